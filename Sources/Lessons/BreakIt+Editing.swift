import Support

// Replacing lines of a script, as breaking it does.

extension String {
  /// The same with the one line, or lines, that read like this replaced; nil without such a line.
  ///
  /// Blanks at the start of lines do not count; what comes in their place is indented alike.
  package func replacingLines(_ old: String, with new: String) -> String? {
    guard let start = placesOfLines(old).first else { return nil }
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let count = old.split(separator: "\n").count
    let indent = lines[start].prefix { $0 == " " }
    let replacement = new.split(separator: "\n").map { String(indent) + String($0) }
    lines.replaceSubrange(start..<(start + count), with: replacement)
    return lines.joined(separator: "\n")
  }

  /// The numbers, from 0, of the lines where some lines stand, blanks at their starts aside.
  func placesOfLines(_ wanted: String) -> [Int] {
    let wanted = wanted.split(separator: "\n").map(\.trimmed)
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
    guard !wanted.isEmpty, lines.count >= wanted.count else { return [] }
    return (0...(lines.count - wanted.count)).filter { start in
      zip(wanted, lines[start...]).allSatisfy { $0 == $1 }
    }
  }
}
