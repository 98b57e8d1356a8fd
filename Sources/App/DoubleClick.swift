import Support

/// The effect of a double click on a card of the hierarchy.
enum DoubleClick: String, CaseIterable {
  case isolates, folds, nothing

  /// The name of the action that sets it.
  static let action = "double-click"

  var title: String {
    switch self {
    case .isolates: localized("Isolate")
    case .folds: localized("Fold or Unfold")
    case .nothing: localized("Select Only")
    }
  }
}
