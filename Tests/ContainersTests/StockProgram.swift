import Containers
import TestSupport

/// A program of random requests to UIKit's own containers, nested in each other, in one window.
///
/// Everything it asks for is allowed, so nothing may be reported. With `isRestless` its pages ask
/// for more from inside their callbacks.
final class StockProgram {
  let simulation: Simulation
  private let window = Window(size: CGSize(width: 700, height: 460))
  private let other = ViewController("other")
  private let split: SplitViewController
  private let stacks: [NavigationController]
  private let tabs: TabBarController
  private let pages: PageViewController
  private let slider = TabSlider()
  private(set) var calls: [String] = []
  private var random: SeededGenerator
  private let isRestless: Bool
  private var depth = 0
  private var pageCount = 0
  /// Whether everything is to come to rest, without new requests.
  private var isSettling = false

  init(seed: UInt64, isRestless: Bool, in simulation: Simulation) {
    random = SeededGenerator(seed: seed)
    self.isRestless = isRestless
    self.simulation = simulation
    stacks = ["N", "M"].map { NavigationController($0) }
    pages = PageViewController("P", transitionStyle: random.isOnce(in: 2) ? .scroll : .curl)
    tabs = TabBarController("T")
    split = SplitViewController("S")
    stacks[0].pushViewController(makePage(), animated: false)
    stacks[1].pushViewController(makePage(), animated: false)
    pages.setViewControllers([makePage()], animated: false)
    tabs.viewControllers = [stacks[1], pages, makePage()]
    if random.isOnce(in: 2) { tabs.delegate = slider }
    split.viewControllers = [stacks[0], tabs]
    window.rootViewController = split
    simulation.turn()
  }

  private func makePage() -> ViewController {
    pageCount += 1
    return RestlessPage("p\(pageCount)") { [weak self] in self?.disturb() }
  }

  /// From inside a callback: now and then something else is asked for.
  private func disturb() {
    guard isRestless, !isSettling, depth < 2, random.isOnce(in: 6) else { return }
    depth += 1
    request()
    depth -= 1
  }

  /// Makes one request, or lets time pass.
  func step() {
    switch random.number(below: 12) {
    case 0, 1: simulation.turn()
    case 2, 3: simulation.advance(by: random.fraction() * 0.4)
    case 4 where random.isOnce(in: 3):
      note("root")
      window.rootViewController = window.rootViewController === split ? other : split
    default: request()
    }
  }

  private func request() {
    let isAnimated = random.isOnce(in: 2)
    switch random.number(below: 10) {
    case 0...4: askStack(stacks[random.number(below: 2)], isAnimated)
    case 5, 6: askTabs()
    case 7, 8: askPages(isAnimated)
    default: askSplit()
    }
  }

  private func note(_ call: String) { calls.append(String(repeating: ">", count: depth) + call) }

  private func askStack(_ stack: NavigationController, _ isAnimated: Bool) {
    let kind = random.number(below: 9)
    note("\(stack) \(kind) \(isAnimated)")
    switch kind {
    case 0, 1, 2: stack.pushViewController(makePage(), animated: isAnimated)
    case 3: stack.popViewController(animated: isAnimated)
    case 4: stack.popToRootViewController(animated: isAnimated)
    case 5:
      let kept = stack.viewControllers.filter { _ in random.isOnce(in: 2) }
      let list = kept + (random.isOnce(in: 2) || kept.isEmpty ? [makePage()] : [])
      stack.setViewControllers(list.shuffled(using: &random), animated: isAnimated)
    case 6: stack.interactivePop.begin()
    case 7: stack.interactivePop.update(random.fraction())
    default:
      if random.isOnce(in: 2) {
        stack.interactivePop.cancel()
      } else {
        stack.interactivePop.finish()
      }
    }
  }

