import Foundation

/// How large types are: which properties each stores, and which files of its module declare or
/// extend it.
///
/// Reads formatted files: a line's indentation says which type it is in.
struct TypeSizes {
  struct Size {
    var stored: [String] = []
    var files: Set<String> = []
    /// Whether it is declared here, not only extended.
    var isDeclared = false
  }

  /// The sizes by the types' full names.
  private(set) var types: [String: Size] = [:]

  /// A type or extension around a line.
  private struct Enclosing {
    let name: String
    let indent: Int
    /// Whether its properties are stored: not in a protocol or an extension.
    let stores: Bool
  }

  mutating func read(_ text: String, at path: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var enclosing: [Enclosing] = []
    var isInString = false
    for (index, line) in lines.enumerated() {
      let wasInString = isInString
      if line.ranges(of: "\"\"\"").count % 2 == 1 { isInString.toggle() }
      let indent = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indent)
      if wasInString || code.isEmpty || code.hasPrefix("//") { continue }
      // A closing bracket at its own indentation ends a type or continues its header.
      enclosing.removeAll {
        $0.indent > indent || $0.indent == indent && !"{})>".contains(code[code.startIndex])
      }
      let outer = enclosing.last.flatMap { $0.indent + 2 == indent ? $0 : nil }
      guard indent == 0 || outer != nil else { continue }
      if let found = code.prefixMatch(of: Self.declaration) {
        let name = (outer.map { "\($0.name)." } ?? "") + found.name
        types[name, default: Size()].files.insert(path)
        if found.keyword != "extension" { types[name]?.isDeclared = true }
        let stores = found.keyword != "extension" && found.keyword != "protocol"
        if let braces = code.wholeMatch(of: Self.oneLine) {
          let members = braces.1.split(separator: ";").map {
            $0.trimmingCharacters(in: .whitespaces)
          }
          if stores { for member in members { note(member[...], in: name) } }
        } else {
          enclosing.append(Enclosing(name: name, indent: indent, stores: stores))
        }
      } else if let outer, outer.stores {
        let rest = lines[(index + 1)...].prefix { $0.prefix { $0 == " " }.count > indent }
        note(([code] + rest).joined(separator: "\n")[...], in: outer.name)
      }
    }
  }

  private nonisolated(unsafe) static let declaration =
    /(?:@\w+(?:\([^)]*\))? +)*(?:[a-z]+(?:\([a-z]+\))? +)*(?<keyword>class|struct|enum|protocol|actor|extension) +(?<name>[A-Z][\w.]*)(?![\w.?\]])/
  private nonisolated(unsafe) static let oneLine = /[^{]*\{(.*)\}/
  private nonisolated(unsafe) static let property =
    /(?:@\w+(?:\([^)]*\))? +)*(?<modifiers>(?:[a-z]+(?:\([a-z]+\))? +)*?)(?:let|var) +(?<rest>[\s\S]*)/

  /// Adds the stored properties of a declaration, if it is one.
  private mutating func note(_ code: Substring, in type: String) {
    guard let found = code.prefixMatch(of: Self.property) else { return }
    let modifiers = found.modifiers.split(separator: " ")
    if modifiers.contains("static") || modifiers.contains("class") { return }
    var (depth, head, tail): (Int, String, Substring) = (0, "", "")
    for index in found.rest.indices {
      let character = found.rest[index]
      if depth == 0, character == "=" || character == "{" {
        tail = found.rest[index...]
        break
      }
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && head.last != "-" { depth -= 1 }
      head.append(character)
    }
    // A computed property; observers are those of a stored one.
    if tail.hasPrefix("{"), !tail.contains(/^\{\s*(?:willSet|didSet)\b/) { return }
    types[type]?.stored += Self.names(in: head)
  }

  /// The names in `a: Int`, `a, b: Int`, `a: Int, b: Int` and `(a, b)`.
  private static func names(in head: String) -> [String] {
    if head.hasPrefix("(") {
      return head.prefix { $0 != ")" }.dropFirst().split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    var (depth, parts) = (0, [""])
    for character in head {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map {
      $0.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces)
    }
  }
}
