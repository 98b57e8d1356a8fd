import Figures
package import Geometry
package import GtkKit
package import Session

/// A window with a single pane, driven by code: the subject of benchmarks.
package final class PaneAlone {
  /// The kind of pane.
  package enum Kind: Hashable, Sendable {
    case stage, hierarchy
  }

  private enum Pane {
    case stage(StagePane)
    case hierarchy(HierarchyPane)

    var widget: Widget {
      switch self {
      case .stage(let pane): pane.widget
      case .hierarchy(let pane): pane.widget
      }
    }
  }

  package private(set) var session: Session
  private let native: ApplicationWindow
  private let clock: FrameClock
  private let pane: Pane
  private let mapCache = MapCache()

  /// Creates a pane of `size`, without its heading.
  package init(
    _ kind: Kind, of application: Application, size: CGSize, showing session: Session
  ) {
    self.session = session
    native = ApplicationWindow(of: application)
    clock = FrameClock(of: native)
    pane =
      switch kind {
      case .stage: .stage(StagePane())
      case .hierarchy: .hierarchy(HierarchyPane(forAudience: true))
      }
    native.defaultSize = size
    native.setChild(pane.widget)
    show()
  }

  /// Opens the window without focus: a blinking cursor would redraw all the while.
  package func present() {
    native.present()
    native.clearFocus()
  }

  /// Changes the session and shows the result.
  package func change(_ body: (inout Session) -> Void) {
    body(&session)
    show()
  }

  private func show() {
    let look = DrawingEnvironment(
      theme: .light, world: session.worlds.world, mapCache: mapCache, mapLook: MapLook(),
      showsStatusBar: false, showsRoles: false, showsNext: false)
    switch pane {
    case .stage(let pane): pane.show(StageModel(session), look)
    case .hierarchy(let pane): pane.show(TreeModel(session), look)
    }
  }

  /// Calls `body` before each frame with its time, in microseconds, until it returns false.
  package func onFrame(_ body: @escaping (Int64) -> Bool) { clock.start(body) }

  /// Pans the trees, in points.
  package func pan(by distance: CGPoint) {
    if case .hierarchy(let pane) = pane { pane.look { $0.pan(by: distance) } }
  }

  /// Zooms the trees to a scale; nil fits all of them.
  package func zoom(to scale: Double?) {
    guard case .hierarchy(let pane) = pane else { return }
    pane.look { viewport in
      if let scale {
        viewport.zoom(to: scale, at: .zero)
      } else {
        viewport.fit()
      }
    }
  }

  /// The number of visible cards.
  package var visibleCards: Int {
    guard case .hierarchy(let pane) = pane, let shown = pane.shown else { return 0 }
    let visible = pane.viewport.visible
    return shown.cards.count { $0.frame.overlaps(visible) }
  }
}
