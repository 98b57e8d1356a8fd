package import Interpreter
import Samples

/// The editor's completions and help for a script.
package enum ScriptAdvice {
  /// The completions at a UTF-8 offset, the best first.
  package static func proposals(in text: String, at offset: Int) -> [Proposal] {
    Interpreter(.scripts).proposals(in: text, at: offset)
  }

  /// Help for the name at a UTF-8 offset; nil if there is none.
  package static func help(in text: String, at offset: Int) -> Help? {
    Interpreter(.scripts).help(in: text, at: offset)
  }
}
