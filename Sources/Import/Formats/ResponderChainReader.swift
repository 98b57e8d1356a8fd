/// Chisel's `presponder` and `pclass`: each line is the parent of the one above it.
///
/// They use the marks of `recursiveDescription` with the opposite meaning: a chain is indented by
/// one level per line and ends at an application, a delegate or `NSObject`.
enum ResponderChainReader: DumpReader {
  static let format = DumpFormat.responderChain

  static func score(_ line: Bytes) -> Int { 0 }
  static func begins(_ line: Bytes) -> Bool { true }
  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { true }

  static func score(of section: Section) -> Int {
    let lines = section.sample
    guard lines.count >= 2, lines.count < 300 else { return 0 }
    for (depth, line) in lines.enumerated() where Markers(line).count != depth || name(line) == nil
    {
      return 0
    }
    let names = lines.compactMap { name($0)?.string }
    let isChain =
      names.dropLast().contains { $0 == "UIWindow" || $0.hasSuffix("Controller") }
      && names.dropFirst().contains { $0.hasSuffix("Application") || $0 == "UIWindow" }
    return isChain || names.last == "NSObject" ? lines.count * 20 : 0
  }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var parent: Int32 = -1
    for index in section.range.reversed() {
      let (line, number) = (section[index], section.number(index))
      guard let name = name(line) else { continue }
      let text = line.slice(Markers(line).end).trimmed
      var node = node(line: number)
      node.className = name.range
      if let colon = text.find(": 0x") ?? text.find(" 0x"),
        let zero = text.first(UInt8(ascii: "0"), from: colon)
      {
        node.identity = text.slice(zero, text.hexEnd(from: zero)).range
      }
      node.detail = text.range
      parent = builder.add(node, below: parent)
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    detail[0] == UInt8(ascii: "<") ? RecursiveDescriptionReader.facts(detail) : DumpFacts()
  }

  /// The class of a line.
  private static func name(_ line: Bytes) -> Bytes? {
    let start = Markers(line).end
    let from = line[start] == UInt8(ascii: "<") ? start + 1 : start
    let end = line.end(from: from) { $0.isNamePart }
    guard end > from, from > start || line.slice(end).isBlank || line.has(" 0x", at: end) else {
      return nil
    }
    return line.slice(from, end)
  }
}
