import Figures
package import Hierarchy
import Interpreter
import Scenarios

/// All possible rows of a run's event list, read from the recording once.
///
/// A row is twelve bytes; its words are made lazily. Rows are in chronological order: a line of the
/// script before its effects, an animation before the event that follows its start.
package final class EventIndex {
  private(set) var recording: Recording
  var rows: [Row] { builder.rows }
  private var builder: EventIndexBuilder
  /// The script's lines; empty without a script.
  let lines: [Substring]
  /// Whether the rows include lines of a script, as parents of everything else.
  let hasLines: Bool
  /// The lowercased words of all rows, with offsets; created lazily for the first search.
  var words: EventWords {
    if let readWords { return readWords }
    let words = EventWords(of: self)
    readWords = words
    return words
  }
  private var readWords: EventWords?

  /// One row.
  struct Row: BitwiseCopyable, Hashable, Sendable {
    /// The event's index, or that of the next event.
    let place: Int32
    /// The script's line or the change; 0 for an event.
    let detail: Int32
    let kind: Kind
    /// The nesting depth.
    var depth: UInt8
  }

  /// The kind of a row, in a byte.
  struct Kind: BitwiseCopyable, Hashable, Sendable {
    private let number: UInt8

    init(_ kind: EventKind) { number = UInt8(EventKind.allCases.firstIndex(of: kind) ?? 0) }

    var kind: EventKind { EventKind.allCases[Int(number)] }
    /// One bit for each kind.
    var mask: UInt32 { 1 << UInt32(number) }
  }

  /// Reads the current run.
  ///
  /// - Complexity: O(*events* + *changes* + *statements*).
  package convenience init(of opened: Opened) {
    let script = opened.isShowingTheText ? opened.outcome.script : nil
    self.init(
      of: opened.recording, steps: script?.steps,
      text: script == nil ? nil : opened.document?.text)
  }

  /// Reads a run without a script.
  package convenience init(of recording: Recording) {
    self.init(of: recording, steps: nil, text: nil)
  }

  init(of recording: Recording, steps: StepList?, text: String?) {
    self.recording = recording
    lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    hasLines = steps != nil
    builder = EventIndexBuilder(base: hasLines ? 1 : 0)
    builder.read(recording, steps: steps)
  }

  /// Appends the new rows of a longer recording; not for one with a script.
  ///
  /// - Complexity: O(*new events* + *new changes*).
  package func grow(to recording: Recording) {
    guard !hasLines, recording.events.count >= self.recording.events.count else { return }
    self.recording = recording
    builder.read(recording, steps: nil)
    readWords?.grow(of: self)
  }

  /// The number of rows, unfiltered.
  package var count: Int { rows.count }
}

/// Sorts the rows of a run and computes their nesting.
///
/// The trace does not record when a method returned. So what follows a call belongs to it until the
/// next statement, the next call, or the end of the turn; further calls within a statement belong
/// to the statement's own call; and a child's callback belongs to the same callback of its parent.
struct EventIndexBuilder {
  private var duties = TimelineDuties(of: Recording())
  /// How much was read: duties, events and changes.
  private var read = (forwarded: 0, framework: 0, events: 0, changes: 0)
  /// The depth of rows without a cause.
  private let base: UInt8
  private(set) var rows: [EventIndex.Row] = []
  private var parents: [NodeID: NodeID] = [:]
  /// The depth of each controller's callbacks in this turn.
  private var heard: [Heard: UInt8] = [:]
  private var turn: Int32 = .min
  /// The depth of the current call, as far as known.
  private var cause: UInt8?
  /// The number of events of the current statement; nil outside of one.
  private var statementEvents: Int?
  /// Whether the first of them was a call: the statement's own.
  private var hasOwnCall = false

  private struct Heard: Hashable {
    let node: NodeID
    let method: Callback.Method
  }

  init(base: UInt8) { self.base = base }

  /// Adds the new rows; a script's steps must be passed all at once.
  mutating func read(_ recording: Recording, steps: StepList?) {
    duties.read(recording)
    var step = 0
    for place in read.events..<recording.events.count {
      let event = recording.events[place]
      if let steps { addLines(of: steps, from: &step, at: place) }
      if event.turn != turn {
        (turn, cause) = (event.turn, nil)
        heard.removeAll(keepingCapacity: true)
      }
      while read.changes < Int(event.changeCount) {
        note(recording.changes[read.changes], at: read.changes, before: place)
        read.changes += 1
      }
      let isForwarded = Self.isNext(place, in: duties.forwarded, &read.forwarded)
      let isFramework = Self.isNext(place, in: duties.framework, &read.framework)
      note(
        event, at: place, as: isForwarded ? .forwarded : isFramework ? .framework : .lifecycle)
    }
    read.events = recording.events.count
    if let steps { addLines(of: steps, from: &step, at: recording.events.count) }
  }

  /// Whether an index is the next in a list; if so, advances.
  private static func isNext(_ place: Int, in list: [Int], _ next: inout Int) -> Bool {
    guard next < list.count, list[next] == place else { return false }
    next += 1
    return true
  }

  /// Adds the statements that began up to an event count.
  private mutating func addLines(of steps: StepList, from step: inout Int, at place: Int) {
    while step < steps.count, steps[step].eventCount <= place {
      if !steps[step].isResumption {
        add(.lines, at: place, detail: Int32(steps[step].line), depth: 0)
        (cause, statementEvents, hasOwnCall) = (nil, 0, false)
      }
      step += 1
    }
  }

  private mutating func note(_ change: Change, at index: Int, before place: Int) {
    switch change {
    case .parent(let child, let parent): parents[child] = parent
    case .animationBegan, .animationEnded:
      add(.animations, at: place, detail: Int32(index), depth: inner)
    default: break
    }
  }

  private mutating func note(_ event: Event, at place: Int, as told: EventKind) {
    switch event.kind {
    case .settled: cause = nil
    case .call, .containerCall:
      let depth = hasOwnCall ? base + 1 : base
      if statementEvents == 0 { hasOwnCall = true }
      add(.calls, at: place, depth: depth)
      cause = depth
    case .callback(let callback):
      let depth = depth(of: callback, for: event.subject)
      if let subject = event.subject {
        heard[Heard(node: subject, method: callback.method)] = depth
      }
      add(callback.isLayout ? .layout : told, at: place, depth: depth)
    case .diagnostic: add(.diagnostics, at: place, depth: inner)
    case .completion, .delegate, .log: add(.messages, at: place, depth: inner)
    case .gone: add(.releases, at: place, depth: inner)
    }
    if event.kind != .settled, let count = statementEvents { statementEvents = count + 1 }
  }

  /// The depth of effects of the current call.
  private var inner: UInt8 { cause.map { $0 &+ 1 } ?? base }

  /// One deeper than the same callback of the parent in this turn, if any.
  private func depth(of callback: Callback, for node: NodeID?) -> UInt8 {
    guard let node, let parent = parents[node],
      let above = heard[Heard(node: parent, method: callback.method)], above < 200
    else { return inner }
    return above + 1
  }

  private mutating func add(
    _ kind: EventKind, at place: Int, detail: Int32 = 0, depth: UInt8
  ) {
    rows.append(
      EventIndex.Row(
        place: Int32(place), detail: detail, kind: EventIndex.Kind(kind), depth: depth))
  }
}
