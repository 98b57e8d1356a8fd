/// Diffs of two dumps: reads the new lines and sets the old ones aside.
enum DiffMarks {
  /// Removes the diff marks; returns the lines that are not part of the new dump.
  static func strip(_ table: inout LineTable) throws(ImportError) -> [(line: Int, message: String)]
  {
    guard let (range, base, hasHead) = range(of: table) else { return [] }
    var (trial, notes) = (table, [(line: Int, message: String)]())
    for index in range {
      let number = table.number(index)
      table.withLine(index) { line in
        let own = line.slice(base)
        if isHead(own) {
          notes.append((number, "of the comparison: \(line.head)"))
          trial.clear(index)
        } else if own[0] == UInt8(ascii: "-") {
          notes.append((number, "only the older dump has this line: \(own.slice(1).head)"))
          trial.clear(index)
        } else if !own.isEmpty {
          trial.narrow(index, from: base + 1)
        }
      }
    }
    let after = try trial.score() ?? 0
    if !hasHead {
      guard try after > table.score() ?? 0 else { return [] }
    } else if after == 0 {
      guard try trial.holdsOutline() else { return [] }
    }
    table = trial
    return notes
  }

  /// The lines of a diff, the column of its marks, and whether it has a header; nil if it is none.
  private static func range(of table: LineTable) -> (Range<Int>, base: Int, hasHead: Bool)? {
    let head = (0..<min(table.count, 100)).first { index in
      table.withLine(index) { isStart($0.trimmed) }
    }
    let base = head.map { table.withLine($0) { $0.skipBlanks() } } ?? 0
    var (marked, plain, end) = (0, 0, head ?? 0)
    while end < table.count {
      let isPart = table.withLine(end) { line -> Bool in
        let own = line.slice(base)
        if line.isBlank || isHead(own) { return true }
        guard line.skipBlanks() >= base else { return false }
        switch own[0] {
        case UInt8(ascii: "+"), UInt8(ascii: "-"): marked += 1
        case 0x20: plain += 1
        default: return false
        }
        return true
      }
      // Without a header, the whole text must be a diff.
      guard isPart || head != nil else { return nil }
      guard isPart else { break }
      end += 1
    }
    guard marked > 0, head != nil || plain >= marked else { return nil }
    return ((head ?? 0)..<end, base, head != nil)
  }

  /// Whether a diff starts on a line.
  private static func isStart(_ line: Bytes) -> Bool {
    let starts: [StaticString] = ["@@ -", "diff --git ", "- Expected", "+ Received", "- Snapshot"]
    return starts.contains { line.has($0) }
  }

  /// Whether a line is a header of the diff or of a hunk.
  private static func isHead(_ line: Bytes) -> Bool {
    let heads: [StaticString] = ["index ", "--- ", "+++ ", "\\ No newline"]
    return isStart(line) || heads.contains { line.has($0) }
  }
}
