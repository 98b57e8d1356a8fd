import Geometry
import Hierarchy
import TestSupport

/// Recordings of nonsense: any change at any time, also about nodes that are not there.
enum RandomRecording {
  static func make(seed: UInt64, events: Int) -> Recording {
    var random = SeededGenerator(seed: seed)
    var recording = Recording()
    var instant = Instant.zero
    for index in 0..<events {
      for _ in 0..<random.number(below: 4) { recording.append(change(&random)) }
      if random.isOnce(in: 3) { instant = instant.advanced(by: random.fraction()) }
      recording.append(kind(&random), by: node(&random), at: instant, turn: Int32(index / 3))
    }
    return recording
  }

  private static func node(_ random: inout SeededGenerator) -> NodeID {
    NodeID(Int32(1 + random.number(below: 24)))
  }

  private static func kind(_ random: inout SeededGenerator) -> Event.Kind {
    switch random.number(below: 4) {
    case 0: .callback(.viewWillAppear(animated: random.isOnce(in: 2)))
    case 1: .callback(.viewWillLayoutSubviews)
    case 2: .call(.addChild, node(&random))
    default: .settled
    }
  }

  private static func change(_ random: inout SeededGenerator) -> Change {
    let (a, b) = (node(&random), node(&random))
    switch random.number(below: 23) {
    case 0, 1: return .controllerMade(a, name: "c\(a)", className: "ViewController")
    case 2, 3: return .viewMade(a, name: "v\(a)", className: "View")
    case 4: return .released(a)
    case 5: return .title(a, random.isOnce(in: 3) ? nil : "title \(b)")
    case 6: return .parent(a, random.isOnce(in: 3) ? nil : b)
    case 7:
      let phases = AppearancePhase.allCases
      return .phase(a, phases[random.number(below: phases.count)], isAnimated: random.isOnce(in: 2))
    case 8: return .view(of: a, random.isOnce(in: 3) ? nil : b)
    case 9: return .rootViewController(window: a, random.isOnce(in: 3) ? nil : b)
    case 10:
      return .superview(
        a, random.isOnce(in: 3) ? nil : b, index: Int32(random.number(below: 5)))
    case 11: return .property(a, .alpha(random.fraction()))
    case 12:
      return .animationBegan(
        AnimationState(
          id: a.rawValue, view: b, motion: .property(from: .alpha(0), to: .alpha(1)),
          begin: .zero, duration: random.fraction(), curve: .easeIn))
    case 13: return .keyWindow(a)
    case 14: return .presentationController(of: a, className: "Class\(b)")
    case 15: return .coordinatorMade(a, name: "k\(a)", className: "Coordinator")
    case 16: return .coordinatorChildren(of: a, [b])
    case 17: return .coordinatorShows(a, random.isOnce(in: 3) ? nil : b)
    case 19:
      return .presentationMove(a, random.isOnce(in: 2) ? .presented : .dismissed)
    case 18: return .coordinatorDone(a)
    case 20:
      return .controllerProperty(
        a, .explicitAppearance(level: Int32(random.number(below: 3)), isAppearing: true))
    case 21:
      let move = MoveToSettle(parent: random.isOnce(in: 2) ? nil : b)
      return .moveToSettle(a, random.isOnce(in: 3) ? nil : move)
    default: return .animationEnded(a.rawValue)
    }
  }
}

extension HierarchyState {
  /// Whether all but the instant is the same.
  func holdsTheSame(as other: HierarchyState) -> Bool {
    controllers == other.controllers && views == other.views && windows == other.windows
      && animations == other.animations && observations == other.observations
      && coordinators == other.coordinators
  }
}
