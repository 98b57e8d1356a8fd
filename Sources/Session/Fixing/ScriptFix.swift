import Support

/// A change of a script that fixes an issue: the lines it removes and the lines it adds.
package struct ScriptFix: Hashable, Sendable {
  /// The fix, as a button title: `Add child.didMove(toParent: root)`.
  package let title: String
  /// The message after applying it: `Added child.didMove(toParent: root)`.
  package let report: String
  private let edits: [Edit]

  /// A line number, from 1, and the replacement lines.
  private struct Edit: Hashable {
    let line: Int
    let lines: [String]
  }

  private init(_ title: String, _ report: String, _ edits: [Edit]) {
    (self.title, self.report, self.edits) = (title, report, edits)
  }

  /// The text with the fix applied.
  package func applied(to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for edit in edits.sorted(by: { $0.line > $1.line }) where lines.indices ~= edit.line - 1 {
      lines.replaceSubrange(edit.line - 1..<edit.line, with: edit.lines)
    }
    return lines.joined(separator: "\n")
  }
}

/// Kinds of fixes.
extension ScriptFix {
  /// Inserts calls before and after a line.
  static func around(_ line: CodeLine, before: String? = nil, after: [String] = []) -> ScriptFix {
    let added = ([before].compactMap(\.self) + after).joined(separator: ", ")
    return ScriptFix(
      localized("Add \(added)"), localized("Added \(added)"),
      [
        Edit(
          line: line.number,
          lines: (before.map { [line.indent + $0] } ?? []) + [line.text]
            + after.map { line.indent + $0 })
      ])
  }

  /// Removes a line.
  static func without(_ line: CodeLine) -> ScriptFix {
    ScriptFix(
      localized("Remove \(line.code)"), localized("Removed \(line.code)"),
      [Edit(line: line.number, lines: [])])
  }

  /// Moves a line below another.
  static func moving(_ line: CodeLine, behind other: CodeLine) -> ScriptFix {
    ScriptFix(
      localized("Move \(line.code) below \(other.code)"),
      localized("Moved \(line.code) below \(other.code)"),
      [
        Edit(line: line.number, lines: []),
        Edit(line: other.number, lines: [other.text, other.indent + line.code]),
      ])
  }

  /// Replaces a line.
  static func replacing(_ line: CodeLine, by code: String) -> ScriptFix {
    ScriptFix(
      localized("Change to \(code)"), localized("Changed to \(code)"),
      [Edit(line: line.number, lines: [line.indent + code])])
  }
}
