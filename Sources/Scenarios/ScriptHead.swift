import Support

/// The leading comment of a script: a title, then a summary.
///
/// The first line is the title; the text after an empty line is the summary. If the comment is one
/// paragraph, such as `A drawer: …`, the title ends at the first colon, semicolon or full stop.
struct ScriptHead {
  let title: String?
  let summary: String

  init(_ text: String) {
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = rest[..<end].drop { $0 == " " || $0 == "\u{FEFF}" }
      guard line.hasPrefix("//") else { break }
      lines.append(String(line.dropFirst(2).trimmed))
      rest = rest[end...].dropFirst()
    }
    let first = lines.prefix { !$0.isEmpty }
    let later = lines.dropFirst(first.count).drop { $0.isEmpty }.prefix { !$0.isEmpty }
    let clauses = Self.clauses(of: first)
    title = clauses.first
    summary = (clauses.dropFirst() + later).joined(separator: " ")
  }

  /// The maximum length of a line used as the title unchanged.
  private static let longestTitle = 72

  /// Splits a first paragraph into a title and the rest.
  private static func clauses(of lines: ArraySlice<String>) -> [String] {
    guard let line = lines.first else { return [] }
    guard lines.count > 1 || line.count > longestTitle else { return [line] }
    let words = lines.joined(separator: " ").split(separator: " ")
    guard let end = words.firstIndex(where: { $0.last.map(":;.".contains) ?? false }) else {
      return [line] + lines.dropFirst()
    }
    let title = words[...end].joined(separator: " ").dropLast()
    let rest = words[(end + 1)...].joined(separator: " ")
    return rest.isEmpty
      ? [String(title)] : [String(title), rest.prefix(1).uppercased() + rest.dropFirst()]
  }
}
