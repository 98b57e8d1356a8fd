internal import GioKit

/// Takes snapshots of a program: full ones repeatedly, and of reported changes in between.
///
/// Changes reported during a full snapshot are read again before it counts, so that nothing newer
/// is overwritten.
@MainActor
final class ProgramLooks {
  /// The outcome of a look.
  enum Outcome {
    /// The described part of a slow program.
    case early(AccessibleTree)
    /// A full snapshot.
    case whole(AccessibleTree)
    /// The last full snapshot, updated with changes.
    case news(AccessibleTree)
    /// The program did not respond.
    case silent
    case gone
    /// The bus disconnected.
    case lost
  }

  private let bus: AccessibilityBus
  private let application: RunningApplication
  /// Applies a result; returns whether anything changed.
  private let see: @MainActor (Outcome) -> Bool
  private let clock = ContinuousClock()
  private(set) var pace = LookingPace()
  /// The number of calls made.
  private(set) var questionCount = 0

  private var wholeWalk: TreeWalk?
  private var newsWalk: TreeWalk?
  /// The last finished walk.
  private var lastWalk: TreeWalk?
  private var nextWhole: MainLoopTimer?
  private var nextNews: MainLoopTimer?
  /// The end of the last reading of changes.
  private var lastNews: ContinuousClock.Instant
  private var early: MainLoopTimer?
  /// Reported changes that were not read yet.
  private var changed: Set<AccessibleReference> = []
  /// Changes reported during a full snapshot.
  private var changedMeanwhile: Set<AccessibleReference> = []

  init(
    at application: RunningApplication, on bus: AccessibilityBus,
    _ see: @escaping @MainActor (Outcome) -> Bool
  ) {
    (self.application, self.bus, self.see) = (application, bus, see)
    lastNews = clock.now
  }

  /// Takes a full snapshot now, unless one is in progress.
  func look() {
    guard wholeWalk == nil else { return }
    (nextWhole, changedMeanwhile) = (nil, [])
    let cost = LookCost(to: application.process)
    let walk = TreeWalk(bus, of: application) { [weak self] in self?.sawAll($0, for: cost) }
    wholeWalk = walk
    if newsWalk != nil { walk.pause() }
    if lastWalk == nil {
      early = MainLoopTimer(after: 0.2) { [weak self] in
        self?.wholeWalk?.describeEarly { _ = self?.see(.early($0)) }
      }
    }
    walk.start()
  }

  /// Notes a reported change, to be read soon; batches large numbers of events.
  func hinted(at reference: AccessibleReference) {
    changed.insert(reference)
    if wholeWalk != nil { changedMeanwhile.insert(reference) }
    lookAtNewsSoon()
  }

  /// Stops.
  func stop() {
    wholeWalk?.stop()
    newsWalk?.stop()
    (wholeWalk, newsWalk, lastWalk) = (nil, nil, nil)
    (nextWhole, nextNews, early) = (nil, nil, nil)
    (changed, changedMeanwhile) = ([], [])
  }

  // MARK: Full snapshots

  private func sawAll(_ outcome: TreeWalk.Outcome, for cost: LookCost) {
    guard let walk = wholeWalk else { return }
    questionCount += walk.questionCount
    (wholeWalk, early) = (nil, nil)
    guard case .whole(let tree) = outcome else { return failed(outcome) }
    guard !changedMeanwhile.isEmpty else { return took(tree, of: walk, for: cost) }
    let again = changedMeanwhile
    changedMeanwhile = []
    lookAt(again, after: walk) { [weak self] tree, walk in
      self?.took(tree, of: walk, for: cost)
    }
  }

  /// Applies a full snapshot and schedules the next.
  private func took(_ tree: AccessibleTree, of walk: TreeWalk, for cost: LookCost) {
    lastWalk = walk
    let isNew = see(.whole(tree))
    pace.looked(for: cost.soFar, nodes: tree.nodes.count, isNew: isNew)
    lookAtAll(after: pace.interval)
    lookAtNewsSoon()
  }

  private func lookAtAll(after interval: Duration) {
    nextWhole = MainLoopTimer(after: interval.inSeconds) { [weak self] in self?.look() }
  }

  private func failed(_ outcome: TreeWalk.Outcome) {
    switch outcome {
    case .whole: break
    case .silent:
      lastWalk = nil
      _ = see(.silent)
      if wholeWalk == nil { lookAtAll(after: LookingPace.silence) }
    case .gone: _ = see(.gone)
    case .lost: _ = see(.lost)
    }
  }

  // MARK: Changes

  private func lookAtNewsSoon() {
    guard !changed.isEmpty, nextNews == nil, newsWalk == nil, lastWalk != nil else { return }
    let interval = pace.newsInterval(after: clock.now - lastNews)
    nextNews = MainLoopTimer(after: interval.inSeconds) { [weak self] in self?.lookAtNews() }
  }

  private func lookAtNews() {
    nextNews = nil
    guard newsWalk == nil, let lastWalk else { return }
    // An unknown accessible is announced by its parent.
    if !changed.allSatisfy(lastWalk.knows) {
      pace.hinted()
      if wholeWalk == nil { lookAtAll(after: pace.interval) }
    }
    lookAt(changed, after: lastWalk) { [weak self] tree, walk in
      guard let self else { return }
      self.lastWalk = walk
      let isNew = see(.news(tree))
      pace.tookNews(isNew: isNew)
    }
  }

  private func lookAt(
    _ places: Set<AccessibleReference>, after walk: TreeWalk,
    _ take: @escaping @MainActor (AccessibleTree, TreeWalk) -> Void
  ) {
    changed.subtract(places)
    let cost = LookCost(to: application.process)
    let next = TreeWalk(after: walk, changed: places) { [weak self] outcome in
      guard let self, let walk = newsWalk else { return }
      questionCount += walk.questionCount
      newsWalk = nil
      lastNews = clock.now
      if case .whole(let tree) = outcome {
        let spent = cost.soFar
        take(tree, walk)
        // Showing the result costs time, too.
        pace.lookedAtNews(for: spent + (clock.now - lastNews))
      } else {
        failed(outcome)
      }
      wholeWalk?.goOn()
      lookAtNewsSoon()
    }
    newsWalk = next
    // Short-lived changes must not queue behind a thousand calls.
    wholeWalk?.pause()
    next.start()
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
