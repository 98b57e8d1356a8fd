import TestSupport
import Testing

@testable import Containment

/// Where lints keep silent, and that they never change what happens.
@Suite struct `Lints` {
  @Test(arguments: 0..<10)
  func `report nothing in a hundred random programs of recommended recipes`(tenth: Int) {
    for seed in (tenth * 100)..<(tenth * 100 + 100) {
      let simulation = Simulation(profile: Profile.allCases[seed % Profile.allCases.count])
      let found = Simulation.$current.withValue(simulation) {
        let program = RecipeProgram(seed: UInt64(seed), in: simulation)
        for _ in 0..<30 { program.step() }
        simulation.finishAnimations()
        return simulation.recording.diagnostics.map { "\($0.id) \($0.message)" }
      }
      #expect(found == [], "seed \(seed)")
      if !found.isEmpty { return }
    }
  }

  @Test(arguments: [UInt64](1...8))
  func `have no side effects`(seed: UInt64) {
    func record(withLints: Bool) -> Recording {
      let simulation = Simulation()
      simulation.policy.reportsLints = withLints
      return Simulation.$current.withValue(simulation) {
        let program = RandomProgram(seed: seed, beginsAndEnds: true, in: simulation)
        for _ in 0..<1000 { program.step() }
        return withExtendedLifetime(program) { simulation.recording }
      }
    }
    let (with, without) = (record(withLints: true), record(withLints: false))
    #expect(with.changes == without.changes)
    #expect(with.latest.controllers == without.latest.controllers)
    #expect(!with.diagnostics.filter(\.isTeaching).isEmpty)
    #expect(without.diagnostics.filter(\.isTeaching).isEmpty)
    let traces = [with, without].map { recording in
      recording.traceText(all: true).split(separator: "\n").filter { !$0.contains(" ? D") }
    }
    #expect(traces[0] == traces[1])
  }

  @Test func `report nothing for the handshake of a stock container`() {
    final class Stock: ViewController {
      override class var isStockContainer: Bool { true }
    }
    func misuse(_ make: @escaping () -> ViewController) -> [String] {
      lesson { simulation, window, _ in
        let parent = make()
        window.rootViewController = parent
        simulation.turn()
        let (a, b) = (ViewController("a"), ViewController("b"))
        parent.addChild(a)
        parent.view.addSubview(a.view)
        simulation.turn()
        a.view.removeFromSuperview()
        a.removeFromParent()
        parent.addChild(b)
        b.didMove(toParent: parent)
        parent.view.addSubview(b.view)
        withExtendedLifetime(a) { simulation.turn() }
      }.diagnostics.map(\.id)
    }
    #expect(misuse({ ViewController("V") }) == ["D05", "D06", "D12"])
    #expect(misuse({ Stock("S") }) == [])
  }

  @Test(arguments: ModalPresentationStyle.allCases)
  func `report nothing for a controller presented by a child`(style: ModalPresentationStyle) {
    let found = lesson(given: rootWithChild) { simulation, _, all in
      all[1].definesPresentationContext = true
      let modal = ViewController("M")
      modal.modalPresentationStyle = style
      modal.embed(ViewController("C"))
      all[1].present(modal, animated: true)
      simulation.finishAnimations()
      all[1].dismiss(animated: true)
      simulation.finishAnimations()
    }.diagnostics
    #expect(found == [])
  }

