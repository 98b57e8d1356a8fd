/// Checks of the stock containers before they change anything, and access to enclosing containers.
extension ViewController {
  /// Whether `addChild(_:)` would refuse the controller with C1, C2, H2 or S1.
  final func wouldRefuse(_ child: ViewController) -> Bool {
    if child.simulation !== simulation || isBelow(child) { return true }
    if child.parent == nil, child.presentingViewController != nil { return true }
    guard child.parent !== self, let superview = child.viewIfLoaded?.superview,
      superview.window != nil
    else { return false }
    let owner = superview.nearestController
    return owner != nil && owner !== self
  }

  /// Whether `other` is this controller, an ancestor, or a presenter of either.
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

  /// Whether one of the controllers cannot become a child; if so, lets `addChild(_:)` report the
  /// first.
  package final func refusesOne(of controllers: [ViewController]) -> Bool {
    guard let refused = controllers.first(where: wouldRefuse) else { return false }
    dispatched.addChild(refused)
    return true
  }
}

/// The stock containers around a controller.
extension ViewController {
  /// The nearest navigation controller above; presenters are not searched.
  ///
  /// During a pop it is still the stack being left, so that `viewWillDisappear` can check whether
  /// the controller is among `viewControllers`.
  ///
  /// UIKit: `navigationController`, since iOS 2.
  public final var navigationController: NavigationController? {
    ancestor(NavigationController.self) ?? stackBeingLeft
  }

  /// The stack from which the controller or its outermost container is being popped, while its view
  /// is still there.
  private var stackBeingLeft: NavigationController? {
    var top = self
    while let parent = top.parent { top = parent }
    let stack = top.viewIfLoaded?.superview?.nearestController as? NavigationController
    return stack?.leaving.contains(top.id) == true ? stack : nil
  }

  /// The nearest tab bar controller above; presenters are not searched.
  ///
  /// UIKit: `tabBarController`, since iOS 2.
  public final var tabBarController: TabBarController? { ancestor(TabBarController.self) }

  /// The nearest split view controller above; presenters are not searched.
  ///
  /// UIKit: `splitViewController`, since iOS 3.2.
  public final var splitViewController: SplitViewController? {
    ancestor(SplitViewController.self)
  }
}

extension View {
  /// The controller of this view, or of its nearest ancestor that has one.
  fileprivate var nearestController: ViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.controller).first
  }
}

extension Array where Element == ViewController {
  /// Whether the array has no duplicates.
  package var areDistinct: Bool { Set(map(\.id)).count == count }

  /// The names, separated by commas.
  package var names: String { map(\.name).joined(separator: ", ") }
}
