/// The links between the maps: each shows the antipode of the other's marker.
extension TunnelController: MapControllerDelegate {
  /// Starts observing a map's marker by the mechanism of `link`.
  func listen(to map: MapController) {
    switch link {
    case .observation:
      map.observeLocation(by: self, onMove: onMove(of: map), onChange: onDrop(of: map))
      return
    case .notification:
      map.notices = notices
      notices.read(by: self, of: map, onMove: onMove(of: map), onChange: onDrop(of: map))
    case .delegate: map.delegate = self
    }
    simulation.noteObservation(of: map, by: self, what: link.what, isOn: true)
  }

  /// Stops observing a map's marker.
  func ignore(_ map: MapController) {
    if link == .observation {
      map.stopObserving(by: self)
    } else if isViewLoaded {
      simulation.noteObservation(of: map, by: self, what: link.what, isOn: false)
    }
  }

  /// Moves the other map along.
  package func mapController(_ map: MapController, isCarryingMarkerOver location: Coordinate) {
    if followsCarriedMarkers { update(oppositeOf: map, to: location, animated: false) }
  }

  /// Moves the other map to the antipode.
  package func mapController(_ map: MapController, didDropMarkerAt location: Coordinate) {
    update(oppositeOf: map, to: location, animated: true)
  }

  /// The antipode of a place, by the formula of the version.
  func antipode(of place: Coordinate) -> Coordinate {
    let formula: AntipodeFormula =
      switch version {
      case .original: .original
      case .firstFormula: .firstAttempt
      case .fixed, .rootViews, .echo: .exact
      }
    return formula.antipode(of: place)
  }

  /// As published, the other map does not follow during a drag.
  private var followsCarriedMarkers: Bool { version != .original }

  private func onMove(of map: MapController) -> ((Coordinate) -> Void)? {
    guard followsCarriedMarkers else { return nil }
    return { [weak self, weak map] place in
      self?.update(oppositeOf: map, to: place, animated: false)
    }
  }

  private func onDrop(of map: MapController) -> (Coordinate) -> Void {
    { [weak self, weak map] place in self?.update(oppositeOf: map, to: place, animated: true) }
  }

  private func update(oppositeOf map: MapController?, to place: Coordinate, animated: Bool) {
    (map === startMap ? targetMap : startMap)
      .updateLocation(antipode(of: place), animated: animated)
  }
}
