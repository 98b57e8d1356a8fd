/// Which form a text is in: every reader says how sure it is of the lines.
enum Detection {
  /// The form that fits a section best, or nil when none does.
  static func format(of section: Section) -> DumpFormat? {
    var (best, score) = (DumpFormat?.none, 0)
    for format in DumpFormat.allCases where format != .outline {
      let found = format.reader.score(of: section)
      if found > score { (best, score) = (format, found) }
    }
    return score >= 4 ? best : nil
  }
}
