import Foundation

/// The page of the seeds, `Documentation/Seeds.md`: a row for each line of the catalogue that has a
/// proof, and one section with those that have none yet.
struct SeedPage {
  struct Row {
    /// The line of the catalogue, such as S0-07.
    let line: String
    /// What the row gives as proof.
    let proof: String

    /// The tests and files it names, and the files it links to.
    var names: [String] {
      proof.matches(of: /`([^`]+)`/).map { String($0.1) }
        + proof.matches(of: /\]\(\.\.\/([^)#]+)/).map { String($0.1) }
    }
    /// Whether it says that there is nothing to test, and why.
    var isTextOnly: Bool { proof.contains(/\*?text only\*?: \w+/) }
  }

  let rows: [Row]
  /// The lines listed as open, with ranges written out.
  let open: [String]

  /// How many lines each seed has.
  static let counts = [72, 75, 82, 10, 36]

  /// Every line of the catalogue.
  static let catalogue = counts.enumerated().flatMap { seed, count in
    (1...count).map { name(seed, $0) }
  }

  init(_ text: String) {
    let parts = text.components(separatedBy: "\n## Open\n")
    rows = text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[1].contains(/^S\d/) else { return nil }
      return Row(line: cells[1], proof: cells[2])
    }
    open = parts.count == 2 ? Self.lines(in: parts[1]) : []
  }

  /// What is wrong with the page, given the names of the tests and which files there are.
  func complaints(tests: Set<String>, exists: (String) -> Bool) -> [String] {
    let known = Set(Self.catalogue)
    var found: [String] = []
    var seen: Set<String> = []
    for row in rows {
      if !known.contains(row.line) { found.append("\(row.line) is no line of the catalogue") }
      if !seen.insert(row.line).inserted { found.append("\(row.line) has two rows; make it one") }
      if row.names.isEmpty, !row.isTextOnly {
        found.append("\(row.line) names no test and no file, nor says `text only: why`")
      }
      for name in row.names where !tests.contains(name) && !exists(name) {
        found.append("\(row.line) names `\(name)`, which is neither a test nor a file")
      }
    }
    let missing = Self.catalogue.filter { !seen.contains($0) }
    if open != missing {
      found.append("the section Open must say: " + Self.summary(of: missing))
    }
    return found
  }

  /// Lines in the form of the section, a range where several follow each other.
  static func summary(of lines: [String]) -> String {
    let numbers = lines.compactMap { catalogue.firstIndex(of: $0) }
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      let follows = runs.last?.upperBound == number - 1
      let isSameSeed = number > 0 && catalogue[number].prefix(2) == catalogue[number - 1].prefix(2)
      if follows, isSameSeed, let last = runs.popLast() {
        runs.append(last.lowerBound...number)
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { run in
      run.count == 1
        ? catalogue[run.lowerBound] : "\(catalogue[run.lowerBound])…\(catalogue[run.upperBound])"
    }.joined(separator: ", ")
  }

  /// The lines that a text names, in its order.
  private static func lines(in text: String) -> [String] {
    text.matches(of: /S(\d)-(\d\d)(?:…S\d-(\d\d))?/).flatMap { match -> [String] in
      guard let seed = Int(match.1), let first = Int(match.2) else { return [] }
      let last = match.3.flatMap { Int($0) } ?? first
      return (first...max(first, last)).map { name(seed, $0) }
    }
  }

  private static func name(_ seed: Int, _ number: Int) -> String {
    "S\(seed)-" + (number < 10 ? "0" : "") + String(number)
  }
}
