/// The four callbacks of appearance, called by hand as containers did before iOS 5.
///
/// They move no state; below a container that leaves forwarding on they come twice, and D08 says
/// so. New code uses `beginAppearanceTransition(_:animated:)`.
extension Dispatched {
  /// Calls `viewWillAppear(_:)` by hand.
  public func viewWillAppear(_ animated: Bool) {
    call("viewWillAppear(_:)", animated) { $0.viewWillAppear(animated) }
  }

  /// Calls `viewDidAppear(_:)` by hand.
  public func viewDidAppear(_ animated: Bool) {
    call("viewDidAppear(_:)", animated) { $0.viewDidAppear(animated) }
  }

  /// Calls `viewWillDisappear(_:)` by hand.
  public func viewWillDisappear(_ animated: Bool) {
    call("viewWillDisappear(_:)", animated) { $0.viewWillDisappear(animated) }
  }

  /// Calls `viewDidDisappear(_:)` by hand.
  public func viewDidDisappear(_ animated: Bool) {
    call("viewDidDisappear(_:)", animated) { $0.viewDidDisappear(animated) }
  }

  private func call(
    _ signature: String, _ animated: Bool, otherwise: (ViewController) -> Void
  ) {
    tell(signature, [animated.packed], otherwise: otherwise)
  }
}
