// Container code also needs Hierarchy's values and geometry.

@_exported public import Geometry
@_exported public import Hierarchy
