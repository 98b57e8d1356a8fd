import Geometry
import Hierarchy
import TreeLayout

/// Work that is done so often and no oftener, without a look at the clock: `scripts/instructions` counts
/// what it takes.
enum CountedWork {
  static func run(_ name: String) -> Bool {
    switch name {
    case "layout": layout()
    case "seek": seeks()
    case "flip":
      guard let world = openWorld() else { return false }
      TurnedMaps.run(world)
    default: return false
    }
    return true
  }

  /// 100,000 nodes like an interface's, laid out five times.
  private static func layout() {
    guard let tree = interface(of: 100_000) else { return }
    print((0..<5).reduce(0) { sum, _ in sum + TidyTree().layout(tree).bounds.width })
  }

  /// A child of 100 is swapped until there are 200,000 events; then 200 states at random instants.
  private static func seeks() {
    var recording = Recording()
    let (window, host) = (NodeID(1), NodeID(2))
    recording.append(.viewMade(window, name: "window", className: "Window"))
    recording.append(.controllerMade(host, name: "host", className: "ViewController"))
    recording.append(.rootViewController(window: window, host))
    let children = (0..<100).map { NodeID(Int32(3 + $0)) }
    for child in children {
      recording.append(
        .controllerMade(child, name: child.description, className: "ViewController"))
      recording.append(.parent(child, host))
    }
    for number in 0..<200_000 {
      let child = children[number / 4 % children.count]
      let kind: Callback
      switch number % 4 {
      case 0:
        recording.append(.phase(child, .appearing, isAnimated: false))
        kind = .viewWillAppear(animated: false)
      case 1:
        recording.append(.phase(child, .appeared, isAnimated: false))
        kind = .viewDidAppear(animated: false)
      case 2:
        recording.append(.parent(child, nil))
        kind = .viewWillDisappear(animated: false)
      default:
        recording.append(.parent(child, host))
        kind = .viewDidDisappear(animated: false)
      }
      recording.append(
        .callback(kind), by: child, at: Instant(milliseconds: number), turn: Int32(number / 4))
    }
    var chance = Dice(state: 12)
    let seen = (0..<200).reduce(0) { sum, _ in
      let state = recording.state(at: Instant(milliseconds: chance.roll(200_000)))
      return sum + (state.controllers[host]?.children.count ?? 0)
    }
    print(seen)
  }

  /// Mostly no child or one, rarely a long list.
  private static func interface(of count: Int) -> Tree? {
    var chance = Dice(state: 7)
    var parents: [Int?] = [nil]
    var node = 0
    while parents.count < count {
      var children = [0, 0, 0, 0, 1, 1, 1, 2, 3, 5][chance.roll(10)]
      if chance.roll(50) == 0 { children = 8 + chance.roll(33) }
      // It must not die out.
      if node < 8 || node == parents.count - 1 { children += 2 }
      for _ in 0..<min(children, count - parents.count) { parents.append(node) }
      node += 1
    }
    let sizes = (0..<count).map { _ in
      CGSize(width: 20 + chance.roll(200), height: 16 + chance.roll(64))
    }
    return try? Tree(parents: parents, sizes: sizes)
  }

  /// Numbers that look random, and are the same every time (a linear congruential generator).
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }
}
