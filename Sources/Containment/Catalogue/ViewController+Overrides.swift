/// Running a script's override of a callback instead of the compiled method.
extension ViewController {
  /// Runs the override of a callback; returns false if there is none.
  final func runOverride(of callback: Callback, _ companions: Companions) -> Bool {
    guard let behaviour else { return false }
    let (signature, arguments) = overridable(callback, companions)
    guard behaviour.overrides(signature) else { return false }
    _ = behaviour.call(signature, of: self, arguments)
    return true
  }

  private func overridable(
    _ callback: Callback, _ companions: Companions
  ) -> (signature: String, arguments: [Value]) {
    switch callback {
    case .willMove(let parent), .didMove(let parent):
      let container = parent.flatMap(simulation.controller)
      return ("\(callback.name)(toParent:)", [container.packed])
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated), .viewWillDisappear(let animated),
      .viewDidDisappear(let animated):
      return ("\(callback.name)(_:)", [animated.packed])
    case .viewWillTransition(let size):
      let coordinator = companions.coordination
      return ("viewWillTransition(to:with:)", [size.packed, coordinator.packed])
    case .willTransition(let traits):
      let coordinator = companions.coordination
      return ("willTransition(to:with:)", [traits.packed, coordinator.packed])
    case .traitCollectionDidChange:
      return ("traitCollectionDidChange(_:)", [companions.previousTraits.packed])
    case .preferredContentSizeDidChange(let child):
      let child = simulation.controller(child)
      return (
        "preferredContentSizeDidChange(forChildContentContainer:)", [child.packed]
      )
    case .willRotate(let orientation), .willAnimateRotation(let orientation):
      return (
        "\(callback.name)(to:duration:)",
        [orientation.packed, companions.duration.packed]
      )
    case .didRotate(let orientation): return ("didRotate(from:)", [orientation.packed])
    case .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .updateViewConstraints, .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload, .size:
      return ("\(callback.name)()", [])
    }
  }
}
