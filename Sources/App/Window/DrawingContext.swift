import Figures
import Session

/// What all drawings of the window have in common.
final class DrawingContext {
  /// The background and colors of drawings.
  var theme = Theme.light
  /// The map options and viewports of the stage.
  var mapLook = MapLook()
  private let mapCache = MapCache()
  private let store: SessionStore

  init(_ store: SessionStore) { self.store = store }

  /// The drawing parameters at this moment.
  var environment: DrawingEnvironment {
    let settings = store.settings.drawing
    return DrawingEnvironment(
      theme: theme, world: store.session.worlds.world, mapCache: mapCache, mapLook: mapLook,
      showsStatusBar: settings.showsStatusBar, showsRoles: settings.showsRoles,
      showsNext: settings.showsNext)
  }
}
