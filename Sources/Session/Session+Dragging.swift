package import Geometry
package import Hierarchy
import Scenarios

/// Drags; any other action ends the drag first.
extension Session {
  /// Whether a drag is in progress.
  package var isHolding: Bool { history.drag != nil }

  /// Ends the drag and keeps its effect.
  package mutating func letGo() {
    endDrag()
    endPan(rested: true)
    endResize()
  }

  /// Cancels the drag.
  package mutating func giveBack() {
    endDrag(cancelled: true)
    endPan(rested: true, cancelled: true)
    endResize(cancelled: true)
  }

  /// Pauses, and adds an undo step; returns the state before the drag.
  private mutating func takeHold() -> History.Snapshot {
    letGo()
    var still = opened.player
    still.pause()
    var before = History.Snapshot(opened: opened, history: history)
    before.opened.player = still
    remember()
    opened.forkInPast()
    opened.player = still
    return before
  }

  /// Restores the state before a drag.
  private mutating func goBack(to before: History.Snapshot) {
    (opened, history) = (before.opened, before.history)
  }

  /// Passes the time of a move.
  private mutating func passMove() {
    opened.player.tick(HeldDrag.moveDuration, in: opened.recording, isOpenEnded: true)
  }
}

/// Dragging a marker of a map.
extension Session {
  package mutating func beginDrag(ofMarker marker: Int, on map: NodeID) {
    guard heldMarker == nil, let place = opened.place(ofMarker: marker, on: map) else { return }
    let drag = HeldDrag.MarkerDrag(map: map, marker: marker, place: place)
    history.drag = .marker(drag, before: takeHold())
    opened.act(drag.gesture(.began))
    opened.play()
  }

  package mutating func continueDrag(to place: Content.Place) {
    guard let (held, before) = heldMarker, held.place != place else { return }
    var drag = held
    drag.place = place
    history.drag = .marker(drag, before: before)
    passMove()
    opened.act(drag.gesture(.changed))
  }

  /// Ends the drag, or cancels it and restores the marker.
  package mutating func endDrag(cancelled: Bool = false) {
    guard let (drag, before) = heldMarker else { return }
    guard !cancelled else { return goBack(to: before) }
    history.drag = nil
    opened.act(drag.gesture(.ended))
    opened.play()
  }

  private var heldMarker: (HeldDrag.MarkerDrag, before: History.Snapshot)? {
    if case .marker(let drag, let before)? = history.drag { (drag, before) } else { nil }
  }

  /// Moves a marker by degrees, as the arrow keys do.
  package mutating func nudge(
    marker: Int, on map: NodeID, latitude: Double, longitude: Double
  ) {
    guard let place = opened.place(ofMarker: marker, on: map) else { return }
    move(
      marker: marker, on: map,
      to: Content.Place(
        latitude: min(max(place.latitude + latitude, -90), 90),
        longitude: place.longitude + longitude))
  }

  /// Moves a marker to a place, as one action.
  package mutating func move(marker: Int, on map: NodeID, to place: Content.Place) {
    guard heldMarker == nil, let start = opened.place(ofMarker: marker, on: map), start != place
    else { return }
    beginDrag(ofMarker: marker, on: map)
    guard let (held, before) = heldMarker else { return }
    var drag = held
    drag.place = place
    history.drag = .marker(drag, before: before)
    opened.act(drag.gesture(.changed))
    endDrag()
  }

  /// Returns a marker to its initial place.
  package mutating func returnHome(marker: Int, on map: NodeID) {
    let untouched = opened.run.with([]).record().latest
    if let place = untouched.place(ofMarker: marker, on: map) {
      move(marker: marker, on: map, to: place)
    }
  }
}

/// A pan gesture on a view: a list scrolls, a card follows.
extension Session {
  /// Starts a touch on a view.
  package mutating func beginPan(on view: NodeID) {
    guard heldTouch == nil else { return }
    history.drag = .touch(HeldDrag.TouchDrag(view: view), before: takeHold())
    opened.act(.pan(view, .began))
  }

  /// Moves the touch to a distance from its start, in points of the screen.
  package mutating func continuePan(by distance: CGSize) {
    guard let (held, before) = heldTouch, held.distance != distance else { return }
    var touch = held
    touch.velocity = CGSize(
      width: (distance.width - touch.distance.width) / HeldDrag.moveDuration,
      height: (distance.height - touch.distance.height) / HeldDrag.moveDuration)
    touch.distance = distance
    history.drag = .touch(touch, before: before)
    passMove()
    opened.act(.pan(touch.view, .changed(by: distance)))
  }

  /// Ends the touch with the speed of its last move unless it rested; or cancels it.
  package mutating func endPan(rested: Bool, cancelled: Bool = false) {
    guard let (touch, before) = heldTouch else { return }
    history.drag = nil
    if !cancelled {
      opened.act(.pan(touch.view, .ended(velocity: rested ? .zero : touch.velocity)))
      if opened.recording.differs(from: before.opened.recording) { return opened.play() }
    }
    // Nothing moved, or it was cancelled.
    goBack(to: before)
  }

  private var heldTouch: (HeldDrag.TouchDrag, before: History.Snapshot)? {
    if case .touch(let touch, let before)? = history.drag { (touch, before) } else { nil }
  }
}

/// Dragging the device's edge, or the divider between two apps.
extension Session {
  package mutating func beginResize() {
    let edge = HeldDrag.EdgeDrag(size: opened.deviceSize, screen: opened.sharedScreen?.size)
    history.drag = .edge(edge, before: takeHold())
  }

  /// Drags the edge; only the last size counts, and only its width for a divider.
  package mutating func continueResize(to size: CGSize) {
    guard let (edge, before) = heldEdge else { return }
    let size = DeviceSize.possible(size)
    guard size != opened.deviceSize else { return }
    opened.goBack(to: before.opened)
    if let screen = edge.screen {
      let width = SharedScreen.width(near: size.width, on: screen)
      opened.act(SharedScreen(size: screen, width: width).gesture(animated: false))
    } else {
      opened.act(.resize(size, animated: false))
    }
    opened.player.seekToEnd(of: opened.recording)
  }

  /// Ends the drag, or cancels it and restores the size.
  package mutating func endResize(cancelled: Bool = false) {
    guard let (edge, before) = heldEdge else { return }
    history.drag = nil
    if cancelled || opened.deviceSize == edge.size { goBack(to: before) }
  }

  private var heldEdge: (HeldDrag.EdgeDrag, before: History.Snapshot)? {
    if case .edge(let edge, let before)? = history.drag { (edge, before) } else { nil }
  }
}
