/// A subtree of views entering or leaving a window, and the affected controllers.
///
/// The window sends callbacks only to *entry* controllers: those without a parent, and those whose
/// parent is on screen outside the subtree. Forwarding reaches the others.
struct WindowMove {
  private let isLeaving: Bool
  private let isEntering: Bool
  private var entries: [Entry] = []

  /// An entry controller, retained.
  private struct Entry {
    let controller: ViewController
    /// The number of the will callback of leaving that is to be completed; 0 for none.
    var exit: Int32 = 0
    /// The number of the will callback of entering that is to be completed; 0 for none.
    var entrance: Int32 = 0
  }

  /// Makes a move between two windows; nil is off screen.
  init(of subtree: View, from old: Window?, to new: Window?) {
    isLeaving = old != nil && old !== new
    isEntering = new != nil && old !== new
    guard old !== new else { return }
    collectEntries(from: subtree, above: nil, isDriven: false)
    entries.removeAll { $0.controller.parent?.forwardsAppearance == false }
  }

  /// Walks down the subtree.
  ///
  /// `above` is the nearest controller of the subtree above `view`; `isDriven` is true inside a
  /// controller that its container brings in, where orphans receive no callbacks.
  private mutating func collectEntries(
    from view: View, above: ViewController?, isDriven: Bool
  ) {
    var (above, isDriven) = (above, isDriven)
    if let controller = view.controller {
      isDriven = isDriven || controller.explicitLevel > 0
      if Self.isEntry(controller, isTop: above == nil, isDriven: isDriven) {
        entries.append(Entry(controller: controller))
      }
      above = controller
    }
    view.simulation.visit(1)
    for subview in view.subviews {
      collectEntries(from: subview, above: above, isDriven: isDriven)
    }
  }

  private static func isEntry(
    _ controller: ViewController, isTop: Bool, isDriven: Bool
  ) -> Bool {
    if controller.parent != nil { return isTop }
    return switch controller.simulation.policy.orphanRule {
    case .byKindOfEntry: !isDriven
    case .always: true
    case .never: isTop
    }
  }
}

/// Callbacks of a move.
extension WindowMove {
  /// Sends the will callbacks of leaving and entering.
  mutating func announceEntry(of subtree: View, below superview: View) {
    announceExit()
    guard isEntering else { return }
    if isLeaving { Self.renewAppearance(below: subtree) }
    for index in entries.indices {
      let controller = entries[index].controller
      guard controller.explicitLevel == 0 else { continue }
      if let parent = controller.parent {
        switch parent.machine.phase {
        case .appearing:
          let inherits = controller.simulation.policy.windowMovesInheritAnimation
          controller.appearLate(with: parent, animated: inherits && parent.isAnimated)
        case .appeared: announceEntrance(at: index)
        case .disappeared, .disappearing: break
        }
      } else if !Self.isSilent(controller, below: superview) {
        announceEntrance(at: index)
      }
    }
  }

  private mutating func announceEntrance(at index: Int) {
    let controller = entries[index].controller
    controller.apply(.willAppear, animated: false)
    entries[index].entrance = controller.willCount
  }

  /// Sends the will callbacks of leaving.
  mutating func announceExit() {
    guard isLeaving else { return }
    for index in entries.indices {
      let controller = entries[index].controller
      guard controller.explicitLevel == 0 else { continue }
      controller.apply(.willDisappear, animated: false)
      if controller.machine.phase == .disappearing { entries[index].exit = controller.willCount }
    }
  }

  /// Makes controllers that change windows receive `viewIsAppearing` again.
  private static func renewAppearance(below view: View) {
    if let controller = view.controller, controller.machine.phase == .disappearing {
      controller.isAppearingSent = false
    }
    view.simulation.visit(1)
    for subview in view.subviews { renewAppearance(below: subview) }
  }

  /// Whether the policy suppresses callbacks to orphans inside another controller's view.
  private static func isSilent(_ controller: ViewController, below superview: View) -> Bool {
    controller.simulation.policy.orphanRule == .never && controller.parent == nil
      && superview.nearestController != nil
  }

  /// Schedules the did callbacks for the end of the turn, first of leaving, then of entering.
  func scheduleEnd(in simulation: Simulation) {
    forEachExit { controller, willCount in
      // A container that reversed the move completes it itself.
      guard controller.willCount == willCount else { return }
      if simulation.policy.defersDidDisappear {
        simulation.settleAtEndOfTurn(controller, isAppearing: false, willCount: willCount)
      } else {
        controller.apply(.didDisappear)
      }
    }
    for entry in entries where entry.entrance > 0 && entry.controller.willCount == entry.entrance {
      simulation.settleAtEndOfTurn(
        entry.controller, isAppearing: true, willCount: entry.entrance)
    }
  }

  /// Calls `body` with each leaving controller and the number of its will callback.
  func forEachExit(_ body: (ViewController, _ willCount: Int32) -> Void) {
    for entry in entries where entry.exit > 0 { body(entry.controller, entry.exit) }
  }
}

/// Consistency checks of controllers and views.
extension WindowMove {
  /// The diagnostic of the first controller, top down, whose parent is not the controller of the
  /// enclosing view.
  static func mismatch(in view: View, nearest: ViewController?) -> Diagnostic? {
    var nearest = nearest
    if let controller = view.controller {
      if let parent = controller.parent, parent !== nearest {
        return HierarchyInconsistency.actual(
          child: controller, expected: nearest, actual: parent)
      }
      nearest = controller
    }
    view.simulation.visit(1)
    for subview in view.subviews {
      if let found = mismatch(in: subview, nearest: nearest) { return found }
    }
    return nil
  }
}
