// Geometry consists of Foundation's CG types and additions to them, so it exports both.

@_exported public import Foundation
