/// A text in the language of manual pages, man(7), as it grows.
struct Troff {
  private(set) var text = ""

  /// Letters as they are: no sign of the language, no hyphen where a minus was typed.
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

  /// A line that is marked up already.
  mutating func line(_ text: String) { self.text += text + "\n" }

  /// A request with its arguments.
  mutating func macro(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { " \"\(Self.plain($0).replacing("\"", with: "\\(dq"))\"" }
    line(".\(name)" + quoted.joined())
  }

  mutating func section(_ title: String) { macro("SH", title) }

  mutating func paragraph(_ text: String, isMarkedUp: Bool = false) {
    if !isMarkedUp { macro("PP") }
    line(isMarkedUp ? text : Self.plain(text))
  }

  /// A term, and what is said of it, set in.
  mutating func item(_ term: String, _ explanation: String) {
    macro("TP")
    line(Self.bold(term))
    line(Self.plain(explanation))
  }
}
