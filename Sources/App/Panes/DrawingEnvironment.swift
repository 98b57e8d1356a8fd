import Drawing
import Figures
import Geometry
import GtkKit
import Hierarchy
import Session
import Tunnel

/// Shared drawing parameters of all panes: theme, world and map options.
struct DrawingEnvironment {
  let theme: Theme
  let world: World?
  /// The map cache, one per window.
  let mapCache: MapCache
  /// The map options.
  let mapLook: MapLook
  /// Whether the device has a status bar.
  let showsStatusBar: Bool
  /// Whether the stage labels "from" and "to" in a transition.
  let showsRoles: Bool
  /// Whether the window describes the next event.
  let showsNext: Bool

  /// Options for a figure of an open document.
  func options(for opened: Opened, size: CGSize? = nil) -> FigureOptions {
    var options = FigureOptions(
      shaper: Toolkit.textShaper, theme: theme, size: size, selection: opened.selection,
      world: world, mapCache: mapCache, mapLook: mapLook)
    options.showsStatusBar = showsStatusBar
    options.showsRoles = showsRoles
    options.ghost = opened.ghost
    options.veils = opened.browsing.veils
    options.sharedScreen = opened.sharedScreen?.size
    return options
  }

  /// Options for exports: nothing is selected, hidden or dimmed.
  func optionsForOthers(_ opened: Opened) -> FigureOptions {
    var options = options(for: opened)
    (options.selection, options.veils) = (nil, [:])
    return options
  }
}

/// A heading above a pane, with controls at its right.
func paneHeader(_ title: String, _ controls: [Widget] = []) -> Box {
  paneHeader(Label(title), controls)
}

/// A heading with an existing label.
func paneHeader(_ label: Label, _ controls: [Widget]) -> Box {
  label.addStyle("pane-title")
  label.horizontalAlignment = 0
  label.isEllipsized = true
  label.expandsHorizontally = true
  let header = Box(.horizontal, spacing: 6, [label] + controls)
  header.addStyle("pane-header")
  return header
}
