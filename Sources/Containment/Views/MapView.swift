/// A map of the world with markers on it.
///
/// UIKit: MapKit's `MKMapView`, since iOS 3, as far as the Tunnel app uses it.
public final class MapView: View {
  /// The region of the map; animatable.
  ///
  /// UIKit: `region` and `annotations` of `MKMapView`, since iOS 3.
  public var map = Content.Map(
    center: Content.Place(latitude: 0, longitude: 0), latitudeSpan: 180, longitudeSpan: 360)
  {
    didSet { content = .map(map) }
  }

  /// The gestures on a marker.
  public enum DragPhase: Hashable, Sendable {
    /// It takes hold of the marker.
    case began
    /// It carries the marker to another place.
    case changed
    /// It lets the marker go.
    case ended
    /// It gives the marker back.
    case cancelled
  }

  /// Told when a finger drags the marker with the given index.
  ///
  /// Ours, in place of the delegate's `mapView(_:annotationView:didChange:fromOldState:)`.
  public var onDrag: ((_ marker: Int, _ phase: DragPhase, _ place: Content.Place) -> Void)?

  /// Acts as a finger that drags a marker.
  ///
  /// Nothing happens when there is no such marker or no handler.
  ///
  /// Ours, in place of touches.
  public func dragMarker(_ index: Int, _ phase: DragPhase, to place: Content.Place) {
    guard map.markers.indices.contains(index) else { return }
    onDrag?(index, phase, place)
  }
}
