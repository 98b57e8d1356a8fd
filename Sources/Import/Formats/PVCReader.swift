import Geometry

/// Chisel's `pvc` until 2014: controllers with their views and frames, without states.
///
/// Chisel still prints it for a given controller, and on macOS.
enum PVCReader: DumpReader {
  static let format = DumpFormat.pvc

  static func score(_ line: Bytes) -> Int {
    if line.find("; view = <") != nil || line.find("; view not loaded>") != nil { return 10 }
    return line.has("// '*M' means") ? 10 : 0
  }

  static func begins(_ line: Bytes) -> Bool {
    let start = Markers(line).end
    return line[start] == UInt8(ascii: "<") || line[start] == UInt8(ascii: "[")
  }

  static var endsWithBracket: Bool { true }

  static func isWhole(_ line: Bytes) -> Bool {
    line.ends(with: ")>") || line.ends(with: "not loaded>") || line.ends(with: "]")
  }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    for index in section.range {
      try builder.reached(line: section.number(index))
      let line = section[index]
      guard !line.isBlank else { continue }
      guard !line.has("// '*M' means", at: line.skipBlanks()) else {
        builder.note(section.number(index), "the legend says what the marks mean")
        continue
      }
      let (marks, number) = (Markers(line), section.number(index))
      let text = line.slice(marks.end).trimmed
      var node = node(line: number, kind: .controller)
      node.isPresented = marks.isPresented
      if text.has("[Error getting description") {
        builder.note(number, "the debugger could not describe this controller")
      } else if text[0] == UInt8(ascii: "<"), let colon = text.find(": 0x") {
        node.className = text.slice(1, colon).range
        node.identity = text.slice(colon + 2, text.hexEnd(from: colon + 2)).range
        node.detail = text.range
        if text.find("; view not loaded>") != nil {
          node.isViewLoaded = false
        } else if text.find("; view = <") != nil {
          node.isViewLoaded = true
        }
        if !text.ends(with: ">") {
          builder.note(number, "the line is cut off, or goes on elsewhere")
        }
      } else {
        continue
      }
      builder.add(node, atDepth: marks.count)
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    if let start = detail.find("; view = <"), let end = detail.first(UInt8(ascii: ">"), from: start)
    {
      let view = detail.slice(start + 10, end)
      let split = view.find("; 0x") ?? view.count
      facts.viewClass = view.slice(0, split).string
      if split < view.count { facts.viewIdentity = view.slice(split + 2).string }
    }
    if let start = detail.find("; frame = (") {
      facts.frame = CGRect(numbersIn: detail.slice(start + 11).string)
    }
    return facts
  }
}
