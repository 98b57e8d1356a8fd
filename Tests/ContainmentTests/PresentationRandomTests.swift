import TestSupport
import Testing

@testable import Containment

/// Random programs of presentations among other calls: invariants 1.2 and the end of every one.
@Suite struct `A random presentation` {
  /// Six controllers, one of them the root, in one window.
  private final class Program {
    let simulation: Simulation
    let window = Window()
    let controllers = (0..<6).map { ViewController("c\($0)") }
    var random: SeededGenerator
    var calls: [String] = []
    var completions = 0

    init(seed: UInt64, in simulation: Simulation) {
      self.simulation = simulation
      random = SeededGenerator(seed: seed)
      window.rootViewController = controllers[0]
      simulation.turn()
    }

    private func pick() -> ViewController { controllers[random.number(below: controllers.count)] }

    /// Prefers a controller on screen, so that something happens.
    private func pickOnScreen() -> ViewController {
      let shown = controllers.filter { $0.viewIfLoaded?.window != nil }
      return shown.isEmpty || random.isOnce(in: 5)
        ? pick() : shown[random.number(below: shown.count)]
    }

    func step() {
      let (a, b) = (pickOnScreen(), pick())
      let isAnimated = !random.isOnce(in: 3)
      switch random.number(below: 12) {
      case 0, 1, 2, 3:
        let styles = ModalPresentationStyle.allCases
        b.modalPresentationStyle = styles[random.number(below: styles.count)]
        let looks = ModalTransitionStyle.allCases
        b.modalTransitionStyle = looks[random.number(below: looks.count)]
        calls.append(
          "\(a).present(\(b), \(b.modalPresentationStyle), \(b.modalTransitionStyle), "
            + "\(isAnimated))")
        a.present(b, animated: isAnimated) { [unowned self] in completions += 1 }
      case 4, 5, 6:
        calls.append("\(a).dismiss(\(isAnimated))")
        a.dismiss(animated: isAnimated) { [unowned self] in completions += 1 }
      case 7:
        calls.append("finger on \(a)")
        a.interactiveDismissal.begin()
        a.interactiveDismissal.update(random.fraction())
        random.isOnce(in: 2) ? a.interactiveDismissal.cancel() : a.interactiveDismissal.finish()
      case 8:
        a.definesPresentationContext = random.isOnce(in: 2)
        guard b.presentingViewController == nil, b !== window.rootViewController else { return }
        calls.append("\(a).embed(\(b))")
        a.embed(b)
      case 9:
        guard b.parent != nil else { return }
        calls.append("\(b).detach")
        b.detach()
      case 10:
        calls.append("turn")
        simulation.turn()
      default:
        let time = random.fraction() * 0.5
        calls.append("advance \(time)")
        simulation.advance(by: time)
      }
    }

    /// What is wrong with the links right now.
    var violations: [String] {
      let state = simulation.recording.latest
      var found: [String] = []
      for controller in controllers {
        let presenters = controllers.filter { $0.modal.presented === controller }
        if presenters.map(\.id) != [controller.modal.presenting?.id].compactMap(\.self) {
          found.append("I2 \(controller) is presented by \(presenters)")
        }
        if state.controllers[controller.id]?.presenting != controller.modal.presenting?.id {
          found.append("recorded \(controller)")
        }
        var next = controller.modal.presented
        var count = 0
        while let current = next, count <= controllers.count {
          (next, count) = (current.modal.presented, count + 1)
        }
        if count > controllers.count { found.append("I2 circle through \(controller)") }
        if controller.appearancePhase != .disappeared, !controller.isViewLoaded {
          found.append("I3 \(controller)")
        }
      }
      return found
    }

