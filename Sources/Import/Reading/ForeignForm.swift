/// A known but unsupported format, which must not be read as an outline, as the tree would be
/// wrong.
struct ForeignForm {
  /// Its name.
  let name: String
  /// The line that identifies it.
  let line: Int

  /// The first line that identifies such a format, if any.
  init?(_ section: Section) {
    var (code, codeLine) = (0, Int?.none)
    if let first = section.range.first(where: { !section[$0].isBlank }),
      section[first].trimmed.isExactly("{") || section[first].trimmed.isExactly("[")
    {
      (name, line) = ("JSON without nodes, or cut out of a larger text,", section.number(first))
      return
    }
    for index in section.range.prefix(2000) {
      let text = section[index].trimmed
      if let name = Self.name(text) ?? Self.name(text, before: section[index + 1].trimmed) {
        (self.name, line) = (name, section.number(index))
        return
      }
      guard
        text.ends(with: ";") || text.ends(with: ") {") || text.has("import ") || Self.isPython(text)
      else { continue }
      (code, codeLine) = (code + 1, codeLine ?? section.number(index))
    }
    let (calls, filled) = Self.calls(in: section)
    if calls.count > 2, calls.count * 2 >= filled, let first = calls.first {
      (name, line) = ("a stack of calls or of React's components", section.number(first))
      return
    }
    guard code > 2, let codeLine else { return nil }
    (name, line) = ("source code", codeLine)
  }

  /// The lines of a stack trace, as in `at Home (src/Home.jsx:12:5)` or `at div`, and the number of
  /// nonblank lines.
  private static func calls(in section: Section) -> (places: [Int], filled: Int) {
    let lines = section.range.prefix(2000).filter { !section[$0].isBlank }
    let calls = lines.filter { index in
      let text = section[index].trimmed
      let end = text.end(from: 3) { $0 != 0x20 }
      return text.has("at ") && (end == text.count || text.has(" (", at: end))
    }
    let hasPlaces = calls.contains { section[$0].trimmed.ends(with: ")") }
    return (hasPlaces ? calls : [], lines.count)
  }

  /// Whether a line starts a Python block.
  private static func isPython(_ text: Bytes) -> Bool {
    let words: [StaticString] = [
      "def ", "class ", "for ", "if ", "elif ", "while ", "with ", "else:", "try:",
    ]
    return text.ends(with: ":") && words.contains { text.has($0) }
  }

  /// The format that a line before another one identifies.
  private static func name(_ text: Bytes, before next: Bytes) -> String? {
    if text.isExactly("children:") || text.isExactly("- children:"), next.has("- "),
      next.find(": ") != nil
    {
      return "a tree in YAML"
    }
    return nil
  }

  /// Whether a branch follows a name on the same line, as in pstree's output.
  static func holdsChain(_ text: Bytes) -> Bool {
    let chains: [StaticString] = ["-+-", "─┬─"]
    return chains.contains { chain in
      guard let place = text.find(chain), place > 0 else { return false }
      let before = text[place - 1]
      return before.isLetter && before < 0x80 || before.isDigit || before == UInt8(ascii: ")")
    }
  }

  private static func name(_ text: Bytes) -> String? {
    if text.has("Root window id: 0x") || text.has("xwininfo: ") { return "xwininfo's tree" }
    if text.has("Window "), text.find(" -> ") != nil, text.ends(with: ":") {
      return "hyprctl's list of clients"
    }
    if text.has("[gd_scene ") || text.has("[node name=") { return "a scene of Godot" }
    let diagrams: [StaticString] = [
      "graph TD", "graph TB", "graph BT", "graph LR", "graph RL", "flowchart ", "sequenceDiagram",
      "classDiagram", "stateDiagram", "erDiagram",
    ]
    if diagrams.contains(where: { text.has($0) }), text.first(UInt8(ascii: "{")) == nil {
      return "a diagram of Mermaid"
    }
    if text.has("The following assertion was thrown")
      || text.find("EXCEPTION CAUGHT BY ") != nil || text.find(" Exception caught by ") != nil
    {
      return "a Flutter error without the tree of a render object"
    }
    if text[0] == UInt8(ascii: "|"), text.last == UInt8(ascii: "|"), text.find("--") != nil,
      text.first(UInt8(ascii: "|"), from: 1) ?? text.count < text.count - 1,
      text.end(from: 0, while: { "|-: ".utf8.contains($0) }) == text.count
    {
      return "a table of Markdown"
    }
    if text.has("@start") { return "a diagram of PlantUML" }
    if text.has("Traceback (most recent call last)") { return "a traceback of Python" }
    if holdsChain(text) { return "pstree's tree, which has several to a line," }
    if text.isExactly("|\\") || text.isExactly("|/") { return "a graph of commits" }
    if text.has("-"), text.find("-+-") != nil,
      text.end(from: 0, while: { "-+".utf8.contains($0) }) == text.count
    {
      return "a table of a database"
    }
    if text.has("+--"), text.ends(with: "--+") { return "a drawing of boxes" }
    if text.has("The above error occurred in the <")
      || text.has("The above error occurred in one of your React components")
    {
      return "React's component stack"
    }
    if text.has("in "), text.find(" (at ") != nil || text.find(" (created by ") != nil {
      return "React's component stack"
    }
    return nil
  }
}
