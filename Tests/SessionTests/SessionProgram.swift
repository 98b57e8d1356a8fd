import Hierarchy
import Scenarios
import TestSupport

@testable import Session

/// A person who does anything at all, decided by a plan: calls of the sandbox, gestures, seeks,
/// forks, branches, undo and redo, and now and then a new start.
///
/// Each step draws from a generator of its own, so steps can be left out and the others stay what
/// they are.
struct SessionProgram {
  struct Plan {
    let seed: UInt64
    var steps: [Int]
  }

  private(set) var session: Session
  /// What was done, a line each.
  private(set) var lines: [String] = []
  /// What was found wrong; the program stops there.
  private(set) var faults: [String] = []
  private var random: SeededGenerator

  init(_ plan: Plan) {
    random = SeededGenerator(seed: plan.seed)
    session = Session(worlds: worlds)
    switch random.number(below: 3) {
    case 0:
      session.newScript()
      lines.append("newScript()")
    case 1:
      session.open(Scenario.all[random.number(below: Scenario.all.count)])
      lines.append("open(\(session.opened.slug))")
    default:
      session.open(system: Shipped.systems[random.number(below: Shipped.systems.count)].slug)
      lines.append("open(\(session.opened.slug))")
    }
    session.preferences.playback.reducesMotion = true
    session.runDue()
    for step in plan.steps where faults.isEmpty {
      random = SeededGenerator(seed: plan.seed &* 0x9E37_79B9 ^ UInt64(step))
      act()
      session.runDue()
      check()
    }
  }

  private mutating func act() {
    switch random.number(below: 16) {
    case 0...3: call()
    case 4:
      perform("rotate()") { $0.rotate() }
    case 5: perform("sendMemoryWarning()") { $0.sendMemoryWarning() }
    case 6:
      let actions = session.actions.map(\.slug)
      guard let slug = actions.randomElement(using: &random) else { return }
      perform("perform(\(slug))") { $0.perform(action: slug) }
    case 7:
      let buttons = session.state.views.values.map(\.id)
      guard let view = buttons.randomElement(using: &random) else { return }
      perform("tap(\(session.state.name(of: view)))") { $0.tap(view) }
    case 8:
      let place = random.number(below: session.recording.events.count + 1)
      perform("seek(toEvent: \(place))") { $0.opened.seek(toEvent: place) }
    case 9: perform("stepBack()") { $0.opened.stepBack() }
    case 10: perform("goToEnd()") { $0.opened.goToEnd() }
    case 11:
      let place = random.number(below: max(session.branchNames.count, 1))
      perform("choose(branch: \(place))") { $0.choose(branch: place) }
    case 12: perform("switchOff()") { $0.switchOff() }
    case 13: undo()
    case 14: perform("redo()") { $0.redo() }
    default: startAgain()
    }
  }

  private mutating func perform(_ line: String, _ body: (inout Session) -> Void) {
    lines.append(line)
    body(&session)
  }

  /// A call of the sandbox, written into the script.
  private mutating func call() {
    let ids = session.recording.latest.controllers.values.map(\.id)
    session.opened.select(random.isOnce(in: 2) ? ids.randomElement(using: &random) : nil)
    let call = Sandbox.Call.allCases.randomElement(using: &random) ?? .turn
    guard session.isSandbox,
      let line = Sandbox(of: session.opened).lines(for: call).randomElement(using: &random)
    else { return }
    perform("write(\"\(line)\")") { $0.write(line) }
    session.runDue()
    if !session.scriptMistakes.isEmpty { faults.append("sandbox: \(line) is a mistake") }
  }

  /// What is taken back and done again is as if nothing had been.
  private mutating func undo() {
    guard session.canUndo else { return }
    let (text, recording) = (session.document?.text, session.recording)
    perform("undo()") { $0.undo() }
    guard random.isOnce(in: 2) else { return }
    session.runDue()
    guard session.canRedo else { return faults.append("undo: cannot be done again") }
    perform("redo()") { $0.redo() }
    session.runDue()
    if session.document?.text != text { faults.append("undo: the text is another") }
    if session.recording != recording { faults.append("undo: the run is another") }
  }

  /// What is kept between two starts is what there was.
  private mutating func startAgain() {
    guard let place = session.whereabouts else { return }
    lines.append("start again")
    let again = Session(worlds: worlds, resuming: place)
    guard again.opened.slug == session.opened.slug else { return }
    if again.recording != session.recording { faults.append("start: the run is another") }
    if again.branchNames != session.branchNames { faults.append("start: branches are others") }
    if again.player.eventCount != session.player.eventCount {
      faults.append("start: the place is another")
    }
  }

  private mutating func check() {
    let count = session.recording.events.count
    if !(0...count).contains(session.player.eventCount) { faults.append("player: outside the run") }
    if let selection = session.selection, !session.recording.latest.has(selection),
      !session.state.has(selection)
    {
      faults.append("selection: of nobody")
    }
    if !session.branchNames.isEmpty, !session.branchNames.indices.contains(session.shownBranch) {
      faults.append("branch: of none")
    }
    guard session.scriptMistakes.isEmpty, !session.isRunDue else { return }
    if session.run.execute().recording != session.recording {
      faults.append("run: executed again it is another")
    }
  }
}

extension SessionProgram.Plan {
  init(seed: UInt64, steps: Int) { self.init(seed: seed, steps: Array(0..<steps)) }

  /// What is wrong with the program, and as few of its steps as still break the same law: what was
  /// done, and the script that came of it; nil when nothing is wrong.
  func failure() -> String? {
    guard let law = brokenLaw() else { return nil }
    var plan = self
    var size = max(1, plan.steps.count / 2)
    while size >= 1 {
      var start = 0
      while start < plan.steps.count {
        var shorter = plan
        shorter.steps.removeSubrange(start..<min(start + size, plan.steps.count))
        if shorter.brokenLaw() == law { plan = shorter } else { start += size }
      }
      size /= 2
    }
    let program = SessionProgram(plan)
    return """
      seed \(seed), steps \(plan.steps)
      \(program.faults.joined(separator: "\n"))
      \(program.lines.joined(separator: "\n"))
      \(program.session.document?.text ?? "")
      """
  }

  private func brokenLaw() -> Substring? {
    SessionProgram(self).faults.first?.split(separator: ":").first
  }
}
