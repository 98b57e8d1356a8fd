/// The run loop: what happens between the calls of a program.
extension Simulation {
  /// How many rounds a turn may take before it is stopped as endless.
  static let roundLimit = 1000

  /// Runs one turn of the run loop, until nothing is left to do.
  ///
  /// A round runs the blocks of `after(0)`, starts deferred transitions, lays out every window
  /// and sends the appearances that wait for the end of the turn; rounds follow each other until
  /// one finds nothing to do.
  public func turn() {
    var rounds = 0
    while hasWork {
      rounds += 1
      if rounds > Self.roundLimit {
        report(EndlessTurn.diagnostic(rounds: Self.roundLimit))
        nextTurnBlocks = []
        afterCommit = []
        break
      }
      for block in take(&nextTurnBlocks) { block() }
      for transition in take(&deferredTransitions) { transition() }
      for index in windowReferences.indices where index < windowReferences.count {
        layOut(windowReferences[index].object)
      }
      for action in take(&afterCommit) { action() }
    }
    announce(.settled, by: nil)
    turnNumber += 1
  }

  private var hasWork: Bool {
    !nextTurnBlocks.isEmpty || !deferredTransitions.isEmpty || !afterCommit.isEmpty
      || windowReferences.contains { $0.object.subtreeNeedsLayout }
  }

  /// What waits in a queue, which is empty then.
  private func take<Element>(_ queue: inout [Element]) -> [Element] {
    guard !queue.isEmpty else { return [] }
    let waiting = queue
    queue = []
    return waiting
  }

  /// The layout pass over one subtree, top down.
  func layOut(_ view: View) {
    guard view.subtreeNeedsLayout else { return }
    view.subtreeNeedsLayout = false
    let controller = view.controller
    controller?.sendViewIsAppearingIfDue()
    if view.needsUpdateConstraints {
      view.needsUpdateConstraints = false
      if profile.hasConstraints { controller?.tell(.updateViewConstraints) }
    }
    if view.needsLayout {
      view.needsLayout = false
      lints.layoutDepth += 1
      if let controller { controller.tell(.viewWillLayoutSubviews) }
      view.placeSubviews()
      if let controller { controller.tell(.viewDidLayoutSubviews) }
      lints.layoutDepth -= 1
    }
    layOutSubviews(of: view)
  }

  /// Visits the marked subviews from back to front, and those marked meanwhile in front of them.
  private func layOutSubviews(of view: View) {
    let marked = view.marked
    view.marked = .none
    switch marked {
    case .none: break
    case .several: for subview in view.subviews { layOut(subview) }
    case .one(let only):
      let subview = only.object
      layOut(subview)
      if case .none = view.marked { return }
      let subviews = view.subviews
      let place = subviews.lastIndex { $0 === subview } ?? -1
      for later in subviews[(place + 1)...] { layOut(later) }
    }
  }

  func settle(_ appearance: PendingAppearance) {
    let controller = appearance.controller
    controller.waitingForCommit -= 1
    controller.apply(appearance.isAppearing ? .didAppear : .didDisappear)
  }
}

/// A did callback that waits for the end of the turn; it keeps its controller alive until then.
struct PendingAppearance {
  let controller: ViewController
  let isAppearing: Bool
}
