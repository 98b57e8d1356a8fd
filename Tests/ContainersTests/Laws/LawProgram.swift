import TestSupport

@testable import Containers
@testable import Containment

/// One random program on everything the library offers, and what it is held to while it runs.
///
/// A plan decides it. Each step draws from a generator of its own, so steps can be left out and
/// the others stay what they are.
final class LawProgram {
  /// What a program is made from.
  struct Plan {
    let seed: UInt64
    var steps: [Int]
    let mood: Mood

    init(seed: UInt64, steps: Int, mood: Mood) {
      (self.seed, self.steps, self.mood) = (seed, Array(0..<steps), mood)
    }
  }

  /// What a program allows itself.
  struct Mood: OptionSet {
    let rawValue: Int
    /// Its callbacks make calls.
    static let restless = Mood(rawValue: 1)
    /// It begins and ends appearances by hand.
    static let begins = Mood(rawValue: 2)
    /// It treats UIKit's containers and their children as plain ones.
    static let tampers = Mood(rawValue: 4)
  }

  let plan: Plan
  let simulation: Simulation
  var random: SeededGenerator
  var windows: [Window] = []
  /// The program's variables; what else lives is kept by the library.
  var variables: [ViewController?] = []
  let meddler = Meddler()

  /// The calls so far, as lines, those from inside callbacks indented.
  private(set) var lines: [String] = []
  /// How many calls were made.
  private(set) var callCount = 0
  /// What was called from outside, and what from inside callbacks.
  private(set) var (asked, answered): (Set<Request>, Set<Request>) = ([], [])
  /// What was found wrong; the program stops there.
  private(set) var faults: [String] = []
  /// How many top-level calls were refused.
  private(set) var refusalCount = 0

  var watcher: LawWatcher
  /// The controllers whose appearances the program drove by hand, or forgot.
  var excused = Excuses()
  private var madeCount = 0
  private var depth = 0
  private var budget = 0
  private let drawn: [Request]

  init(_ plan: Plan) {
    self.plan = plan
    random = SeededGenerator(seed: plan.seed)
    let profile = Profile.allCases[random.number(below: Profile.allCases.count)]
    let policy =
      random.isOnce(in: 3) ? ContainmentPolicy() : ContainmentPolicy.random(using: &random)
    simulation = Simulation(profile: profile, policy: policy)
    watcher = LawWatcher(
      policy: policy, profile: profile, isRestless: plan.mood.contains(.restless))
    drawn = Request.allCases.filter { plan.mood.contains(.begins) || !$0.isAppearance }
      .flatMap { Array(repeating: $0, count: $0.weight) }
    meddler.program = self
    Simulation.$current.withValue(simulation) { setUp() }
  }

  private func setUp() {
    windows = [Window(), Window("screen", size: CGSize(width: 800, height: 600))]
    variables = (0..<10).map { $0 < 6 ? makePlayer() : nil }
    let (stack, tabs) = (makeStack(), TabBarController(nextName("t")))
    let (pages, split) = (makePages(), SplitViewController(nextName("s")))
    stack.setViewControllers([makePlayer()], animated: false)
    pages.setViewControllers([makePlayer()], animated: false)
    tabs.viewControllers = [makePlayer(), makePlayer()]
    split.viewControllers = [makeStack(), makePlayer()]
    variables += [stack, tabs, pages, split]
    for case let container? in variables.suffix(4) { befriend(container) }
    windows[0].rootViewController = variables[random.isOnce(in: 2) ? 0 : random.number(below: 14)]
    windows[0].rootViewController = windows[0].rootViewController ?? variables[0]
    simulation.turn()
  }

  /// Runs the program; answers what went wrong.
  @discardableResult
  func play() -> [String] {
    Simulation.$current.withValue(simulation) {
      for step in plan.steps where faults.isEmpty {
        random = SeededGenerator(seed: plan.seed &* 0x9E37_79B9 ^ UInt64(step))
        budget = plan.mood.contains(.restless) ? 6 : 0
        perform(drawn[random.number(below: drawn.count)])
      }
      if faults.isEmpty {
        budget = 0
        lines.append("settle")
        settle()
      }
    }
    return faults
  }

  /// Makes one call, and looks whether the world is in order after it.
  func perform(_ request: Request) {
    guard let call = call(for: request) else { return }
    make(request, call)
  }

