package import Hierarchy

/// What a run did without being asked to: callbacks that a container's children got because it got
/// them, and the steps that `transition(from:to:…)` takes by itself.
package struct TimelineDuties: Hashable {
  /// Callbacks that came to a child after its parent, in the same turn, by index.
  package private(set) var forwarded: [Int] = []
  /// What a running transition does: appearance callbacks and, listed in `swaps`, views in and out.
  package private(set) var framework: [Int] = []
  /// The events of `framework` at which a view had come or gone.
  private(set) var swaps: Set<Int> = []

  private var parents: [NodeID: NodeID] = [:]
  private var owners: [NodeID: NodeID] = [:]
  /// The containers in the middle of a transition, with how many they run.
  private var running: [NodeID: Int] = [:]
  private var heard: [Heard: Int32] = [:]
  private var previous: Event?
  private var eventCount = 0
  private var changeCount = 0

  /// Who heard what.
  private struct Heard: Hashable {
    let controller: NodeID
    let callback: String
  }

  package init(of recording: Recording) { read(recording) }

  /// Reads on in a recording that has become longer.
  package mutating func read(_ recording: Recording) {
    for index in eventCount..<max(eventCount, recording.events.count) {
      let event = recording.events[index]
      let next = Int(event.changeCount)
      for change in recording.changes[changeCount..<next] { note(change, before: index) }
      changeCount = next
      note(event, at: index)
      previous = event
    }
    eventCount = max(eventCount, recording.events.count)
  }

  private mutating func note(_ change: Change, before index: Int) {
    switch change {
    case .parent(let child, let parent): parents[child] = parent
    case .view(of: let controller, let view?): owners[view] = controller
    case .superview(let view, _, _):
      guard let parent = owners[view].flatMap({ parents[$0] }), running[parent] != nil,
        !isAskedFor
      else { return }
      if framework.last != index { framework.append(index) }
      swaps.insert(index)
    default: break
    }
  }

  /// Whether the last event is a call that moves a view.
  private var isAskedFor: Bool {
    switch previous?.kind {
    case .call(.addSubview, _), .call(.insertSubview, _), .call(.removeFromSuperview, _),
      .call(.bringSubviewToFront, _):
      true
    default: false
    }
  }

  private mutating func note(_ event: Event, at index: Int) {
    guard let subject = event.subject else { return }
    switch event.kind {
    case .call(.transition, _): running[subject, default: 0] += 1
    case .completion(.transition, _):
      running[subject] = running[subject].flatMap { $0 > 1 ? $0 - 1 : nil }
    case .callback(let callback) where callback.isPassedOn:
      heard[Heard(controller: subject, callback: callback.name)] = event.turn
      guard let parent = parents[subject] else { return }
      if heard[Heard(controller: parent, callback: callback.name)] == event.turn {
        forwarded.append(index)
      } else if running[parent] != nil, callback.isAppearance, framework.last != index {
        framework.append(index)
      }
    default: break
    }
  }
}

extension Callback {
  /// Whether containers pass it on to their children.
  fileprivate var isPassedOn: Bool {
    switch self {
    case .viewWillTransition, .willTransition, .traitCollectionDidChange, .willRotate,
      .willAnimateRotation, .didRotate, .didReceiveMemoryWarning:
      true
    default: isAppearance
    }
  }

  /// Whether it tells of a view that comes on screen or leaves it.
  fileprivate var isAppearance: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      true
    default: false
    }
  }
}
