package import Hierarchy

/// Implicit events of a run: callbacks forwarded by a container, and the steps that
/// `transition(from:to:…)` takes itself.
package struct TimelineDuties: Hashable {
  /// Callbacks a child received after its parent in the same turn, by event index.
  package private(set) var forwarded: [Int] = []
  /// The steps of a running transition: appearance callbacks and, listed in `swaps`, views added
  /// and removed.
  package private(set) var framework: [Int] = []
  /// The events of `framework` at which a view was added or removed.
  private(set) var swaps: Set<Int> = []

  private var parents: [NodeID: NodeID] = [:]
  private var owners: [NodeID: NodeID] = [:]
  /// The number of running transitions by container.
  private var running: [NodeID: Int] = [:]
  private var heard: [Heard: Int32] = [:]
  private var previous: Event?
  private var eventCount = 0
  private var changeCount = 0

  /// A callback received by a controller.
  private struct Heard: Hashable {
    let controller: NodeID
    let callback: String
  }

  package init(of recording: Recording) { read(recording) }

  /// Reads the new events of a longer recording.
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
  /// Whether containers forward it to their children.
  fileprivate var isPassedOn: Bool {
    switch self {
    case .viewWillTransition, .willTransition, .traitCollectionDidChange, .willRotate,
      .willAnimateRotation, .didRotate, .didReceiveMemoryWarning:
      true
    default: isAppearance
    }
  }

  /// Whether it is an appearance callback.
  fileprivate var isAppearance: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      true
    default: false
    }
  }
}