  /// Makes one of the calls that a request consists of.
  func make(_ request: Request, _ call: Call) {
    guard faults.isEmpty else { return }
    callCount += 1
    lines.append(String(repeating: "  ", count: depth) + call.text)
    if depth == 0 { asked.insert(request) } else { answered.insert(request) }
    if depth == 0 { follow() }
    let refusal = depth == 0 ? RefusalWitness(of: self) : nil
    excused.note(request, call.participants)
    depth += 1
    call.body()
    depth -= 1
    check(isOutermost: depth == 0)
    guard let refusal, !request.isTime else { return }
    let verdict = refusal.verdict(on: self)
    if verdict != .notRefused { refusalCount += 1 }
    if verdict == .changed { faults.append("refusal: \(call.text) changed something") }
  }

  /// From inside a callback: now and then another call.
  func react(in subject: ViewController?, _ callback: String) {
    guard budget > 0, depth > 0, depth < 3, faults.isEmpty, random.isOnce(in: 5) else { return }
    let request = drawn[random.number(below: drawn.count)]
    guard !request.isTime else { return }
    budget -= 1
    let name = subject.map { "\($0)." } ?? ""
    lines.append(String(repeating: "  ", count: depth) + "in \(name)\(callback):")
    perform(request)
  }

  /// Reads what was recorded since the last look.
  private func follow() {
    faults += watcher.follow(simulation.recording) { [simulation, excused] id in
      simulation.controller(id) is Player && !excused.forwarders.contains(id)
    }
  }

  private func check(isOutermost: Bool) {
    follow()
    excused.spread(among: living)
    faults += violations()
    if isOutermost, callCount.isMultiple(of: 8) { faults += disagreements() }
  }

  private func settle() {
    for controller in living {
      (controller as? NavigationController)?.interactivePop.finish()
      (controller as? PageViewController)?.swipe.finish()
      if controller.modal.presenting != nil { controller.interactiveDismissal.finish() }
    }
    simulation.finishAnimations()
    check(isOutermost: false)
    faults += disagreements() + unrest()
    faults += simulation.recording.diagnostics.filter { $0.id == "L1" }.map {
      "turn: \($0.message)"
    }
  }
}

/// Making and finding controllers.
extension LawProgram {
  /// All living objects, also those that no variable holds, in creation order.
  var living: [ViewController] {
    watcher.state.controllers.values.compactMap { simulation.controller($0.id) }
  }

  func nextName(_ letter: String) -> String {
    madeCount += 1
    return "\(letter)\(madeCount)"
  }

  func makePlayer() -> Player { befriend(Player(nextName("c"))) }

  func makeStack() -> RestlessStack { befriend(RestlessStack(nextName("n"))) }

  func makePages() -> PageViewController {
    befriend(
      PageViewController(
        nextName("p"), transitionStyle: random.isOnce(in: 2) ? .scroll : .curl))
  }

  /// Lets a controller answer its callbacks, and gives it a delegate.
  @discardableResult
  func befriend<Controller: ViewController>(_ controller: Controller) -> Controller {
    (controller as? any Restless)?.program = self
    (controller as? NavigationController)?.delegate = meddler
    (controller as? TabBarController)?.delegate = meddler
    (controller as? PageViewController)?.delegate = meddler
    (controller as? PageViewController)?.dataSource = meddler
    (controller as? SplitViewController)?.delegate = meddler
    controller.presentationController.delegate = random.isOnce(in: 2) ? meddler : nil
    return controller
  }

  /// One of the variables that is not nil.
  func anybody() -> ViewController {
    let known = variables.compactMap(\.self)
    return known.isEmpty ? makePlayer() : known[random.number(below: known.count)]
  }

  /// Prefers a controller on screen, so that something happens; also one that no variable holds.
  func somebodyShown() -> ViewController {
    let shown = living.filter { $0.appearancePhase != .disappeared }
    return shown.isEmpty || random.isOnce(in: 4)
      ? anybody() : shown[random.number(below: shown.count)]
  }

  /// A living container of a class.
  func some<Container: ViewController>(_ type: Container.Type) -> Container? {
    let all = living.compactMap { $0 as? Container }
    return all.isEmpty ? nil : all[random.number(below: all.count)]
  }

  /// One of a list.
  func some<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[random.number(below: list.count)]
  }
}
