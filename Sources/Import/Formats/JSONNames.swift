/// What tools call things in JSON: the same fact has a different name in each.
enum JSONNames {
  /// The names that lists of children have.
  static let children: Set<String> = [
    "children", "subviews", "childViewControllers", "nodes", "elements", "widgets", "childNodes",
    "presentedViewController", "views", "controllers", "windows", "apps", "roots", "Children",
    "floating_nodes", "items",
  ]
  /// The names of objects whose parts are children by their names, where all of them are objects.
  static let maps: Set<String> = ["dependencies"]
  /// Those of them that nothing but a node has.
  static let own: Set<String> = ["children", "Children", "subviews", "childNodes"]
  /// The name of an only child.
  static let child = "child"
  /// The names of lists that are no children, however their objects look.
  static let noChildren: Set<String> = [
    "constraints", "actions", "events", "gestures", "gestureRecognizers", "attributes",
    "properties", "props", "styles", "traits", "listeners", "layers", "marks",
  ]
  /// The names of classes, the best first.
  static let classes = [
    "class", "className", "ClassName", "XamlType", "type", "elementType", "role", "AXRole",
    "widgetRuntimeType", "controlType", "ControlType", "tag", "tagName", "nodeName", "component",
  ]
  /// The names of names, the best first.
  static let titles = [
    "name", "AXLabel", "description", "label", "title", "text", "accessibilityText",
    "accessibilityLabel", "content-desc", "contentDescription", "Name", "AXTitle", "Text", "value",
    "AXValue", "identifier",
  ]
  /// The names of identities, the best first.
  static let ids = [
    "id", "nodeId", "valueId", "objectId", "uuid", "address", "pointer", "ptr", "AXUniqueId",
    "AXIdentifier", "resource-id", "resourceId", "AutomationId", "automationId",
    "accessibilityIdentifier", "rawIdentifier", "testID",
  ]
  /// The names of a node's parent in a list.
  static let parents = ["parent", "parentId", "parentID", "parent_id", "superview", "parentLine"]
  /// The names of lists of ids in a list.
  static let childIDs: Set<String> = ["childIds", "child_ids", "childIDs"]
  /// The names of rectangles, the best first.
  static let frames = [
    "frame", "bounds", "rect", "AXFrame", "boundingBox", "bounding_box", "BoundingRectangle",
    "absoluteBoundingBox",
  ]
  /// The names of what is shown where it is true.
  static let shown = ["visible", "isVisible", "displayed", "visible-to-user"]
  /// The names of what is hidden where it is true.
  static let hidden = ["hidden", "isHidden"]
  /// The names of objects whose parts are the node's own.
  static let nested: Set<String> = ["attributes", "props", "properties"]
}
