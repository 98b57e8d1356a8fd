import Containers
import Containment

/// Tabs, and what they pass on to the one that is on show, step by step.
extension Article {
  static let forwardingTabs = Article(
    "Containers/Containers.docc/WhatTabsForward", [beginning, covering, sizing, byHand])
}

private func beginning() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (songs, artists) = (ViewController("songs"), ViewController("artists"))
  let tabs = TabBarController("tabs", viewControllers: [songs, artists])
  window.rootViewController = tabs
  simulation.turn()

  print(simulation.trace { tabs.selectedIndex = 1 })
  print(songs.isViewLoaded)
  // ]
}

private func covering() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let tabs = TabBarController(
    "tabs", viewControllers: [ViewController("songs"), ViewController("artists")])
  window.rootViewController = tabs
  simulation.turn()

  let player = ViewController("player")
  player.modalPresentationStyle = .fullScreen
  print(simulation.trace { tabs.present(player, animated: true) })
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

  let simulation = Simulation.current
  let window = Window()
  let tabs = TabBarController("tabs", viewControllers: [Page("songs"), Page("artists")])
  window.rootViewController = tabs
  simulation.turn()

  print(simulation.trace { window.rotate(to: .landscapeLeft) })
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

  let simulation = Simulation.current
  let window = Window()
  let tabs = BareTabs("tabs")
  window.rootViewController = tabs
  simulation.turn()
  let songs = ViewController("songs")
  simulation.trace { tabs.show(songs) }

  print(simulation.trace { tabs.show(ViewController("artists")) })
  print(simulation.trace { window.rootViewController = nil })
  print(simulation.recording.diagnostics.map(\.id))
  // ]
}
