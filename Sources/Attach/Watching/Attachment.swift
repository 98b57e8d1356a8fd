internal import Foundation
internal import GioKit
package import Hierarchy

/// A running program being watched, with repeated snapshots at a bearable rate.
///
/// Watching is read-only. Reported changes are read soon, and the whole tree from time to time, as
/// programs omit some events. Runs asynchronously on the main loop.
@MainActor
package final class Attachment {
  /// The state of watching.
  package enum Condition: Hashable, Sendable {
    /// The first snapshot is in progress.
    case looking
    case live
    /// The program does not respond; retrying.
    case silent
    case ended
    /// The accessibility bus disconnected; the program's state is unknown.
    case lost

    /// Whether watching has ended.
    package var isOver: Bool { self == .ended || self == .lost }
  }

  package let application: RunningApplication
  package private(set) var condition = Condition.looking
  /// The last snapshot.
  package private(set) var tree = AccessibleTree(nodes: [])
  /// The number of full snapshots.
  package private(set) var lookCount = 0
  /// Called when the recording or the condition changed.
  package var onChange: (@MainActor () -> Void)?

  private let bus: AccessibilityBus
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var recorder: RecordedParts
  private lazy var looks = ProgramLooks(at: application, on: bus) { [weak self] in
    self?.see($0) ?? false
  }
  private var subscriptions: [DBusSubscription] = []
  /// Whether it holds the accessibility setting.
  private var holdsStatus = false

  package init(to application: RunningApplication, on bus: AccessibilityBus) {
    (self.application, self.bus) = (application, bus)
    start = clock.now
    recorder = RecordedParts(of: application.name)
  }

  /// The recording so far; if it became very long, its last part.
  package var recording: Recording { recorder.recording }

  /// The number of the part, from 1.
  package var part: Int { recorder.number }

  /// Maps the view IDs of the previous part to those of a new one, after its first snapshot; nil
  /// otherwise.
  package var newIDs: [NodeID: NodeID]? { recorder.newIDs }

  /// The view of an accessible, while it exists.
  package func view(of reference: AccessibleReference) -> NodeID? { recorder.view(of: reference) }

  /// Requests the details of a view's accessible; returns nil for a view without one.
  package func details(
    of view: NodeID, _ answer: @escaping @MainActor (AccessibleDetails) -> Void
  ) {
    guard !condition.isOver, let reference = recorder.reference(of: view) else { return }
    bus.details(of: reference, answer)
  }

  /// Requests the program's exported actions, if a view is the program or one of its windows.
  package func actions(
    behind view: NodeID, _ answer: @escaping @MainActor ([ProgramAction]) -> Void
  ) {
    guard !condition.isOver, let reference = recorder.reference(of: view),
      let node = tree.nodes.first(where: { $0.reference == reference }), node.parent ?? 0 == 0
    else { return answer([]) }
    bus.actions(of: application, answer)
  }

  /// The view and title of a relation's target.
  package func title(of reference: AccessibleReference) -> (view: NodeID, title: String)? {
    guard let view = recorder.view(of: reference),
      let node = tree.nodes.first(where: { $0.reference == reference })
    else { return nil }
    return (view, node.title)
  }

  /// The current interval between full snapshots, for large programs that are read less than once a
  /// second; nil for others.
  package var interval: Duration? {
    tree.nodes.count > LookingPace.smallCount && condition == .live ? looks.pace.interval : nil
  }

  /// Starts watching.
  package func begin() {
    holdsStatus = true
    bus.status.hold()
    listen()
    looks.look()
  }

  /// Takes a snapshot now, unless one is in progress.
  package func lookNow() { if !condition.isOver { looks.look() } }

  /// Stops watching; the recording stays.
  package func stop() {
    looks.stop()
    listenNoMore()
    if holdsStatus { bus.status.release() }
    holdsStatus = false
  }

  // MARK: Snapshots

  /// Applies a result; returns whether anything changed.
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

  /// Records a snapshot; full snapshots notify `onChange` even if nothing changed.
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

  // MARK: Events

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

  /// Unsubscribes.
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
