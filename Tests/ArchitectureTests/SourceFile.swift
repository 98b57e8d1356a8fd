import Foundation

/// A Swift file, read as far as the rules of the house need it.
struct SourceFile {
  /// Relative to the project's root.
  let path: String
  let text: String

  /// A line of code with its number, counted from 1.
  struct Line {
    let number: Int
    let indentation: Int
    let text: String
  }

  /// An import, with its line.
  struct Import {
    let module: String
    let line: Int
    let isExported: Bool
    let isTestable: Bool
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
    let hasStrings = text.contains("\"\"\"")
    for (index, line) in lines.enumerated() {
      let quotes = hasStrings ? line.ranges(of: "\"\"\"").count : 0
      defer { if quotes % 2 == 1 { isInString.toggle() } }
      let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let text = line.dropFirst(indentation)
      if isInString || text.isEmpty || text.hasPrefix("//") { continue }
      code.append(Line(number: index + 1, indentation: indentation, text: String(text)))
    }
    return code
  }

  /// The modules the file imports, in order; they come before other code.
  var imports: [Import] {
    let statement =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
    var imports: [Import] = []
    var rest = text.utf8[...]
    var number = 0
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Substring(rest[..<end])
      (rest, number) = (rest[end...].dropFirst(), number + 1)
      if line.isEmpty || line.hasPrefix("//") { continue }
      guard let match = line.firstMatch(of: statement) else { break }
      imports.append(
        Import(
          module: String(match.1), line: number, isExported: line.contains("@_exported"),
          isTestable: line.contains("@testable")))
    }
    return imports
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
