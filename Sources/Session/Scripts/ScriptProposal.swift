import Interpreter
import Scenarios
import Script
import Support

/// A completion for display.
package struct ScriptProposal: Hashable, Sendable {
  /// Its kind: `method`.
  package let kind: String
  /// The name, matched with the typed word.
  package let name: String
  /// Name, labels and types, as Swift writes them.
  package let signature: String
  /// Its documentation; may be empty.
  package let details: String
  /// The range it replaces, as UTF-8 offsets.
  package let range: Range<Int>
  /// The replacement.
  package let text: String
  /// The cursor's UTF-8 offset in the replacement.
  package let caret: Int

  init(_ proposal: Proposal) {
    (kind, name, signature) = (proposal.kind.rawValue, proposal.name, proposal.signature)
    details = ScriptHelp.details(proposal.owner, proposal.summary, line: proposal.line)
    range = proposal.edit.range.start..<proposal.edit.range.end
    (text, caret) = (proposal.edit.text, proposal.edit.caret)
  }

  /// The completions at a UTF-8 offset, most likely first.
  ///
  /// Takes some milliseconds for an average script; safe to call in the background.
  package static func all(in text: String, at offset: Int) -> [ScriptProposal] {
    ScriptAdvice.proposals(in: text, at: offset).map(ScriptProposal.init)
  }
}

/// The help for a name in a script, for display.
package struct ScriptHelp: Hashable, Sendable {
  /// Name, labels and types, as Swift writes them.
  package let signature: String
  /// Its documentation; may be empty.
  package let details: String
  /// The start of the name, as UTF-8 offset.
  package let start: Int

  /// Finds the help for the name at a UTF-8 offset; nil if there is none.
  package init?(in text: String, at offset: Int) {
    guard let help = ScriptAdvice.help(in: text, at: offset) else { return nil }
    (signature, start) = (help.signature, help.range.start)
    details = Self.details(help.owner, help.summary, line: help.line)
  }

  /// The owning type, the summary, and the declaring line.
  static func details(_ owner: String?, _ summary: String?, line: Int?) -> String {
    let sentences = [summary, line.map { localized("Declared in line \($0).") }].compactMap(\.self)
      .joined(separator: " ")
    guard let owner else { return sentences }
    return sentences.isEmpty ? localized("Of \(owner).") : "\(owner): \(sentences)"
  }
}
