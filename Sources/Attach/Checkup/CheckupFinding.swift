internal import Support

/// An accessibility issue of a widget.
package struct CheckupFinding: Hashable, Sendable {
  /// The kind of issue.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An interactive widget without a name.
    case unnamed
    /// A widget completely outside its parent.
    case outside
    /// A hidden widget with the focus.
    case hiddenFocus = "hidden-focus"
    /// A widget with the role and the name of a sibling.
    case duplicate
    /// A widget nested very deep.
    case deep

    /// The localized title.
    package var title: String {
      switch self {
      case .unnamed: localized("Missing Name")
      case .outside: localized("Out of Bounds")
      case .hiddenFocus: localized("Hidden Focus")
      case .duplicate: localized("Duplicate Name")
      case .deep: localized("Deep Nesting")
      }
    }

    /// A count of issues: "4 missing names".
    package func words(for count: Int) -> String {
      switch self {
      case .unnamed: localized("1 missing name", "\(count) missing names", count: count)
      case .outside: localized("1 out of bounds", "\(count) out of bounds", count: count)
      case .hiddenFocus: localized("1 hidden focus", "\(count) hidden focuses", count: count)
      case .duplicate: localized("1 duplicate name", "\(count) duplicate names", count: count)
      case .deep: localized("1 nested too deep", "\(count) nested too deep", count: count)
      }
    }
  }

  package let kind: Kind
  /// The widget's index in the tree.
  package let place: Int
  /// The issue and its remedy.
  package let message: String

  /// The issue as a line of a report.
  package var line: String { "\(kind.rawValue): \(message)" }
}
