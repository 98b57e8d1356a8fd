/// The four appearance callbacks, called by hand as in containers before iOS 5.
///
/// They do not change the appearance phase. Under a container with automatic forwarding they run
/// twice, which D08 reports. New code uses `beginAppearanceTransition(_:animated:)`.
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
