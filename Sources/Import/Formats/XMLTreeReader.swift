/// Any other XML: each element is a node, its attributes are its facts.
enum XMLTreeReader: DumpReader {
  static let format = DumpFormat.xml

  static func score(_ line: Bytes) -> Int { 0 }

  static func score(of section: Section) -> Int {
    let sample = section.sample
    guard let first = sample.first?.trimmed, let last = sample.last?.trimmed else { return 0 }
    let begins = first.has("<?xml") || first.has("<!DOCTYPE") || first.has("<!--")
    let isElement = first[0] == UInt8(ascii: "<") && first[1].isLetter && first.find(": 0x") == nil
    let closes = sample.contains { $0.find("</") != nil || $0.trimmed.ends(with: "/>") }
    guard begins || isElement && closes && last[last.count - 1] == UInt8(ascii: ">") else {
      return 0
    }
    return 6
  }

  static func begins(_ line: Bytes) -> Bool { line[line.skipBlanks()] == UInt8(ascii: "<") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    try XMLForest.read(section, format: format, kind: .item, into: &builder) { tag, _ in
      let name = tag["name"] ?? tag["title"] ?? tag["label"] ?? tag["text"] ?? tag["id"]
      let facts = (name.map { [("name", $0)] } ?? []) + tag.attributes.filter { $0.name != "name" }
      return .node(
        className: tag["class"] ?? tag["type"] ?? tag.name, identity: tag["id"] ?? "", facts: facts)
    }
  }
}
