package import Hierarchy
import Support

/// What there is to know about one node at one place of a run, as rows under headings.
///
/// A value made for a session and a place; a pane shows it, and `text` is all of it to be copied.
package struct Inspection: Hashable, Sendable {
  /// The node it is about.
  package let node: NodeID
  package let name: String
  /// Its class, and what has become of it where it is not there.
  package let summary: String
  package var sections: [Section]
  /// What is wrong with it, in the order it was found.
  package let findings: [Finding]
  /// What it was told so far, the newest last; not more than `greatestCount`.
  package let callbacks: [Happening]
  /// How many there were before those.
  package let earlierCallbackCount: Int
  /// Whether animations run, so that values change with time alone.
  package let isMoving: Bool

  /// The most callbacks that a pane shows.
  package static let greatestCount = 60

  /// Rows that belong together.
  package struct Section: Hashable, Sendable {
    package let title: String
    package var rows: [Row]

    package init(title: String, rows: [Row]) { (self.title, self.rows) = (title, rows) }
  }

  /// One property with its value.
  package struct Row: Hashable, Sendable {
    package let name: String
    package let value: String
    /// The nodes the value names, to be gone to; empty for other values.
    package var links: [Link] = []
    /// Whether the value is another one than before the last step.
    package var hasChanged = false
    /// A sentence for the tooltip; nil where the name says enough.
    package let help: String?

    package init(_ name: String, _ value: String, links: [Link] = [], help: String? = nil) {
      (self.name, self.value, self.links, self.help) = (name, value, links, help)
    }

    /// The row in words, as it is read and copied.
    package var text: String { "\(name): \(value)" + (hasChanged ? localized(" (changed)") : "") }
  }

  /// A node by its name.
  package struct Link: Hashable, Sendable {
    package let node: NodeID
    package let title: String

    package init(node: NodeID, title: String) { (self.node, self.title) = (node, title) }
  }

  /// Something that happened to it, by its place in the events.
  package struct Happening: Hashable, Sendable {
    package let event: Int
    package let instant: Instant
    package let text: String

    /// As it is read and copied.
    package var line: String { "\(instant.milliseconds) ms  \(text)" }
  }

  /// A diagnostic about it.
  package struct Finding: Hashable, Sendable {
    /// The place of the event that tells it.
    package let event: Int
    package let id: String
    /// "Exception", "Warning" or "Lint".
    package let kind: String
    package let message: String
    package let reason: String?
    package let remedy: String?
    /// The line of the script that is to blame, from 1.
    package let line: Int?
    /// What led to it.
    package let calls: [Happening]
    /// The calls as they should be; empty when their order is not it.
    package let correctedOrder: [String]
    /// What can be written to mend it, if that is known.
    package let fix: ScriptFix?
    /// Whether it has happened at the place that is shown.
    package let hasHappened: Bool
  }
}

/// To be copied.
extension Inspection {
  /// All of it as lines of text.
  package var text: String {
    var lines = [name, summary]
    if !findings.isEmpty {
      lines += ["", localized("Issues")] + findings.flatMap(\.lines).map { "  \($0)" }
    }
    for section in sections {
      lines += ["", section.title] + section.rows.map { "  \($0.text)" }
    }
    if !callbacks.isEmpty {
      let earlier =
        earlierCallbackCount > 0 ? [localized("  … \(earlierCallbackCount) earlier")] : []
      lines += ["", localized("Events so far")] + earlier + callbacks.map { "  \($0.line)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Inspection.Finding {
  /// As it is copied.
  fileprivate var lines: [String] {
    let heads = ["\(id) \(kind): \(message)"] + (line.map { [localized("  in line \($0)")] } ?? [])
    return heads + [reason, remedy].compactMap(\.self).map { "  \($0)" }
      + correctedOrder.map { "    \($0)" }
  }
}
