package import Geometry

/// The attributes of a node, besides its place in the tree.
package struct DumpFacts: Hashable, Sendable {
  /// Its name or visible text.
  package var name: String?
  /// Its frame: in its parent's coordinates for views of iOS and `dumpsys`, otherwise on the
  /// screen.
  package var frame: CGRect?
  /// The class of a controller's view.
  package var viewClass: String?
  /// The address of a controller's view.
  package var viewIdentity: String?
  /// The class of a controller's presentation controller.
  package var presentedWith: String?
  /// The address of a controller's presentation controller.
  package var presentationIdentity: String?
  /// A view's controller as its class and address, "Class:0x1".
  package var controller: String?
  /// Whether it is printed as hidden.
  package var isHidden: Bool?
  /// The printed opacity.
  package var alpha: Double?
  /// All other attributes, in text order.
  package var others: [Other] = []

  /// An attribute without a field of its own.
  package struct Other: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// The value of another attribute.
  package func other(_ name: String) -> String? { others.first { $0.name == name }?.value }

  mutating func add(_ name: String, _ value: String) {
    others.append(Other(name: name, value: value))
  }
}
