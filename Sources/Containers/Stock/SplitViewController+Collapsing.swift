/// Two columns become one, and one becomes two.
extension SplitViewController {
  /// Makes one column of two.
  ///
  /// Unless the delegate lets the secondary controller go, it leaves this container and is pushed
  /// on the stack of the primary one, without animation; a secondary stack is emptied onto it. A
  /// primary controller that is no navigation controller takes nothing: the secondary one waits for
  /// `expand()`.
  ///
  /// Ours: UIKit collapses when the window becomes narrow, since iOS 8.
  public final func collapse() {
    simulation.log(call: "collapse()", of: self)
    whenSettled { [self] in
      // Before iOS 8 columns never become one.
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

  /// Makes two columns of one again.
  ///
  /// The delegate may name the secondary controller; else the primary stack gives back its top, or
  /// what it took from a secondary stack.
  ///
  /// Ours: UIKit expands when the window becomes wide, since iOS 8.
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

  /// Calls `handler` whenever the place has changed where details are shown: two columns became
  /// one, or one became two.
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

  /// Shows a controller as the primary one: in its column, or on top of the only stack.
  func showPrimary(_ controller: ViewController) {
    if isInOneColumn, let stack = children.first as? NavigationController {
      stack.pushViewController(controller, animated: true)
    } else {
      replaceColumns(with: [controller] + children.dropFirst())
    }
  }

  /// Shows a controller as the secondary one: in its column, or on top of the only stack.
  func showDetail(_ controller: ViewController) {
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

  /// What the primary controller gives back; its views are out when this returns.
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
