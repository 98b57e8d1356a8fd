import Containers
import TestSupport

/// A small world in which everything is done by the book, one recipe after the other.
///
/// The recipes are those of the specification's 2.5, 2.7, 2.8, 6 and 7. Each is over before the
/// next one begins, or the next one is made in its completion.
final class RecipeProgram {
  /// One thing that is done by the book.
  enum Recipe: CaseIterable {
    case add, addAnimated, remove, exchange, move, bringIn, takeOut, giveUp
    case present, dismiss, dismissChain, pullDown
    case changeStack, swipeBack, changeTabs, turnPage, swipePage, changeColumns, show
    case rotate, resize, warn, darken
  }

  let simulation: Simulation
  let window = Window()
  var random: SeededGenerator
  /// What was done, for messages.
  private(set) var done: [Recipe] = []

  private let root = Turning("root")
  private let relay = Relay("relay")
  /// Those of UIKit's containers that this world has.
  private var stock: [ViewController] = []
  private var count = 0
  private var nesting = 0

  init(seed: UInt64, in simulation: Simulation) {
    random = SeededGenerator(seed: seed)
    self.simulation = simulation
    window.rootViewController = root
    embed(relay, in: root)
    let container: ViewController =
      switch random.number(below: 4) {
      case 0: NavigationController("stack", rootViewController: fresh())
      case 1: TabBarController("tabs", viewControllers: [fresh(), fresh()])
      case 2: PageViewController("pages", transitionStyle: random.isOnce(in: 2) ? .scroll : .curl)
      default:
        SplitViewController(
          "split",
          viewControllers: [NavigationController("n", rootViewController: fresh()), fresh()])
      }
    (container as? PageViewController)?.setViewControllers([fresh()], animated: false)
    (container as? PageViewController)?.dataSource = container.attachment(Book())
    stock.append(container)
    if let split = container as? SplitViewController { stock += split.viewControllers.prefix(1) }
    embed(container, in: root)
    simulation.finishAnimations()
  }

  func play(_ steps: Int) {
    for _ in 0..<steps {
      nesting = 0
      perform()
      simulation.finishAnimations()
    }
  }

  /// Makes a recipe; its completion may make the next.
  private func perform() {
    guard let recipe = Recipe.allCases.randomElement(using: &random) else { return }
    done.append(recipe)
    switch recipe {
    case .add, .addAnimated, .remove, .exchange, .move: changeChildren(recipe)
    case .bringIn, .takeOut, .giveUp: changeRelayed(recipe)
    case .present, .dismiss, .dismissChain, .pullDown: changePresented(recipe)
    case .changeStack, .swipeBack, .changeTabs, .turnPage, .swipePage, .changeColumns, .show:
      if let container = some(of: stock) { change(container, recipe) }
    case .rotate: window.rotate()
    case .resize:
      window.resize(
        to: CGSize(width: 300 + random.number(below: 700), height: 300 + random.number(below: 700)),
        animated: random.isOnce(in: 2))
    case .warn: simulation.sendMemoryWarning()
    case .darken:
      window.traitOverrides = TraitCollection(
        userInterfaceStyle: random.isOnce(in: 2) ? .dark : .light)
    }
  }

  /// In a completion: perhaps the next recipe.
  private func goOn() {
    guard nesting < 2, random.isOnce(in: 3) else { return }
    nesting += 1
    perform()
  }

  private func fresh() -> ViewController {
    count += 1
    return ViewController("c\(count)")
  }

  private func some<Element>(of list: [Element]) -> Element? { list.randomElement(using: &random) }

  // MARK: Plain children, 2.5 and 2.8

  /// The controller in front: the root, or the topmost presented one.
  private var front: ViewController {
    sequence(first: root) { $0.presentedViewController }.reversed().first ?? root
  }

  /// The plain children of the front controller.
  private var plain: [ViewController] {
    front.children.filter { child in child !== relay && !stock.contains { $0 === child } }
  }

