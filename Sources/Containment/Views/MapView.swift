/// A world map with markers.
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

  /// The phases of dragging a marker.
  public enum DragPhase: Hashable, Sendable {
    /// The drag started.
    case began
    /// The marker moved to another place.
    case changed
    /// The drag ended.
    case ended
    /// The drag was cancelled.
    case cancelled
  }

  /// Called when the marker with the given index is dragged.
  ///
  /// An addition to UIKit for `mapView(_:annotationView:didChange:fromOldState:)`.
  public var onDrag: ((_ marker: Int, _ phase: DragPhase, _ place: Content.Place) -> Void)?

  /// Simulates dragging a marker.
  ///
  /// Has no effect without a marker of this index or a handler.
  ///
  /// An addition to UIKit; simulates touches.
  public func dragMarker(_ index: Int, _ phase: DragPhase, to place: Content.Place) {
    guard map.markers.indices.contains(index) else { return }
    onDrag?(index, phase, place)
  }
}
