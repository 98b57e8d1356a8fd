/// How a map notifies its container of its marker: three mechanisms with the same result.
package enum LocationLink: String, Sendable, CaseIterable {
  /// The container observes the map's `currentLocation`.
  case observation
  /// The map posts a notification, and the container observes it.
  case notification
  /// The container is the map's delegate.
  case delegate

  /// The name of the mechanism in the recording.
  var what: String {
    switch self {
    case .observation: "currentLocation"
    case .notification: "notices"
    case .delegate: "delegate"
    }
  }
}

/// Receives the positions of a map's marker.
package protocol MapControllerDelegate: AnyObject {
  /// The marker is being dragged over a place.
  func mapController(_ map: MapController, isCarryingMarkerOver location: Coordinate)
  /// The marker was dropped, and the map moved there.
  func mapController(_ map: MapController, didDropMarkerAt location: Coordinate)
}

/// Where maps post the positions of their markers, like a notification center.
package final class LocationNotices {
  private var readers: [(map: NodeID, listener: LocationObservation)] = []

  /// Creates a center without observers.
  package init() {}

  /// Calls `onChange` with every place where a map's marker is dropped, and `onMove` during drags.
  package func read(
    by observer: ViewController, of map: MapController, onMove: ((Coordinate) -> Void)? = nil,
    onChange: @escaping (Coordinate) -> Void
  ) {
    readers.append(
      (map.id, LocationObservation(observer: observer.id, onMove: onMove, onChange: onChange)))
  }

  func readers(of map: MapController) -> [LocationObservation] {
    readers.filter { $0.map == map.id }.map(\.listener)
  }
}

/// An observer of a marker.
struct LocationObservation {
  let observer: NodeID
  let onMove: ((Coordinate) -> Void)?
  let onChange: (Coordinate) -> Void
}

/// Notifies the observer in each of the three ways.
extension MapController {
  /// The observers, the observers of notifications, and the delegate.
  var listeners: [LocationObservation] {
    observers + (notices?.readers(of: self) ?? []) + (delegateListener.map { [$0] } ?? [])
  }

  private var delegateListener: LocationObservation? {
    guard let delegate else { return nil }
    return LocationObservation(observer: id) { [unowned self] in
      delegate.mapController(self, isCarryingMarkerOver: $0)
    } onChange: { [unowned self] in
      delegate.mapController(self, didDropMarkerAt: $0)
    }
  }

  /// Notifies all observers of the marker's position.
  func tellListeners(of location: Coordinate) {
    for listener in listeners {
      simulation.tellObserver(of: self, what: "currentLocation") { listener.onChange(location) }
    }
  }
}
