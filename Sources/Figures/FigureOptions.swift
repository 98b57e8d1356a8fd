package import Drawing
package import Geometry
package import Hierarchy
package import Tunnel

/// The drawing options of a figure.
package struct FigureOptions {
  package var theme: Theme
  /// The size of the picture; nil for the figure's natural size.
  package var size: CGSize?
  /// The selected controller or view.
  package var selection: NodeID?
  /// The hovered view, highlighted more faintly.
  package var pointed: NodeID?
  /// The world of maps; nil shows coordinates only.
  package var world: World?
  package var shaper: any TextShaper
  /// Caches drawn maps between pictures; nil draws each from scratch.
  package var mapCache: MapCache?
  /// The map options.
  package var mapLook: MapLook
  /// Whether the figure has a title.
  package var showsTitle: Bool
  /// Whether the map attribution is included.
  package var showsCredit: Bool
  /// Whether the stage includes the device's frame.
  package var hasDevice: Bool
  /// Whether the device has a status bar, if there is space.
  package var showsStatusBar = false
  /// Whether the stage labels "from" and "to" during a transition.
  package var showsRoles = false
  /// The caption below the picture; may be empty.
  package var caption = ""
  /// Whether a legend is included.
  package var showsLegend = false
  /// The background.
  package var backdrop = Backdrop.theme
  /// The content of a lesson or inspector.
  package var sheet: Sheet?
  /// The content of an inspector at a playhead; nil uses `sheet`.
  package var sheetAt: ((Playhead) -> Sheet)?
  /// Positions on the stage under another timing curve; nil for none.
  package var ghost: Ghost?
  /// The options of the trees.
  package var treeLook = TreeLook()
  /// The views hidden or dimmed on the stage.
  package var veils: [NodeID: Veil] = [:]
  /// The whole screen in Split View; nil otherwise.
  package var sharedScreen: CGSize?
  /// The only view of the stage to draw; nil draws everything.
  package var only: NodeID?
  /// The visible part of the stage and its scale; nil fits all of it.
  package var stageSight: StageSight?
  /// The largest scale of the stage.
  package var greatestStageScale = 2.0
  /// The text scale of a placeholder for the stage.
  package var letterScale = 1.0
  /// The options of a storyboard.
  package var storyboard = StoryboardLook()

  package init(
    shaper: any TextShaper, theme: Theme = .light, size: CGSize? = nil, selection: NodeID? = nil,
    world: World? = nil, showsTitle: Bool = false, showsCredit: Bool = false,
    hasDevice: Bool = true, mapCache: MapCache? = nil, mapLook: MapLook = MapLook()
  ) {
    self.shaper = shaper
    self.theme = theme
    self.size = size
    self.selection = selection
    self.world = world
    self.showsTitle = showsTitle
    self.showsCredit = showsCredit
    self.hasDevice = hasDevice
    self.mapCache = mapCache
    self.mapLook = mapLook
  }

  /// The options with the content for a playhead.
  package func settled(for kind: FigureKind, at playhead: Playhead) -> FigureOptions {
    guard kind == .inspector, let sheetAt else { return self }
    var settled = self
    settled.sheet = sheetAt(playhead)
    return settled
  }

  /// The theme's palette.
  package var palette: Palette { Palette(theme) }
}

/// The background of a picture.
package enum Backdrop: String, Hashable, Sendable, CaseIterable {
  /// The figure's own background.
  case theme
  case white
  /// Transparent.
  case transparent
}
