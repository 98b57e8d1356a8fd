import Support

/// What a person took out of the picture of the stage, to see what lies behind it.
///
/// It changes nothing in what runs, and nothing in what is exported.
package enum Veil: String, Hashable, Sendable {
  /// Not painted at all.
  case hidden
  /// Painted so faintly that what is behind shines through.
  case dimmed

  /// How much of a dimmed view is left.
  static let faintness = 0.22

  /// What a card says of it.
  var words: String {
    self == .hidden ? localized("hidden on the stage") : localized("dimmed on the stage")
  }
}