    /// What has not come to rest though all animations have.
    var unsettled: [String] {
      controllers.flatMap { controller in
        [
          controller.isBeingPresented || controller.isBeingDismissed ? "flags" : nil,
          controller.modal.transition != nil ? "busy" : nil,
          controller.explicitLevel != 0 ? "level \(controller.explicitLevel)" : nil,
          // Children that changed parents in mid-flight wait for their new one.
          controller.appearancePhase.isTransitional && controller.parent == nil
            && controller.viewIfLoaded?.window != nil ? "\(controller.appearancePhase)" : nil,
        ].compactMap(\.self).map { "\(controller) \($0)" }
      } + (simulation.waitingModals.isEmpty ? [] : ["somebody waits"])
    }
  }

  // Rule 1.2 I2: Parents form a forest; presented controllers a simple list.
  // Also: `keeps I1 to I3, and the recording agrees with the objects`, `I2 stays a forest when a
  // callback swaps parent and child`.
  @Test(arguments: [UInt64](1...24))
  func `keeps I2 and I4 to I6, and everything settles`(seed: UInt64) {
    let profile = Profile.allCases[Int(seed) % Profile.allCases.count]
    let simulation = Simulation(profile: profile)
    Simulation.$current.withValue(simulation) {
      let program = Program(seed: seed, in: simulation)
      var order = AppearanceOrder(in: simulation)
      var done = 0
      for round in 0..<100 {
        for _ in 0..<15 {
          program.step()
          let events = simulation.recording.events
          let found = program.violations + events[done...].compactMap { order.take($0) }
          done = events.count
          if !found.isEmpty {
            Issue.record("\(profile) \(found) after \(program.calls.suffix(15))")
            return
          }
        }
        simulation.finishAnimations()
        if !program.unsettled.isEmpty {
          Issue.record("\(profile) \(round) \(program.unsettled) after \(program.calls.suffix(30))")
          return
        }
      }
      #expect(program.completions > 50)
    }
  }

  @Test(arguments: [UInt64](31...36))
  func `has the same states forward and from keyframes`(seed: UInt64) {
    let simulation = Simulation()
    Simulation.$current.withValue(simulation) {
      let program = Program(seed: seed, in: simulation)
      for _ in 0..<200 { program.step() }
      var state = HierarchyState()
      for change in simulation.recording.changes { state.apply(change) }
      state.apply(.title(program.controllers[0].id, nil))
      #expect(state.controllers == simulation.recording.latest.controllers)
      #expect(state.views == simulation.recording.latest.views)
    }
  }

  @Test(arguments: [UInt64](41...60))
  func `done correctly gives no diagnostic and leaves nothing behind`(seed: UInt64) {
    let profile = Profile.allCases[Int(seed) % Profile.allCases.count]
    let simulation = Simulation(profile: profile)
    Simulation.$current.withValue(simulation) {
      var random = SeededGenerator(seed: seed)
      let (window, root) = (Window(), ViewController("root"))
      window.rootViewController = root
      simulation.turn()
      for _ in 0..<200 {
        let chain = root.presentedChain
        let top = chain.last ?? root
        if chain.count < 4, !random.isOnce(in: 3) {
          let modal = ViewController()
          let styles = ModalPresentationStyle.allCases
          modal.modalPresentationStyle = styles[random.number(below: styles.count)]
          if random.isOnce(in: 2) { modal.embed(ViewController()) }
          top.present(modal, animated: random.isOnce(in: 2))
        } else if random.isOnce(in: 3) {
          let finger = top.interactiveDismissal
          finger.begin()
          finger.update(random.fraction())
          if random.isOnce(in: 2) { finger.cancel() } else { finger.finish() }
        } else {
          let who = random.isOnce(in: 3) ? root : top
          who.dismiss(animated: random.isOnce(in: 2))
        }
        simulation.finishAnimations()
      }
      root.dismiss(animated: false)
      simulation.finishAnimations()
      #expect(simulation.recording.diagnostics.map(\.message) == [])
      #expect(window.subviews.map(\.name) == ["root.view"])
      #expect(root.appearancePhase == .appeared)
      let state = simulation.recording.latest
      #expect(state.controllers.values.map(\.name) == ["root"])
      #expect(state.views.values.count == 2)
    }
  }
}
