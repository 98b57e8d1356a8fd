internal import Foundation
internal import GioKit

/// One look at a program, at all of it or where something changed: breadth first, with many questions
/// on their way at once.
///
/// Asking one after the other costs a program a turn of its loop each time; together they cost it
/// one. First everybody is asked who is in them. Then the program is asked to describe all whom it
/// was asked for at once; GTK 4 and Qt do, and elsewhere each is asked. At last those that show are
/// asked where they are. A program can lie, hang or vanish meanwhile: no node is visited twice,
/// there are limits, and every question has an end.
@MainActor
final class TreeWalk {
  /// How a walk ended.
  enum Outcome {
    case whole(AccessibleTree)
    /// The program answered nothing in time.
    case silent
    case gone
    /// The bus went away, and with it all word of the program.
    case lost
  }

  /// How much is looked at.
  struct Limits {
    var nodes = 200_000
    var depth = 2_000
    /// Questions on their way at once.
    var questions = 200
    /// Seconds a question may take.
    var patience = 3.0
  }

  private enum Phase { case visiting, describing, over }

  private let bus: AccessibilityBus
  private let limits: Limits
  private let coordinates: AccessibleCoordinates
  private let finish: @MainActor (Outcome) -> Void
  private var inquiry: TreeInquiry
  private var phase = Phase.visiting
  private var isAsking = false
  private var isPaused = false
  private var inFlight = 0
  private var answers = 0
  private var silences = 0
  /// How many questions were asked.
  private(set) var questionCount = 0

  init(
    _ bus: AccessibilityBus, of application: RunningApplication, limits: Limits = Limits(),
    _ finish: @escaping @MainActor (Outcome) -> Void
  ) {
    (self.bus, self.limits, self.finish) = (bus, limits, finish)
    coordinates = application.coordinates
    inquiry = TreeInquiry(
      root: application.root, greatestCount: limits.nodes, greatestDepth: limits.depth)
  }

  /// A look at the accessibles that changed since a finished walk, and at new ones below them.
  init(
    after walk: TreeWalk, changed: Set<AccessibleReference>,
    _ finish: @escaping @MainActor (Outcome) -> Void
  ) {
    (bus, limits, coordinates, self.finish) = (walk.bus, walk.limits, walk.coordinates, finish)
    inquiry = TreeInquiry(
      after: walk.inquiry.tree(describedOnly: false), changed: changed,
      greatestCount: limits.nodes, greatestDepth: limits.depth)
    // Who is new is asked for everything at once.
    phase = .describing
  }

  func start() { askOn() }

  /// Whether it has found an accessible.
  func knows(_ reference: AccessibleReference) -> Bool { inquiry.knows(reference) }

  /// Asks nothing further until it goes on, so that what is asked beside it is answered first.
  func pause() { isPaused = true }

  /// Asks what is left.
  func goOn() {
    guard isPaused else { return }
    isPaused = false
    askOn()
  }

  /// Ends it without an outcome.
  func stop() { phase = .over }

  /// Hands on what was seen so far, described, while the walk goes on.
  func describeEarly(_ show: @escaping @MainActor (AccessibleTree) -> Void) {
    guard phase == .visiting else { return }
    askForItems { [weak self] isDescribed in
      guard let self, self.phase == .visiting, isDescribed else { return }
      show(self.tree(describedOnly: true))
    }
  }

  // MARK: Asking

  private func askOn() {
    // An answer may come at once, and must not begin all over inside of this.
    guard !isAsking, !isPaused else { return }
    isAsking = true
    while phase != .over, inFlight < limits.questions, let next = inquiry.next() {
      ask(next.place, next.question)
    }
    isAsking = false
    guard inFlight == 0 else { return }
    switch phase {
    case .visiting:
      phase = .describing
      askForItems { [weak self] _ in self?.inquiry.askTheRest() }
    case .describing: end(.whole(tree(describedOnly: false)))
    case .over: break
    }
  }

  private func tree(describedOnly: Bool) -> AccessibleTree {
    let tree = inquiry.tree(describedOnly: describedOnly)
    return coordinates == .screen ? tree.measuredFromWindows : tree
  }

  private func end(_ outcome: Outcome) {
    guard phase != .over else { return }
    phase = .over
    finish(outcome)
  }

  private func ask(_ place: Int, _ question: QuestionQueue.Question) {
    let (method, arguments): (DBusMethod, [DBusArgument]) =
      switch question {
      case .children: (AccessibilityMethods.children, [])
      case .state: (AccessibilityMethods.state, [])
      case .role: (AccessibilityMethods.role, [])
      case .roleName: (AccessibilityMethods.roleName, [])
      case .name:
        (AccessibilityMethods.property, [.text(AccessibilityMethods.accessible), .text("Name")])
      case .parent:
        (AccessibilityMethods.property, [.text(AccessibilityMethods.accessible), .text("Parent")])
      case .description:
        (
          AccessibilityMethods.property,
          [.text(AccessibilityMethods.accessible), .text("Description")]
        )
      case .extents: (AccessibilityMethods.extents, [.count(coordinates.rawValue)])
      }
    send(inquiry.reference(at: place), method, arguments) { [weak self] result in
      if case .success(let parts) = result { self?.inquiry.take(parts, of: question, at: place) }
      // Widgets that are going away, or have no such interface, are no reason to stop.
      if case .failure(.nobody) = result, place == 0 { self?.end(.gone) }
    }
  }

  /// Asks, and goes on with other questions when the answer was handled.
  private func send(
    _ whom: AccessibleReference, _ method: DBusMethod, _ arguments: [DBusArgument] = [],
    _ handle: @escaping DBusConnection.Answer
  ) {
    inFlight += 1
    questionCount += 1
    bus.ask(whom, method, arguments, within: limits.patience) { [weak self] result in
      guard let self else { return }
      self.inFlight -= 1
      guard self.phase != .over else { return }
      switch result {
      case .success: self.answers += 1
      case .failure(.silence):
        self.silences += 1
        // No answer: further questions would each take as long.
        if self.answers == 0 || self.silences > 3 { return self.end(.silent) }
      case .failure(.closed): return self.end(.lost)
      case .failure: break
      }
      handle(result)
      self.askOn()
    }
  }

  /// Asks for a description of everybody in one answer; says whether one came.
  private func askForItems(_ done: @escaping @MainActor (Bool) -> Void) {
    let cache = AccessibleReference(
      bus: inquiry.reference(at: 0).bus, path: AccessibilityMethods.cachePath)
    send(cache, AccessibilityMethods.items) { [weak self] result in
      guard let self else { return }
      if case .success(let parts) = result {
        self.inquiry.describe(parts)
        done(true)
      } else {
        done(false)
      }
    }
  }
}
