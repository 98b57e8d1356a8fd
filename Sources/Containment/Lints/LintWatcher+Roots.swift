/// Roots that are replaced while they present.
extension LintWatcher {
  /// A window is about to be given another root, or none.
  ///
  /// Until iOS 7 that took down what the old root presented.
  func seeReplacement(of root: ViewController, in window: Window) {
    guard !root.simulation.profile.presentsInTheCall, let presented = root.modal.presented else {
      return
    }
    abandonments.append(
      Abandonment(
        window: window.id, root: root.id, presented: presented.id,
        names: (window.name, root.name, presented.name),
        views: ([root] + root.presentedChain).compactMap { $0.loadedView?.id }, call: lastCall))
  }

  /// Looks for views of such presentations that are still in a window.
  ///
  /// At the end of the run: the program may dismiss what is presented after the exchange, or make
  /// the old root a child or a root again.
  func checkAbandonments(in simulation: Simulation) {
    let abandoned = abandonments
    abandonments = []
    for abandonment in abandoned
    where abandonment.views.contains(where: { simulation.view($0)?.isStranded == true }) {
      simulation.report(OrphanedPresentation.diagnostic(of: abandonment))
    }
  }
}

/// A root that was replaced while it presented.
struct Abandonment {
  let window: NodeID
  let root: NodeID
  let presented: NodeID
  /// Neither of the two need live to the end.
  let names: (window: String, root: String, presented: String)
  let views: [NodeID]
  let call: Int32
}

extension View {
  /// Whether it is in a window, and its controller is gone or leads to no root.
  fileprivate var isStranded: Bool {
    guard window != nil else { return false }
    var place = controller
    while let current = place, current.rootWindow == nil {
      place = current.parent ?? current.modal.presenting
    }
    return place == nil
  }
}
