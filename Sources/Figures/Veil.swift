import Support

/// A view hidden or dimmed by the user on the stage, to look behind it.
///
/// It affects neither the run nor exports.
package enum Veil: String, Hashable, Sendable {
  /// Not painted.
  case hidden
  /// Painted faintly.
  case dimmed

  /// The opacity of a dimmed view.
  static let faintness = 0.22

  /// The text on its card.
  var words: String {
    self == .hidden ? localized("hidden on the stage") : localized("dimmed on the stage")
  }
}
