import Script

/// A script in which interpreter and compiler differ, as short as still differs in the same way.
struct ShortenedScript {
  private(set) var text: String
  private(set) var difference: Verdict.Difference

  /// How often it is tried to leave out more.
  private static let rounds = 12
  /// How many parts are tried at once, the largest first.
  private static let parts = 80

  init(_ text: String, _ difference: Verdict.Difference) throws {
    (self.text, self.difference) = (text, difference)
    for _ in 0..<Self.rounds {
      guard try shorten() else { return }
    }
  }

  /// Leaves out statements and members; all that can be missed one by one, else the largest.
  private mutating func shorten() throws -> Bool {
    let ranges = ParsedScript(text).statementRanges
      .sorted { $0.end - $0.start > $1.end - $1.start }.prefix(Self.parts)
    let singles = ranges.map { without([$0]) }
    let verdicts = try Verdict.verdicts(of: singles)
    let missed = zip(ranges, verdicts).filter { $0.1.difference?.kind == difference.kind }.map(\.0)
    guard let largest = missed.first else { return false }
    var apart: [SourceRange] = []
    for range in missed
    where apart.allSatisfy({ range.end <= $0.start || $0.end <= range.start }) {
      apart.append(range)
    }
    let shorter = [apart, Array(apart.prefix(apart.count / 2)), [largest]].map(without)
    for (text, verdict) in zip(shorter, try Verdict.verdicts(of: shorter)) {
      guard let difference = verdict.difference, difference.kind == self.difference.kind else {
        continue
      }
      (self.text, self.difference) = (text, difference)
      return true
    }
    return false
  }

  /// The script without some parts, and without lines that are left empty.
  private func without(_ ranges: [SourceRange]) -> String {
    var bytes = Array(text.utf8)
    for range in ranges.sorted(by: { $0.start > $1.start }) {
      bytes.removeSubrange(range.start..<range.end)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.allSatisfy { $0 == " " || $0 == ";" } }.map { $0 + "\n" }.joined()
  }
}
