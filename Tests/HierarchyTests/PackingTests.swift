import Geometry
import Hierarchy
import TestSupport
import Testing

/// A recording returns what was appended, at every length.
@Suite struct `Appending to a recording` {
  private struct Entry: Equatable {
    let kind: Event.Kind
    let subject: NodeID?
    let instant: Instant
    let turn: Int32
    let changeCount: Int32

    init(
      _ kind: Event.Kind, by subject: NodeID?, at instant: Instant, turn: Int32, changeCount: Int
    ) {
      self.kind = kind
      self.subject = subject
      self.instant = instant
      self.turn = turn
      self.changeCount = Int32(changeCount)
    }

    init(_ event: Event) {
      self.init(
        event.kind, by: event.subject, at: event.instant, turn: event.turn,
        changeCount: Int(event.changeCount))
    }
  }

  @Test(arguments: [UInt64](1...4)) func `keeps every event and every change`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var recording = Recording()
    var (events, changes): ([Entry], [Change]) = ([], [])
    var instant = Instant.zero
    for index in 0..<10_000 {
      // Sometimes very many changes at once.
      for _ in 0..<(index % 3000 == 1500 ? 70_000 : random.number(below: 3)) {
        changes.append(change(&random))
        recording.append(changes[changes.count - 1])
      }
      if random.isOnce(in: 2) { instant = instant.advanced(by: random.fraction()) }
      let (kind, subject) = (kind(&random), random.isOnce(in: 9) ? nil : node(&random))
      let turn = Int32(index / 2)
      events.append(
        Entry(kind, by: subject, at: instant, turn: turn, changeCount: changes.count))
      recording.append(kind, by: subject, at: instant, turn: turn)
    }
    #expect(recording.events.count == events.count)
    #expect(zip(recording.events, events).allSatisfy { Entry($0) == $1 })
    #expect(recording.changes.elementsEqual(changes))
  }

  @Test func `copies that continue are independent, wherever they diverge`() {
    for length in [0, 1, 63, 64, 65, 255, 256, 4095, 4096, 4097, 8192, 36_864, 40_959, 40_960] {
      var recording = Recording()
      for index in 0..<length { write(Int32(index + 1), in: &recording) }
      var other = recording
      let former = recording
      #expect(former == other)
      write(-1, in: &recording)
      write(-2, in: &other)
      write(-3, in: &other)
      #expect(former.events.count == length)
      #expect(recording.events.map(\.subject?.rawValue).suffix(1) == [-1])
      #expect(other.events.map(\.subject?.rawValue).suffix(2) == [-2, -3])
      #expect(Array(recording.changes.suffix(1)) == [.released(NodeID(-1))])
      #expect(Array(other.changes.suffix(2)) == [.released(NodeID(-2)), .released(NodeID(-3))])
      #expect(recording.events.prefix(length).elementsEqual(former.events))
      #expect(other.events.prefix(length).elementsEqual(former.events))
      #expect(recording != former)
      #expect(recording != other)
    }
  }

  private func write(_ number: Int32, in recording: inout Recording) {
    let node = NodeID(number)
    recording.append(.released(node))
    recording.append(.call(.addChild, node), by: node, at: .zero, turn: 1)
  }

  /// Any number, also the least of all.
  private func node(_ random: inout SeededGenerator) -> NodeID {
    NodeID(random.isOnce(in: 20) ? .min : Int32(random.number(below: 2000) - 1000))
  }

  private func kind(_ random: inout SeededGenerator) -> Event.Kind {
    let parent = random.isOnce(in: 3) ? nil : node(&random)
    let isAnimated = random.isOnce(in: 2)
    let methods: [Event.Method] = [
      .addChild, .removeFromParent, .transition, .beginAppearanceTransition,
      .endAppearanceTransition, .present, .dismiss, .addSubview, .insertSubview,
      .removeFromSuperview, .bringSubviewToFront, .setRootViewController,
    ]
    let callbacks: [Callback] = [
      .loadView, .willMove(toParent: parent), .didMove(toParent: parent),
      .viewWillAppear(animated: isAnimated), .viewIsAppearing(animated: isAnimated),
      .viewDidAppear(animated: isAnimated), .viewWillDisappear(animated: isAnimated),
      .viewDidDisappear(animated: isAnimated), .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewWillTransition(to: CGSize(width: 3, height: 4)), .didReceiveMemoryWarning,
    ]
    switch random.number(below: 8) {
    case 0...3: return .callback(callbacks[random.number(below: callbacks.count)])
    case 4, 5: return .call(methods[random.number(below: methods.count)], parent)
    case 6: return .settled
    default: return .delegate(.didShow, parent)
    }
  }

  private func change(_ random: inout SeededGenerator) -> Change {
    let (node, other) = (node(&random), random.isOnce(in: 3) ? nil : node(&random))
    let phases = AppearancePhase.allCases
    switch random.number(below: 9) {
    case 0: return .released(node)
    case 1: return .parent(node, other)
    case 2:
      return .phase(
        node, phases[random.number(below: phases.count)], isAnimated: random.isOnce(in: 2))
    case 3: return .pendingMove(node, random.isOnce(in: 2) ? .to : .from)
    case 4: return .pendingMove(node, .none)
    case 5: return .view(of: node, other)
    case 6: return .superview(node, other, index: Int32(random.number(below: 140_000) - 1000))
    case 7: return .animationEnded(node.rawValue)
    default: return .presenting(node, by: other)
    }
  }
}
