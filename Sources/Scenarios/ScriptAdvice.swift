import Containers
package import Interpreter

/// The editor's completions and help for a script while it is typed.
package enum ScriptAdvice {
  /// What may be written at a place, a UTF-8 offset, the likeliest first.
  package static func proposals(in text: String, at offset: Int) -> [Proposal] {
    Interpreter(.containers).proposals(in: text, at: offset)
  }

  /// What is known about the name at a place, a UTF-8 offset; nil for what has no name.
  package static func help(in text: String, at offset: Int) -> Help? {
    Interpreter(.containers).help(in: text, at: offset)
  }
}
