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
        afterCommit = Few()
        break
      }
      if !nextTurnBlocks.isEmpty { for block in take(&nextTurnBlocks) { block() } }
      if !deferredTransitions.isEmpty { for block in take(&deferredTransitions) { block() } }
      for index in windowReferences.indices where index < windowReferences.count {
        if windowReferences[index].subtreeNeedsLayout { layOut(windowReferences[index].object) }
      }
      if !afterCommit.isEmpty { commit() }
    }
    announce(.settled, by: nil)
    turnNumber += 1
  }

  private var hasWork: Bool {
    !nextTurnBlocks.isEmpty || !deferredTransitions.isEmpty || !afterCommit.isEmpty
      || windowReferences.contains { $0.subtreeNeedsLayout }
  }

  /// Runs what waits for the end of the turn; what comes meanwhile waits for the next round.
  private func commit() {
    afterCommit.takeAll().drain { action in
      switch action {
      case .settle(let controller, let isAppearing):
        controller.waitingForCommit -= 1
        controller.apply(isAppearing ? .didAppear : .didDisappear)
      case .run(let body): body()
      }
    }
  }

  /// What waits in a queue, which is empty then.
  private func take<Element>(_ queue: inout [Element]) -> [Element] {
    let waiting = queue
    queue = []
    return waiting
  }

  /// The layout pass over one subtree, top down.
  func layOut(_ view: View) {
    guard view.subtreeNeedsLayout else { return }
    view.subtreeNeedsLayout = false
    if let controller = view.controller {
      layOut(view, of: controller)
    } else {
      view.needsUpdateConstraints = false
      if view.needsLayout {
        view.needsLayout = false
        lints.layoutDepth += 1
        view.layoutSubviews()
        lints.layoutDepth -= 1
      }
    }
    layOutSubviews(of: view)
  }

  /// The part of the pass that concerns the root view of a controller alone.
  private func layOut(_ view: View, of controller: ViewController) {
    controller.sendViewIsAppearingIfDue()
    if view.needsUpdateConstraints {
      view.needsUpdateConstraints = false
      if profile.hasConstraints { controller.tell(.updateViewConstraints) }
    }
    guard view.needsLayout else { return }
    view.needsLayout = false
    lints.layoutDepth += 1
    controller.deliver(.viewWillLayoutSubviews)
    view.layoutSubviews()
    controller.deliver(.viewDidLayoutSubviews)
    lints.layoutDepth -= 1
  }

  /// Visits the marked subviews from back to front, and those marked meanwhile in front of them.
  private func layOutSubviews(of view: View) {
    let marked = view.marked
    view.marked = .none
    switch marked {
    case .none: break
    case .several: for subview in view.subviews { layOut(subview) }
    case .one(let only):
      layOut(only.object)
      if case .none = view.marked { return }
      let subviews = view.subviews
      let place = subviews.lastIndex { Unkept($0) == only } ?? -1
      for later in subviews[(place + 1)...] { layOut(later) }
    }
  }
}

/// What waits for the end of a turn.
enum CommitAction {
  /// A did callback; it keeps its controller alive until then.
  case settle(ViewController, _ isAppearing: Bool)
  case run(() -> Void)
}
