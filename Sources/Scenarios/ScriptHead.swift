/// What the comment at the head of a script says of it: a title, then a few sentences.
///
/// The first line of the comment is the title; what follows an empty line of it is the summary.
struct ScriptHead {
  let title: String?
  let summary: String

  init(_ text: String) {
    let comment = text.split(separator: "\n", omittingEmptySubsequences: false).lazy
      .map { $0.drop { $0 == " " || $0 == "\u{FEFF}" } }
      .prefix { $0.hasPrefix("//") }
      .map { line in String(line.dropFirst(2).drop { $0 == " " }).trimmingEnd }
    let lines = Array(comment)
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
