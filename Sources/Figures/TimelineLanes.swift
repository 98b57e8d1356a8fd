import Foundation
import Geometry
import Hierarchy
import Support

/// What happened to whom, read off a recording once: phases as bars, events as marks.
struct TimelineLanes: Hashable {
  /// One controller's line.
  struct Lane: Hashable {
    let controller: NodeID
    let name: String
    var bars: [Bar] = []
    /// The events about it that a trace shows, by index.
    var marks: [Int] = []
    /// Whether its phase ever changed.
    var isQuiet: Bool { bars.isEmpty }
  }

  /// A phase, from the event at which it shows to the one at which the next does.
  struct Bar: Hashable {
    let phase: AppearancePhase
    let start: Int
    var end: Int?
  }

  /// What happens of itself, all of one kind.
  struct Duty: Hashable {
    let name: String
    let marks: [Int]
    /// The marks at which a view comes or goes.
    var swaps: Set<Int> = []
  }

  /// A built-in transition, or views that an animation block moves together.
  struct Span: Hashable {
    var name: String
    let isTransition: Bool
    let start: Instant
    /// When it ended, which is before its time when it was stopped.
    var end: Instant
    /// The first of its animations.
    let animation: Int32
  }

  /// When animations began and are to end, so that those of one block find each other.
  private struct Block: Hashable {
    let start: Instant
    let end: Instant
    let isTransition: Bool
  }

  /// Containers before what they contain, otherwise in the order in which they were made.
  ///
  /// The order is that of the whole run: no lane ever moves.
  private(set) var lanes: [Lane] = []
  private(set) var spans: [Span] = []
  /// What was done without anybody's asking, for lanes of its own below those of the controllers.
  private(set) var duties: [Duty] = []
  /// Diagnostics, by their event's index.
  private(set) var alarms: [Int] = []
  private var blocks: [Block: Int] = [:]
  private var spanOfAnimation: [Int32: Int] = [:]

  init(of recording: Recording) {
    var places: [NodeID: Int] = [:]
    var next = 0
    var containers: [NodeID: NodeID] = [:]
    for (index, event) in recording.events.enumerated() {
      for change in recording.changes[next..<Int(event.changeCount)] {
        switch change {
        case .controllerMade(let id, let name, _):
          places[id] = lanes.count
          lanes.append(Lane(controller: id, name: name))
        case .phase(let id, let phase, _):
          guard let place = places[id] else { continue }
          lanes[place].turn(to: phase, at: index)
        case .parent(let child, let parent?):
          if containers[child] == nil { containers[child] = parent }
        case .released(let id):
          if let place = places[id] { lanes[place].turn(to: .disappeared, at: index) }
        case .animationBegan(let animation):
          note(animation, at: event.instant, in: recording)
        case .animationEnded(let id):
          if let span = spanOfAnimation[id] {
            spans[span].end = min(spans[span].end, event.instant)
          }
        default: break
        }
      }
      next = Int(event.changeCount)
      guard event.isInDefaultTrace else { continue }
      if case .diagnostic = event.kind { alarms.append(index) }
      if let place = event.subject.flatMap({ places[$0] }) { lanes[place].marks.append(index) }
    }
    sortLanes(by: containers)
    let found = TimelineDuties(of: recording)
    duties = [
      Duty(name: localized("forwarded"), marks: found.forwarded),
      Duty(name: localized("framework"), marks: found.framework, swaps: found.swaps),
    ].filter { !$0.marks.isEmpty }
  }
}

extension TimelineLanes.Lane {
  fileprivate mutating func turn(to phase: AppearancePhase, at index: Int) {
    if bars.last?.end == nil, !bars.isEmpty {
      guard bars[bars.count - 1].phase != phase else { return }
      bars[bars.count - 1].end = index
    }
    guard phase != .disappeared else { return }
    bars.append(TimelineLanes.Bar(phase: phase, start: index))
  }
}

extension TimelineLanes {
  /// Adds an animation; those of one block share a span.
  ///
  /// One that goes back the way it came begins before it was asked for; it is shown from there on.
  private mutating func note(
    _ animation: AnimationState, at instant: Instant, in recording: Recording
  ) {
    let view = recording.name(of: animation.view)
    let start = max(animation.begin, instant)
    let end = animation.begin.advanced(by: animation.duration)
    var (name, isTransition) = (view, false)
    if case .transition(let style, _, _) = animation.motion {
      (name, isTransition) = (localized("\(style.words) of \(view)"), true)
    }
    let block = Block(start: start, end: end, isTransition: isTransition)
    if !isTransition, let place = blocks[block] {
      spanOfAnimation[animation.id] = place
      if !spans[place].name.components(separatedBy: ", ").contains(view) {
        spans[place].name += ", \(view)"
      }
      return
    }
    blocks[block] = spans.count
    spanOfAnimation[animation.id] = spans.count
    spans.append(
      Span(
        name: name, isTransition: isTransition, start: start, end: end, animation: animation.id))
  }

  /// Puts each controller below its first container, and those that were never shown at the end.
  private mutating func sortLanes(by containers: [NodeID: NodeID]) {
    let holders = Set(containers.values)
    var children: [NodeID: [Lane]] = [:]
    var stack: [Lane] = []
    for lane in lanes.reversed() {
      if let container = containers[lane.controller] {
        children[container, default: []].append(lane)
      } else if !lane.isQuiet || holders.contains(lane.controller) {
        stack.append(lane)
      }
    }
    var sorted: [Lane] = []
    while let lane = stack.popLast() {
      sorted.append(lane)
      stack += children[lane.controller] ?? []
    }
    // So do controllers that contain each other in a circle, at different times.
    let placed = Set(sorted.map(\.controller))
    lanes = sorted + lanes.filter { !placed.contains($0.controller) }
  }
}

extension TransitionStyle {
  /// The style as people say it.
  var words: String {
    switch self {
    case .flipFromLeft: localized("Flip from left")
    case .flipFromRight: localized("Flip from right")
    case .flipFromTop: localized("Flip from top")
    case .flipFromBottom: localized("Flip from bottom")
    case .curlUp: localized("Curl up")
    case .curlDown: localized("Curl down")
    case .crossDissolve: localized("Cross dissolve")
    }
  }
}
