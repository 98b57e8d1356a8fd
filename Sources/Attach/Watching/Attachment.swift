internal import Foundation
internal import GioKit
package import Hierarchy

/// A running program that is watched: looked at again and again, as often as it does not mind.
///
/// Looking asks and never acts. What a program says happened is only a reason to look sooner, as
/// programs forget to say things. All goes on on the main loop, and nothing waits.
@MainActor
package final class Attachment {
  /// How it goes.
  package enum Condition: Hashable, Sendable {
    /// The first look is on its way.
    case looking
    case live
    /// The program gives no answer; it is asked again.
    case silent
    case ended
    /// The accessibility bus went away; nobody knows how the program is.
    case lost

    /// Whether there will be no further look.
    package var isOver: Bool { self == .ended || self == .lost }
  }

  package let application: RunningApplication
  package private(set) var condition = Condition.looking
  /// What was seen last.
  package private(set) var tree = AccessibleTree(nodes: [])
  /// How often the program was looked at, and how many questions that took.
  package private(set) var lookCount = 0
  package private(set) var questionCount = 0
  /// Called when there is something new in the recording or the condition.
  package var onChange: (@MainActor () -> Void)?

  private let bus: AccessibilityBus
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var recorder: RecordedParts
  private var pace = LookingPace()
  private var walk: TreeWalk?
  private var next: MainLoopTimer?
  private var nextLook: ContinuousClock.Instant?
  /// Whether something happened while it was looked at.
  private var wasHinted = false
  private var firstPicture: MainLoopTimer?
  private var subscriptions: [DBusSubscription] = []

  package init(to application: RunningApplication, on bus: AccessibilityBus) {
    (self.application, self.bus) = (application, bus)
    start = clock.now
    recorder = RecordedParts(of: application.name)
  }

  /// What was seen so far, to be stepped through; of what is watched for very long, the last part.
  package var recording: Recording { recorder.recording }

  /// Which part that is, counted from 1.
  package var part: Int { recorder.number }

  /// What the views of the part before are called, in the look that began a part; nil in all others.
  package var newNames: [NodeID: NodeID]? { recorder.newNames }

  /// The view that stands for an accessible, as long as it is there.
  package func view(of reference: AccessibleReference) -> NodeID? { recorder.view(of: reference) }

  /// Begins to look.
  package func begin() {
    listen()
    look()
  }

  /// Looks at once, unless one looks already.
  package func lookNow() { look() }

  /// Stops looking; what was recorded stays.
  package func stop() {
    walk?.stop()
    (walk, next, firstPicture) = (nil, nil, nil)
    listenNoMore()
  }

  // MARK: Looking

  private func look() {
    guard walk == nil, !condition.isOver else { return }
    next = nil
    let began = clock.now
    let walk = TreeWalk(bus, from: application.root) { [weak self] outcome in
      self?.took(outcome, since: began)
    }
    self.walk = walk
    // A program that is slow to answer shows what it has said so far.
    if lookCount == 0 {
      firstPicture = MainLoopTimer(after: 0.2) { [weak self] in
        self?.walk?.describeEarly { self?.show($0) }
      }
    }
    walk.start()
  }

  private func took(_ outcome: TreeWalk.Outcome, since began: ContinuousClock.Instant) {
    questionCount += walk?.questionCount ?? 0
    (walk, firstPicture) = (nil, nil)
    switch outcome {
    case .whole(let tree):
      lookCount += 1
      if condition == .silent { recorder.say("\(application.name) answers again", at: instant) }
      condition = .live
      let isNew = show(tree)
      pace.looked(for: clock.now - began, isNew: isNew || wasHinted)
      wasHinted = false
      lookLater(after: pace.interval)
    case .silent:
      if condition != .silent {
        condition = .silent
        recorder.say("\(application.name) does not answer", at: instant)
        onChange?()
      }
      lookLater(after: LookingPace.silence)
    case .gone: end(.ended, "\(application.name) has ended")
    case .lost: end(.lost, "the accessibility bus has ended")
    }
  }

  @discardableResult private func show(_ tree: AccessibleTree) -> Bool {
    self.tree = tree
    let isNew = recorder.take(tree, at: instant, isFirst: lookCount <= 1, isWhole: lookCount > 0)
    onChange?()
    return isNew
  }

  private func end(_ condition: Condition, _ words: String) {
    guard !self.condition.isOver else { return }
    self.condition = condition
    stop()
    recorder.say(words, at: instant)
    onChange?()
  }

  private func lookLater(after interval: Duration) {
    let seconds =
      Double(interval.components.seconds) + Double(interval.components.attoseconds) / 1e18
    nextLook = clock.now + interval
    next = MainLoopTimer(after: seconds) { [weak self] in self?.look() }
  }

  private var instant: Instant {
    let (seconds, attoseconds) = (clock.now - start).components
    return Instant(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  // MARK: Hints

  private func listen() {
    let bus = application.bus
    subscriptions = ["org.a11y.atspi.Event.Object", "org.a11y.atspi.Event.Window"].map {
      self.bus.connection.subscribe(to: $0, from: bus) { [weak self] _ in self?.hinted() }
    }
    subscriptions.append(
      self.bus.connection.subscribe(
        to: "org.freedesktop.DBus", member: "NameOwnerChanged", about: bus
      ) { [weak self] signal in
        guard let self, signal.parts.last?.text?.isEmpty ?? false else { return }
        self.end(.ended, "\(self.application.name) has ended")
      })
    for event in Self.events {
      self.bus.ask(
        Self.registry, AccessibilityMethods.register, [.text(event), .texts([]), .text(bus)],
        within: 3, starting: true
      ) { _ in }
    }
  }

  /// Nobody here wants to know any more what happens there.
  private func listenNoMore() {
    guard !subscriptions.isEmpty else { return }
    subscriptions = []
    for event in Self.events {
      bus.ask(Self.registry, AccessibilityMethods.deregister, [.text(event)], within: 3) { _ in }
    }
  }

  private static let events = ["object:children-changed", "object:state-changed", "window:"]
  private static let registry = AccessibleReference(
    bus: AccessibilityMethods.registryName, path: AccessibilityMethods.registryPath)

  /// Something happened there: look soon, but not at once for each of a thousand events.
  private func hinted() {
    guard walk == nil else {
      wasHinted = true
      return
    }
    guard next != nil, pace.takesHint(), let nextLook else { return }
    if clock.now + pace.interval < nextLook { lookLater(after: pace.interval) }
  }
}
