/// Lints about roots that are replaced while they present.
extension LintWatcher {
  /// Handles a window whose root is about to be replaced or removed.
  ///
  /// Until iOS 7 this also removed the controllers presented by the old root.
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

  /// Reports presentations whose views are still in a window at the end of the run.
  ///
  /// Until then, the program may dismiss the presented controller, or make the old root a child or
  /// a root again.
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
  /// Stored, as neither need exist at the end of the run.
  let names: (window: String, root: String, presented: String)
  let views: [NodeID]
  let call: Int32
}

extension View {
  /// Whether it is in a window, but its controller is gone or has no root.
  fileprivate var isStranded: Bool {
    guard window != nil else { return false }
    var place = controller
    while let current = place, current.rootWindow == nil {
      place = current.parent ?? current.modal.presenting
    }
    return place == nil
  }
}
