@testable import Containment

/// Reads a recording as it grows: the state after each change, and the laws about each controller.
///
/// I4 to I6 hold whatever the policy, but for one: without `ownCallbackFirst` (row 3) a child may
/// turn its parent around before that one has heard of it, so they do not bind restless programs
/// then. I7 is a law of that policy alone: without it children are told first, by choice.
struct LawWatcher {
  /// The state, made by applying one change after the other.
  private(set) var state = HierarchyState()
  private let policy: ContainmentPolicy
  private let profile: Profile
  private let isOrdered: Bool
  private var (eventCount, changeCount) = (0, 0)
  private var courses: [NodeID: Course] = [:]
  private var gone: Set<NodeID> = []

  private var lateChildrenAreSilent: Bool {
    !profile.announcesLateChildren || !policy.childOfAppearingParentHearsWillAppear
  }

  init(policy: ContainmentPolicy, profile: Profile, isRestless: Bool) {
    (self.policy, self.profile) = (policy, profile)
    isOrdered = policy.ownCallbackFirst || !isRestless
  }

  /// How far the appearance of one controller has come.
  private struct Course {
    enum Step: String { case WA, IA, DA, WD, DD }
    var last = Step.DD
    /// Whether viewIsAppearing has come since the last viewWillAppear.
    var hasComeIntoView = false
    /// Whether a container drives it by hand, in its own time.
    var isDriven = false
    /// The parent that was on the same way when the will came, and so owes the did.
    var leader: NodeID?
  }

  /// Reads on; `forwards` says which controllers forward all the time.
  mutating func follow(_ recording: Recording, forwards: (NodeID) -> Bool) -> [String] {
    var found: [String] = []
    for index in eventCount..<recording.events.count {
      let event = recording.events[index]
      apply(recording.changes, upTo: Int(event.changeCount))
      if let subject = event.subject, let fault = take(event, subject, recording, forwards) {
        found.append("\(fault): \(recording.name(of: subject)), event \(index)")
      }
    }
    eventCount = recording.events.count
    apply(recording.changes, upTo: recording.changes.count)
    return found
  }

  private mutating func apply(_ changes: ChunkedList<Change>, upTo end: Int) {
    while changeCount < end {
      state.apply(changes[changeCount])
      changeCount += 1
    }
  }

  private mutating func take(
    _ event: Event, _ subject: NodeID, _ recording: Recording, _ forwards: (NodeID) -> Bool
  ) -> String? {
    switch event.kind {
    case .gone:
      gone.insert(subject)
      courses[subject] = nil
      return nil
    // D11 is about a view that was left behind.
    case .diagnostic(let place) where recording.diagnostics[Int(place)].id == "D11": return nil
    default: break
    }
    if gone.contains(subject) { return "gone: \(event.kind) after the last owner went away" }
    switch event.kind {
    case .call(.beginAppearanceTransition, _): courses[subject, default: Course()].isDriven = true
    case .call(.transition, _):
      for child in state.controllers[subject]?.children ?? [] {
        courses[child, default: Course()].isDriven = true
      }
    case .callback(let callback):
      return isOrdered ? take(callback, subject, forwards) : nil
    default: break
    }
    return nil
  }

  private mutating func take(
    _ callback: Callback, _ subject: NodeID, _ forwards: (NodeID) -> Bool
  ) -> String? {
    var course = courses[subject] ?? Course()
    defer { courses[subject] = course }
    let last = course.last
    switch callback {
    case .viewWillAppear:
      course.last = .WA
      course.hasComeIntoView = false
      course.leader = leader(of: subject, on: .appearing)
      if isDrivenByPresentation(subject) { course.isDriven = true }
      return last == .DD || last == .WD ? nil : "I4: WA after \(last)"
    case .viewWillDisappear:
      course.last = .WD
      course.leader = leader(of: subject, on: .disappearing)
      if isDrivenByPresentation(subject) { course.isDriven = true }
      return last == .WD || last == .DD ? "I4: WD after \(last)" : nil
    case .viewIsAppearing:
      defer { (course.last, course.hasComeIntoView) = (.IA, true) }
      if !profile.sendsViewIsAppearing { return "I6: IA before iOS 13" }
      if course.hasComeIntoView { return "I6: IA twice" }
      return last == .WA ? nil : "I6: IA after \(last)"
    case .viewDidAppear:
      defer { (course.last, course.isDriven) = (.DA, false) }
      // Correction M: a child that comes too late receives viewDidAppear alone, in iOS 6 twice.
      let isLate =
        lateChildrenAreSilent && last == .DD
        || profile.repeatsDidAppearBelowNewRoot && last == .DA
      guard last == .WA || last == .IA || isLate else { return "I5: DA after \(last)" }
      return urgency(of: subject, course, on: .appearing, forwards)
    case .viewDidDisappear:
      defer { (course.last, course.isDriven) = (.DD, false) }
      guard last == .WD else { return "I5: DD after \(last)" }
      return urgency(of: subject, course, on: .disappearing, forwards)
    default: return nil
    }
  }

  /// Whether what a controller presents is not at rest: then the presentation owes it the did, also
  /// when it has become another controller's child meanwhile.
  private func isDrivenByPresentation(_ presenter: NodeID) -> Bool {
    state.controllers.values.contains { $0.presenting == presenter && $0.phase != .appeared }
  }

  /// The parent on the same way; one that disappears tells only children that are on its view.
  private func leader(of child: NodeID, on way: AppearancePhase) -> NodeID? {
    let parent = state.controllers[child]?.parent.flatMap { state.controllers[$0] }
    guard let parent, parent.phase == way else { return nil }
    return way == .appearing || isOnView(child, of: parent.id) ? parent.id : nil
  }

  private func isOnView(_ child: NodeID, of parent: NodeID) -> Bool {
    guard let view = state.controllers[child]?.view, let host = state.controllers[parent]?.view
    else { return false }
    return sequence(first: view, next: { state.views[$0]?.superview }).contains(host)
  }

  /// The error of a did callback that comes while its parent's is still pending.
  ///
  /// No callback is owed to a child that has left its parent, or whose view has left its view.
  private func urgency(
    of subject: NodeID, _ course: Course, on way: AppearancePhase, _ forwards: (NodeID) -> Bool
  ) -> String? {
    guard policy.ownCallbackFirst, !course.isDriven, let leader = course.leader, forwards(leader),
      state.controllers[leader]?.phase == way, state.controllers[subject]?.parent == leader,
      isOnView(subject, of: leader)
    else { return nil }
    return "I7: did before \(state.name(of: leader))"
  }
}
