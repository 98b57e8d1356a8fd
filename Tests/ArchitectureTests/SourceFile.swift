import Foundation

/// A Swift file, read as far as the rules of the house need it.
struct SourceFile {
  /// Relative to the project's root.
  let path: String
  let text: String

  /// A line of code with its number, counted from 1.
  struct Line {
    let number: Int
    let text: String
  }

  var lines: [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Whether one of these words is somewhere in it; quick, so that few files are read closely.
  func says(_ words: String...) -> Bool { words.contains { text.contains($0) } }

  /// The lines of code: without comments, and without the contents of multi-line strings.
  var code: [Line] {
    var code: [Line] = []
    var isInString = false
    for (index, line) in lines.enumerated() {
      let quotes = line.ranges(of: "\"\"\"").count
      defer { if quotes % 2 == 1 { isInString.toggle() } }
      let text = line.trimmingCharacters(in: .whitespaces)
      if isInString || text.isEmpty || text.hasPrefix("//") { continue }
      code.append(Line(number: index + 1, text: text))
    }
    return code
  }

  /// The modules the file imports, with the line of each.
  var imports: [(module: String, line: Int)] {
    let statement =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
    return code.compactMap { line in
      line.text.firstMatch(of: statement).map { (String($0.1), line.number) }
    }
  }

  /// Whether the file begins by saying, in a sentence, what it is.
  ///
  /// Imports may come first. In tests a suite or a class whose name is a sentence will do.
  var opensWithSentence: Bool {
    let first = lines.lazy.map { $0.trimmingCharacters(in: .whitespaces) }
      .first { line in
        !line.isEmpty && !line.hasPrefix("// swift-tools-version")
          && !line.contains(/^(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s/)
      }
    guard let first else { return false }
    if first.hasPrefix("@Suite") { return first.contains(/`\w+ [^`]+`/) }
    return first.contains(/^\/\/\/? \S+ \S+/)
  }
}
