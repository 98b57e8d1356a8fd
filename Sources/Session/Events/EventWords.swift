import Geometry
import Hierarchy

/// The text of rows, for display, copying and searching.
extension EventIndex {
  /// A row's text in three columns.
  package struct Words: Hashable, Sendable {
    /// "310 ms".
    package let instant: String
    /// The name of the subject; empty without one.
    package let subject: String
    package let text: String
  }

  func words(of row: Row) -> Words {
    let instant = instant(of: row)
    let (subject, text) =
      switch row.kind.kind {
      case .lines: ("", "\(row.detail)  \(line(Int(row.detail)))")
      case .animations: animation(recording.changes[Int(row.detail)])
      default: event(recording.events[Int(row.place)])
      }
    return Words(instant: "\(instant.milliseconds) ms", subject: subject, text: text)
  }

  /// A row's text for copying, with events in trace format.
  func copy(of row: Row) -> String {
    let start = "\(instant(of: row).milliseconds) "
    switch row.kind.kind {
    case .lines: return "\(start)line \(row.detail): \(line(Int(row.detail)))"
    case .animations:
      let (subject, text) = animation(recording.changes[Int(row.detail)])
      return start + [subject, text].filter { !$0.isEmpty }.joined(separator: " ")
    default: return recording.traceLine(of: recording.events[Int(row.place)]) ?? ""
    }
  }

  private func instant(of row: Row) -> Instant {
    let place = Int(row.place)
    if place < recording.events.count { return recording.events[place].instant }
    return max(recording.end, .zero)
  }

  private func line(_ number: Int) -> String {
    guard lines.indices.contains(number - 1) else { return "" }
    return String(lines[number - 1].drop { $0 == " " || $0 == "\t" })
  }

  private func animation(_ change: Change) -> (String, String) {
    switch change {
    case .animationBegan(let animation):
      let name = recording.name(of: animation.view)
      let milliseconds = Int(clamping: (animation.duration * 1000).rounded())
      switch animation.motion {
      case .property(let from, _):
        return (name, "animation of \(from.name) began, \(milliseconds) ms")
      case .transition(let style, _, _):
        return (name, "transition \(style.rawValue) began, \(milliseconds) ms")
      }
    case .animationEnded(let id): return ("", "animation \(id) ended")
    default: return ("", "")
    }
  }

  /// The trace line without the instant and the subject, which have their own columns.
  private func event(_ event: Event) -> (String, String) {
    let subject = event.subject.map(recording.name(of:)) ?? ""
    // A trace line has names without control characters.
    let written = subject.visible().count
    let start = "\(event.instant.milliseconds) "
    let line = (recording.traceLine(of: event) ?? "").dropFirst(start.count)
    switch event.kind {
    case .callback, .completion, .delegate:
      return (subject, String(line.dropFirst(subject.isEmpty ? 0 : written + 1)))
    case .call, .containerCall:
      let call = line.dropFirst("call ".count)
      return (subject, String(subject.isEmpty ? call : call.dropFirst(written + 1)))
    case .diagnostic(let index):
      let diagnostic = recording.diagnostics[Int(index)]
      return (subject, "\(diagnostic.kind.mark) \(diagnostic.id) \(diagnostic.message)")
    case .gone: return (subject, "gone")
    case .log:
      // A widget's line begins with its role and name.
      guard !subject.isEmpty, let name = line.range(of: "“\(subject.visible())” ") else {
        return (subject, String(line))
      }
      return (subject, String(line[..<name.lowerBound]) + String(line[name.upperBound...]))
    case .settled: return (subject, String(line))
    }
  }
}

extension Diagnostic.Kind {
  /// The prefix of its trace line.
  fileprivate var mark: String { self == .lint ? "?" : "!" }
}

/// The lowercased text of all rows in one buffer, so that searching 100,000 rows creates no
/// strings.
struct EventWords {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init(of index: EventIndex) { grow(of: index) }

  /// Appends the rows added since.
  mutating func grow(of index: EventIndex) {
    ends.reserveCapacity(index.rows.count)
    for row in index.rows[ends.count...] {
      let words = index.words(of: row)
      bytes += "\(words.subject) \(words.text)".lowercased().utf8
      ends.append(bytes.count)
    }
  }

  /// Whether a row's text contains these bytes.
  func row(_ row: Int, contains pattern: [UInt8]) -> Bool {
    guard let first = pattern.first else { return true }
    let (start, end) = (row == 0 ? 0 : ends[row - 1], ends[row])
    return bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place + pattern.count <= end {
        if bytes[place] == first, pattern.indices.allSatisfy({ bytes[place + $0] == pattern[$0] }) {
          return true
        }
        place += 1
      }
      return false
    }
  }
}
