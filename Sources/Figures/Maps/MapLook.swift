package import Geometry
package import Hierarchy
package import Tunnel

/// How maps are shown, whatever they show: what a person chose, never part of the simulation.
package struct MapLook: Hashable, Sendable {
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// Sand and water, by day or by night as the theme says.
    case standard
    /// As from above: dark land in the colours of its climate, bright names.
    case hybrid
  }

  package var style: Style
  /// Whether the whole Earth is shown at once, in its true proportions.
  package var isOverview: Bool
  /// Whether each map starts with the whole world instead of its own region.
  package var showsWorld: Bool
  /// How many times as close as that each map is looked at.
  package var zoom: Double
  /// Whether the land on the far side shines through.
  package var showsAntipodes: Bool
  /// Whether whole degrees have lines.
  package var showsGraticule: Bool
  /// The place with the sun overhead, for the shade of the night; nil draws no night.
  package var sun: Coordinate?
  /// The language of names, and the units of the scale.
  package var locale: AnswerLocale
  /// What a person did to the view of single maps.
  package var sights: [NodeID: MapSight]
  /// Whether pictures follow each other on a screen, and may share what does not change.
  package var isOnScreen: Bool
  /// Whether something is on its way, so that a map drawn for a moment ago is good enough.
  package var isMoving: Bool
  /// Whether maps can be dragged, so that they are drawn beyond their views.
  package var isAtHand: Bool

  package init(
    style: Style = .standard, isOverview: Bool = false, showsWorld: Bool = false, zoom: Double = 1,
    showsAntipodes: Bool = false, showsGraticule: Bool = true, sun: Coordinate? = nil,
    locale: AnswerLocale = .english,
    sights: [NodeID: MapSight] = [:], isOnScreen: Bool = false, isMoving: Bool = false,
    isAtHand: Bool = false
  ) {
    (self.style, self.isOverview, self.showsWorld) = (style, isOverview, showsWorld)
    (self.zoom, self.showsGraticule) = (zoom, showsGraticule)
    (self.showsAntipodes, self.sun, self.locale) = (showsAntipodes, sun, locale)
    (self.sights, self.isOnScreen, self.isMoving) = (sights, isOnScreen, isMoving)
    self.isAtHand = isAtHand
  }
}

extension MapLook {
  /// From where a view's map is looked at, or nil when it shows no place on Earth.
  ///
  /// Its picture has the size of the view, unless another one is given.
  package func camera(
    of view: NodeID, in state: HierarchyState, size: CGSize? = nil
  ) -> MapCamera? {
    guard let shown = state.presentation(of: view), case .map(let map) = shown.content else {
      return nil
    }
    return camera(
      of: map, in: size ?? shown.bounds.size, goal: state.goal(of: view), sights[view])
  }

  /// How a view's map is laid flat, in the view's own coordinates; nil when it shows no place.
  package func projection(
    of view: NodeID, in state: HierarchyState, size: CGSize? = nil
  ) -> MapProjection? {
    guard let size = size ?? state.presentation(of: view)?.bounds.size,
      let camera = camera(of: view, in: state, size: size)
    else { return nil }
    return isOverview
      ? .overview(EqualEarth(size: size)) : .flat(Equirectangular(camera: camera, size: size))
  }

  private func camera(
    of map: Content.Map, in size: CGSize, goal: Content.Place?, _ sight: MapSight?
  ) -> MapCamera? {
    guard let own = ownCamera(of: map, in: size) else { return nil }
    guard let sight else { return own.clamped(in: size) }
    return sight.seen(from: own, at: map.center, goal: goal ?? map.center).clamped(in: size)
  }

  /// The initial camera of a map, straight above its middle.
  ///
  /// At a pole it sees beyond the Earth. It is clamped only when all is known of how close it is:
  /// one that came closer after that would have left the pole out of sight.
  func ownCamera(of map: Content.Map, in size: CGSize) -> MapCamera? {
    guard size.width > 0, size.height > 0, let center = map.center.coordinate else { return nil }
    let region = MapCamera(
      showing: GeoRegion(
        center: center, latitudeSpan: map.latitudeSpan, longitudeSpan: map.longitudeSpan),
      in: size)
    let shown = showsWorld ? MapCamera.world(in: size) : region.clamped(in: size)
    return MapCamera(
      center: MapPoint(longitude: center.longitude, latitude: center.latitude),
      pointsPerDegree: shown.pointsPerDegree * zoom)
  }
}

extension HierarchyState {
  /// Where the map of a view will stand when it has come to rest.
  package func goal(of view: NodeID) -> Content.Place? {
    guard case .map(let map)? = views[view]?.content else { return nil }
    return map.center
  }
}

extension Content.Place {
  /// The place as the map's module knows it, or nil when it is nowhere on Earth.
  var coordinate: Coordinate? { try? Coordinate(latitude: latitude, longitude: longitude) }

  /// The place as people write it.
  func text(in locale: AnswerLocale) -> String {
    coordinate?.text(in: locale) ?? "\(latitude), \(longitude)"
  }
}
