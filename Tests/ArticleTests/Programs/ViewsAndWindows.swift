import Containment

/// Loading, moving subtrees of views, and the layout pass.
extension Article {
  static let viewsAndWindows = Article(
    "Containment/Containment.docc/ViewsAndWindows", [loading, window, layout])
}

private func loading() {
  // [
  final class Card: ViewController {
    override func loadView() { view = Label("text") }

    override func viewDidLoad() {
      super.viewDidLoad()
      (view as? Label)?.text = "Hello"
    }
  }

  let simulation = Simulation.current
  let card = Card("card")
  let text = simulation.trace {
    simulation.log("loaded: \(card.isViewLoaded)")
    simulation.log("view: \(card.view.name)")
    simulation.log("loaded: \(card.isViewLoaded)")
  }
  print(text)
  // ]
}

private func window() {
  // [
  final class Watcher: ViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      simulation.log("in a window: \(view.window != nil)")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      simulation.log("in a window: \(view.window != nil), width: \(view.bounds.width)")
    }
  }

  let simulation = Simulation.current
  let window = Window(size: CGSize(width: 390, height: 844))
  let text = simulation.trace { window.rootViewController = Watcher("watcher") }
  print(text)
  // ]
}

private func layout() {
  // [
  final class Halves: ViewController {
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let (upper, lower) = view.bounds.divided(atDistance: view.bounds.height / 2, from: .minYEdge)
      for (child, half) in zip(children, [upper, lower]) { child.view.frame = half }
    }
  }

  let simulation = Simulation.current
  let window = Window(size: CGSize(width: 400, height: 800))
  let halves = Halves("halves")
  for name in ["a", "b"] {
    let child = ViewController(name)
    halves.addChild(child)
    halves.view.addSubview(child.view)
    child.didMove(toParent: halves)
  }
  window.rootViewController = halves
  simulation.turn()

  let text = simulation.trace(all: true) { halves.view.setNeedsLayout() }
  print(text)
  for child in halves.children {
    print("\(child) from \(child.view.frame.minY) to \(child.view.frame.maxY)")
  }
  // ]
}
