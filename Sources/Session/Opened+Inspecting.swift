import Hierarchy
import Lessons
import Scenarios
import Support

/// Inspecting the selection at the playhead.
extension Opened {
  /// The events of the selected node; nil without a selection.
  package var selectionHistory: NodeHistory? {
    selection.map { NodeHistory(of: $0, in: recording) }
  }

  /// All facts about a node at the playhead.
  package func inspection(of history: NodeHistory) -> Inspection {
    let now = InspectedPlace(of: self, events: player.eventCount, at: player.instant)
    let last = recording.events[..<player.eventCount].lastIndex(where: \.isInDefaultTrace)
    let earlier = recording.events[..<(last ?? 0)].lastIndex(where: \.isInDefaultTrace)
    let before = InspectedPlace(
      of: self, events: earlier.map { $0 + 1 } ?? 0,
      at: earlier.map { recording.events[$0].instant } ?? .zero)
    let sections = now.sections(about: history)
    let happened = history.events.prefix { $0 < player.eventCount }
    let shown = happened.suffix(Inspection.greatestCount)
    return Inspection(
      node: history.node, name: recording.name(of: history.node),
      summary: now.summary(of: history),
      sections: last == nil || !before.isThere(history.node)
        ? sections : Self.mark(sections, changedSince: before.sections(about: history)),
      findings: history.findings.compactMap { finding(at: $0) },
      callbacks: shown.compactMap(happening),
      earlierCallbackCount: happened.count - shown.count,
      isMoving: !now.state.animations.isEmpty)
  }

  /// Marks the rows whose values changed.
  private static func mark(
    _ sections: [Inspection.Section], changedSince before: [Inspection.Section]
  ) -> [Inspection.Section] {
    var known: [[String]: String] = [:]
    for section in before {
      for row in section.rows { known[[section.title, row.name]] = row.value }
    }
    return sections.map { section in
      var section = section
      for place in section.rows.indices {
        let row = section.rows[place]
        section.rows[place].hasChanged = known[[section.title, row.name]] != row.value
      }
      return section
    }
  }

  /// An event about a node, without its name.
  private func happening(at place: Int) -> Inspection.Happening? {
    guard recording.events.indices.contains(place) else { return nil }
    let event = recording.events[place]
    guard let line = recording.traceLine(of: event) else { return nil }
    let start = "\(event.instant.milliseconds) "
    return Inspection.Happening(
      event: place, instant: event.instant, text: String(line.dropFirst(start.count)))
  }

  private func finding(at place: Int) -> Inspection.Finding? {
    guard case .diagnostic(let index) = recording.events[place].kind else { return nil }
    let diagnostic = recording.diagnostics[Int(index)]
    return Inspection.Finding(
      event: place, id: diagnostic.id, kind: diagnostic.kind.word,
      message: diagnostic.shownMessage, reason: diagnostic.shownReason,
      remedy: diagnostic.shownRemedy,
      line: diagnostic.line,
      calls: diagnostic.calls.compactMap { happening(at: Int($0)) },
      correctedOrder: diagnostic.correctedOrder,
      fix: ScriptFix(of: diagnostic, at: place, in: self),
      hasHappened: place < player.eventCount)
  }
}

/// The user's actions in the inspector.
extension Opened {
  /// Goes to the event that reports a diagnostic, and selects its subject.
  ///
  /// The script shows the event's line, as always.
  package mutating func show(_ finding: Inspection.Finding) { show(diagnosticAt: finding.event) }

  /// Goes to a diagnostic by its event.
  package mutating func show(diagnosticAt event: Int) {
    guard recording.events.indices.contains(event) else { return }
    seek(toEvent: event)
    if let subject = recording.events[event].subject { select(subject) }
  }
}

/// Diagnostics.
extension Opened {
  /// The issues of the run, in order, at most `Inspection.greatestCount`; without those that answer
  /// an open question of a lesson.
  ///
  /// - Complexity: O(*events*) if there are diagnostics.
  package var diagnoses: [DiagnosisLine] {
    guard !recording.diagnostics.isEmpty else { return [] }
    let count = recording.events.count
    let end = isAskingWhatComes ? min(player.eventCount, count) : count
    return (0..<end).lazy.compactMap(diagnosis).prefix(Inspection.greatestCount).map(\.self)
  }

  private func diagnosis(at place: Int) -> DiagnosisLine? {
    guard case .diagnostic(let index) = recording.events[place].kind else { return nil }
    let diagnostic = recording.diagnostics[Int(index)]
    return DiagnosisLine(
      event: place, id: diagnostic.id, kind: diagnostic.kind.word, message: diagnostic.shownMessage,
      line: diagnostic.line, hasHappened: place < player.eventCount)
  }

  /// The message of a diagnostic reported in the last step; nil if there is none.
  package var newDiagnosis: String? {
    let end = player.eventCount
    let start = browsing.stepStart ?? end
    guard start < end, !recording.diagnostics.isEmpty else { return nil }
    for event in recording.events[max(start, end - Self.longestStep)..<end].reversed() {
      if case .diagnostic(let index) = event.kind {
        let diagnostic = recording.diagnostics[Int(index)]
        return "\(diagnostic.id): \(diagnostic.shownMessage)"
      }
    }
    return nil
  }

  /// Of a longer step only this many events are searched, its last.
  private static let longestStep = 5_000

  /// The event of the next diagnostic, wrapping around.
  ///
  /// - Complexity: O(*events*).
  package var nextDiagnosis: Int? {
    guard !recording.diagnostics.isEmpty else { return nil }
    let events = recording.events
    func first(in range: Range<Int>) -> Int? {
      range.first { if case .diagnostic = events[$0].kind { true } else { false } }
    }
    let here = min(player.eventCount, events.count)
    return first(in: here..<events.count) ?? first(in: 0..<here)
  }

  /// The run's diagnostics, without duplicates.
  package var diagnosis: [LessonDiagnosis] {
    var seen: Set<String> = []
    return recording.diagnostics.filter { seen.insert($0.id + $0.message).inserted }.map {
      LessonDiagnosis(id: $0.id, message: $0.shownMessage, remedy: $0.shownRemedy)
    }
  }
}

extension Diagnostic.Kind {
  /// The kind as a heading.
  var word: String {
    switch self {
    case .exception: localized("Exception")
    case .warning: localized("Warning")
    case .lint: localized("Lint")
    }
  }
}
