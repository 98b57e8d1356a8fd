/// A script line that is a single call, parsed: `root.addChild(child)`.
struct CodeLine: Hashable {
  /// From 1.
  let number: Int
  /// The whole line.
  let text: String
  /// The leading spaces.
  let indent: String
  /// The receiver; nil for an implicit `self`.
  let receiver: String?
  let method: String
  /// The text between the parentheses.
  let arguments: String

  /// The call without surrounding spaces.
  var code: String { String(text.dropFirst(indent.count)) }

  /// The receiver, `self` if implicit.
  var subject: String { receiver ?? "self" }

  /// Parses a line; nil if it is not a single call.
  init?(_ number: Int, of lines: [String]) {
    guard lines.indices.contains(number - 1) else { return nil }
    let text = lines[number - 1]
    let indent = text.prefix { $0 == " " || $0 == "\t" }
    let code = text.dropFirst(indent.count)
    guard let open = code.firstIndex(of: "("), code.last == ")" else { return nil }
    let path = code[..<open]
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let method = names.last, names.allSatisfy(Self.isName) else { return nil }
    let arguments = code[code.index(after: open)...].dropLast()
    guard Self.isWhole(arguments) else { return nil }
    self.number = number
    self.text = text
    self.indent = String(indent)
    self.method = String(method)
    receiver = names.count > 1 ? names.dropLast().joined(separator: ".") : nil
    self.arguments = String(arguments)
  }

  private static func isName(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether parentheses are balanced, without closures and strings.
  private static func isWhole(_ arguments: Substring) -> Bool {
    var depth = 0
    for character in arguments {
      if character == "{" || character == "}" || character == "\"" { return false }
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

/// Controllers whose views are used in calls.
extension CodeLine {
  /// The controller whose view the method is called on: `root` in `root.view.addSubview(a.view)`.
  var hostOfView: String? {
    guard let receiver else { return nil }
    if receiver == "view" { return "self" }
    return receiver.hasSuffix(".view") ? String(receiver.dropLast(5)) : nil
  }

  /// The controller whose view is the only argument: `a` in `root.view.addSubview(a.view)`.
  var guestOfView: String? {
    guard arguments.hasSuffix(".view"), !arguments.contains(",") else { return nil }
    return String(arguments.dropLast(5))
  }
}
