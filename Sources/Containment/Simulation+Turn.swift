/// The run loop: what happens between the calls of a program.
extension Simulation {
  /// The number of rounds after which a turn is stopped as endless.
  static let roundLimit = 1000

  /// Runs one turn of the run loop, until nothing is left to do.
  ///
  /// A round runs the blocks of `after(0)`, starts deferred transitions, lays out every window
  /// and sends the appearances that wait for the end of the turn; rounds follow each other until
  /// one finds nothing to do. Objects that callbacks make meanwhile belong to this simulation.
  public func turn() {
    if hasWork { asCurrent { runRounds() } }
    settle()
    turnNumber += 1
  }

  /// Runs `body` with this simulation as the current one.
  func asCurrent(_ body: () -> Void) {
    if Simulation.current === self {
      body()
    } else {
      Simulation.$current.withValue(self, operation: body)
    }
  }

  private func runRounds() {
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
      for block in take(&deferredTransitions) { block() }
      for window in windows { layOut(window) }
      for action in take(&afterCommit) { action.run() }
    }
  }

  private var hasWork: Bool {
    !nextTurnBlocks.isEmpty || !deferredTransitions.isEmpty || !afterCommit.isEmpty
      || windowReferences.contains { $0.object?.subtreeNeedsLayout == true }
  }

  /// Empties a queue and returns what was in it; what is added meanwhile waits for the next round.
  private func take<Element>(_ queue: inout [Element]) -> [Element] {
    defer { queue = [] }
    return queue
  }

  /// Sends a did callback at the end of the turn; the controller is kept alive until then.
  func settleAtEndOfTurn(_ controller: ViewController, isAppearing: Bool, willCount: Int32) {
    controller.waitingForCommit += 1
    afterCommit.append(.settle(controller, isAppearing: isAppearing, willCount: willCount))
  }
}

/// Something that waits for the end of a turn.
enum CommitAction {
  /// A did callback, and the will callback that it completes.
  case settle(ViewController, isAppearing: Bool, willCount: Int32)
  /// A container's block.
  case block(() -> Void)

  func run() {
    switch self {
    case .settle(let controller, let isAppearing, let willCount):
      controller.settle(isAppearing: isAppearing, willCount: willCount)
    case .block(let block): block()
    }
  }
}

/// The layout pass.
extension Simulation {
  /// Lays out a subtree of views, top down.
  func layOut(_ view: View) {
    guard view.subtreeNeedsLayout else { return }
    visit(1)
    view.subtreeNeedsLayout = false
    let controller = view.controller
    if let controller {
      layOut(view, of: controller)
    } else {
      view.needsUpdateConstraints = false
      if view.needsLayout {
        view.needsLayout = false
        lints.layoutDepth += 1
        lints.withoutActor { view.placeSubviews() }
        lints.layoutDepth -= 1
      }
    }
    // The controller lives until its view is laid out, whatever callbacks release.
    withExtendedLifetime(controller) { layOutSubviews(of: view) }
  }

  /// Lays out the view of a controller, between the controller's layout callbacks.
  private func layOut(_ view: View, of controller: ViewController) {
    controller.sendViewIsAppearingIfDue()
    if view.needsUpdateConstraints {
      view.needsUpdateConstraints = false
      if profile.hasConstraints { controller.tell(.updateViewConstraints) }
    }
    guard view.needsLayout else { return }
    view.needsLayout = false
    lints.layoutDepth += 1
    controller.tell(.viewWillLayoutSubviews)
    lints.withoutActor { view.placeSubviews() }
    controller.tell(.viewDidLayoutSubviews)
    lints.layoutDepth -= 1
  }

  /// Visits the marked subviews from back to front, and those marked meanwhile in front of them.
  private func layOutSubviews(of view: View) {
    let marked = view.marked
    view.marked = .none
    switch marked {
    case .none: break
    case .several: layOut(view.subviews[...])
    case .one(let id):
      if let only = self.view(id) { layOut(only) }
      if case .none = view.marked { return }
      let place = view.subviews.lastIndex { $0.id == id } ?? -1
      layOut(view.subviews[(place + 1)...])
    }
  }

  private func layOut(_ subviews: ArraySlice<View>) {
    visit(subviews.count)
    for subview in subviews { layOut(subview) }
  }

  /// Sends `viewIsAppearing` where it is due, in the order in which layout will come.
  func sendViewIsAppearing(below view: View) {
    let subviews = view.subviews
    visit(subviews.count)
    for subview in subviews where subview.subtreeNeedsLayout {
      subview.controller?.sendViewIsAppearingIfDue()
      sendViewIsAppearing(below: subview)
    }
  }
}
