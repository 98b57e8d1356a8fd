package import Drawing
package import Geometry
package import Hierarchy
package import Tunnel

/// How a figure is to look, whatever it shows.
package struct FigureOptions {
  package var theme: Theme
  /// The size of the picture; nil for the figure's own.
  package var size: CGSize?
  /// The controller or view to point out.
  package var selection: NodeID?
  /// The view that a pointer rests on, to be pointed out more faintly.
  package var pointed: NodeID?
  /// What maps show; nil leaves coordinates only.
  package var world: World?
  package var shaper: any TextShaper
  /// Caches drawn maps for successive pictures; nil draws each from scratch.
  package var mapCache: MapCache?
  /// How maps are shown.
  package var mapLook: MapLook
  /// Whether the picture is headed by the name of the figure.
  package var showsTitle: Bool
  /// Whether those who made the map data are thanked below the picture.
  package var showsCredit: Bool
  /// Whether the stage stands in a device, or is bare.
  package var hasDevice: Bool
  /// Whether a status bar stands above the window, where there is room for one.
  package var showsStatusBar = false
  /// Whether it says on the stage who is shown and who is hidden while that happens.
  package var showsRoles = false
  /// What stands below the picture in words; empty for nothing.
  package var caption = ""
  /// Whether signs, colours and lines are explained below the picture.
  package var showsLegend = false
  /// What lies behind the picture.
  package var backdrop = Backdrop.theme
  /// What a lesson says, or an inspector at whatever moment.
  package var sheet: Sheet?
  /// What an inspector says at a moment; nil leaves it to `sheet`.
  package var sheetAt: ((Playhead) -> Sheet)?
  /// Where on the stage things would be under another curve; nil leaves that out.
  package var ghost: Ghost?
  /// How the trees are shown.
  package var treeLook = TreeLook()
  /// The views that are left out of the stage or painted faintly, so that one sees behind them.
  package var veils: [NodeID: Veil] = [:]
  /// The whole screen when the app shares it with another one; nil when it has it alone.
  package var sharedScreen: CGSize?
  /// The view that a picture of the stage shows by itself; nil shows all of it.
  package var only: NodeID?
  /// Which part of the stage is seen, and how large; nil shows all of it, as large as fits.
  package var stageSight: StageSight?
  /// How many times its own size the stage may be, where there is so much room.
  package var greatestStageScale = 2.0
  /// How much larger is written what stands in the place of a stage, for who has large letters.
  package var letterScale = 1.0
  /// What a storyboard shows.
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

  /// The options for a figure at a moment, with what is said of it then.
  package func settled(for kind: FigureKind, at playhead: Playhead) -> FigureOptions {
    guard kind == .inspector, let sheetAt else { return self }
    var settled = self
    settled.sheet = sheetAt(playhead)
    return settled
  }

  /// The colours of the theme.
  package var palette: Palette { Palette(theme) }
}

/// What lies behind a picture.
package enum Backdrop: String, Hashable, Sendable, CaseIterable {
  /// The figure's own ground.
  case theme
  case white
  /// Nothing: what the picture is put on shows through.
  case transparent
}
