package import Drawing
package import Figures
package import Geometry
package import Hierarchy
package import Tunnel

/// The appearance of exported figures: converts export options to figure options.
///
/// Shared by window and command line; safe to use on other threads.
package struct ExportLook: Sendable {
  package var theme = Theme.light
  package var size: CGSize?
  package var backdrop = Backdrop.theme
  package var hasDevice = true
  package var showsTitle = false
  package var showsLegend = false
  package var caption = ""
  /// Whether the map attribution is included, where the figure shows a map.
  package var thanks = true
  /// The world of maps; nil shows coordinates only, without attribution.
  package var world: World?
  package var mapLook = MapLook()
  /// The highlighted node.
  package var selection: NodeID?
  /// The view shown alone in a picture of the stage.
  package var only: NodeID?
  /// The inspected node; nil for the first.
  package var inspected: NodeID?
  package var storyboard = StoryboardLook()
  private var showsStatusBar = false
  private var showsRoles = false
  private var treeLook = TreeLook()
  private var sharedScreen: CGSize?

  package init() {}

  /// The appearance of the window's figures, without selection and interaction.
  package init(of options: FigureOptions) {
    (theme, world, mapLook) = (options.theme, options.world, options.mapLook)
    (mapLook.isOnScreen, mapLook.isMoving) = (false, false)
    (showsStatusBar, showsRoles) = (options.showsStatusBar, options.showsRoles)
    (treeLook, sharedScreen) = (options.treeLook, options.sharedScreen)
    inspected = options.selection
  }

  /// The options for a figure of a run, with a separate shaper.
  package func options(
    for figure: FigureKind, of recording: Recording, shaper: any TextShaper,
    mapCache: MapCache? = nil
  ) -> FigureOptions {
    var options = plainOptions(shaper)
    options.mapCache = mapCache
    options.showsCredit = thanks && figure.showsMaps && world != nil
    if figure == .inspector {
      options.sheetAt = { [inspected] playhead in
        let node = inspected ?? recording.state(at: playhead).firstNode
        return node.map { recording.inspectorSheet(of: $0, at: playhead) } ?? Sheet([])
      }
    }
    return options
  }

  /// The options for anything but a figure of a run.
  func plainOptions(_ shaper: any TextShaper) -> FigureOptions {
    var options = FigureOptions(
      shaper: shaper, theme: theme, size: size, selection: selection, world: world,
      showsTitle: showsTitle, hasDevice: hasDevice, mapLook: mapLook)
    (options.caption, options.showsLegend) = (caption, showsLegend)
    (options.backdrop, options.storyboard) = (backdrop, storyboard)
    (options.showsStatusBar, options.showsRoles) = (showsStatusBar, showsRoles)
    (options.treeLook, options.sharedScreen) = (treeLook, sharedScreen)
    options.only = only
    return options
  }

  /// Adds the chosen background to a picture without frame.
  func onGround(_ picture: DisplayList) -> DisplayList {
    var picture = picture
    switch backdrop {
    case .theme: break
    case .white: picture.background = .white
    case .transparent: picture.background = nil
    }
    return picture
  }
}

extension HierarchyState {
  /// The default node of an inspector: the root of the first window, else any.
  package var firstNode: NodeID? {
    windows.compactMap(\.rootViewController).first ?? topControllers.first?.id
      ?? views.values.first?.id
  }
}
