/// The states of an accessible, numbered as in AT-SPI.
///
/// Source: AtspiStateType of at-spi2-core.
package struct AccessibleStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private static func number(_ bit: UInt64) -> AccessibleStates {
    AccessibleStates(rawValue: 1 << bit)
  }
  package static let active = number(1)
  package static let checked = number(4)
  package static let editable = number(7)
  package static let expanded = number(10)
  package static let focusable = number(11)
  package static let focused = number(12)
  package static let selected = number(23)
  package static let showing = number(25)
  package static let visible = number(30)

  /// The names of commonly used states, in AT-SPI's order.
  package var words: [String] {
    Self.named.compactMap { contains(.number($0.bit)) ? $0.word : nil }
  }

  /// Creates states from names, ignoring unknown ones.
  init(words: [String]) {
    self = Self.named.reduce(into: []) { states, entry in
      if words.contains(entry.word) { states.insert(.number(entry.bit)) }
    }
  }

  private static let named: [(bit: UInt64, word: String)] = [
    (1, "active"), (3, "busy"), (4, "checked"), (6, "defunct"), (7, "editable"), (8, "enabled"),
    (9, "expandable"), (10, "expanded"), (11, "focusable"), (12, "focused"), (16, "modal"),
    (17, "multi-line"), (20, "pressed"), (21, "resizable"), (22, "selectable"), (23, "selected"),
    (24, "sensitive"), (25, "showing"), (26, "single-line"), (30, "visible"),
    (32, "indeterminate"), (33, "required"), (36, "invalid"), (41, "checkable"), (43, "read-only"),
  ]
}
