/// Collapsing to one column, and expanding to two.
extension SplitViewController {
  /// Collapses to one column.
  ///
  /// Unless the delegate discards the secondary controller, it is removed and pushed on the primary
  /// navigation stack, without animation; a secondary stack is moved onto it. If the primary
  /// controller is not a navigation controller, the secondary one is kept for `expand()`.
  ///
  /// An addition to UIKit, which collapses when the window becomes narrow, since iOS 8.
  public final func collapse() {
    simulation.log(call: "collapse()", of: self)
    whenSettled { [self] in
      // Before iOS 8 columns never collapse.
      guard !isInOneColumn, simulation.profile.hasAdaptivity, let primary = children.first else {
        return
      }
      settle()
      isInOneColumn = true
      defer { columnsChanged() }
      guard children.count > 1 else { return }
      let secondary = children[1]
      let mayGo = delegateLetsGo(secondary, onto: primary)
      guard secondary.parent === self else { return }
      leave(secondary)
      settle()
      if !mayGo { hand(secondary, to: primary) }
    }
  }

  /// Expands to two columns.
  ///
  /// The delegate may provide the secondary controller; otherwise it is the top of the primary
  /// stack, or what that took from a secondary stack.
  ///
  /// An addition to UIKit, which expands when the window becomes wide, since iOS 8.
  public final func expand() {
    simulation.log(call: "expand()", of: self)
    whenSettled { [self] in
      guard isInOneColumn, let primary = children.first else { return }
      if let kept, refusesOne(of: [kept]) { return }
      settle()
      isInOneColumn = false
      defer { columnsChanged() }
      let secondary = secondaryFromDelegate(primary) ?? takeBack(from: primary)
      (kept, keptBottom) = (nil, nil)
      if let secondary, !refusesOne(of: [secondary]) { arrive(secondary) }
    }
  }

  /// Calls `handler` whenever the target for details has changed by collapsing or expanding.
  ///
  /// UIKit: the notification `showDetailTargetDidChange` of `UIViewController`, iOS 8 and later.
  public final func observeShowDetailTarget(
    _ handler: @escaping (SplitViewController) -> Void
  ) {
    observers.append(handler)
  }

  private func columnsChanged() {
    viewIfLoaded?.setNeedsLayout()
    guard !simulation.profile.pushesAtOnce else { return }
    for observer in observers { observer(self) }
  }

  /// Shows a controller as the primary one: in its column, or pushed on the only stack.
  func showPrimary(_ controller: ViewController) {
    if isInOneColumn, let stack = children.first as? NavigationController {
      stack.pushViewController(controller, animated: true)
    } else {
      replaceColumns(with: [controller] + children.dropFirst())
    }
  }

  /// Shows a controller as the secondary one: in its column, or pushed on the only stack.
  package func showDetail(_ controller: ViewController) {
    if isInOneColumn, let stack = children.first as? NavigationController {
      stack.pushViewController(controller, animated: true)
    } else if let primary = children.first, !isInOneColumn {
      replaceColumns(with: [primary, controller])
    } else {
      replaceColumns(with: [controller])
    }
  }

  private func delegateLetsGo(
    _ secondary: ViewController, onto primary: ViewController
  ) -> Bool {
    guard let delegate else { return false }
    simulation.noteDelegate(.collapseSecondary, of: self, about: secondary)
    return delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
  }

  private func secondaryFromDelegate(_ primary: ViewController) -> ViewController? {
    guard let delegate else { return nil }
    simulation.noteDelegate(.separateSecondary, of: self, about: primary)
    return delegate.splitViewController(self, separateSecondaryFrom: primary)
  }

  private func hand(_ secondary: ViewController, to primary: ViewController) {
    switch (primary as? NavigationController, secondary as? NavigationController) {
    case (let stack?, let shell?):
      let moving = shell.viewControllers
      (kept, keptBottom) = (shell, moving.first?.id)
      shell.setViewControllers([], animated: false)
      stack.setViewControllers(stack.viewControllers + moving, animated: false)
    case (let stack?, nil) where !(secondary is SplitViewController):
      stack.pushViewController(secondary, animated: false)
    default: kept = secondary
    }
  }

  /// The controller that the primary one gives back; its views are removed on return.
  private func takeBack(from primary: ViewController) -> ViewController? {
    guard let stack = primary as? NavigationController else { return kept }
    guard let shell = kept as? NavigationController else {
      if let kept { return kept }
      let top = stack.popViewController(animated: false)
      stack.showNow()
      return top
    }
    let bottom = stack.viewControllers.firstIndex { $0.id == keptBottom } ?? 0
    if bottom > 0 {
      let back = stack.popToViewController(stack.viewControllers[bottom - 1], animated: false)
      stack.showNow()
      shell.setViewControllers(back ?? [], animated: false)
    }
    return shell
  }
}
