import Containers
import Testing

/// The names of the simulated world, as the contract spells them: every one is used as a script
/// would.
@Suite struct `The names in the specification` {
  /// Overrides everything that is to be overridden, and counts what came.
  private final class Everything: ViewController {
    var calls: [String] = []

    override func loadView() { view = View("own") }
    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewWillUnload() { calls.append("viewWillUnload") }
    override func viewDidUnload() { calls.append("viewDidUnload") }
    override func willMove(toParent parent: ViewController?) { calls.append("willMove") }
    override func didMove(toParent parent: ViewController?) { calls.append("didMove") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
    override func updateViewConstraints() { calls.append("updateViewConstraints") }
    override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
      calls.append("viewWillTransition")
      coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    }
    override func willTransition(
      to traits: TraitCollection, with coordinator: TransitionCoordinator
    ) { calls.append("willTransition") }
    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      calls.append("traitCollectionDidChange")
    }
    override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
      calls.append("preferredContentSizeDidChange")
    }
    override func size(
      forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
    ) -> CGSize { size }
    override func didReceiveMemoryWarning() { calls.append("didReceiveMemoryWarning") }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    override var shouldAutomaticallyForwardRotationMethods: Bool { true }
    override var shouldAutorotate: Bool { true }
    override func shouldAutorotateToInterfaceOrientation(
      _ orientation: InterfaceOrientation
    ) -> Bool { true }
    override var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
    override func willRotate(to orientation: InterfaceOrientation, duration: Double) {}
    override func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {}
    override func didRotate(from orientation: InterfaceOrientation) {}
    override func addChild(_ child: ViewController) { super.addChild(child) }
    override func removeFromParent() { super.removeFromParent() }
    override func show(_ controller: ViewController, sender: Any?) { calls.append("show") }
    override func showDetailViewController(_ controller: ViewController, sender: Any?) {
      calls.append("showDetailViewController")
    }
  }

  @Test func `exist in ViewController and Simulation`() {
    let simulation = Simulation()
    Simulation.$current.withValue(simulation) {
      let window = Window()
      let (root, child) = (Everything("root"), ViewController())
      simulation.profile = .ios17
      simulation.policy = ContainmentPolicy()
      window.rootViewController = root
      simulation.turn()
      #expect(
        root.calls == [
          "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
          "viewDidLayoutSubviews", "viewDidAppear",
        ])
      root.calls = []
      root.addChild(child)
      child.loadViewIfNeeded()
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.preferredContentSize = CGSize(width: 10, height: 10)
      child.show(ViewController("x"), sender: nil)
      child.showDetailViewController(ViewController("y"), sender: nil)
      root.view.setNeedsUpdateConstraints()
      let registration = child.registerForTraitChanges([.horizontalSizeClass]) { _, _ in }
      root.setOverrideTraitCollection(
        TraitCollection(horizontalSizeClass: .regular), forChild: child)
      child.traitOverrides = TraitCollection(userInterfaceStyle: .dark)
      child.unregisterForTraitChanges(registration)
      simulation.after(0) { simulation.log("\(simulation.now)") }
      simulation.sendMemoryWarning()
      window.resize(to: CGSize(width: 460, height: 320))
      window.rotate(to: .landscapeLeft)
      simulation.finishAnimations()
      #expect(
        root.calls == [
          "preferredContentSizeDidChange", "show", "showDetailViewController",
          "didReceiveMemoryWarning", "willTransition", "viewWillTransition",
          "traitCollectionDidChange", "updateViewConstraints", "viewWillLayoutSubviews",
          "viewDidLayoutSubviews", "willTransition", "viewWillTransition",
          "traitCollectionDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        ])
      #expect(child.name == "ViewController#1" && child.description == child.name)
      #expect(child.parent === root && root.children.first === child)
      #expect(child.isViewLoaded && child.viewIfLoaded === child.view && child.title == nil)
      #expect(!child.isMovingToParent && !child.isMovingFromParent)
      #expect(!child.isBeingPresented && !child.isBeingDismissed)
      #expect(child.traitCollection.userInterfaceStyle == .dark)
      #expect(child.appearancePhase == .appeared)
      #expect(child.navigationController == nil && child.splitViewController == nil)
      #expect(child.tabBarController == nil && child.presentingViewController == nil)
      #expect(child.tabBarItem.title == nil && child.navigationItem.title == nil)
      #expect(simulation.refusals.isEmpty && simulation.now == 0.3)
      let other = ViewController("other")
      root.addChild(other)
      child.willMove(toParent: nil)
      root.transition(from: child, to: other, duration: 0.2, options: [.curveEaseIn]) {
      } completion: { _ in
        other.didMove(toParent: root)
        child.removeFromParent()
      }
      simulation.advance(by: 0.1)
      simulation.finishAnimations()
      other.modalPresentationStyle = .formSheet
      (other.isModalInPresentation, other.definesPresentationContext) = (false, false)
      other.beginAppearanceTransition(false, animated: false)
      other.endAppearanceTransition()
      let sheet = ViewController("sheet")
      other.present(sheet, animated: true, completion: nil)
      simulation.finishAnimations()
      #expect(other.presentedViewController === sheet)
      sheet.interactiveDismissal.begin()
      sheet.interactiveDismissal.update(0.4)
      sheet.interactiveDismissal.cancel()
      simulation.finishAnimations()
      sheet.interactiveDismissal.begin()
      sheet.interactiveDismissal.finish()
      simulation.finishAnimations()
      sheet.dismiss(animated: true, completion: nil)
      #expect(other.presentedViewController == nil)
    }
  }

  @Test func `exist in View and Window`() {
    final class Rows: View {
      override func layoutSubviews() {
        for subview in subviews { subview.frame = bounds }
      }
    }
    let simulation = Simulation()
    Simulation.$current.withValue(simulation) {
      let window = Window()
      let (view, inner) = (Rows("rows"), View("inner"))
      view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
      view.autoresizingMask = [.flexibleWidth]
      view.addSubview(inner)
      view.insertSubview(View(), at: 0)
      view.bringSubviewToFront(inner)
      window.addSubview(view)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(inner.frame == view.bounds && inner.superview === view && inner.window === window)
      #expect(view.subviews.last === inner && view.center == CGPoint(x: 60, y: 35))
      (inner.alpha, inner.isHidden, inner.backgroundColor) = (0.5, false, .red)
      inner.isUserInteractionEnabled = true
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(window.hitTest(CGPoint(x: 20, y: 20)) === inner)
      var taps = 0
      inner.onTap = { taps += 1 }
      inner.tap()
      var ends: [Bool] = []
      View.animate(withDuration: 0.2, delay: 0.1, options: [.curveLinear]) {
        inner.alpha = 1
      } completion: {
        ends.append($0)
      }
      simulation.finishAnimations()
      #expect(taps == 1 && ends == [true] && simulation.now.isApproximately(0.3))
      inner.removeFromSuperview()
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow && window.traits.horizontalSizeClass == .compact)
      let drawn: [View] = [
        Label("l"), ImageView("i"), Button("b", title: "Go"), Bar("n"), ScrollView("s"),
        StackView("k"), TableView("t"), MapView("m"), ActivityIndicator("a"),
      ]
      #expect(drawn.map(\.name).joined() == "libnsktma")
    }
  }

  @Test func `exist in the stock containers`() {
    let simulation = Simulation()
    Simulation.$current.withValue(simulation) {
      let window = Window()
      let (a, b) = (ViewController("a"), ViewController("b"))
      let nav = NavigationController("nav", rootViewController: a)
      let tabs = TabBarController("tabs", viewControllers: [nav, b])
      let pages = PageViewController("pages")
      let split = SplitViewController("split", viewControllers: [tabs, pages])
      window.rootViewController = split
      simulation.turn()
      nav.pushViewController(ViewController("c"), animated: true)
      simulation.finishAnimations()
      nav.interactivePop.begin()
      nav.interactivePop.update(0.4)
      nav.interactivePop.cancel()
      simulation.finishAnimations()
      nav.interactivePop.begin()
      nav.interactivePop.finish()
      simulation.finishAnimations()
      #expect(nav.topViewController === a && nav.visibleViewController === a)
      #expect(nav.popViewController(animated: false) == nil)
      #expect(nav.popToViewController(a, animated: false)?.isEmpty == true)
      #expect(nav.popToRootViewController(animated: false)?.isEmpty == true)
      nav.setViewControllers([a], animated: false)
      tabs.tap(1)
      #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === b)
      pages.setViewControllers([ViewController("p")], direction: .forward, animated: false)
      #expect(!pages.swipe.begin(.forward), "no data source")
      pages.swipe.update(0.4)
      pages.swipe.cancel()
      pages.swipe.finish()
      split.collapse()
      simulation.finishAnimations()
      #expect(split.viewControllers.map(\.name) == ["tabs"])
      split.expand()
      simulation.finishAnimations()
      #expect(split.viewControllers.map(\.name) == ["tabs", "pages"])
      #expect(nav.delegate == nil && tabs.delegate == nil && split.delegate == nil)
      #expect(simulation.recording.diagnostics.isEmpty)
    }
  }
}

extension Double {
  /// Whether it is as good as another number.
  fileprivate func isApproximately(_ other: Double) -> Bool { (self - other).magnitude < 1e-6 }
}
