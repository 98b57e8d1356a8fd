internal import Foundation
internal import GioKit
package import Hierarchy

/// A running program that is watched: looked at again and again, as often as it does not mind.
///
/// Looking asks and never acts. Where a program says that something changed is looked at soon, and all
/// of it now and then, as programs forget to say things. All goes on on the main loop, and nothing
/// waits.
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
    /// The accessibility bus went away; the state of the program is unknown.
    case lost

    /// Whether there will be no further look.
    package var isOver: Bool { self == .ended || self == .lost }
  }

  package let application: RunningApplication
  package private(set) var condition = Condition.looking
  /// What was seen last.
  package private(set) var tree = AccessibleTree(nodes: [])
  /// How often all of the program was looked at.
  package private(set) var lookCount = 0
  /// Called when there is something new in the recording or the condition.
  package var onChange: (@MainActor () -> Void)?

  private let bus: AccessibilityBus
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var recorder: RecordedParts
  private lazy var looks = ProgramLooks(at: application, on: bus) { [weak self] in
    self?.see($0) ?? false
  }
  private var subscriptions: [DBusSubscription] = []
  /// Whether programs are asked to tell what they contain for its sake.
  private var holdsStatus = false

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

  /// Requests the details of a view's accessible; returns nil for a view without one.
  package func details(
    of view: NodeID, _ answer: @escaping @MainActor (AccessibleDetails) -> Void
  ) {
    guard !condition.isOver, let reference = recorder.reference(of: view) else { return }
    bus.details(of: reference, answer)
  }

  /// Asks for the actions that the program exports, where a view is the program or one of its windows.
  package func actions(
    behind view: NodeID, _ answer: @escaping @MainActor ([ProgramAction]) -> Void
  ) {
    guard !condition.isOver, let reference = recorder.reference(of: view),
      let node = tree.nodes.first(where: { $0.reference == reference }), node.parent ?? 0 == 0
    else { return answer([]) }
    bus.actions(of: application, answer)
  }

  /// The view that stands for whom a relation names, and what it is called.
  package func title(of reference: AccessibleReference) -> (view: NodeID, title: String)? {
    guard let view = recorder.view(of: reference),
      let node = tree.nodes.first(where: { $0.reference == reference })
    else { return nil }
    return (view, node.title)
  }

  /// How long it is at present between two looks at all of it, for programs so large that less than
  /// a second would burden them; nil for others.
  package var interval: Duration? {
    tree.nodes.count > LookingPace.smallCount && condition == .live ? looks.pace.interval : nil
  }

  /// Begins to look.
  package func begin() {
    holdsStatus = true
    bus.status.hold()
    listen()
    looks.look()
  }

  /// Looks at once, unless one looks already.
  package func lookNow() { if !condition.isOver { looks.look() } }

  /// Stops looking; what was recorded stays.
  package func stop() {
    looks.stop()
    listenNoMore()
    if holdsStatus { bus.status.release() }
    holdsStatus = false
  }

  // MARK: Looking

  /// Takes in what a look came to; answers whether it is something new.
  private func see(_ sight: ProgramLooks.Outcome) -> Bool {
    switch sight {
    case .early(let tree): return show(tree, isFirst: true)
    case .whole(let tree), .news(let tree):
      var (isFirst, isWhole) = (false, false)
      if case .whole = sight {
        (isFirst, isWhole) = (lookCount == 0, true)
        lookCount += 1
      }
      if condition == .silent {
        recorder.say("\(application.name) is responding again", at: instant)
      }
      condition = .live
      return show(tree, isFirst: isFirst, isWhole: isWhole)
    case .silent:
      guard condition != .silent else { return false }
      condition = .silent
      recorder.say("\(application.name) is not responding", at: instant)
      onChange?()
      return true
    case .gone: end(.ended, "\(application.name) quit")
    case .lost: end(.lost, "the accessibility bus quit")
    }
    return true
  }

  /// Records what was seen; who waits for a look at all of it hears of one in which nothing is new, too.
  private func show(_ tree: AccessibleTree, isFirst: Bool, isWhole: Bool = true) -> Bool {
    self.tree = tree
    let isNew = recorder.take(tree, at: instant, isFirst: isFirst, isWhole: lookCount > 0)
    if isNew || isWhole { onChange?() }
    return isNew
  }

  private func end(_ condition: Condition, _ words: String) {
    guard !self.condition.isOver else { return }
    self.condition = condition
    stop()
    recorder.say(words, at: instant)
    onChange?()
  }

  private var instant: Instant {
    let (seconds, attoseconds) = (clock.now - start).components
    return Instant(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  // MARK: Hints

  private func listen() {
    let bus = application.bus
    subscriptions = ["org.a11y.atspi.Event.Object", "org.a11y.atspi.Event.Window"].map {
      self.bus.connection.subscribe(to: $0, from: bus) { [weak self] signal in
        self?.looks.hinted(at: AccessibleReference(bus: bus, path: signal.path))
      }
    }
    subscriptions.append(
      self.bus.connection.subscribe(
        to: "org.freedesktop.DBus", member: "NameOwnerChanged", about: bus
      ) { [weak self] signal in
        guard let self, signal.parts.last?.text?.isEmpty ?? false else { return }
        self.end(.ended, "\(self.application.name) quit")
      })
    for event in Self.events {
      self.bus.ask(
        Self.registry, AccessibilityMethods.register, [.text(event), .texts([]), .text(bus)],
        within: 3, starting: true
      ) { _ in }
    }
  }

  /// Stops watching.
  private func listenNoMore() {
    guard !subscriptions.isEmpty else { return }
    subscriptions = []
    for event in Self.events {
      bus.ask(Self.registry, AccessibilityMethods.deregister, [.text(event)], within: 3) { _ in }
    }
  }

  private static let events = [
    "object:children-changed", "object:state-changed", "object:property-change", "window:",
  ]
  private static let registry = AccessibleReference(
    bus: AccessibilityMethods.registryName, path: AccessibilityMethods.registryPath)
}
