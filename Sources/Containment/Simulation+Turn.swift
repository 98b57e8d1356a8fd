/// The run loop, which runs between the calls of a program.
extension Simulation {
  /// The number of rounds after which a turn is stopped as endless.
  static let roundLimit = 1000

  /// Runs one turn of the run loop, until it is idle.
  ///
  /// A round runs the blocks of `after(0)`, starts deferred transitions, lays out every window and
  /// sends the appearance callbacks due at the end of the turn; rounds repeat until there is no
  /// work left. Objects created in callbacks belong to this simulation.
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

  /// Empties a queue and returns its contents; new additions wait for the next round.
  private func take<Element>(_ queue: inout [Element]) -> [Element] {
    defer { queue = [] }
    return queue
  }

  /// Sends a did callback at the end of the turn; retains the controller until then.
  func settleAtEndOfTurn(_ controller: ViewController, isAppearing: Bool, willCount: Int32) {
    controller.waitingForCommit += 1
    afterCommit.append(.settle(controller, isAppearing: isAppearing, willCount: willCount))
  }
}

/// An action at the end of a turn.
enum CommitAction {
  /// A did callback, with the number of its will callback.
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
    // Retain the controller until its view is laid out.
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

  /// Lays out the marked subviews from back to front, then any in front of them marked meanwhile.
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

  /// Sends pending `viewIsAppearing` callbacks, in layout order.
  func sendViewIsAppearing(below view: View) {
    let subviews = view.subviews
    visit(subviews.count)
    for subview in subviews where subview.subtreeNeedsLayout {
      subview.controller?.sendViewIsAppearingIfDue()
      sendViewIsAppearing(below: subview)
    }
  }
}
