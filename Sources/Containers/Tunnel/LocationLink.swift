/// How a map tells its container what a finger did with the marker: three ways with one result.
public enum LocationLink: String, Sendable, CaseIterable {
  /// The container observes the map's `currentLocation`.
  case observation
  /// The map puts up a notice, and the container looks for it.
  case notification
  /// The container is the map's delegate.
  case delegate

  /// What the recording calls that which is listened to.
  var what: String {
    switch self {
    case .observation: "currentLocation"
    case .notification: "notices"
    case .delegate: "delegate"
    }
  }
}

/// Who is told by a map what a finger does with its marker.
public protocol MapControllerDelegate: AnyObject {
  /// The marker is being carried over a place.
  func mapController(_ map: MapController, isCarryingMarkerOver location: Coordinate)
  /// The marker was dropped, and the map moved there.
  func mapController(_ map: MapController, didDropMarkerAt location: Coordinate)
}

/// Where maps post what was done with their markers, as a notification center does.
public final class LocationNotices {
  private var readers: [(map: NodeID, listener: LocationObservation)] = []

  /// A board with no notices and no readers.
  public init() {}

  /// Calls `onChange` with every place a map's marker is dropped on, and `onMove` with those on the
  /// way.
  public func read(
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
  /// Those who observe, the readers of the notices, and the delegate.
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

  /// Tells everybody where the marker is now.
  func tellListeners(of location: Coordinate) {
    for listener in listeners {
      simulation.tellObserver(of: self, what: "currentLocation") { listener.onChange(location) }
    }
  }
}
