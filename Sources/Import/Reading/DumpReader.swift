/// What knows one form of dump: how its lines look, and what they mean.
protocol DumpReader {
  /// The form it reads.
  static var format: DumpFormat { get }
  /// How sure a line is to be of this form: 0 for not at all, 10 for nothing else.
  static func score(_ line: Bytes) -> Int
  /// How sure a whole section is to be of this form.
  static func score(of section: Section) -> Int
  /// Whether a line looks as if something new began on it, where a tool broke long lines.
  static func begins(_ line: Bytes) -> Bool
  /// Whether a line that something began on can be all of it.
  static func isWhole(_ line: Bytes) -> Bool
  /// Whether nothing but signs can go on behind a whole line.
  static var endsWithBracket: Bool { get }
  /// Whether a line that is cut off can be told from a whole one.
  static var showsItsEnd: Bool { get }
  /// Takes down what the lines say.
  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError)
  /// What the detail of a node says.
  static func facts(_ detail: Bytes) -> DumpFacts
  /// The same without the other facts, for callers that ask it of every node.
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

  /// A node of this form.
  static func node(line: Int, kind: DumpNode.Kind = .item) -> DumpNode {
    DumpNode(line: line, format: format, kind: kind)
  }
}
