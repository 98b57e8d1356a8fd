import Hierarchy
import TestSupport
import Testing

/// Seeking in a recording gives what doing everything again from the start gives.
@Suite struct `A recording` {
  @Test(arguments: [UInt64](1...6))
  func `has the state at every event, on both sides of every keyframe`(seed: UInt64) {
    let recording = RandomRecording.make(seed: seed, events: 800)
    var state = HierarchyState()
    var done = 0
    var wrong: [Int] = []
    for (index, event) in recording.events.enumerated() {
      for change in recording.changes[done..<Int(event.changeCount)] { state.apply(change) }
      done = Int(event.changeCount)
      guard index % 5 == 0 || index % 256 < 2 || index % 256 > 253 else { continue }
      let sought = recording.state(atEvent: index)
      if !sought.holdsTheSame(as: state) || sought.instant != event.instant { wrong.append(index) }
    }
    #expect(wrong == [])
    #expect(recording.state(atEvent: 800) == recording.latest)
    #expect(recording.state(atEvent: -1) == HierarchyState())
  }

  @Test func `has the state around its keyframes, in any order and after copies grew`() {
    let node = NodeID(1)
    var recording = Recording()
    recording.append(.controllerMade(node, name: "a", className: "ViewController"))
    for index in 1..<9000 {
      recording.append(.title(node, "\(index)"))
      recording.append(.settled, by: nil, at: .zero, turn: 1)
    }
    var other = recording
    for index in [8998, 0, 4093, 4094, 4095, 4096, 4097, 4094, 8190, 8191, 8192, 8190, 17] {
      #expect(recording.state(atEvent: index).controllers[node]?.title == "\(index + 1)")
    }
    recording.append(.title(node, "here"))
    other.append(.title(node, "there"))
    #expect(recording.latest.controllers[node]?.title == "here")
    #expect(other.latest.controllers[node]?.title == "there")
    #expect(recording != other)
  }

  @Test(arguments: [UInt64](1...6))
  func `has the state at every instant`(seed: UInt64) {
    let recording = RandomRecording.make(seed: seed, events: 400)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let instant = Instant(seconds: (random.fraction() * 1.2 - 0.1) * recording.end.seconds)
      let count = recording.events.count { $0.instant <= instant }
      #expect(recording.eventCount(through: instant) == count)
      let state = recording.state(at: instant)
      #expect(state.holdsTheSame(as: recording.state(atEvent: count - 1)))
      #expect(state.instant == max(instant, .zero))
    }
  }

  @Test func `numbers the lines of its default trace e1, e2 and so on`() {
    var recording = Recording()
    let node = NodeID(1)
    recording.append(.controllerMade(node, name: "a", className: "ViewController"))
    recording.append(.call(.addChild, nil), by: node, at: .zero, turn: 1)
    recording.append(.callback(.viewDidLoad), by: node, at: .zero, turn: 1)
    recording.append(.phase(node, .appearing, isAnimated: false))
    recording.append(
      .callback(.viewWillAppear(animated: false)), by: node, at: Instant(milliseconds: 10), turn: 2)
    recording.append(.settled, by: nil, at: Instant(milliseconds: 20), turn: 2)
    recording.append(.phase(node, .appeared, isAnimated: false))
    recording.append(.settled, by: nil, at: Instant(milliseconds: 30), turn: 3)

    #expect(recording.defaultTraceIndices == [1, 2])
    #expect(recording.state(at: .line(0)) == HierarchyState())
    #expect(recording.state(at: .line(1)).controllers[node]?.phase == .disappeared)
    #expect(recording.state(at: .line(2)).controllers[node]?.phase == .appearing)
    #expect(recording.state(at: .line(3)) == recording.latest)
    #expect(recording.state(at: .line(.max)) == recording.latest)
    let lines = [0, 9, 10, 99].map { recording.line(at: .instant(Instant(milliseconds: $0))) }
    #expect(lines == [1, 1, 2, 2])
    #expect([-1, 0, 1, 9].map { recording.line(at: .line($0)) } == [0, 0, 1, 2])
  }

  @Test func `keeps the names of released objects`() {
    var recording = Recording()
    recording.append(.controllerMade(NodeID(3), name: "a", className: "ViewController"))
    recording.append(.released(NodeID(3)))
    #expect(recording.name(of: NodeID(3)) == "a")
    #expect(recording.name(of: NodeID(7)) == "#7")
    #expect(recording.latest.name(of: NodeID(3)) == "#3")
  }

  @Test func `drops a window with its view`() {
    var state = HierarchyState()
    for (id, name) in [(1, "first"), (2, "second")] as [(Int32, String)] {
      state.apply(.viewMade(NodeID(id), name: name, className: "Window"))
      state.apply(.rootViewController(window: NodeID(id), nil))
    }
    state.apply(.released(NodeID(1)))
    #expect(state.windows.map(\.view) == [NodeID(2)])
  }
}
