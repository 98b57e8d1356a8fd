/// Graphviz: the first edge into a node makes it a child; without edges, clusters contain their
/// nodes.
enum DOTReader: DumpReader {
  static let format = DumpFormat.dot

  static func score(_ line: Bytes) -> Int { 0 }
  static func begins(_ line: Bytes) -> Bool { true }

  /// Only a quoted string can be broken without showing it.
  static func isWhole(_ line: Bytes) -> Bool {
    var (count, index) = (0, 0)
    while let next = line.first(UInt8(ascii: "\""), from: index) {
      (count, index) = (count + 1, next + 1)
    }
    return count % 2 == 0
  }

  static func score(of section: Section) -> Int {
    let (text, starts) = section.joined(first: 100)
    return text.withUnsafeBufferPointer { buffer in
      var scanner = DOTScanner(Bytes(buffer), starts: starts)
      var words: [String] = []
      for _ in 0..<3 {
        guard let (token, _) = scanner.next() else { return 0 }
        if token == .sign(UInt8(ascii: "{")) { break }
        guard case .word(let word, _) = token else { return 0 }
        words.append(word)
      }
      let kinds = words.prefix(2).map { $0.lowercased() }
      guard kinds.first == "graph" || kinds.first == "digraph" || kinds.first == "strict" else {
        return 0
      }
      return text.contains(UInt8(ascii: "{")) ? 10 * min(section.range.count, 300) : 0
    }
  }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    let (text, starts) = section.joined()
    let base = section.range.lowerBound
    var failure: ImportError?
    text.withUnsafeBufferPointer { buffer in
      var parser = DOTParser(Bytes(buffer), starts: starts) { section.number(base + $0) }
      do throws(ImportError) { try parser.parse(into: &builder) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
