import Containers
import Containment

/// Tabs, and what they pass on to the one that is on show, step by step.
extension Article {
  static let forwardingTabs = Article(
    "Containers/Containers.docc/WhatTabsForward", [beginning, covering, sizing, byHand])
}

/// Shadows Swift's own `print`.
private enum Swift {
  static func print(_ value: Any) { Output.current.text += "\(value)\n" }
}

private func beginning() {
  // [
  let simulation = Simulation()
  let (window, songs, artists) = simulation.make {
    (Window(), ViewController("songs"), ViewController("artists"))
  }
  let tabs = simulation.make { TabBarController("tabs", viewControllers: [songs, artists]) }
  window.rootViewController = tabs
  simulation.turn()

  Swift.print(simulation.trace { tabs.selectedIndex = 1 })
  Swift.print(songs.isViewLoaded)
  // ]
}

private func covering() {
  // [
  let simulation = Simulation()
  let (window, tabs, player) = simulation.make {
    let tabs = TabBarController(
      "tabs", viewControllers: [ViewController("songs"), ViewController("artists")])
    return (Window(), tabs, ViewController("player"))
  }
  window.rootViewController = tabs
  simulation.turn()

  player.modalPresentationStyle = .fullScreen
  Swift.print(simulation.trace { tabs.present(player, animated: true) })
  // ]
}

private func sizing() {
  // [
  final class Page: ViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: ViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      Simulation.current.log("\(name) will be \(Int(size.width)) wide")
    }
  }

  let simulation = Simulation()
  let (window, tabs) = simulation.make {
    (Window(), TabBarController("tabs", viewControllers: [Page("songs"), Page("artists")]))
  }
  window.rootViewController = tabs
  simulation.turn()

  Swift.print(simulation.trace { window.rotate(to: .landscapeLeft) })
  // ]
}

private func byHand() {
  // [
  /// Tabs without a bar, which pass on what they are told themselves.
  final class BareTabs: ViewController {
    private var shown: ViewController?

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func show(_ tab: ViewController) {
      guard tab !== shown else { return }
      let isNew = tab.parent == nil
      if isNew { addChild(tab) }
      shown?.beginAppearanceTransition(false, animated: false)
      tab.beginAppearanceTransition(true, animated: false)
      shown?.view.removeFromSuperview()
      tab.view.frame = view.bounds
      view.addSubview(tab.view)
      shown?.endAppearanceTransition()
      tab.endAppearanceTransition()
      if isNew { tab.didMove(toParent: self) }
      shown = tab
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      shown?.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      shown?.endAppearanceTransition()
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      shown?.beginAppearanceTransition(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      shown?.endAppearanceTransition()
    }
  }

  let simulation = Simulation()
  let (window, tabs) = simulation.make { (Window(), BareTabs("tabs")) }
  window.rootViewController = tabs
  simulation.turn()
  simulation.trace { tabs.show(ViewController("songs")) }

  Swift.print(simulation.trace { tabs.show(ViewController("artists")) })
  Swift.print(simulation.trace { window.rootViewController = nil })
  Swift.print(simulation.recording.diagnostics.map(\.id))
  // ]
}
