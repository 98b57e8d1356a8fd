import Support

/// What a person can ask of the hierarchy by menus, beside the keys that work on its cards.
enum HierarchyAction: String, CaseIterable {
  case find, fold
  case unfoldAll = "unfold-all"
  case isolate, counterpart, hide, dim
  case leaveIsolation = "leave-isolation"
  case foldAsUsual = "fold-as-usual"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case actualSize = "actual-size"
  case fit, readable

  /// The name of its action within the window.
  var name: String { "hierarchy-\(rawValue)" }
  var fullName: String { "win.\(name)" }

  /// The switch for chains, and the choice of trees.
  static let chainsName = "win.hierarchy-chains"
  static let treesName = "win.hierarchy-trees"

  /// The words of its menu item.
  var title: String {
    switch self {
    case .find: AppAction.find.title
    case .fold: localized("Fold or Unfold")
    case .unfoldAll: localized("Unfold All Below")
    case .isolate: localized("Isolate")
    case .counterpart: localized("Go to View or Controller")
    case .hide: localized("Hide View")
    case .dim: localized("Dim View")
    case .leaveIsolation: localized("Exit Isolation")
    case .foldAsUsual: localized("Reset Folding")
    case .zoomIn: Zoom.closer.title
    case .zoomOut: Zoom.farther.title
    case .actualSize: localized("Actual Size")
    case .fit: Zoom.whole.title
    case .readable: localized("Zoom to Readable Size")
    }
  }

  /// The key that does it while a card has the keyboard.
  var key: String? {
    switch self {
    case .find: "<Control>f"
    case .unfoldAll: "asterisk"
    case .isolate: "f"
    case .leaveIsolation: "Escape"
    case .zoomIn: "plus"
    case .zoomOut: "minus"
    case .actualSize: "1"
    case .fit: "0"
    default: nil
    }
  }
}
