package import Geometry

/// What a dump says of a node besides its place in the tree.
package struct DumpFacts: Hashable, Sendable {
  /// What it is called, or what it shows.
  package var name: String?
  /// Its rectangle: within its parent's for views of iOS and `dumpsys`, on the screen elsewhere.
  package var frame: CGRect?
  /// The class of a controller's view.
  package var viewClass: String?
  /// The address of a controller's view.
  package var viewIdentity: String?
  /// The class of what a controller is presented with.
  package var presentedWith: String?
  /// The address of what a controller is presented with.
  package var presentationIdentity: String?
  /// A view's controller as its class and address, "Class:0x1".
  package var controller: String?
  /// Whether it says that it is not shown.
  package var isHidden: Bool?
  /// How opaque it says it is.
  package var alpha: Double?
  /// Everything else, in the order it stands in the text.
  package var others: [Other] = []

  /// A fact that no field is made for.
  package struct Other: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// The value of another fact.
  package func other(_ name: String) -> String? { others.first { $0.name == name }?.value }

  mutating func add(_ name: String, _ value: String) {
    others.append(Other(name: name, value: value))
  }
}