  /// Adds a child in a slot of its own, which flips alone.
  private func embed(_ child: ViewController, in parent: ViewController) {
    let slot = View("slot", frame: parent.view.bounds)
    parent.view.addSubview(slot)
    parent.addChild(child)
    child.view.frame = slot.bounds
    slot.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func changeChildren(_ recipe: Recipe) {
    let parent = front
    guard recipe != .add else { return embed(fresh(), in: some(of: plain + [parent]) ?? parent) }
    guard recipe != .addAnimated else { return addAnimated(to: parent) }
    guard let old = some(of: plain) else { return }
    switch recipe {
    case .remove: detach(old)
    case .exchange: exchange(old, in: parent)
    default:
      guard let other = some(of: plain.filter { $0 !== old }) else { return }
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      embed(old, in: other)
    }
  }

  private func detach(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func addAnimated(to parent: ViewController) {
    let child = fresh()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    View.animate(withDuration: 0.2) {
      child.view.alpha = 0.5
    } completion: { [self] _ in
      child.didMove(toParent: parent)
      goOn()
    }
  }

  private func exchange(_ old: ViewController, in parent: ViewController) {
    guard parent.appearancePhase == .appeared else { return }
    let new = fresh()
    parent.addChild(new)
    old.willMove(toParent: nil)
    // Those that were added without a slot of their own share their superview, so they may fade.
    let canFlip = old.view.superview !== parent.view
    parent.transition(
      from: old, to: new, duration: random.isOnce(in: 3) ? 0 : 0.3,
      options: canFlip ? .transitionFlipFromLeft : .transitionCrossDissolve,
      animations: { new.view.alpha = 0.9 }
    ) { [self] _ in
      new.didMove(toParent: parent)
      old.removeFromParent()
      goOn()
    }
  }

  // MARK: Children notified by hand, 2.7

  private func changeRelayed(_ recipe: Recipe) {
    guard relay.appearancePhase == .appeared else { return }
    if recipe == .takeOut {
      guard let child = relay.children.last else { return }
      child.willMove(toParent: nil)
      return leave(child)
    }
    let child = fresh()
    relay.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    relay.view.addSubview(child.view)
    View.animate(withDuration: 0.2) {
      child.view.alpha = 0.7
    } completion: { [self] _ in
      guard recipe == .giveUp else {
        child.endAppearanceTransition()
        child.didMove(toParent: relay)
        return goOn()
      }
      child.willMove(toParent: nil)
      leave(child)
    }
  }

  private func leave(_ child: ViewController) {
    child.beginAppearanceTransition(false, animated: true)
    View.animate(withDuration: 0.2) {
      child.view.alpha = 0
    } completion: { [self] _ in
      child.view.removeFromSuperview()
      child.endAppearanceTransition()
      child.removeFromParent()
      goOn()
    }
  }

  // MARK: Presentations, 6

  private func changePresented(_ recipe: Recipe) {
    let isAnimated = random.isOnce(in: 2)
    let top = front
    switch recipe {
    case .present:
      let sheet = Turning()
      sheet.modalPresentationStyle = some(of: ModalPresentationStyle.allCases) ?? .automatic
      if random.isOnce(in: 2) { embed(fresh(), in: sheet) }
      top.definesPresentationContext = random.isOnce(in: 2)
      let caller = random.isOnce(in: 2) ? top : some(of: plain) ?? top
      caller.present(sheet, animated: isAnimated) { [self] in goOn() }
    case .dismiss: top.dismiss(animated: isAnimated) { [self] in goOn() }
    case .dismissChain: root.dismiss(animated: isAnimated) { [self] in goOn() }
    default:
      guard top !== root else { return }
      let finger = top.interactiveDismissal
      finger.begin()
      finger.update(random.fraction())
      if random.isOnce(in: 2) { finger.finish() } else { finger.cancel() }
    }
  }

  // MARK: UIKit's own containers, 7

  private func change(_ container: ViewController, _ recipe: Recipe) {
    let isAnimated = random.isOnce(in: 2)
    if recipe == .show {
      guard simulation.profile.hasAdaptivity, let child = container.children.last,
        !(child is NavigationController), container is NavigationController
      else { return }
      return child.show(fresh(), sender: nil)
    }
    switch container {
    case let stack as NavigationController: change(stack, recipe, isAnimated)
    case let tabs as TabBarController: change(tabs)
    case let pages as PageViewController: change(pages, recipe, isAnimated)
    case let split as SplitViewController: change(split)
    default: break
    }
  }

  private func change(_ stack: NavigationController, _ recipe: Recipe, _ isAnimated: Bool) {
    if recipe == .swipeBack {
      let finger = stack.interactivePop
      finger.begin()
      finger.update(random.fraction())
      return random.isOnce(in: 2) ? finger.finish() : finger.cancel()
    }
    switch random.number(below: 6) {
    case 0: stack.popViewController(animated: isAnimated)
    case 1: stack.popToRootViewController(animated: isAnimated)
    case 2:
      if let goal = some(of: stack.viewControllers) {
        stack.popToViewController(goal, animated: isAnimated)
      }
    case 3:
      let kept = stack.viewControllers.filter { _ in random.isOnce(in: 2) }
      stack.setViewControllers(
        (kept + [fresh()]).shuffled(using: &random), animated: isAnimated)
    default: stack.pushViewController(fresh(), animated: isAnimated)
    }
  }

  private func change(_ tabs: TabBarController) {
    let place = random.number(below: max(1, tabs.viewControllers.count))
    switch random.number(below: 4) {
    case 0: tabs.tap(place)
    case 1:
      let kept = tabs.viewControllers.filter { _ in random.isOnce(in: 2) }
      let new = (0...random.number(below: 5)).map { _ in fresh() }
      tabs.viewControllers = (kept + new).shuffled(using: &random)
    default: tabs.selectedIndex = place
    }
  }

  private func change(_ pages: PageViewController, _ recipe: Recipe, _ isAnimated: Bool) {
    let direction: PageViewController.Direction = random.isOnce(in: 2) ? .forward : .reverse
    if recipe == .swipePage {
      pages.swipe.begin(direction)
      pages.swipe.update(random.fraction())
      return random.isOnce(in: 2) ? pages.swipe.finish() : pages.swipe.cancel()
    }
    pages.setViewControllers([fresh()], direction: direction, animated: isAnimated) { [self] _ in
      goOn()
    }
  }

  private func change(_ split: SplitViewController) {
    switch random.number(below: 3) {
    case 0: split.collapse()
    case 1: split.expand()
    default:
      if simulation.profile.hasAdaptivity {
        split.showDetailViewController(fresh(), sender: nil)
      } else if !split.isCollapsed, let primary = split.viewControllers.first {
        split.viewControllers = [primary, fresh()]
      }
    }
  }
}

/// A controller that allows every orientation in every era.
private final class Turning: ViewController {
  override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool { true }
}

/// A container that forwards manually, as the specification's 2.7 asks for.
private final class Relay: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children { child.beginAppearanceTransition(false, animated: animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}

/// A book without end.
private final class Book: PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { ViewController() }
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { ViewController() }
}
