/// A dump in a comparison of two: the lines of the new one are read, those of the old one set aside.
enum DiffMarks {
  /// Takes the marks off; the result is the lines of the old dump and what else is no part of the new one.
  static func strip(_ table: inout LineTable) throws(ImportError) -> [(line: Int, message: String)]
  {
    var (marked, plain, hasHead) = (0, 0, false)
    for index in 0..<table.count {
      let isPart = table.withLine(index) { line -> Bool in
        if isHead(line) {
          hasHead = true
          return true
        }
        switch line[0] {
        case UInt8(ascii: "+"), UInt8(ascii: "-"): marked += 1
        case 0x20: plain += 1
        default: return line.isEmpty
        }
        return true
      }
      // What stands before the comparison is not looked through.
      guard isPart else { return [] }
    }
    guard marked > 0, hasHead || plain >= marked else { return [] }
    var (trial, notes) = (table, [(line: Int, message: String)]())
    for index in 0..<table.count {
      table.withLine(index) { line in
        let isOld = line[0] == UInt8(ascii: "-")
        if isHead(line) {
          notes.append((table.number(index), "of the comparison: \(line.head)"))
          trial.clear(index)
        } else if isOld {
          notes.append(
            (table.number(index), "only the older dump has this line: \(line.slice(1).head)"))
          trial.clear(index)
        } else if !line.isEmpty {
          trial.narrow(index, from: 1)
        }
      }
    }
    let after = try trial.withSection(0..<trial.count) { section -> Int? in
      let score = Detection(section)?.candidates.first?.score
      return score ?? (hasHead && OutlineReader.range(in: section) != nil ? 1 : nil)
    }
    guard let after else { return [] }
    if !hasHead {
      let before = try table.withSection(0..<table.count) { Detection($0)?.candidates.first?.score }
      guard after > before ?? 0 else { return [] }
    }
    table = trial
    return notes
  }

  /// Whether a line says what is compared, or where in it.
  private static func isHead(_ line: Bytes) -> Bool {
    let heads: [StaticString] = [
      "@@ ", "diff --git ", "index ", "--- ", "+++ ", "- Expected", "+ Received", "- Snapshot",
      "\\ No newline",
    ]
    return heads.contains { line.has($0) }
  }
}
