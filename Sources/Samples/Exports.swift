// A script that imports the samples finds UIKit's containers, and coordinates, with them.

@_exported public import Containers
@_exported public import Tunnel
