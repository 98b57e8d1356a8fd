/// A man(7) page being built.
struct Troff {
  private(set) var text = ""

  /// Escapes text: no requests, and no hyphens for minus signs.
  static func plain(_ text: String) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for letter in text {
      switch letter {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(letter)
      }
    }
    return result
  }

  static func bold(_ text: String) -> String { "\\fB\(plain(text))\\fR" }

  /// Appends a line with markup.
  mutating func line(_ text: String) { self.text += text + "\n" }

  /// Appends a macro with arguments.
  mutating func macro(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { " \"\(Self.plain($0).replacing("\"", with: "\\(dq"))\"" }
    line(".\(name)" + quoted.joined())
  }

  mutating func section(_ title: String) { macro("SH", title) }

  mutating func paragraph(_ text: String, isMarkedUp: Bool = false) {
    if !isMarkedUp { macro("PP") }
    line(isMarkedUp ? text : Self.plain(text))
  }

  /// Appends a term with an indented explanation.
  mutating func item(_ term: String, _ explanation: String) {
    macro("TP")
    line(Self.bold(term))
    line(Self.plain(explanation))
  }
}
