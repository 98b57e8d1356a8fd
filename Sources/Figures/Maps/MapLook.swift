package import Geometry
package import Hierarchy
package import Tunnel

/// The map options: user settings that are not part of the simulation.
package struct MapLook: Hashable, Sendable {
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// Sand and water, by day or night depending on the theme.
    case standard
    /// Satellite: dark land colored by climate, bright names.
    case hybrid
  }

  package var style: Style
  /// Whether the whole Earth is shown, in an equal-area overview.
  package var isOverview: Bool
  /// Whether each map starts with the whole world instead of its region.
  package var showsWorld: Bool
  /// The initial zoom factor.
  package var zoom: Double
  /// Whether antipodal land is shown.
  package var showsAntipodes: Bool
  /// Whether the grid of degrees is shown.
  package var showsGraticule: Bool
  /// The subsolar point, for the night; nil for no night.
  package var sun: Coordinate?
  /// The language of names, and the units of the scale.
  package var locale: AnswerLocale
  /// The user's viewports of single maps.
  package var sights: [NodeID: MapSight]
  /// Whether pictures are for the screen, and may share unchanged parts.
  package var isOnScreen: Bool
  /// Whether something is moving, so that a slightly outdated map suffices.
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
  /// The camera of a view's map; nil if it shows no place on Earth.
  ///
  /// The default size is the view's.
  package func camera(
    of view: NodeID, in state: HierarchyState, size: CGSize? = nil
  ) -> MapCamera? {
    guard let shown = state.presentation(of: view), case .map(let map) = shown.content else {
      return nil
    }
    return camera(
      of: map, in: size ?? shown.bounds.size, goal: state.goal(of: view), sights[view])
  }

  /// The projection of a view's map, in the view's coordinates; nil if it shows no place.
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

  /// The initial camera of a map, centered on its place.
  ///
  /// At a pole it extends beyond the Earth. It is clamped only after zooming; otherwise the pole
  /// would leave the viewport.
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
  /// The final place of a view's map.
  package func goal(of view: NodeID) -> Content.Place? {
    guard case .map(let map)? = views[view]?.content else { return nil }
    return map.center
  }
}

extension Content.Place {
  /// The coordinate; nil if it is not on Earth.
  var coordinate: Coordinate? { try? Coordinate(latitude: latitude, longitude: longitude) }

  /// The place as formatted text.
  func text(in locale: AnswerLocale) -> String {
    coordinate?.text(in: locale) ?? "\(latitude), \(longitude)"
  }
}
