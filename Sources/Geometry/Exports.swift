// Geometry is Foundation's CG types and what they lack on Linux, so it hands both out together.

@_exported public import Foundation
