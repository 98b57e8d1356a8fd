/// Identifies an accessible by program and object path.
package struct AccessibleReference: Hashable, Sendable {
  /// The program's unique name on the accessibility bus, as ":1.7".
  package let bus: String
  /// The object path.
  package let path: String

  package init(bus: String, path: String) {
    (self.bus, self.path) = (bus, path)
  }

  /// The root of a program.
  package static func root(of bus: String) -> AccessibleReference {
    AccessibleReference(bus: bus, path: "/org/a11y/atspi/accessible/root")
  }

  /// Whether it is null, as the parent of a root is.
  var isNobody: Bool { path == "/org/a11y/atspi/null" || bus.isEmpty }

  /// Whether it is valid for a call: programs may report anything.
  var isAskable: Bool {
    path.hasPrefix("/") && bus.contains(where: { $0 == ":" || $0 == "." })
      && bus.allSatisfy { $0.isASCII && !$0.isWhitespace }
  }
}
