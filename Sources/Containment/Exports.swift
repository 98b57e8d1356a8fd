// Container code needs Hierarchy's values and Foundation's geometry beside the controllers.

@_exported public import Geometry
@_exported public import Hierarchy
