import Support

/// What a double click on a card of the hierarchy does.
enum DoubleClick: String, CaseIterable {
  case isolates, folds, nothing

  /// The action that chooses.
  static let action = "double-click"

  var title: String {
    switch self {
    case .isolates: localized("Isolate")
    case .folds: localized("Fold or Unfold")
    case .nothing: localized("Select Only")
    }
  }
}
