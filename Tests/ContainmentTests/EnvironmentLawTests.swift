import TestSupport
import Testing

@testable import Containment

/// Laws of sizes, traits, turning and memory over long random programs, in every era.
@Suite struct `Random changes of the environment` {
  private static let runs = Profile.allCases.flatMap { profile in
    [UInt64](1...4).map { (profile, $0) }
  }

  /// Does one thing to the surroundings, or calls one method of containment.
  private func step(_ program: RandomProgram, _ random: inout SeededGenerator) {
    let (window, controllers) = (program.window, program.controllers)
    let controller = controllers[random.number(below: controllers.count)]
    let traits = [compact, regular, dark, nil][random.number(below: 4)]
    switch random.number(below: 16) {
    case 0: window.rotate(to: InterfaceOrientation.allCases[random.number(below: 4)])
    case 1:
      window.resize(
        to: CGSize(width: random.fraction() * 1200, height: random.fraction() * 1200),
        animated: random.isOnce(in: 2))
    case 2: window.traitOverrides = traits ?? TraitCollection()
    case 3, 4:
      guard let child = controller.children.last else { break }
      controller.setOverrideTraitCollection(traits, forChild: child)
    case 5: controller.traitOverrides = traits ?? TraitCollection()
    case 6: program.simulation.sendMemoryWarning()
    case 7:
      controller.preferredContentSize = CGSize(width: random.number(below: 3), height: 1)
    case 8: controller.viewIfLoaded?.setNeedsUpdateConstraints()
    default: program.step()
    }
  }

  @Test(arguments: runs)
  func `keep the invariants, the recording and everyone's traits consistent`(
    profile: Profile, seed: UInt64
  ) {
    let simulation = Simulation(profile: profile)
    let found = Simulation.$current.withValue(simulation) {
      let program = RandomProgram(seed: seed, beginsAndEnds: false, in: simulation)
      var random = SeededGenerator(seed: seed ^ 0xE17)
      for _ in 0..<1500 {
        step(program, &random)
        let found = program.violations()
        if !found.isEmpty { return found }
      }
      program.window.traitOverrides = dark
      program.window.traitOverrides = TraitCollection()
      let strangers = tree(program).filter {
        profile.hasAdaptivity && $0.environment.knownTraits != $0.traitCollection
      }
      simulation.finishAnimations()
      return strangers.map { "\($0) does not know" }
        + (simulation.recording.latest.animations.isEmpty ? [] : ["still moving"])
    }
    #expect(found == [])
  }

  /// The controllers of the window's tree.
  private func tree(_ program: RandomProgram) -> [ViewController] {
    var found: [ViewController] = []
    func visit(_ controller: ViewController) {
      found.append(controller)
      controller.children.forEach(visit)
    }
    if let root = program.window.rootViewController { visit(root) }
    return found
  }

  @Test(arguments: runs)
  func `send trait changes only when traits changed`(
    profile: Profile, seed: UInt64
  ) {
    final class Witness: ViewController {
      var last: TraitCollection?
      var mistakes = 0
      override func traitCollectionDidChange(_ previous: TraitCollection?) {
        if previous == traitCollection { mistakes += 1 }
        if let last, last != previous { mistakes += 1 }
        last = traitCollection
      }
    }
    let simulation = Simulation(profile: profile)
    Simulation.$current.withValue(simulation) {
      var random = SeededGenerator(seed: seed)
      let window = Window()
      let all = (0..<6).map { Witness("w\($0)") }
      window.rootViewController = all[0]
      for (index, child) in all.enumerated().dropFirst() {
        all[random.number(below: index)].addChild(child)
      }
      for _ in 0..<400 {
        let controller = all[random.number(below: all.count)]
        let traits = [compact, regular, dark, nil][random.number(below: 4)]
        switch random.number(below: 4) {
        case 0: window.rotate()
        case 1: window.traitOverrides = traits ?? TraitCollection()
        case 2: controller.traitOverrides = traits ?? TraitCollection()
        default: controller.parent?.setOverrideTraitCollection(traits, forChild: controller)
        }
      }
      #expect(all.map(\.mistakes) == [0, 0, 0, 0, 0, 0])
      let isTold = profile.hasAdaptivity
      #expect(all.contains { $0.last != nil } == isTold)
    }
  }
}
