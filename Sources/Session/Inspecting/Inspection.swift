package import Hierarchy
import Support

/// All facts about a node at a moment of a run, as rows in sections.
///
/// A value created for a session and a moment; a pane shows it, and `text` is its copyable form.
package struct Inspection: Hashable, Sendable {
  /// The inspected node.
  package let node: NodeID
  package let name: String
  /// Its class, and its end if it no longer exists.
  package let summary: String
  package var sections: [Section]
  /// Its issues, in order.
  package let findings: [Finding]
  /// The callbacks it has received, newest last; at most `greatestCount`.
  package let callbacks: [Happening]
  /// The number of earlier callbacks.
  package let earlierCallbackCount: Int
  /// Whether animations are running, so that values change over time.
  package let isMoving: Bool

  /// The most callbacks shown.
  package static let greatestCount = 60

  /// A section of rows.
  package struct Section: Hashable, Sendable {
    package let title: String
    package var rows: [Row]

    package init(title: String, rows: [Row]) { (self.title, self.rows) = (title, rows) }
  }

  /// A property and its value.
  package struct Row: Hashable, Sendable {
    package let name: String
    package let value: String
    /// Links to the nodes in the value; empty for other values.
    package var links: [Link] = []
    /// Whether the last step changed the value.
    package var hasChanged = false
    /// A tooltip; nil if the name is sufficient.
    package let help: String?

    package init(_ name: String, _ value: String, links: [Link] = [], help: String? = nil) {
      (self.name, self.value, self.links, self.help) = (name, value, links, help)
    }

    /// The row as text, for screen readers and copying.
    package var text: String { "\(name): \(value)" + (hasChanged ? localized(" (changed)") : "") }
  }

  /// A link to a node.
  package struct Link: Hashable, Sendable {
    package let node: NodeID
    package let title: String

    package init(node: NodeID, title: String) { (self.node, self.title) = (node, title) }
  }

  /// An event of the node.
  package struct Happening: Hashable, Sendable {
    package let event: Int
    package let instant: Instant
    package let text: String

    /// The event as text.
    package var line: String { "\(instant.milliseconds) ms  \(text)" }
  }

  /// A diagnostic about it.
  package struct Finding: Hashable, Sendable {
    /// The index of the event that reports it.
    package let event: Int
    package let id: String
    /// "Exception", "Warning" or "Lint".
    package let kind: String
    package let message: String
    package let reason: String?
    package let remedy: String?
    /// The responsible script line, from 1.
    package let line: Int?
    /// The calls that led to it.
    package let calls: [Happening]
    /// The correct order of calls; empty if order is not the cause.
    package let correctedOrder: [String]
    /// An automatic fix, if known.
    package let fix: ScriptFix?
    /// Whether it is before the playhead.
    package let hasHappened: Bool
  }
}

/// Copying.
extension Inspection {
  /// The inspection as text.
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
  /// The issue as text.
  fileprivate var lines: [String] {
    let heads = ["\(id) \(kind): \(message)"] + (line.map { [localized("  in line \($0)")] } ?? [])
    return heads + [reason, remedy].compactMap(\.self).map { "  \($0)" }
      + correctedOrder.map { "    \($0)" }
  }
}
