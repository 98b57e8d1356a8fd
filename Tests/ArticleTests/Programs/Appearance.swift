import Containment

/// The appearance machine, forwarding, and containers that forward manually.
extension Article {
  static let appearance = Article(
    "Containment/Containment.docc/Appearance", [forwarding, manual, reversal])
}

private func forwarding() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (parent, a, b) = (ViewController("parent"), ViewController("a"), ViewController("b"))
  for child in [a, b] {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  let text = simulation.trace { window.rootViewController = parent }
  print(text)
  // ]
}

// [
/// A container that shows its only child when it likes, and tells it so itself.
final class Curtain: ViewController {
  private(set) var isOpen = false
  private var child: ViewController? { children.first }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func open() {
    guard let child, !isOpen, appearancePhase == .appeared else { return }
    isOpen = true
    child.beginAppearanceTransition(true, animated: true)
    child.view.frame = view.bounds
    child.view.alpha = 0
    view.addSubview(child.view)
    View.animate(withDuration: 0.25) {
      child.view.alpha = 1
    } completion: { _ in
      child.endAppearanceTransition()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isOpen { child?.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isOpen { child?.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isOpen { child?.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isOpen { child?.endAppearanceTransition() }
  }
}
// ]

private func manual() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (curtain, play) = (Curtain("curtain"), ViewController("play"))
  curtain.addChild(play)
  play.didMove(toParent: curtain)

  let text = simulation.trace {
    window.rootViewController = curtain
    simulation.turn()
    simulation.log("open")
    curtain.open()
    simulation.finishAnimations()
    simulation.log("close the window")
    window.rootViewController = nil
  }
  print(text)
  // ]
}

private func reversal() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let page = ViewController("page")
  window.rootViewController = page
  simulation.turn()

  let text = simulation.trace {
    page.beginAppearanceTransition(false, animated: true)
    page.beginAppearanceTransition(true, animated: true)
    page.endAppearanceTransition()
  }
  print(text)
  // ]
}
