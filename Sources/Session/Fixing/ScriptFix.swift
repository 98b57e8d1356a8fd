import Support

/// A change of a script that fixes an issue: the lines it removes and the lines it adds.
package struct ScriptFix: Hashable, Sendable {
  /// What it does, as a button says it: `Add child.didMove(toParent: root)`.
  package let title: String
  /// The same once it is done: `Added child.didMove(toParent: root)`.
  package let report: String
  private let edits: [Edit]

  /// One line, from 1, and what comes in its place.
  private struct Edit: Hashable {
    let line: Int
    let lines: [String]
  }

  private init(_ title: String, _ report: String, _ edits: [Edit]) {
    (self.title, self.report, self.edits) = (title, report, edits)
  }

  /// The text as it is when the fix is made.
  package func applied(to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for edit in edits.sorted(by: { $0.line > $1.line }) where lines.indices ~= edit.line - 1 {
      lines.replaceSubrange(edit.line - 1..<edit.line, with: edit.lines)
    }
    return lines.joined(separator: "\n")
  }
}

/// The kinds of fixes.
extension ScriptFix {
  /// Puts a call of its own before a line, and one after it, as far as they are given.
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

  /// Takes a line out.
  static func without(_ line: CodeLine) -> ScriptFix {
    ScriptFix(
      localized("Remove \(line.code)"), localized("Removed \(line.code)"),
      [Edit(line: line.number, lines: [])])
  }

  /// Moves a line to behind another.
  static func moving(_ line: CodeLine, behind other: CodeLine) -> ScriptFix {
    ScriptFix(
      localized("Move \(line.code) below \(other.code)"),
      localized("Moved \(line.code) below \(other.code)"),
      [
        Edit(line: line.number, lines: []),
        Edit(line: other.number, lines: [other.text, other.indent + line.code]),
      ])
  }

  /// Writes another line in the place of one.
  static func replacing(_ line: CodeLine, by code: String) -> ScriptFix {
    ScriptFix(
      localized("Change to \(code)"), localized("Changed to \(code)"),
      [Edit(line: line.number, lines: [line.indent + code])])
  }
}
