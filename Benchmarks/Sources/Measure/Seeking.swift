// Turning time back: the state at random instants of a long recording.

import Containment
import Hierarchy

enum Seeking {
  static func run(siblings: Int) {
    let stage = Stage()
    for _ in 0..<siblings { stage.attach(ViewController()) }
    let child = ViewController()
    stage.swap(child, untilEvents: 1_000_000)
    let recording = stage.simulation.recording
    var chance = Chance(seed: 12)
    var times: [Double] = []
    var seen = 0
    for round in 0..<1100 {
      let instant = Instant(
        nanoseconds: Int64(chance.next() % UInt64(recording.end.nanoseconds + 1)))
      let time = Stopwatch.nanoseconds(each: 1) {
        seen += recording.state(at: instant).controllers[stage.container.id]?.children.count ?? 0
      }
      if round >= 100 { times.append(time / 1e6) }
    }
    precondition(seen > 0)
    times.sort()
    report("median", times[times.count / 2])
    report("p95", times[times.count * 95 / 100])
  }
}

extension Stage {
  /// Attaches and detaches a child, a millisecond each, until there are so many events.
  fileprivate func swap(_ child: ViewController, untilEvents count: Int) {
    while simulation.recording.events.count < count {
      attach(child)
      simulation.advance(by: 0.001)
      detach(child)
      simulation.advance(by: 0.001)
    }
  }
}

/// Numbers that look random and are the same every time (xorshift64).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
