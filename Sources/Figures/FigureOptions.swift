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
  /// What maps show; nil leaves coordinates only.
  package var world: World?
  package var shaper: any TextShaper
  /// Keeps maps that were drawn, for pictures that follow each other; nil draws each anew.
  package var mapCache: MapCache?
  /// Whether the picture is headed by the name of the figure.
  package var showsTitle: Bool
  /// Whether those who made the map data are thanked below the picture.
  package var showsCredit: Bool
  /// Whether the stage stands in a device, or is bare.
  package var hasDevice: Bool

  package init(
    shaper: any TextShaper, theme: Theme = .light, size: CGSize? = nil, selection: NodeID? = nil,
    world: World? = nil, showsTitle: Bool = false, showsCredit: Bool = false,
    hasDevice: Bool = true, mapCache: MapCache? = nil
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
  }

  /// The colours of the theme.
  package var palette: Palette { Palette(theme) }
}
