/// The run loop: what happens between the calls of a program.
extension Simulation {
  /// How many rounds a turn may take before it is stopped as endless.
  static let roundLimit = 1000

  /// Runs one turn of the run loop, until nothing is left to do.
  ///
  /// A round runs the blocks of `after(0)`, starts deferred transitions, lays out every window
  /// and sends the appearances that wait for the end of the turn; rounds follow each other until
  /// one finds nothing to do. What callbacks make meanwhile belongs to this simulation.
  public func turn() {
    if hasWork { asCurrent { runRounds() } }
    settle()
    turnNumber += 1
  }

  /// Runs `body` with this simulation as the current one.
  @inline(__always) func asCurrent(_ body: () -> Void) {
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
        afterCommit = Few()
        break
      }
      if !nextTurnBlocks.isEmpty { for block in take(&nextTurnBlocks) { block() } }
      if !deferredTransitions.isEmpty { for block in take(&deferredTransitions) { block() } }
      for index in windowReferences.indices where index < windowReferences.count {
        layOut(windowReferences[index])
      }
      if !afterCommit.isEmpty { commit() }
    }
  }

  private var hasWork: Bool {
    !nextTurnBlocks.isEmpty || !deferredTransitions.isEmpty || !afterCommit.isEmpty
      || windowReferences.contains { $0.subtreeNeedsLayout }
  }

  /// Lets a did callback wait for the end of the turn.
  @inline(__always) func settleAtEndOfTurn(
    _ controller: consuming ViewController, isAppearing: Bool, willCount: Int32
  ) {
    controller.waitingForCommit += 1
    afterCommit.append(
      CommitAction(controller: controller, isAppearing: isAppearing, willCount: willCount))
  }

  /// Runs what waits for the end of the turn; what comes meanwhile waits for the next round.
  private func commit() {
    var actions = afterCommit.takeAll()
    actions.drain { action in
      if let controller = Unkept(action.controller) {
        withExtendedLifetime(action) {
          controller.with {
            $0.settle(isAppearing: action.isAppearing, willCount: action.willCount)
          }
        }
      } else {
        action.body?()
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
  func layOut(_ view: Unkept<View>) {
    guard view.subtreeNeedsLayout else { return }
    visit(1)
    view.subtreeNeedsLayout = false
    if let controller = view.controller {
      withExtendedLifetime(controller) { layOut(view, of: controller) }
    } else {
      layOut(view.object)
    }
  }

  /// Sends what is due of `viewIsAppearing` in the order in which layout is going to come.
  func sendViewIsAppearing(below view: View) {
    let subviews = view.subviews
    visit(subviews.count)
    for subview in subviews where subview.subtreeNeedsLayout {
      subview.controller?.sendViewIsAppearingIfDue()
      sendViewIsAppearing(below: subview)
    }
  }

  private func layOut(_ view: View) {
    view.needsUpdateConstraints = false
    if view.needsLayout {
      view.needsLayout = false
      lints.layoutDepth += 1
      lints.with { $0.byNobody { view.placeSubviews() } }
      lints.layoutDepth -= 1
    }
    layOutSubviews(of: Unkept(view))
  }

  /// Lays out the view of a controller, which keeps it alive meanwhile, also when it is unloaded.
  private func layOut(_ view: Unkept<View>, of controller: ViewController) {
    let isOutermost = !view.isBeingLaidOut
    view.with { $0.isBeingLaidOut = true }
    controller.sendViewIsAppearingIfDue()
    if view.needsUpdateConstraints {
      view.needsUpdateConstraints = false
      if profile.hasConstraints { controller.tell(.updateViewConstraints) }
    }
    if view.needsLayout {
      view.needsLayout = false
      lints.layoutDepth += 1
      controller.deliver(.viewWillLayoutSubviews)
      lints.with { watcher in view.with { view in watcher.byNobody { view.placeSubviews() } } }
      controller.deliver(.viewDidLayoutSubviews)
      lints.layoutDepth -= 1
    }
    layOutSubviews(of: view)
    guard isOutermost else { return }
    view.with { $0.isBeingLaidOut = false }
    if !unloadedViews.isEmpty { letGoOfUnloadedViews() }
  }

  private func letGoOfUnloadedViews() {
    let views = unloadedViews
    unloadedViews = views.filter(\.isBeingLaidOut)
  }

  /// Visits the marked subviews from back to front, and those marked meanwhile in front of them.
  private func layOutSubviews(of view: Unkept<View>) {
    let marked = view.marked
    view.marked = .none
    switch marked {
    case .none: break
    case .several:
      let subviews = view.subviews
      visit(subviews.count)
      for subview in subviews { layOut(Unkept(subview)) }
    case .one(let only):
      let id = only.with { $0.id }
      layOut(only)
      if case .none = view.marked { return }
      let subviews = view.subviews
      visit(subviews.count)
      let place = subviews.lastIndex { $0.id == id } ?? -1
      for later in subviews[(place + 1)...] { layOut(Unkept(later)) }
    }
  }
}

/// What waits for the end of a turn.
struct CommitAction {
  /// Who gets a did callback; it is kept alive until then.
  var controller: ViewController?
  var isAppearing = false
  /// Which of the controller's will callbacks it completes.
  var willCount: Int32 = 0
  /// What a container put there.
  var body: (() -> Void)?
}
