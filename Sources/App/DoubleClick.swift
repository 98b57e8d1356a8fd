import Translation

/// What a double click on a card of the hierarchy does.
enum DoubleClick: String, CaseIterable {
  case isolates, folds, nothing

  /// The action that chooses.
  static let action = "double-click"

  var title: String {
    switch self {
    case .isolates: localized("Isolates It")
    case .folds: localized("Folds or Unfolds It")
    case .nothing: localized("Only Chooses It")
    }
  }
}
