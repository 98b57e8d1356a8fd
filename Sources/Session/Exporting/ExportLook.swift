import Drawing
package import Figures
import Geometry
import Tunnel

/// How the window's figures look, as something that other threads may have.
package struct ExportLook: Sendable {
  private let theme: Theme
  private let world: World?
  private let mapLook: MapLook
  private let showsStatusBar: Bool
  private let showsRoles: Bool
  private let treeLook: TreeLook
  private let sharedScreen: CGSize?

  package init(_ options: FigureOptions) {
    (theme, world, mapLook) = (options.theme, options.world, options.mapLook)
    (showsStatusBar, showsRoles) = (options.showsStatusBar, options.showsRoles)
    (treeLook, sharedScreen) = (options.treeLook, options.sharedScreen)
  }

  /// Options with a shaper of one's own; nothing is selected, and nothing is on a screen.
  func options(_ shaper: any TextShaper, mapCache: MapCache?) -> FigureOptions {
    var look = mapLook
    (look.isOnScreen, look.isMoving) = (false, false)
    var options = FigureOptions(
      shaper: shaper, theme: theme, world: world, mapCache: mapCache, mapLook: look)
    (options.showsStatusBar, options.showsRoles) = (showsStatusBar, showsRoles)
    (options.treeLook, options.sharedScreen) = (treeLook, sharedScreen)
    return options
  }

  var showsMaps: Bool { world != nil }
}
