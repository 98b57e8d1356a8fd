internal import Foundation
internal import GioKit

/// A snapshot of a whole program, or of its changes: breadth first, with many concurrent calls.
///
/// Sequential calls would each cost the program an iteration of its main loop; concurrent ones
/// share it. First requests all children. Then asks the program to describe all accessibles in one
/// reply, which GTK 4 and Qt support; otherwise asks each. Finally requests the extents of visible
/// ones. A program can report nonsense, hang or exit meanwhile: no node is visited twice, there are
/// limits, and every call has a timeout.
@MainActor
final class TreeWalk {
  /// The result of a walk.
  enum Outcome {
    case whole(AccessibleTree)
    /// The program did not respond in time.
    case silent
    case gone
    /// The bus disconnected.
    case lost
  }

  /// Limits of a walk.
  struct Limits {
    var nodes = 200_000
    var depth = 2_000
    /// Concurrent calls.
    var questions = 200
    /// The timeout of a call, in seconds.
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
  /// The number of calls made.
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

  /// Starts a walk of the accessibles changed since a finished walk, and of new descendants.
  init(
    after walk: TreeWalk, changed: Set<AccessibleReference>,
    _ finish: @escaping @MainActor (Outcome) -> Void
  ) {
    (bus, limits, coordinates, self.finish) = (walk.bus, walk.limits, walk.coordinates, finish)
    inquiry = TreeInquiry(
      after: walk.inquiry.tree(describedOnly: false), changed: changed,
      greatestCount: limits.nodes, greatestDepth: limits.depth)
    // New accessibles are described in one call each.
    phase = .describing
  }

  func start() { askOn() }

  /// Whether an accessible was found.
  func knows(_ reference: AccessibleReference) -> Bool { inquiry.knows(reference) }

  /// Makes no further calls until resumed, so that other calls are answered first.
  func pause() { isPaused = true }

  /// Resumes.
  func goOn() {
    guard isPaused else { return }
    isPaused = false
    askOn()
  }

  /// Ends the walk without a result.
  func stop() { phase = .over }

  /// Passes on the described part of the tree while the walk continues.
  func describeEarly(_ show: @escaping @MainActor (AccessibleTree) -> Void) {
    guard phase == .visiting else { return }
    askForItems { [weak self] isDescribed in
      guard let self, self.phase == .visiting, isDescribed else { return }
      show(self.tree(describedOnly: true))
    }
  }

  // MARK: Calling

  private func askOn() {
    // A reply may arrive synchronously; do not recurse.
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
      // Widgets that are being destroyed, or lack the interface, are not errors.
      if case .failure(.nobody) = result, place == 0 { self?.end(.gone) }
    }
  }

  /// Makes a call, and continues with others when the reply was handled.
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
        // Unresponsive: further calls would each time out.
        if self.answers == 0 || self.silences > 3 { return self.end(.silent) }
      case .failure(.closed): return self.end(.lost)
      case .failure: break
      }
      handle(result)
      self.askOn()
    }
  }

  /// Requests a description of all accessibles in one reply; passes on whether it succeeded.
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
