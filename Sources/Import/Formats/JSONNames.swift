/// The keys of tools' JSON formats, which use different names for the same facts.
enum JSONNames {
  /// Keys of lists of children.
  static let children: Set<String> = [
    "children", "subviews", "childViewControllers", "nodes", "elements", "widgets", "childNodes",
    "presentedViewController", "views", "controllers", "windows", "apps", "roots", "Children",
    "floating_nodes", "items",
  ]
  /// Keys of objects whose entries are children by name, if all of them are objects.
  static let maps: Set<String> = ["dependencies"]
  /// Those keys that only nodes have.
  static let own: Set<String> = ["children", "Children", "subviews", "childNodes"]
  /// The key of an only child.
  static let child = "child"
  /// Keys of lists that are never children.
  static let noChildren: Set<String> = [
    "constraints", "actions", "events", "gestures", "gestureRecognizers", "attributes",
    "properties", "props", "styles", "traits", "listeners", "layers", "marks",
  ]
  /// Keys of classes, in order of preference.
  static let classes = [
    "class", "className", "ClassName", "XamlType", "type", "elementType", "role", "AXRole",
    "widgetRuntimeType", "controlType", "ControlType", "tag", "tagName", "nodeName", "component",
  ]
  /// Keys of names, in order of preference.
  static let titles = [
    "name", "AXLabel", "description", "label", "title", "text", "accessibilityText",
    "accessibilityLabel", "content-desc", "contentDescription", "Name", "AXTitle", "Text", "value",
    "AXValue", "identifier",
  ]
  /// Keys of identifiers, in order of preference.
  static let ids = [
    "id", "nodeId", "valueId", "objectId", "uuid", "address", "pointer", "ptr", "AXUniqueId",
    "AXIdentifier", "resource-id", "resourceId", "AutomationId", "automationId",
    "accessibilityIdentifier", "rawIdentifier", "testID",
  ]
  /// Keys of a node's parent in a list.
  static let parents = ["parent", "parentId", "parentID", "parent_id", "superview", "parentLine"]
  /// Keys of lists of child ids in a list.
  static let childIDs: Set<String> = ["childIds", "child_ids", "childIDs"]
  /// Keys of frames, in order of preference.
  static let frames = [
    "frame", "bounds", "rect", "AXFrame", "boundingBox", "bounding_box", "BoundingRectangle",
    "absoluteBoundingBox",
  ]
  /// Keys of visibility flags.
  static let shown = ["visible", "isVisible", "displayed", "visible-to-user"]
  /// Keys of hidden flags.
  static let hidden = ["hidden", "isHidden"]
  /// Keys of objects whose entries belong to the enclosing node.
  static let nested: Set<String> = ["attributes", "props", "properties"]
}
