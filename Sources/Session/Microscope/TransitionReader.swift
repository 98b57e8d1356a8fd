import Hierarchy

/// Reads transitions from a recording: simultaneous animations, and interactive ones without
/// animation.
struct TransitionReader {
  private(set) var transitions: [RecordedTransition] = []
  private let recording: Recording
  private var places: [Span: Int] = [:]
  private var placeOfAnimation: [Int32: Int] = [:]
  /// Controllers in transition, in order, and since when.
  private var moving: [(controller: NodeID, phase: AppearancePhase, since: Instant)] = []
  private var owners: [NodeID: NodeID] = [:]
  private var presenters: [NodeID: NodeID] = [:]
  private var lastExchange: Instant?
  /// Controller transitions by start, for those without an animation.
  private var ways: [Way] = []

  private struct Span: Hashable {
    let start: Instant
    let end: Instant
  }

  private struct Way {
    let start: Instant
    var end: Instant
    var from: NodeID?
    var to: NodeID?
  }

  /// - Complexity: O(*events* + *changes*), times the simultaneous transitions.
  init(of recording: Recording) {
    self.recording = recording
    var next = 0
    for event in recording.events {
      for change in recording.changes[next..<Int(event.changeCount)] {
        note(change, at: event.instant)
      }
      next = Int(event.changeCount)
      if case .call(.transition, _) = event.kind { lastExchange = event.instant }
    }
    for one in moving { close(one, at: recording.end) }
    addWaysOfFingers()
    for index in transitions.indices { finish(&transitions[index]) }
    transitions.sort {
      $0.start == $1.start ? ($0.animation ?? 0) < ($1.animation ?? 0) : $0.start < $1.start
    }
  }

  private mutating func note(_ change: Change, at instant: Instant) {
    switch change {
    case .phase(let id, let phase, _): note(id, phase, at: instant)
    case .released(let id): note(id, .disappeared, at: instant)
    case .view(of: let controller, let view?): owners[view] = controller
    case .presenting(let presented, by: let presenter?): presenters[presented] = presenter
    case .animationBegan(let animation): note(animation, at: instant)
    case .animationEnded(let id):
      guard let place = placeOfAnimation[id] else { return }
      transitions[place].end = min(transitions[place].end, instant)
    default: break
    }
  }

  private mutating func note(_ id: NodeID, _ phase: AppearancePhase, at instant: Instant) {
    if let place = moving.firstIndex(where: { $0.controller == id }) {
      close(moving.remove(at: place), at: instant)
    }
    if phase.isTransitional { moving.append((id, phase, instant)) }
  }

  /// Closes a controller's transition: it ended or was reversed.
  private mutating func close(
    _ one: (controller: NodeID, phase: AppearancePhase, since: Instant), at instant: Instant
  ) {
    guard instant > one.since else { return }
    var place = ways.lastIndex { $0.start == one.since }
    if place == nil {
      ways.append(Way(start: one.since, end: instant))
      place = ways.count - 1
    }
    guard let place else { return }
    ways[place].end = max(ways[place].end, instant)
    if one.phase == .appearing, ways[place].to == nil { ways[place].to = one.controller }
    if one.phase == .disappearing, ways[place].from == nil { ways[place].from = one.controller }
  }

  private mutating func note(_ animation: AnimationState, at instant: Instant) {
    let start = max(animation.begin, instant)
    let end = animation.begin.advanced(by: animation.duration)
    let place = places[Span(start: start, end: end)] ?? transitions.count
    if place == transitions.count {
      transitions.append(
        RecordedTransition(
          animation: animation.id, animations: [], start: start, end: end,
          duration: end.seconds - start.seconds, curve: animation.curve,
          path: lastExchange == start ? .exchange : .container,
          title: recording.name(of: animation.view)))
      places[Span(start: start, end: end)] = place
    }
    placeOfAnimation[animation.id] = place
    transitions[place].animations.insert(animation.id)
    switch animation.motion {
    case .transition(_, let old, let new):
      transitions[place].from = owners[old]
      transitions[place].to = owners[new]
    case .property:
      guard let one = moving.first(where: { $0.controller == owners[animation.view] }) else {
        return
      }
      if one.phase == .appearing { transitions[place].to = one.controller }
      if one.phase == .disappearing { transitions[place].from = one.controller }
    }
    complete(place, at: start)
  }

  /// Falls back to the controllers whose transitions began at the same moment, if the moving views
  /// are ambiguous.
  private mutating func complete(_ place: Int, at start: Instant) {
    let fellows = moving.filter { $0.since == start }
    func first(_ phase: AppearancePhase) -> NodeID? {
      fellows.first { $0.phase == phase }?.controller
    }
    if transitions[place].to == nil { transitions[place].to = first(.appearing) }
    if transitions[place].from == nil { transitions[place].from = first(.disappearing) }
  }

  private mutating func addWaysOfFingers() {
    let led = Set(transitions.filter { $0.to != nil || $0.from != nil }.map(\.start))
    for way in ways where !led.contains(way.start) {
      transitions.append(
        RecordedTransition(
          animation: nil, animations: [], start: way.start, end: way.end,
          duration: way.end.seconds - way.start.seconds, curve: nil, from: way.from, to: way.to,
          path: .finger, title: ""))
    }
  }

  /// Sets the title, and the presenter if only one of the two appears or disappears.
  private func finish(_ transition: inout RecordedTransition) {
    if let to = transition.to, let from = transition.from {
      let isModal = presenters[to] == from || presenters[from] == to
      if isModal, transition.path == .container { transition.path = .presentation }
    } else if let to = transition.to, let presenter = presenters[to] {
      transition.from = presenter
      if transition.path == .container { transition.path = .presentation }
    } else if let from = transition.from, let presenter = presenters[from] {
      transition.to = presenter
      if transition.path == .container { transition.path = .presentation }
    }
    let names = [transition.from, transition.to].map { $0.map(recording.name(of:)) }
    switch (names[0], names[1]) {
    case (let from?, let to?): transition.title = "\(from) → \(to)"
    case (nil, let to?): transition.title = "→ \(to)"
    case (let from?, nil): transition.title = "\(from) →"
    case (nil, nil): transition.path = .views
    }
  }
}
