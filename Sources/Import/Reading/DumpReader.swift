/// A reader of one dump format.
protocol DumpReader {
  /// The format.
  static var format: DumpFormat { get }
  /// How likely a line is to be of this format, from 0 (impossible) to 10 (certain).
  static func score(_ line: Bytes) -> Int
  /// How likely a section is to be of this format.
  static func score(of section: Section) -> Int
  /// Whether a line looks like the start of an entry, where a tool broke long lines.
  static func begins(_ line: Bytes) -> Bool
  /// Whether a line that starts an entry may be complete.
  static func isWhole(_ line: Bytes) -> Bool
  /// Whether only signs can follow a complete line.
  static var endsWithBracket: Bool { get }
  /// Whether truncated lines are recognizable.
  static var showsItsEnd: Bool { get }
  /// Reads the lines.
  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError)
  /// The facts in the details of a node.
  static func facts(_ detail: Bytes) -> DumpFacts
  /// The same without the other facts, for callers that need it for every node.
  static func mainFacts(_ detail: Bytes) -> DumpFacts
}

extension DumpReader {
  static func score(of section: Section) -> Int { section.sample.reduce(0) { $0 + score($1) } }
  static func begins(_ line: Bytes) -> Bool { score(line) > 0 }
  static func isWhole(_ line: Bytes) -> Bool { line.ends(with: ">") }
  static var endsWithBracket: Bool { false }
  static var showsItsEnd: Bool { true }
  static func facts(_ detail: Bytes) -> DumpFacts { DumpFacts(packed: detail) }
  static func mainFacts(_ detail: Bytes) -> DumpFacts { facts(detail) }

  /// A node of this format.
  static func node(line: Int, kind: DumpNode.Kind = .item) -> DumpNode {
    DumpNode(line: line, format: format, kind: kind)
  }
}
