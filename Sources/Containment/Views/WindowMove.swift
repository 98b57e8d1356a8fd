/// A subtree of views on its way into or out of a window, and which controllers hear of it.
///
/// Only *entry* controllers are told by the window: those whose parent stays outside the subtree
/// and is on screen itself, and those without a parent. The others are reached by forwarding.
struct WindowMove {
  private let simulation: Simulation
  private let subtree: View
  private let old: Window?
  private let new: Window?
  private let entries: [ViewController]
  /// Entry controllers that get their did callback from the end of the turn.
  private var waiting: [PendingAppearance] = []

  init(of subtree: View, from old: Window?, to new: Window?) {
    self.subtree = subtree
    (self.old, self.new) = (old, new)
    simulation = subtree.simulation
    entries = old === new ? [] : Self.entries(of: subtree)
  }

  mutating func announceEntry(below superview: View) {
    guard old !== new else { return }
    if old != nil { announceExit() }
    guard new != nil else { return }
    for controller in entries where controller.explicitLevel == 0 {
      if let parent = controller.parent {
        switch parent.machine.phase {
        case .appearing:
          let inherits = simulation.policy.windowMovesInheritAnimation
          controller.apply(.willAppear, animated: inherits && parent.isAnimated)
        case .appeared:
          controller.apply(.willAppear, animated: false)
          wait(controller, isAppearing: true)
        case .disappeared, .disappearing: break
        }
      } else if !isSilent(controller, below: superview) {
        controller.apply(.willAppear, animated: false)
        wait(controller, isAppearing: true)
      }
    }
  }

  mutating func announceExit() {
    guard old !== new, old != nil else { return }
    for controller in entries where controller.explicitLevel == 0 {
      controller.apply(.willDisappear, animated: false)
      if controller.machine.phase == .disappearing { wait(controller, isAppearing: false) }
    }
  }

  /// Whether the policy tells controllers without a parent nothing inside another's view.
  private func isSilent(_ controller: ViewController, below superview: View) -> Bool {
    simulation.policy.orphanRule == .never && controller.parent == nil
      && superview.nearestController != nil
  }

  /// Puts the did callbacks on the queue for the end of the turn.
  func scheduleEnd() {
    for appearance in waiting {
      if !appearance.isAppearing, !simulation.policy.defersDidDisappear {
        appearance.controller.apply(.didDisappear)
        continue
      }
      appearance.controller.waitingForCommit += 1
      simulation.afterCommit.append { [simulation] in simulation.settle(appearance) }
    }
  }

  private mutating func wait(_ controller: ViewController, isAppearing: Bool) {
    waiting.append(PendingAppearance(controller: controller, isAppearing: isAppearing))
  }

  private static func entries(of subtree: View) -> [ViewController] {
    var found: [ViewController] = []
    collect(from: subtree, above: nil, isDriven: false, into: &found)
    return found
  }

  /// Walks down; `above` is the nearest controller of the subtree, `isDriven` whether one of
  /// those above is brought in by its container, which silences orphans below it.
  private static func collect(
    from view: View, above: ViewController?, isDriven: Bool, into found: inout [ViewController]
  ) {
    var (above, isDriven) = (above, isDriven)
    if let controller = view.controller {
      isDriven = isDriven || controller.explicitLevel > 0
      let isEntry =
        if let parent = controller.parent {
          above == nil && parent.dispatched.shouldAutomaticallyForwardAppearanceMethods
        } else {
          switch controller.simulation.policy.orphanRule {
          case .byKindOfEntry: !isDriven
          case .always: true
          case .never: above == nil
          }
        }
      if isEntry { found.append(controller) }
      above = controller
    }
    for subview in view.subviews {
      collect(from: subview, above: above, isDriven: isDriven, into: &found)
    }
  }

  /// The first controller, top down, whose parent is not the controller above its view.
  static func mismatch(in view: View, nearest: ViewController?) -> Diagnostic? {
    var nearest = nearest
    if let controller = view.controller {
      if let parent = controller.parent, parent !== nearest {
        return HierarchyInconsistency.actual(child: controller, expected: nearest, actual: parent)
      }
      nearest = controller
    }
    for subview in view.subviews {
      if let found = mismatch(in: subview, nearest: nearest) { return found }
    }
    return nil
  }
}
