/// Tabs as before the containment API: views are hidden and shown, callbacks called by hand.
///
/// In the original no tab is a child. The selected view is in this controller's view, the earlier
/// ones stay there hidden; only the container receives rotations and memory warnings, and a tab's
/// parent is nil. The fixed version makes every tab a child and only exchanges views.
///
/// Source: Soroush Khanlou, "Containers", which calls it the old and busted way.
package final class BustedTabs: ViewController, TabBarDelegate {
  /// Which code runs.
  package enum Version: String, Sendable, CaseIterable {
    /// An addition: the tabs are children, and nothing is called by hand.
    case fixed
    /// As published.
    case original
  }

  /// Which code runs.
  package let version: Version
  /// The tabs, in the order of the bar.
  package let viewControllers: [ViewController]
  /// The visible tab; nil until the view is loaded.
  package private(set) var selectedViewController: ViewController?
  /// The bar, in front of everything.
  package let tabBar = TabBar("tabBar")

  /// Creates tabs and selects the first one when the view is loaded.
  package init(
    _ name: String? = nil, viewControllers: [ViewController] = [], version: Version = .fixed
  ) {
    self.version = version
    self.viewControllers = viewControllers
    super.init(name)
    guard version == .fixed else { return }
    for controller in viewControllers {
      addChild(controller)
      controller.dispatched.didMove(toParent: self)
    }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    fillScreen()
    tabBar.delegate = self
    tabBar.titles = viewControllers.map(\.tabTitle)
    view.addSubview(tabBar)
    select(0)
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tabBar.frame = TabBar.frame(in: view.bounds.size)
    guard version == .fixed else { return }
    selectedViewController?.viewIfLoaded?.frame = TabBar.contentFrame(in: view.bounds.size)
  }

  /// Selects the tab at an index; ignores invalid indices.
  package func select(_ index: Int) {
    guard viewControllers.indices.contains(index) else { return }
    switch version {
    case .fixed: exchange(for: viewControllers[index])
    case .original: unhide(viewControllers[index])
    }
    tabBar.selectedIndex = index
  }

  /// The bar was tapped.
  package func tabBar(_ tabBar: TabBar, didSelect index: Int) { select(index) }

  /// The fixed version: exchanges the views; UIKit sends the callbacks.
  private func exchange(for new: ViewController) {
    guard new !== selectedViewController, new.parent === self else { return }
    selectedViewController?.viewIfLoaded?.removeFromSuperview()
    selectedViewController = new
    new.view.frame = TabBar.contentFrame(in: view.bounds.size)
    view.insertSubview(new.view, at: 0)
  }

  /// The published version: calls the callbacks by hand and never removes a view.
  private func unhide(_ new: ViewController) {
    if let old = selectedViewController {
      old.dispatched.viewWillDisappear(false)
      old.view.isHidden = true
      old.dispatched.viewDidDisappear(false)
    }
    selectedViewController = new
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new.view)
    view.bringSubviewToFront(tabBar)
    new.dispatched.viewWillAppear(false)
    new.view.isHidden = false
    new.dispatched.viewDidAppear(false)
  }
}