  private func askTabs() {
    let kind = random.number(below: 4)
    note("T \(kind)")
    switch kind {
    case 0, 1: tabs.selectedIndex = random.number(below: 4)
    case 2: tabs.tap(random.number(below: 4))
    default:
      let plain = tabs.viewControllers.filter { $0 is RestlessPage && random.isOnce(in: 2) }
      let fresh = random.isOnce(in: 2) ? [makePage()] : []
      let homes: [ViewController] = random.isOnce(in: 4) ? [stacks[1]] : [stacks[1], pages]
      // A controller on the way out of one place cannot be taken into another yet.
      guard homes.allSatisfy({ $0.parent === tabs || $0.appearancePhase == .disappeared }) else {
        return
      }
      tabs.viewControllers = (homes + plain + fresh).shuffled(using: &random)
    }
  }

  private func askPages(_ isAnimated: Bool) {
    let kind = random.number(below: 5)
    note("P \(kind) \(isAnimated)")
    switch kind {
    case 0, 1:
      pages.setViewControllers(
        [makePage()], direction: random.isOnce(in: 2) ? .forward : .reverse, animated: isAnimated)
    case 2:
      let book = Book { [weak self] in self?.makePage() }
      pages.dataSource = book
      pages.swipe.begin(random.isOnce(in: 2) ? .forward : .reverse)
    case 3: pages.swipe.cancel()
    default: pages.swipe.finish()
    }
  }

  private func askSplit() {
    let kind = random.number(below: 2)
    note("S \(kind)")
    if kind == 0 { split.collapse() } else { split.expand() }
  }

  /// Lets everything end with the containers on screen, then says what is wrong.
  func settledViolations() -> [String] {
    isSettling = true
    defer { isSettling = false }
    simulation.finishAnimations()
    if window.rootViewController !== split { window.rootViewController = split }
    stacks.forEach { $0.interactivePop.finish() }
    pages.swipe.finish()
    simulation.finishAnimations()
    return violations() + unrest(below: split, isOnShow: true)
  }

  /// The controllers whose visibility contradicts their container.
  private func unrest(below container: ViewController, isOnShow: Bool) -> [String] {
    let wanted: AppearancePhase = isOnShow ? .appeared : .disappeared
    var found =
      container.appearancePhase == wanted ? [] : ["\(container) \(container.appearancePhase)"]
    for child in container.children {
      let isShown =
        switch container {
        case let stack as NavigationController: child === stack.topViewController
        case let tabs as TabBarController: child === tabs.selectedViewController
        default: true
        }
      found += unrest(below: child, isOnShow: isOnShow && isShown)
      if child.viewIfLoaded.map({ ($0.superview != nil) != isShown }) ?? isShown, isOnShow {
        found.append("view of \(child) in \(container)")
      }
    }
    return found
  }

  /// I1, I3 and I4 to I6 as far as a look at the tree shows them.
  func violations() -> [String] {
    var found: [String] = []
    func visit(_ controller: ViewController) {
      if controller.appearancePhase != .disappeared, !controller.isViewLoaded {
        found.append("I3 \(controller)")
      }
      if Set(controller.children.map(\.id)).count != controller.children.count {
        found.append("I1 twice in \(controller)")
      }
      for child in controller.children {
        if child.parent !== controller { found.append("I1 \(child)") }
        visit(child)
      }
    }
    visit(split)
    return found
  }
}

/// A page that reports each of its callbacks.
private final class RestlessPage: ViewController {
  private let onCallback: () -> Void

  init(_ name: String, onCallback: @escaping () -> Void) {
    self.onCallback = onCallback
    super.init(name)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    onCallback()
  }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    onCallback()
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    onCallback()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onCallback()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onCallback()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onCallback()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onCallback()
  }
}

/// A book without end.
private final class Book: PageViewControllerDataSource {
  private let make: () -> ViewController?
  init(_ make: @escaping () -> ViewController?) { self.make = make }
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { make() }
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { make() }
}
