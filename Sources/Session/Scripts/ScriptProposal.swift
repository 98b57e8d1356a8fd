import Interpreter
import Scenarios
import Script
import Support

/// Something the editor offers to write, as it is shown.
package struct ScriptProposal: Hashable, Sendable {
  /// What kind of thing it is, in a word: `method`.
  package let kind: String
  /// What is compared with the typed word.
  package let name: String
  /// Name, labels and types, as Swift writes them.
  package let signature: String
  /// What there is to know about it, in sentences; maybe nothing.
  package let details: String
  /// The piece of the text it replaces, as UTF-8 offsets.
  package let range: Range<Int>
  /// What is written instead.
  package let text: String
  /// Where the cursor goes in that, as UTF-8 offset.
  package let caret: Int

  init(_ proposal: Proposal) {
    (kind, name, signature) = (proposal.kind.rawValue, proposal.name, proposal.signature)
    details = ScriptHelp.details(proposal.owner, proposal.summary, line: proposal.line)
    range = proposal.edit.range.start..<proposal.edit.range.end
    (text, caret) = (proposal.edit.text, proposal.edit.caret)
  }

  /// What may be written at a place, a UTF-8 offset; the likeliest first.
  ///
  /// It takes some milliseconds for a usual script: anybody may ask, beside the window.
  package static func all(in text: String, at offset: Int) -> [ScriptProposal] {
    ScriptAdvice.proposals(in: text, at: offset).map(ScriptProposal.init)
  }
}

/// What is known about a name in a script, as it is shown.
package struct ScriptHelp: Hashable, Sendable {
  /// Name, labels and types, as Swift writes them.
  package let signature: String
  /// What there is to know about it, in sentences; maybe nothing.
  package let details: String
  /// Where the name begins, as UTF-8 offset.
  package let start: Int

  /// What is known about the name at a place, a UTF-8 offset; nil for what has no name.
  package init?(in text: String, at offset: Int) {
    guard let help = ScriptAdvice.help(in: text, at: offset) else { return nil }
    (signature, start) = (help.signature, help.range.start)
    details = Self.details(help.owner, help.summary, line: help.line)
  }

  /// The type that has it, the sentence about it, and the line that declares it.
  static func details(_ owner: String?, _ summary: String?, line: Int?) -> String {
    let sentences = [summary, line.map { localized("Declared in line \($0).") }].compactMap(\.self)
      .joined(separator: " ")
    guard let owner else { return sentences }
    return sentences.isEmpty ? localized("Of \(owner).") : "\(owner): \(sentences)"
  }
}
