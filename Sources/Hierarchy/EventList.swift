/// The events of a recording, in the order they happened: 20 bytes each, unpacked when asked for.
///
/// What most events share is kept once: the instant and the turn by stretches of events, and the
/// few kinds with large arguments beside the list.
public struct EventList: RandomAccessCollection, Hashable, Sendable {
  private var packed: [Packed] = []
  private var stretches: [Stretch] = []
  /// The last of the stretches, at hand.
  private var stretch = Stretch(instant: .zero, turn: .min)
  private var large: [Event.Kind] = []

  init() {}

  /// The first place, 0.
  public var startIndex: Int { 0 }
  /// The place after the last event.
  public var endIndex: Int { packed.count }

  /// The event at a place.
  ///
  /// - Complexity: O(1).
  public subscript(index: Int) -> Event {
    let event = packed[index]
    let stretch = stretches[Int(event.stretch)]
    return Event(
      instant: stretch.instant, kind: kind(event.kind), subject: event.subject,
      turn: stretch.turn, changeCount: event.changeCount)
  }

  mutating func append(
    _ kind: Event.Kind, by subject: NodeID?, at instant: Instant, turn: Int32, changeCount: Int32
  ) {
    if stretch.turn != turn || stretch.instant != instant {
      stretch = Stretch(instant: instant, turn: turn)
      stretches.append(stretch)
    }
    packed.append(
      Packed(
        changeCount: changeCount, stretch: Int32(truncatingIfNeeded: stretches.count - 1),
        kind: pack(kind), subject: subject))
  }

  private mutating func pack(_ kind: Event.Kind) -> Kind {
    switch kind {
    case .callback(let callback):
      switch callback {
      case .willMove(let parent): return .willMove(parent)
      case .didMove(let parent): return .didMove(parent)
      case .viewWillAppear(let isAnimated): return .viewWillAppear(isAnimated)
      case .viewIsAppearing(let isAnimated): return .viewIsAppearing(isAnimated)
      case .viewDidAppear(let isAnimated): return .viewDidAppear(isAnimated)
      case .viewWillDisappear(let isAnimated): return .viewWillDisappear(isAnimated)
      case .viewDidDisappear(let isAnimated): return .viewDidDisappear(isAnimated)
      case .viewWillLayoutSubviews: return .viewWillLayoutSubviews
      case .viewDidLayoutSubviews: return .viewDidLayoutSubviews
      default: break
      }
    case .call(let method, let argument): return .call(argument, method)
    case .settled: return .settled
    default: break
    }
    large.append(kind)
    return .large(Int32(truncatingIfNeeded: large.count - 1))
  }

  private func kind(_ kind: Kind) -> Event.Kind {
    switch kind {
    case .willMove(let parent): .callback(.willMove(toParent: parent))
    case .didMove(let parent): .callback(.didMove(toParent: parent))
    case .viewWillAppear(let isAnimated): .callback(.viewWillAppear(animated: isAnimated))
    case .viewIsAppearing(let isAnimated): .callback(.viewIsAppearing(animated: isAnimated))
    case .viewDidAppear(let isAnimated): .callback(.viewDidAppear(animated: isAnimated))
    case .viewWillDisappear(let isAnimated): .callback(.viewWillDisappear(animated: isAnimated))
    case .viewDidDisappear(let isAnimated): .callback(.viewDidDisappear(animated: isAnimated))
    case .viewWillLayoutSubviews: .callback(.viewWillLayoutSubviews)
    case .viewDidLayoutSubviews: .callback(.viewDidLayoutSubviews)
    case .call(let argument, let method): .call(method, argument)
    case .settled: .settled
    case .large(let place): large[Int(place)]
    }
  }

  /// What is kept of an event; the order of the fields leaves no gap.
  private struct Packed: Hashable, Sendable {
    let changeCount: Int32
    let stretch: Int32
    let kind: Kind
    let subject: NodeID?
  }

  /// What happens often, and the place of what does not.
  private enum Kind: Hashable, Sendable {
    case willMove(NodeID?), didMove(NodeID?)
    case viewWillAppear(Bool), viewIsAppearing(Bool), viewDidAppear(Bool)
    case viewWillDisappear(Bool), viewDidDisappear(Bool)
    case viewWillLayoutSubviews, viewDidLayoutSubviews
    case call(NodeID?, Event.Method)
    case settled
    case large(Int32)
  }

  /// Events that happened in one turn at one instant.
  private struct Stretch: Hashable, Sendable {
    let instant: Instant
    let turn: Int32
  }
}

extension EventList {
  /// What one event takes in the list, in bytes, large arguments apart.
  public static var bytesPerEvent: Int { MemoryLayout<Packed>.stride }
}
