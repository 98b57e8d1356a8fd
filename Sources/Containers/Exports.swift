// A script or program that imports the containers finds the core with them.

@_exported public import Containment
