/// A subtree of views on its way into or out of a window, and which controllers hear of it.
///
/// Only *entry* controllers are told by the window: those whose parent stays outside the subtree
/// and is on screen itself, and those without a parent. The others are reached by forwarding.
struct WindowMove {
  private let isLeaving: Bool
  private let isEntering: Bool
  private var entries: Few<Entry>

  /// An entry controller, which is kept alive.
  private struct Entry {
    let controller: ViewController
    /// Which of its will callbacks, of going out and of coming in, the end of the turn completes;
    /// 0 where none.
    var exit: Int32 = 0
    var entrance: Int32 = 0
  }

  /// A move between two windows, or none where nil.
  init(of subtree: Unkept<View>, from old: Unkept<View>?, to new: Unkept<View>?) {
    isLeaving = old != nil && old != new
    isEntering = new != nil && old != new
    entries = old == new ? Few() : Self.entries(of: subtree)
  }

  /// Sends the will callbacks of going out and coming in.
  mutating func announceEntry(of subtree: View, below superview: View) {
    announceExit()
    guard isEntering else { return }
    if isLeaving { Self.renewAppearance(below: Unkept(subtree)) }
    entries.forEach { entry in
      let controller = entry.controller
      guard controller.explicitLevel == 0 else { return }
      if let parent = controller.parent {
        switch parent.machine.phase {
        case .appearing:
          let inherits = controller.simulation.policy.windowMovesInheritAnimation
          controller.appearLate(
            with: parent, animated: inherits && parent.isAnimated)
        case .appeared:
          controller.apply(.willAppear, animated: false)
          entry.entrance = controller.willCount
        case .disappeared, .disappearing: break
        }
      } else if !Self.isSilent(controller, below: superview) {
        controller.apply(.willAppear, animated: false)
        entry.entrance = controller.willCount
      }
    }
  }

  /// Sends the will callbacks of going out.
  mutating func announceExit() {
    guard isLeaving else { return }
    entries.forEach { entry in
      let controller = entry.controller
      guard controller.explicitLevel == 0 else { return }
      controller.apply(.willDisappear, animated: false)
      if controller.machine.phase == .disappearing { entry.exit = controller.willCount }
    }
  }

  /// Lets those who leave a window for another hear `viewIsAppearing` there too.
  private static func renewAppearance(below view: Unkept<View>) {
    if let controller = view.owner, controller.machine.phase == .disappearing {
      controller.isAppearingSent = false
    }
    view.with { view in
      view.simulation.visit(1)
      for index in view.subviews.indices { renewAppearance(below: Unkept(view.subviews[index])) }
    }
  }

  /// Whether the policy tells controllers without a parent nothing inside another's view.
  private static func isSilent(_ controller: ViewController, below superview: View) -> Bool {
    controller.simulation.policy.orphanRule == .never && controller.container == nil
      && superview.nearestReference != nil
  }

  /// Puts the did callbacks on the queue for the end of the turn: of going out, then of coming in.
  mutating func scheduleEnd(in simulation: Simulation) {
    if isLeaving, isEntering {
      entries.forEach { entry in
        guard entry.exit > 0 else { return }
        Self.scheduleExit(of: entry.controller, entry.exit, in: simulation)
        entry.exit = 0
      }
    }
    entries.takeEach { entry in
      let (controller, exit, entrance) = (entry.controller, entry.exit, entry.entrance)
      if exit > 0 {
        Self.scheduleExit(of: controller, exit, in: simulation)
      } else if entrance > 0, controller.willCount == entrance {
        simulation.settleAtEndOfTurn(controller, isAppearing: true, willCount: entrance)
      }
    }
  }

  @inline(__always) private static func scheduleExit(
    of controller: consuming ViewController, _ willCount: Int32, in simulation: Simulation
  ) {
    // What was turned around meanwhile is completed by whoever did that.
    guard controller.willCount == willCount else { return }
    if simulation.policy.defersDidDisappear {
      simulation.settleAtEndOfTurn(controller, isAppearing: false, willCount: willCount)
    } else {
      controller.apply(.didDisappear)
    }
  }

  /// Hands out who is to hear that it did go out, and which will callback that completes.
  mutating func forEachExit(_ body: (ViewController, _ willCount: Int32) -> Void) {
    entries.forEach { entry in if entry.exit > 0 { body(entry.controller, entry.exit) } }
  }

  private static func entries(of subtree: Unkept<View>) -> Few<Entry> {
    var found = Few<Entry>()
    collect(from: subtree, above: nil, isDriven: false, into: &found)
    found.filter { isInTouch($0.controller) }
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
    into found: inout Few<Entry>
  ) {
    var (above, isDriven) = (above, isDriven)
    if let controller = view.owner {
      isDriven = isDriven || controller.explicitLevel > 0
      if isEntry(controller, isTop: above == nil, isDriven: isDriven) {
        found.append(Entry(controller: controller.object))
      }
      above = controller
    }
    view.with { view in
      view.simulation.visit(1)
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
      view.simulation.visit(1)
      for index in view.subviews.indices {
        if let found = stray(in: Unkept(view.subviews[index]), nearest: nearest) { return found }
      }
      return nil
    }
  }
}
