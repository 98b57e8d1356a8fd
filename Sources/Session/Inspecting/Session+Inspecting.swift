import Hierarchy
import Scenarios
import Support

/// Inspecting the selection at the playhead.
extension Session {
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
      correctedOrder: diagnostic.correctedOrder, fix: fix(for: diagnostic, at: place),
      hasHappened: place < player.eventCount)
  }
}

/// The user's actions in the inspector.
extension Session {
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
