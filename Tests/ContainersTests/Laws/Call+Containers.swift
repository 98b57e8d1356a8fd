import TestSupport

@testable import Containers
@testable import Containment

/// Calls on UIKit's own containers.
extension LawProgram {
  /// A controller for a container to show: a new one, or one held by a variable.
  private func guest() -> ViewController {
    let known = anybody()
    return random.isOnce(in: 2) || !areFree(known) ? makePlayer() : known
  }

  private func guests(among old: [ViewController], atLeast least: Int = 0) -> [ViewController] {
    let kept = old.filter { _ in !random.isOnce(in: 3) }
    let new = (0..<random.number(below: 3)).map { _ in guest() }
    let list = (kept + new).shuffled(using: &random)
    return list.count < least ? [makePlayer()] : list
  }

  func stack(_ request: Request) -> Call? {
    guard let stack = some(NavigationController.self) else { return nil }
    let isAnimated = random.isOnce(in: 2)
    let tail = isAnimated ? ", animated)" : ")"
    switch request {
    case .push:
      let new = guest()
      return Call("\(stack).push(\(new)\(tail)") {
        stack.pushViewController(new, animated: isAnimated)
      }
    case .pushNil:
      return Call("\(stack).push(nil)") { stack.pushViewController(nil, animated: true) }
    case .pop:
      return Call("\(stack).pop(\(tail)") { stack.popViewController(animated: isAnimated) }
    case .popTo:
      guard let goal = random.isOnce(in: 8) ? anybody() : some(of: stack.children) else {
        return nil
      }
      return Call("\(stack).popTo(\(goal)\(tail)") {
        stack.popToViewController(goal, animated: isAnimated)
      }
    case .popToRoot:
      return Call("\(stack).popToRoot(\(tail)") {
        stack.popToRootViewController(animated: isAnimated)
      }
    case .setStack:
      let list = guests(among: stack.children)
      return Call("\(stack).setViewControllers(\(list)\(tail)") {
        stack.setViewControllers(list, animated: isAnimated)
      }
    case .beginPop: return Call("\(stack) pull") { _ = stack.interactivePop.begin() }
    case .updatePop:
      let fraction = random.fraction()
      return Call("\(stack) pull on") { stack.interactivePop.update(fraction) }
    case .cancelPop: return Call("\(stack) pull back") { stack.interactivePop.cancel() }
    default: return Call("\(stack) pull away") { stack.interactivePop.finish() }
    }
  }

  func tabs(_ request: Request) -> Call? {
    guard let tabs = some(TabBarController.self) else { return nil }
    let place = random.number(below: 7)
    switch request {
    case .select: return Call("\(tabs).selectedIndex = \(place)") { tabs.selectedIndex = place }
    case .selectController:
      let tab = random.isOnce(in: 2) ? anybody() : some(of: tabs.viewControllers)
      return Call("\(tabs).selectedViewController = \(tab?.name ?? "nil")") {
        tabs.selectedViewController = tab
      }
    case .tap: return Call("\(tabs).tap(\(place))") { tabs.tap(place) }
    default:
      var list = guests(among: tabs.viewControllers)
      // Seven of them need More.
      if random.isOnce(in: 4) { while list.count < 7 { list.append(makePlayer()) } }
      return Call("\(tabs).viewControllers = \(list)") { tabs.viewControllers = list }
    }
  }

  func pages(_ request: Request) -> Call? {
    guard let pages = some(PageViewController.self) else { return nil }
    let isAnimated = random.isOnce(in: 2)
    let direction: PageViewController.Direction = random.isOnce(in: 2) ? .forward : .reverse
    switch request {
    case .setPages:
      let list = random.isOnce(in: 10) ? [] : [guest()]
      return Call("\(pages).setViewControllers(\(list), .\(direction), \(isAnimated))") {
        [weak self] in
        pages.setViewControllers(list, direction: direction, animated: isAnimated) { _ in
          self?.react(in: nil, "completion of a page")
        }
      }
    case .beginSwipe:
      return Call("\(pages) swipe .\(direction)") { _ = pages.swipe.begin(direction) }
    case .updateSwipe:
      let fraction = random.fraction()
      return Call("\(pages) swipe on") { pages.swipe.update(fraction) }
    case .cancelSwipe: return Call("\(pages) swipe back") { pages.swipe.cancel() }
    default: return Call("\(pages) swipe away") { pages.swipe.finish() }
    }
  }

  func columns(_ request: Request) -> Call? {
    guard let split = some(SplitViewController.self) else { return nil }
    switch request {
    case .collapse: return Call("\(split).collapse()") { split.collapse() }
    case .expand: return Call("\(split).expand()") { split.expand() }
    default:
      let list = Array(guests(among: split.viewControllers, atLeast: 1).prefix(3))
      return Call("\(split).viewControllers = \(list)") { split.viewControllers = list }
    }
  }
}
