import Support

/// Menu actions of the hierarchy, in addition to the keys of its cards.
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

  /// The name of its action in the window.
  var name: String { "hierarchy-\(rawValue)" }
  var fullName: String { "win.\(name)" }

  /// The actions that toggle collapsed chains and choose the trees shown.
  static let chainsName = "win.hierarchy-chains"
  static let treesName = "win.hierarchy-trees"

  /// The title of its menu item.
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

  /// Its key while a card has the focus.
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
