package import Figures
package import Hierarchy
package import Scenarios

/// Everything the window does, without a toolkit: what is open, where in it one is, what is
/// selected, and what happens when a person acts.
package struct Session: Sendable {
  package let worlds: WorldStore
  /// What is being watched.
  package private(set) var run: Run
  /// What the run did.
  package private(set) var recording: Recording
  package private(set) var player = Player()
  /// The node that every pane marks.
  package private(set) var selection: NodeID?
  /// Whether animations are skipped, as some people need.
  package var reducesMotion = false

  private var past: [[TimedGesture]] = []
  private var future: [[TimedGesture]] = []
  private var drag: MarkerDrag?
  /// How many events had happened before each gesture of the run.
  private var gestureStarts: [Int] = []

  /// A session on a scenario, or on Tunnel, at its start.
  package init(worlds: WorldStore, opening name: String? = nil) {
    self.worlds = worlds
    let scenario =
      name.flatMap(Scenario.named) ?? SystemInfo.all.first.map(Scenario.init(opening:))
      ?? Scenario.all[0]
    run = Run(scenario, geocoder: worlds.geocoder)
    (recording, gestureStarts) = run.execute()
    if scenario.gestures.isEmpty { player.seekToEnd(of: recording) }
  }

  /// The hierarchy at the place where the player stands.
  package var state: HierarchyState {
    recording.state(afterEvents: player.eventCount, at: player.instant)
  }

  /// The line of the trace that has just happened, or nil at the start.
  package var currentLine: String? {
    recording.events[..<player.eventCount].last(where: \.isInDefaultTrace)
      .flatMap(recording.traceLine(of:))
  }

  /// How many lines of the trace have happened, and how many there are.
  package var progress: (done: Int, of: Int) {
    let shown = recording.defaultTraceIndices
    return (shown.count { $0 < player.eventCount }, shown.count)
  }

  package var canUndo: Bool { !past.isEmpty }
  package var canRedo: Bool { !future.isEmpty }
  package var isDragging: Bool { drag != nil }
  /// Whether the picture moves by itself, so that time must be ticked on.
  package var isMoving: Bool { player.isPlaying || isDragging }
}

/// Opening things.
extension Session {
  /// Opens a system as it starts, in one of its versions.
  package mutating func open(_ system: SystemInfo, variant: String? = nil) {
    restart(
      Run(Scenario(opening: system), variant: variant, geocoder: worlds.geocoder), keeping: [])
  }

  /// Opens the same system in another version; what was done to it is done again.
  package mutating func choose(variant: String) {
    endDrag(cancelled: true)
    let gestures = run.gestures
    let next = Run(run.scenario, variant: variant, geocoder: worlds.geocoder).with(gestures)
    restart(next, keeping: gestures)
  }

  private mutating func restart(_ next: Run, keeping gestures: [TimedGesture]) {
    let speed = player.speed
    run = next
    (past, future, drag, selection) = ([], [], nil, nil)
    (recording, gestureStarts) = run.execute()
    player = Player()
    player.speed = speed
    player.seekToEnd(of: recording)
  }
}

/// Moving through time.
extension Session {
  package mutating func togglePlaying() {
    if player.isPlaying { player.pause() } else { player.play(recording) }
    if player.isPlaying, reducesMotion { player.seekToEnd(of: recording) }
  }
  package mutating func setSpeed(_ speed: Double) { player.speed = speed }
  package mutating func stepForward() { player.stepForward(in: recording) }
  package mutating func stepBack() { player.stepBack(in: recording) }
  package mutating func goToStart() { player.seekToStart() }
  package mutating func goToEnd() { player.seekToEnd(of: recording) }
  package mutating func seek(toEvent index: Int) { player.seek(toEvent: index, in: recording) }
  package mutating func seek(to playhead: Playhead) { player.seek(to: playhead, in: recording) }

  /// Lets real time pass, in seconds.
  package mutating func tick(_ seconds: Double) {
    player.tick(seconds, in: recording, isOpenEnded: isDragging)
  }
}

/// Acting on what is seen.
extension Session {
  package mutating func select(_ node: NodeID?) { selection = node }

  /// Does something at the place where the player stands, then plays on from there.
  ///
  /// What had been done later is forgotten; undo brings it back.
  package mutating func perform(_ gesture: Gesture) {
    endDrag()
    remember()
    act(gesture)
    play()
  }

  private mutating func remember() {
    past.append(run.gestures)
    future = []
  }

  private mutating func act(_ gesture: Gesture) {
    let done = zip(run.gestures, gestureStarts).prefix { $0.1 < player.eventCount }.map(\.0)
    run = run.with(done)
    run.perform(gesture, at: player.instant)
    (recording, gestureStarts) = run.execute()
    player.adopt(recording)
  }

  private mutating func play() {
    if reducesMotion {
      player.seekToEnd(of: recording)
    } else if player.eventCount < recording.events.count {
      player.play(recording)
    }
  }

  package mutating func undo() {
    endDrag(cancelled: true)
    guard let gestures = past.popLast() else { return }
    future.append(run.gestures)
    replay(gestures)
  }

  package mutating func redo() {
    endDrag(cancelled: true)
    guard let gestures = future.popLast() else { return }
    past.append(run.gestures)
    replay(gestures)
  }

  private mutating func replay(_ gestures: [TimedGesture]) {
    drag = nil
    run = run.with(gestures)
    (recording, gestureStarts) = run.execute()
    player.seekToEnd(of: recording)
  }
}

/// Dragging a marker of a map.
extension Session {
  private struct MarkerDrag: Hashable {
    let map: NodeID
    let marker: Int
    var place: Content.Place
  }

  package mutating func beginDrag(ofMarker marker: Int, on map: NodeID) {
    guard drag == nil, let place = place(ofMarker: marker, on: map) else { return }
    remember()
    player.pause()
    drag = MarkerDrag(map: map, marker: marker, place: place)
    act(.dragMarker(map: map, marker: marker, .began, place: place))
  }

  package mutating func continueDrag(to place: Content.Place) {
    guard drag != nil, drag?.place != place else { return }
    drag?.place = place
    send(.changed)
  }

  package mutating func endDrag(cancelled: Bool = false) {
    guard drag != nil else { return }
    send(cancelled ? .cancelled : .ended)
    drag = nil
    play()
  }

  private mutating func send(_ phase: Gesture.DragPhase) {
    guard let drag else { return }
    act(.dragMarker(map: drag.map, marker: drag.marker, phase, place: drag.place))
  }

  /// Moves a marker by degrees at once, as the arrow keys do.
  package mutating func nudge(
    marker: Int, on map: NodeID, latitude: Double, longitude: Double
  ) {
    guard drag == nil, let place = place(ofMarker: marker, on: map) else { return }
    let target = Content.Place(
      latitude: min(max(place.latitude + latitude, -90), 90),
      longitude: place.longitude + longitude)
    beginDrag(ofMarker: marker, on: map)
    continueDrag(to: target)
    endDrag()
  }

  /// Where a marker will stand when everything has come to rest.
  package func place(ofMarker marker: Int, on map: NodeID) -> Content.Place? {
    guard case .map(let content)? = state.views[map]?.content,
      content.markers.indices.contains(marker)
    else { return nil }
    return content.markers[marker].place
  }
}
