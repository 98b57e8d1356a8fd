/// What the stock containers ask before they change anything, and how they find each other.
extension ViewController {
  /// Whether `addChild(_:)` would refuse the controller, as C1, C2, H2 or S1.
  final func wouldRefuse(_ child: ViewController) -> Bool {
    if child.simulation !== simulation || isBelow(child) { return true }
    if child.parent == nil, child.presentingViewController != nil { return true }
    guard child.parent !== self, let superview = child.viewIfLoaded?.superview,
      superview.window != nil
    else { return false }
    let owner = superview.nearestController
    return owner != nil && owner !== self
  }

  /// Whether a controller is this one, contains it, or presents one that does.
  private func isBelow(_ other: ViewController) -> Bool {
    var seen: Set<NodeID> = []
    var open = [self]
    while let current = open.popLast() {
      if current === other { return true }
      guard seen.insert(current.id).inserted else { continue }
      open += [current.parent, current.presentingViewController].compactMap(\.self)
    }
    return false
  }

  /// The first of these that may not become a child, after `addChild(_:)` has said why.
  final func refusesOne(of controllers: [ViewController]) -> Bool {
    guard let refused = controllers.first(where: wouldRefuse) else { return false }
    dispatched.addChild(refused)
    return true
  }
}

/// The stock containers that a controller is in.
extension ViewController {
  /// The nearest navigation controller above; presenters are not followed.
  ///
  /// While it is popped it is still the one it leaves, so that `viewWillDisappear` may look whether it
  /// is among `viewControllers`.
  ///
  /// UIKit: `navigationController`, since iOS 2.
  public final var navigationController: NavigationController? {
    ancestor(NavigationController.self) ?? stackBeingLeft
  }

  /// The stack that this or what contains it is being popped from, as long as its view is there.
  private var stackBeingLeft: NavigationController? {
    var top = self
    while let parent = top.parent { top = parent }
    let stack = top.viewIfLoaded?.superview?.nearestController as? NavigationController
    return stack?.leaving.contains(top.id) == true ? stack : nil
  }

  /// The nearest tab bar controller above; presenters are not followed.
  ///
  /// UIKit: `tabBarController`, since iOS 2.
  public final var tabBarController: TabBarController? { ancestor(TabBarController.self) }

  /// The nearest split view controller above; presenters are not followed.
  ///
  /// UIKit: `splitViewController`, since iOS 3.2.
  public final var splitViewController: SplitViewController? {
    ancestor(SplitViewController.self)
  }
}

extension View {
  /// The controller of this, or of the nearest view above that has one.
  fileprivate var nearestController: ViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.controller).first
  }
}

extension Array where Element == ViewController {
  /// Whether no controller is in it twice.
  var areDistinct: Bool { Set(map(\.id)).count == count }

  /// The names, separated by commas.
  var names: String { map(\.name).joined(separator: ", ") }
}
