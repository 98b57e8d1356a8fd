/// The reason why no format fits: the nearest one, the offending line, and what to remove.
struct FormMismatch {
  let error: ImportError

  init(_ table: LineTable, _ firstLine: Int) {
    var counts: [DumpFormat: Int] = [:]
    var (filled, spoiler, looked) = (0, [DumpFormat: Int](), 0)
    for index in 0..<table.count where looked < 5000 {
      table.withLine(index) { line in
        guard !line.isBlank else { return }
        (filled, looked) = (filled + 1, looked + 1)
        for format in DumpFormat.allCases where format != .outline {
          if format.reader.score(line) > 0 {
            counts[format, default: 0] += 1
          } else if spoiler[format] == nil {
            spoiler[format] = table.number(index)
          }
        }
      }
    }
    let nearest = DumpFormat.allCases.filter { counts[$0] != nil }.max {
      counts[$0, default: 0] < counts[$1, default: 0]
    }
    error = .unknownFormat(
      line: nearest.flatMap { spoiler[$0] } ?? firstLine, nearest: nearest)
  }
}
