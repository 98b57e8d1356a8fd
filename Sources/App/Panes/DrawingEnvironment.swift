import Drawing
import Figures
import Geometry
import GtkKit
import Hierarchy
import Session
import Tunnel

/// What every pane draws with: theme, fonts, the world and the maps drawn last.
struct DrawingEnvironment {
  let theme: Theme
  let world: World?
  /// The maps drawn last; one a window.
  let mapCache: MapCache
  /// How maps are shown.
  let mapLook: MapLook
  /// Whether the device has a status bar.
  let showsStatusBar: Bool
  /// Whether the stage says who is shown and who is hidden in a transition.
  let showsRoles: Bool
  /// Whether the window says in words what comes next.
  let showsNext: Bool

  /// Options for a figure of a session.
  func options(for session: Session, size: CGSize? = nil) -> FigureOptions {
    var options = FigureOptions(
      shaper: Toolkit.textShaper, theme: theme, size: size, selection: session.selection,
      world: world, mapCache: mapCache, mapLook: mapLook)
    options.showsStatusBar = showsStatusBar
    options.showsRoles = showsRoles
    options.ghost = session.ghost
    options.veils = session.browsing.veils
    options.sharedScreen = session.sharedScreen?.size
    return options
  }

  /// Options for what leaves the window: nothing is marked, hidden or dimmed in it.
  func optionsForOthers(_ session: Session) -> FigureOptions {
    var options = options(for: session)
    (options.selection, options.veils) = (nil, [:])
    return options
  }
}

/// A heading above a pane, with what belongs to it at the right.
func paneHeader(_ title: String, _ controls: [Widget] = []) -> Box {
  paneHeader(Label(title), controls)
}

/// The same with a label of the pane's own.
func paneHeader(_ label: Label, _ controls: [Widget]) -> Box {
  label.addStyle("pane-title")
  label.horizontalAlignment = 0
  label.isEllipsized = true
  label.expandsHorizontally = true
  let header = Box(.horizontal, spacing: 6, [label] + controls)
  header.addStyle("pane-header")
  return header
}