  @Test func `have a question mark in a trace and are lints in JSON`() {
    let recording = lesson { simulation, _, all in
      all[0].addChild(ViewController("C"))
      simulation.turn()
    }.recording
    let text = "P added C but never called C.didMove(toParent: P)"
    let lines = recording.traceText().split(separator: "\n")
    #expect(lines.suffix(2) == ["0 C willMove(toParent: P)", "0 ? D05 C \(text)"])
    let json = recording.traceJSON().split(separator: "\n").last ?? ""
    #expect(
      json.hasPrefix(
        #"{"time":0,"turn":2,"diagnostic":"D05","kind":"lint","subject":"C","message":""# + text))
  }

  @Test func `have complete explanations`() {
    let found = lesson { simulation, _, all in
      let child = ViewController("C")
      all[0].view.addSubview(child.view)
      all[0].addChild(child)
      simulation.turn()
      child.removeFromParent()
      simulation.turn()
      simulation.report(.popOfLast(of: all[0], count: 0))
    }.diagnostics
    #expect(found.map(\.id) == ["D01", "D05", "D06", "D11", "D23"])
    for diagnostic in found {
      #expect(diagnostic.kind == .lint && diagnostic.isTeaching)
      #expect(diagnostic.subject != nil && !diagnostic.participants.isEmpty)
      #expect(diagnostic.reason != nil && diagnostic.remedy?.hasSuffix(".") == true)
      #expect(diagnostic.id == "D23" || !diagnostic.correctedOrder.isEmpty)
    }
  }
}

/// A program of recommended recipes, drawn at random: adding, removing, exchanging, moving to
/// another parent, bringing children in by hand, all between turns that may or may not pass.
private final class RecipeProgram {
  private let simulation: Simulation
  private let window = Window()
  private let root = ViewController("root")
  private let manual = ManualContainer("manual")
  private var random: SeededGenerator
  private var count = 0
  private var spare: [ViewController] = []

  init(seed: UInt64, in simulation: Simulation) {
    random = SeededGenerator(seed: seed)
    self.simulation = simulation
    window.rootViewController = root
    simulation.turn()
    root.addChild(manual)
    manual.view.frame = root.view.bounds
    root.view.addSubview(manual.view)
    manual.didMove(toParent: root)
    simulation.finishAnimations()
  }

  private func fresh() -> ViewController {
    // Only those whose disappearance is over come back.
    if let index = spare.firstIndex(where: { $0.appearancePhase == .disappeared }),
      random.isOnce(in: 2)
    {
      return spare.remove(at: index)
    }
    count += 1
    return ViewController("c\(count)")
  }

  func step() {
    // A transition is waited for, as every recipe says.
    if simulation.lints.transitions.isEmpty {
      switch random.number(below: 8) {
      case 0, 1: add(to: parent())
      case 2, 3: remove()
      case 4: exchange()
      case 5: move()
      case 6: random.isOnce(in: 2) ? bringIn() : takeOut()
      default: window.rotate()
      }
    }
    switch random.number(below: 4) {
    case 0: simulation.turn()
    case 1: simulation.advance(by: random.fraction() * 0.3)
    case 2: simulation.finishAnimations()
    default: break
    }
  }

  private var plain: [ViewController] { root.children.filter { $0 !== manual } }

  private func parent() -> ViewController {
    let candidates = [root] + plain
    return candidates[random.number(below: candidates.count)]
  }

  private func some(of list: [ViewController]) -> ViewController? {
    list.isEmpty ? nil : list[random.number(below: list.count)]
  }

  private func add(to parent: ViewController) {
    let child = fresh()
    let slot = View()
    parent.view.addSubview(slot)
    parent.addChild(child)
    slot.addSubview(child.view)
    guard random.isOnce(in: 3) else {
      child.didMove(toParent: parent)
      return
    }
    View.animate(withDuration: 0.1) {
      child.view.frame = CGRect(x: 1, y: 1, width: 9, height: 9)
    } completion: { _ in
      if child.parent === parent { child.didMove(toParent: parent) }
    }
    simulation.advance(by: 0.1)
  }

  private func remove() {
    guard let child = some(of: plain) else { return }
    child.detach()
    spare.append(child)
  }

  private func exchange() {
    guard let old = some(of: plain) else { return }
    flipOver(old, to: fresh(), in: root, duration: random.isOnce(in: 3) ? 0 : 0.2)
  }

  private func move() {
    guard let child = some(of: plain), let other = some(of: plain), child !== other else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    other.addChild(child)
    other.view.addSubview(child.view)
    child.didMove(toParent: other)
  }

  private func bringIn() {
    let child = fresh()
    manual.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    manual.view.addSubview(child.view)
    if random.isOnce(in: 2) { simulation.turn() }
    child.endAppearanceTransition()
    child.didMove(toParent: manual)
  }

  private func takeOut() {
    guard let child = some(of: manual.children) else { return }
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: true)
    if random.isOnce(in: 2) { simulation.turn() }
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    child.removeFromParent()
  }
}
