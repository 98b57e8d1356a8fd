import Containment

/// A on screen, then every next one presented by the one before, in one style, at rest.
func chain(
  _ names: [String] = ["A", "B", "C"], style: ModalPresentationStyle = .fullScreen
) -> (Simulation, Window) -> [ViewController] {
  { simulation, window in
    let all = names.map { Witness($0) }
    window.rootViewController = all[0]
    simulation.turn()
    for (presenter, presented) in zip(all, all.dropFirst()) {
      presented.modalPresentationStyle = style
      presenter.present(presented, animated: false)
      simulation.finishAnimations()
    }
    return all
  }
}

/// A controller that writes down what it sees of its presentation in every appearance callback.
class Witness: ViewController {
  var seen: [String] = []
  var onIsAppearing: () -> Void = {}
  var onDidAppear: () -> Void = {}
  var onDidDisappear: () -> Void = {}
  var onLoad: () -> Void = {}
  var onWillAppear: () -> Void = {}

  /// The flags that are set, and the presenter.
  var facts: String {
    let flags = [
      isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
      isMovingFromParent ? "moving" : nil,
      presentingViewController.map { "by \($0)" },
      presentedViewController.map { "shows \($0)" },
    ]
    return flags.compactMap(\.self).joined(separator: " ")
  }

  private func note(_ callback: String) { seen.append("\(callback): \(facts)") }

  override func viewDidLoad() { onLoad() }
  override func viewWillAppear(_ animated: Bool) {
    note("WA")
    onWillAppear()
  }
  override func viewIsAppearing(_ animated: Bool) { onIsAppearing() }
  override func viewDidAppear(_ animated: Bool) {
    note("DA")
    onDidAppear()
  }
  override func viewWillDisappear(_ animated: Bool) { note("WD") }
  override func viewDidDisappear(_ animated: Bool) {
    note("DD")
    onDidDisappear()
  }
}

extension Window {
  /// The names of the views in it, the backmost first.
  var contents: [String] { subviews.map(\.name) }
}
