import Geometry
import Hierarchy

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

  /// A built-in transition of a host.
  struct Span: Hashable {
    let name: String
    let host: NodeID
    let start: Instant
    let end: Instant
  }

  /// In the order in which the controllers were made.
  private(set) var lanes: [Lane] = []
  private(set) var spans: [Span] = []
  /// Diagnostics, by their event's index.
  private(set) var alarms: [Int] = []

  init(of recording: Recording) {
    var places: [NodeID: Int] = [:]
    var next = 0
    for (index, event) in recording.events.enumerated() {
      for change in recording.changes[next..<Int(event.changeCount)] {
        switch change {
        case .controllerMade(let id, let name, _):
          places[id] = lanes.count
          lanes.append(Lane(controller: id, name: name))
        case .phase(let id, let phase, _):
          guard let place = places[id] else { continue }
          lanes[place].turn(to: phase, at: index)
        case .released(let id):
          if let place = places[id] { lanes[place].turn(to: .disappeared, at: index) }
        case .animationBegan(let animation):
          guard case .transition(let style, _, _) = animation.motion else { continue }
          spans.append(
            Span(
              name: "\(recording.name(of: animation.view)) \(style.rawValue)",
              host: animation.view, start: animation.begin,
              end: animation.begin.advanced(by: animation.duration)))
        default: break
        }
      }
      next = Int(event.changeCount)
      guard event.isInDefaultTrace else { continue }
      if case .diagnostic = event.kind { alarms.append(index) }
      if let place = event.subject.flatMap({ places[$0] }) { lanes[place].marks.append(index) }
    }
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
