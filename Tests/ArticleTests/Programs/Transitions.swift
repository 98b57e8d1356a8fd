import Containment

/// Exchanging two children.
extension Article {
  static let transitions = Article(
    "Containment/Containment.docc/Transitions", [flip, addedByHand])
}

// [
/// A container that shows one child and can flip over to another.
final class Flipper: ViewController {
  private(set) var isFlipping = false

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let child = children.first else { return }
    child.view.frame = view.bounds
    view.addSubview(child.view)
  }

  func flip(to new: ViewController) {
    guard !isFlipping, let old = children.first, old !== new else { return }
    isFlipping = true
    addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = view.bounds
    transition(
      from: old, to: new, duration: 0.4, options: .transitionFlipFromLeft,
      completion: { [self] _ in
        new.didMove(toParent: self)
        old.removeFromParent()
        isFlipping = false
      })
  }
}
// ]

private func flip() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (flipper, heads, tails) = (
    Flipper("flipper"), ViewController("heads"), ViewController("tails")
  )
  flipper.addChild(heads)
  heads.didMove(toParent: flipper)
  window.rootViewController = flipper
  simulation.turn()

  let text = simulation.trace { flipper.flip(to: tails) }
  print(text)
  // ]
}

private func addedByHand() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (parent, a, b) = (ViewController("parent"), ViewController("a"), ViewController("b"))
  window.rootViewController = parent
  for child in [a, b] {
    parent.addChild(child)
    child.didMove(toParent: parent)
  }
  parent.view.addSubview(a.view)
  simulation.turn()

  let text = simulation.trace {
    parent.view.addSubview(b.view)
    parent.transition(from: a, to: b, duration: 0.4)
  }
  print(text)
  // ]
}
