import Foundation
import Hierarchy
import Support

/// The lanes of a recording: phases as bars, events as marks.
struct TimelineLanes: Hashable {
  /// A controller's lane.
  struct Lane: Hashable {
    let controller: NodeID
    let name: String
    var bars: [Bar] = []
    /// Its trace events, by index.
    var marks: [Int] = []
    /// Whether its phase ever changed.
    var isQuiet: Bool { bars.isEmpty }
  }

  /// A phase, from its first event to that of the next phase.
  struct Bar: Hashable {
    let phase: AppearancePhase
    let start: Int
    var end: Int?
  }

  /// A lane of implicit events of one kind.
  struct Duty: Hashable {
    let name: String
    let marks: [Int]
    /// The marks at which a view is added or removed.
    var swaps: Set<Int> = []
  }

  /// A built-in transition, or the views of an animation block.
  struct Span: Hashable {
    var name: String
    let isTransition: Bool
    let start: Instant
    /// Its end, earlier than planned if it was stopped.
    var end: Instant
    /// Its first animation.
    let animation: Int32
  }

  /// Start and planned end, which identify the animations of a block.
  private struct Block: Hashable {
    let start: Instant
    let end: Instant
    let isTransition: Bool
  }

  /// Containers before their children, otherwise in order of creation.
  ///
  /// The order is that of the whole run, so that lanes never move.
  private(set) var lanes: [Lane] = []
  private(set) var spans: [Span] = []
  /// The lanes of implicit events, below those of the controllers.
  private(set) var duties: [Duty] = []
  /// Diagnostics, by event index.
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
  /// A reversed animation has an earlier start; it is shown from the reversal on.
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

  /// Sorts controllers below their first container, those never shown last.
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
    // As do controllers that contained each other at different times.
    let placed = Set(sorted.map(\.controller))
    lanes = sorted + lanes.filter { !placed.contains($0.controller) }
  }
}

extension TransitionStyle {
  /// The style's name.
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
