/// What the comment at the head of a script says of it: a title, then a few sentences.
///
/// The first line of the comment is the title; what follows an empty line of it is the summary.
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
      lines.append(String(line.dropFirst(2).drop { $0 == " " }).trimmingEnd)
      rest = rest[end...].dropFirst()
    }
    title = lines.first.flatMap { $0.isEmpty ? nil : $0 }
    summary = lines.dropFirst().drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// The same without blanks and a carriage return at its end.
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " || $0 == "\r" || $0 == "\t" }.reversed())
  }
}
