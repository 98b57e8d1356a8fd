package import Hierarchy
import Scenarios

/// Dragging a marker of a map.
///
/// Time stands still while the pointer rests; every move takes a sixtieth of a second.
extension Session {
  struct MarkerDrag {
    let map: NodeID
    let marker: Int
    var place: Content.Place
    let before: Before
  }

  /// The duration of a move, in seconds.
  private static let moveDuration = 1.0 / 60

  package mutating func beginDrag(ofMarker marker: Int, on map: NodeID) {
    guard drag == nil, let place = place(ofMarker: marker, on: map) else { return }
    drag = MarkerDrag(map: map, marker: marker, place: place, before: takeHold())
    act(.dragMarker(map: map, marker: marker, .began, place: place))
    play()
  }

  package mutating func continueDrag(to place: Content.Place) {
    guard drag != nil, drag?.place != place else { return }
    drag?.place = place
    player.tick(Self.moveDuration, in: recording, isOpenEnded: true)
    send(.changed)
  }

  /// Ends the drag, or cancels it and restores the marker.
  package mutating func endDrag(cancelled: Bool = false) {
    guard let drag else { return }
    if cancelled {
      restore(drag.before)
      (self.drag, chosenStatement) = (nil, nil)
    } else {
      send(.ended)
      self.drag = nil
      play()
    }
  }

  private mutating func send(_ phase: Gesture.DragPhase) {
    guard let drag else { return }
    act(.dragMarker(map: drag.map, marker: drag.marker, phase, place: drag.place))
  }

  /// Moves a marker by degrees, as the arrow keys do.
  package mutating func nudge(
    marker: Int, on map: NodeID, latitude: Double, longitude: Double
  ) {
    guard let place = place(ofMarker: marker, on: map) else { return }
    move(
      marker: marker, on: map,
      to: Content.Place(
        latitude: min(max(place.latitude + latitude, -90), 90),
        longitude: place.longitude + longitude))
  }

  /// Moves a marker to a place, as one action.
  package mutating func move(marker: Int, on map: NodeID, to place: Content.Place) {
    guard drag == nil, let start = self.place(ofMarker: marker, on: map), start != place else {
      return
    }
    beginDrag(ofMarker: marker, on: map)
    drag?.place = place
    send(.changed)
    endDrag()
  }

  /// Returns a marker to its initial place.
  package mutating func returnHome(marker: Int, on map: NodeID) {
    let untouched = run.with([]).record().latest
    guard case .map(let content)? = untouched.views[map]?.content,
      content.markers.indices.contains(marker)
    else { return }
    move(marker: marker, on: map, to: content.markers[marker].place)
  }

  /// The final place of a marker.
  package func place(ofMarker marker: Int, on map: NodeID) -> Content.Place? {
    guard case .map(let content)? = state.views[map]?.content,
      content.markers.indices.contains(marker)
    else { return nil }
    return content.markers[marker].place
  }
}
