/// A subtree of views on its way into or out of a window, and which controllers hear of it.
///
/// Only *entry* controllers are told by the window: those whose parent stays outside the subtree
/// and is on screen itself, and those without a parent. The others are reached by forwarding.
struct WindowMove {
  private let isLeaving: Bool
  private let isEntering: Bool
  /// The entry controllers, which it keeps alive.
  private let entries: Few<ViewController>

  /// Entry controllers that get their did callback from the end of the turn.
  ///
  /// Each with which of its will callbacks that completes.
  typealias Waiting = Few<
    (controller: Unkept<ViewController>, isAppearing: Bool, willCount: Int32)
  >

  /// A move between two windows, or none where nil.
  init(of subtree: Unkept<View>, from old: Unkept<View>?, to new: Unkept<View>?) {
    isLeaving = old != nil && old != new
    isEntering = new != nil && old != new
    entries = old == new ? Few() : Self.entries(of: subtree)
  }

  /// Sends the will callbacks of going out and coming in; the result waits for `scheduleEnd`.
  func announceEntry(of subtree: View, below superview: View) -> Waiting {
    var waiting = announceExit()
    guard isEntering else { return waiting }
    if isLeaving { Self.renewAppearance(below: Unkept(subtree)) }
    entries.forEach { controller in
      guard controller.explicitLevel == 0 else { return }
      if let parent = controller.container {
        switch parent.machine.phase {
        case .appearing:
          let inherits = controller.simulation.policy.windowMovesInheritAnimation
          controller.apply(.willAppear, animated: inherits && parent.isAnimated)
        case .appeared:
          controller.apply(.willAppear, animated: false)
          waiting.append((Unkept(controller), isAppearing: true, controller.willCount))
        case .disappeared, .disappearing: break
        }
      } else if !isSilent(controller, below: superview) {
        controller.apply(.willAppear, animated: false)
        waiting.append((Unkept(controller), isAppearing: true, controller.willCount))
      }
    }
    return waiting
  }

  /// Sends the will callbacks of going out; the result waits for `scheduleEnd`.
  func announceExit() -> Waiting {
    var waiting = Waiting()
    guard isLeaving else { return waiting }
    entries.forEach { controller in
      guard controller.explicitLevel == 0 else { return }
      controller.apply(.willDisappear, animated: false)
      if controller.machine.phase == .disappearing {
        waiting.append((Unkept(controller), isAppearing: false, controller.willCount))
      }
    }
    return waiting
  }

  /// Lets those who leave a window for another hear `viewIsAppearing` there too.
  private static func renewAppearance(below view: Unkept<View>) {
    if let controller = view.owner, controller.machine.phase == .disappearing {
      controller.isAppearingSent = false
    }
    view.with { view in
      for index in view.subviews.indices { renewAppearance(below: Unkept(view.subviews[index])) }
    }
  }

  /// Whether the policy tells controllers without a parent nothing inside another's view.
  private func isSilent(_ controller: ViewController, below superview: View) -> Bool {
    controller.simulation.policy.orphanRule == .never && controller.container == nil
      && superview.nearestReference != nil
  }

  /// Puts the did callbacks on the queue for the end of the turn.
  func scheduleEnd(of waiting: Waiting) {
    withExtendedLifetime(self) { waiting.forEach(Self.scheduleEnd) }
  }

  private static func scheduleEnd(
    of reference: Unkept<ViewController>, isAppearing: Bool, willCount: Int32
  ) {
    let controller = reference.object
    // What was turned around meanwhile is completed by whoever did that.
    guard controller.willCount == willCount else { return }
    if !isAppearing, !controller.simulation.policy.defersDidDisappear {
      controller.apply(.didDisappear)
    } else {
      controller.settleAtEndOfTurn(isAppearing: isAppearing, willCount: willCount)
    }
  }

  private static func entries(of subtree: Unkept<View>) -> Few<ViewController> {
    var found = Few<ViewController>()
    collect(from: subtree, above: nil, isDriven: false, into: &found)
    found.filter(isInTouch)
    return found
  }

  /// Whether the parent, if there is one, leaves the telling to the core.
  private static func isInTouch(_ controller: ViewController) -> Bool {
    controller.parent?.forwardsAppearance ?? true
  }

  /// Walks down; `above` is the nearest controller of the subtree, `isDriven` whether one of
  /// those above is brought in by its container, which silences orphans below it.
  private static func collect(
    from view: Unkept<View>, above: Unkept<ViewController>?, isDriven: Bool,
    into found: inout Few<ViewController>
  ) {
    var (above, isDriven) = (above, isDriven)
    if let controller = view.owner {
      isDriven = isDriven || controller.explicitLevel > 0
      if isEntry(controller, isTop: above == nil, isDriven: isDriven) {
        found.append(controller.object)
      }
      above = controller
    }
    view.with { view in
      for index in view.subviews.indices {
        collect(from: Unkept(view.subviews[index]), above: above, isDriven: isDriven, into: &found)
      }
    }
  }

  private static func isEntry(
    _ controller: Unkept<ViewController>, isTop: Bool, isDriven: Bool
  ) -> Bool {
    if controller.container != nil { return isTop }
    return switch controller.simulation.policy.orphanRule {
    case .byKindOfEntry: !isDriven
    case .always: true
    case .never: isTop
    }
  }

  /// The diagnostic of the first controller, top down, whose parent is not the controller above
  /// its view.
  static func mismatch(in view: View, nearest: Unkept<ViewController>?) -> Diagnostic? {
    guard let (child, above) = stray(in: Unkept(view), nearest: nearest),
      let parent = child.object.parent
    else { return nil }
    return HierarchyInconsistency.actual(
      child: child.object, expected: above?.object, actual: parent)
  }

  private static func stray(
    in view: Unkept<View>, nearest: Unkept<ViewController>?
  ) -> (Unkept<ViewController>, above: Unkept<ViewController>?)? {
    var nearest = nearest
    if let controller = view.owner {
      if let parent = controller.container, parent != nearest { return (controller, nearest) }
      nearest = controller
    }
    return view.with { view in
      for index in view.subviews.indices {
        if let found = stray(in: Unkept(view.subviews[index]), nearest: nearest) { return found }
      }
      return nil
    }
  }
}
