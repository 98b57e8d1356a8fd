import TestSupport

@testable import Containment

/// A program of random calls on a handful of controllers, in one window.
final class RandomProgram {
  let simulation: Simulation
  let window: Window
  let controllers: [ViewController]
  private(set) var calls: [String] = []
  private var random: SeededGenerator

  /// Whether the program may call begin and end itself.
  let beginsAndEnds: Bool

  init(seed: UInt64, beginsAndEnds: Bool, in simulation: Simulation) {
    random = SeededGenerator(seed: seed)
    self.beginsAndEnds = beginsAndEnds
    self.simulation = simulation
    window = Window()
    controllers = (0..<7).map {
      $0 == 6 ? ManualContainer("m\($0)") : ViewController("c\($0)")
    }
    window.rootViewController = controllers[0]
    simulation.turn()
  }

  private func pick() -> ViewController { controllers[random.number(below: controllers.count)] }

  /// Makes one call; what it needs (loaded views) is there before.
  func step() {
    let (a, b, c) = (pick(), pick(), pick())
    for controller in [a, b, c] where !random.isOnce(in: 4) { controller.loadViewIfNeeded() }
    let call: (String, () -> Void)? =
      switch random.number(below: beginsAndEnds ? 16 : 14) {
      case 0, 1: ("\(a).addChild(\(b))", { a.addChild(b) })
      case 2: ("\(a).removeFromParent()", { a.removeFromParent() })
      case 3, 4, 5: insertion(of: b, into: a)
      case 6: a.viewIfLoaded.map { view in ("\(a) out", { view.removeFromSuperview() }) }
      case 7: ("\(a).willMove", { a.willMove(toParent: a.parent) })
      case 8: ("\(a).didMove", { a.didMove(toParent: a.parent) })
      case 9, 10: transition(by: a, from: b, to: c)
      case 11: ("turn", { self.simulation.turn() })
      case 12:
        ("advance", { [time = random.fraction() * 0.2] in self.simulation.advance(by: time) })
      case 13: random.isOnce(in: 4) ? ("root \(a)", { self.window.rootViewController = a }) : nil
      case 14:
        (
          "\(a).begin",
          { [isAppearing = random.isOnce(in: 2)] in
            a.beginAppearanceTransition(isAppearing, animated: false)
          }
        )
      default: ("\(a).end", { a.endAppearanceTransition() })
      }
    guard let call else { return }
    calls.append(call.0)
    call.1()
  }

  private func insertion(
    of child: ViewController, into parent: ViewController
  ) -> (String, () -> Void)? {
    guard let inner = child.viewIfLoaded, let outer = parent.viewIfLoaded else { return nil }
    if random.isOnce(in: 8) {
      return ("window.addSubview(\(child))", { self.window.addSubview(inner) })
    }
    return ("\(parent).addSubview(\(child))", { outer.addSubview(inner) })
  }

  private func transition(
    by parent: ViewController, from old: ViewController, to new: ViewController
  ) -> (String, () -> Void)? {
    guard old !== new else { return nil }
    // Random thirds are seldom siblings.
    let siblings = parent.children.filter { $0.viewIfLoaded?.superview != nil }
    let from = siblings.isEmpty ? old : siblings[random.number(below: siblings.count)]
    let to = parent.children.last { $0 !== from } ?? new
    let duration = random.isOnce(in: 3) ? 0 : random.fraction() * 0.3
    return (
      "\(parent).transition(\(from), \(to), \(duration > 0))",
      { parent.transition(from: from, to: to, duration: duration) }
    )
  }

  /// What is wrong with the model right now; empty when all is well.
  func violations() -> [String] {
    var found: [String] = []
    for controller in controllers {
      let owners = controllers.filter { $0.children.contains { $0 === controller } }
      if owners.map(\.id) != [controller.parent].compactMap({ $0?.id }) {
        found.append("I1 \(controller)")
      }
      if owners.count == 1, owners[0].children.count(where: { $0 === controller }) != 1 {
        found.append("I1 twice \(controller)")
      }
      var seen = 0
      var above = controller.parent
      while let next = above, seen <= controllers.count { (above, seen) = (next.parent, seen + 1) }
      if seen > controllers.count { found.append("I2 \(controller)") }
      if controller.appearancePhase != .disappeared, !controller.isViewLoaded {
        found.append("I3 \(controller)")
      }
    }
    return found + disagreements()
  }

  /// Where the recorded state differs from the living objects.
  private func disagreements() -> [String] {
    let state = simulation.recording.latest
    var found: [String] = []
    for controller in controllers {
      let recorded = state.controllers[controller.id]
      if recorded?.parent != controller.parent?.id
        || recorded?.children != controller.children.map(\.id)
        || recorded?.view != controller.viewIfLoaded?.id
        || recorded?.phase != controller.appearancePhase
        || recorded?.pendingMove != controller.pendingMove
      {
        found.append("recorded \(controller)")
      }
    }
    for view in [window] + controllers.compactMap(\.viewIfLoaded) {
      let recorded = state.views[view.id]
      if recorded?.superview != view.superview?.id
        || recorded?.subviews != view.subviews.map(\.id)
        || recorded?.controller != view.controller?.id || recorded?.frame != view.frame
      {
        found.append("recorded \(view)")
      }
    }
    return found
  }
}

/// Watches that the callbacks of each controller come in an order that can be.
struct AppearanceOrder {
  private var phases: [NodeID: String] = [:]
  private var hasBeenAppearing: Set<NodeID> = []
  /// Whether a child that comes too late receives viewDidAppear alone, and whether it comes twice.
  private let (lateChildrenAreSilent, lateChildrenAppearTwice): (Bool, Bool)

  init(in simulation: Simulation? = nil) {
    let profile = simulation?.profile ?? .ios17
    let isAnnounced =
      profile.announcesLateChildren
      && simulation?.policy.childOfAppearingParentHearsWillAppear != false
    lateChildrenAreSilent = !isAnnounced
    lateChildrenAppearTwice = profile.repeatsDidAppearBelowNewRoot
  }

  /// What is wrong with the next event; nil when nothing.
  mutating func take(_ event: Event) -> String? {
    guard case .callback(let callback) = event.kind, let subject = event.subject else { return nil }
    let last = phases[subject] ?? "DD"
    switch callback {
    case .viewWillAppear:
      phases[subject] = "WA"
      if last == "DD" { hasBeenAppearing.remove(subject) }
      return last == "WD" || last == "DD" ? nil : "I4 WA after \(last)"
    case .viewIsAppearing:
      return last == "WA" ? nil : "I6 IA after \(last)"
    case .viewDidAppear:
      phases[subject] = "DA"
      if lateChildrenAreSilent, last == "DD" || last == "DA" && lateChildrenAppearTwice {
        return nil
      }
      return last == "WA" ? nil : "I5 DA after \(last)"
    case .viewWillDisappear:
      phases[subject] = "WD"
      return last == "WA" || last == "DA" ? nil : "I4 WD after \(last)"
    case .viewDidDisappear:
      phases[subject] = "DD"
      return last == "WD" ? nil : "I5 DD after \(last)"
    default: return nil
    }
  }
}
