package import Figures
import Hierarchy
import Interpreter
import Lessons
import Scenarios

/// Moving through time.
extension Opened {
  /// Seeks to the initial position: a script's first rest if it has later events, else the end.
  mutating func standAtStart() {
    let firstRest = recording.events.firstIndex { $0.kind == .settled }
    if run.scenario.system == nil, let firstRest,
      recording.events[(firstRest + 1)...].contains(where: \.isInDefaultTrace)
    {
      player.seek(toEvent: firstRest, in: recording)
    } else {
      player.seekToEnd(of: recording)
    }
    browsing.stepStart = nil
  }

  /// The number of past trace lines, and the total.
  package var progress: (done: Int, of: Int) {
    let shown = recording.defaultTraceIndices
    return (shown.count { $0 < player.eventCount }, shown.count)
  }

  /// Whether playback is running, so that time must be ticked.
  package var isMoving: Bool { player.isPlaying }

  /// Whether the playhead rests at the end of the recording.
  package var isLive: Bool {
    !player.isPlaying && player.eventCount >= recording.events.count
  }

  /// Plays or pauses; with the microscope, plays its transition.
  package mutating func togglePlaying() {
    chosenStatement = nil
    if microscope != nil, !player.isPlaying { return playTransition(backward: false) }
    if player.isPlaying { player.pause() } else { player.play(recording) }
  }

  /// Plays the rest, if there is any.
  mutating func play() {
    if player.settings.reducesMotion
      || player.eventCount < recording.events.count || player.instant < recording.end
    {
      player.play(recording)
    }
  }

  package mutating func goToStart() { move { player, _ in player.seekToStart() } }
  package mutating func goToEnd() { move { $0.seekToEnd(of: $1) } }
  package mutating func seek(toEvent index: Int) { move { $0.seek(toEvent: index, in: $1) } }
  package mutating func seek(to playhead: Playhead) { move { $0.seek(to: playhead, in: $1) } }

  /// Moves the playhead, unless there is only one instant.
  mutating func move(_ body: (inout Player, Recording) -> Void) {
    guard !isStill else { return }
    chosenStatement = nil
    body(&player, recording)
  }
}

/// What comes next.
extension Opened {
  /// The event that the next step by callback leads to.
  package var upcoming: Upcoming { Upcoming(in: self) }

  /// Whether the open page has an unanswered question about the next event.
  var isAskingWhatComes: Bool {
    guard let lesson else { return false }
    return lesson.page.items.contains { item in
      guard lesson.progress.answers[item] == nil,
        case .prediction(let prediction) = lesson.lesson.items[item]
      else { return false }
      return prediction.isAboutWhatComes
    }
  }
}

/// Boundaries: the ends of a run, or the first and last page of a lesson.
extension Opened {
  /// Whether stepping back is impossible.
  package var isAtStart: Bool {
    lesson.map { $0.progress.page == 0 } ?? (player.eventCount == 0 && player.instant <= .zero)
  }

  /// Whether stepping forward shows nothing new.
  package var isAtEnd: Bool {
    if let lesson { return lesson.progress.page + 1 >= lesson.pages.count }
    switch upcoming {
    case .event, .asked: return false
    case .nothing, .endOfScript, .nothingRecorded, .live:
      return player.settings.stepUnit == .callback || player.instant >= recording.end
    }
  }
}

/// Stepping through a run in both directions.
extension Opened {
  /// The length of a frame in seconds.
  private static let frame = 1.0 / 60

  package mutating func stepForward() {
    switch player.settings.stepUnit {
    case .callback: move { $0.stepForward(in: $1) }
    case .statement: step(toStatement: nextStatement) { $0.seekToEnd(of: $1) }
    case .frame: move { player, recording in player.step(by: Self.frame, in: recording) }
    case .transition:
      let next = motionEvents.first { $0 >= player.eventCount }
      move { if let next { $0.seek(toEvent: next, in: $1) } else { $0.seekToEnd(of: $1) } }
    }
  }

  package mutating func stepBack() {
    switch player.settings.stepUnit {
    case .callback: move { $0.stepBack(in: $1) }
    case .statement: step(toStatement: previousStatement) { player, _ in player.seekToStart() }
    case .frame: move { player, recording in player.step(by: -Self.frame, in: recording) }
    case .transition:
      let last = motionEvents.last { $0 < player.eventCount - 1 }
      move { if let last { $0.seek(toEvent: last, in: $1) } else { $0.seekToStart() } }
    }
  }

  /// The events at which animations start or end, in order.
  private var motionEvents: [Int] {
    var seen = 0
    return recording.events.indices.filter { index in
      let count = Int(recording.events[index].changeCount)
      defer { seen = count }
      return (seen..<count).contains { place in
        switch recording.changes[place] {
        case .animationBegan, .animationEnded: true
        default: false
        }
      }
    }
  }
}

/// Statements.
extension Opened {
  /// The script's current step; -1 before the first.
  private func currentStep(in steps: StepList) -> Int {
    if let chosenStatement { return chosenStatement.lowerBound }
    return (0..<steps.count).last { steps[$0].eventCount < player.eventCount } ?? -1
  }

  private var nextStatement: Int? {
    guard isShowingTheText, let steps = outcome.script?.steps else { return nil }
    return (currentStep(in: steps) + 1..<max(steps.count, currentStep(in: steps) + 1))
      .first { !steps[$0].isResumption }
  }

  private var previousStatement: Int? {
    guard isShowingTheText, let steps = outcome.script?.steps else { return nil }
    return (0..<max(currentStep(in: steps), 0)).last { !steps[$0].isResumption }
  }

  /// Seeks to the end of a script step, or calls `elsewhere` if there is none.
  private mutating func step(
    toStatement step: Int?, or elsewhere: (inout Player, Recording) -> Void
  ) {
    guard let step, let script = outcome.script, let steps = script.steps else {
      return move(elsewhere)
    }
    let count = steps.eventCount(afterStep: step, total: script.eventCount)
    move { if count > 0 { $0.seek(toEvent: count - 1, in: $1) } else { $0.seekToStart() } }
    chosenStatement = step...step
  }
}

extension Player {
  /// Moves by seconds of simulated time.
  fileprivate mutating func step(by seconds: Double, in recording: Recording) {
    pause()
    seek(to: instant.advanced(by: seconds), in: recording)
  }
}
