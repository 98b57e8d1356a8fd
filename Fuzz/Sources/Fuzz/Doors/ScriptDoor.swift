import Script

/// Scripts, as far as reading them goes: what is in a text lies in it.
extension Door {
  static let script = Door(
    name: "script", seeds: ["Resources/Scenarios", "Tests/ScriptTests/Cases"]
  ) {
    bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let script = ParsedScript(text)
    demand(script.errors.count <= ParsedScript.errorLimit + 1, "there is no end of errors")
    for error in script.errors { demand(!"\(error)".isEmpty, "an error says nothing") }
    let lines = text.count(where: \.isNewline) + 1
    for range in script.statementRanges {
      let last = script.source.line(of: max(range.start, range.end - 1))
      demand((1...lines).contains(last), "a statement ends behind the text")
    }
  }
}
