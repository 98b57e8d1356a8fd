import Support

// Replacing lines of a script for a break.

extension String {
  /// Replaces the first occurrence of some lines; nil if they do not occur.
  ///
  /// Ignores leading white space; the new lines are indented like the old ones.
  package func replacingLines(_ old: String, with new: String) -> String? {
    guard let start = placesOfLines(old).first else { return nil }
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let count = old.split(separator: "\n").count
    let indent = lines[start].prefix { $0 == " " }
    let replacement = new.split(separator: "\n").map { String(indent) + String($0) }
    lines.replaceSubrange(start..<(start + count), with: replacement)
    return lines.joined(separator: "\n")
  }

  /// The indices of the lines where some lines occur, ignoring leading white space.
  func placesOfLines(_ wanted: String) -> [Int] {
    let wanted = wanted.split(separator: "\n").map(\.trimmed)
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
    guard !wanted.isEmpty, lines.count >= wanted.count else { return [] }
    return (0...(lines.count - wanted.count)).filter { start in
      zip(wanted, lines[start...]).allSatisfy { $0 == $1 }
    }
  }
}
