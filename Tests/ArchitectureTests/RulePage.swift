import Foundation

/// The page of rules, `Documentation/Rules.md`: a table a section, a rule a row; corrections have
/// their evidence in a column more.
struct RulePage {
  struct Rule {
    /// What the row is called: its number, then words that tell it from others of that number.
    let name: String
    /// The tests that keep it, by their names.
    let tests: [String]

    /// Its number in the specification, such as 2.1.3.
    var number: String { String(name.prefix { $0.isNumber || $0 == "." }) }
    /// The number of its section.
    var section: Int { Int(number.prefix { $0 != "." }) ?? 0 }
    /// The ids it is about, such as H1 or I7.
    var ids: [String] { name.matches(of: RulePage.id).map { String($0.0) } }
  }

  let rules: [Rule]

  static var id: Regex<Substring> { /\b[A-Z]+\d+\b/ }

  init(_ text: String) {
    rules = text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard [5, 6].contains(cells.count), cells[1].first?.isNumber == true else { return nil }
      return Rule(
        name: cells[1],
        tests: cells[cells.count - 2].matches(of: /`([^`]+)`/).map { String($0.1) })
    }
  }

  /// What is wrong between the page and the tests there are; empty when all is well.
  func complaints(about tests: [NamedTest]) -> [String] {
    rules.flatMap { rule -> [String] in
      let known = tests.filter { rule.tests.contains($0.name) }
      let missing = rule.tests.filter { name in !known.contains { $0.name == name } }
      var found = missing.map { "rule \(rule.name) names `\($0)`, which is no test" }
      if rule.tests.isEmpty {
        found.append("rule \(rule.name) has no test; write one and name it in the row")
      } else if !known.contains(where: { $0.isNamed(after: rule) }) {
        found.append("no test of rule \(rule.name) is named after it; begin a name with its number")
      }
      return found
    } + unknown(tests)
  }

  /// Tests that call themselves after a rule of which the page knows nothing.
  private func unknown(_ tests: [NamedTest]) -> [String] {
    let named = Set(rules.flatMap(\.tests))
    return tests.filter { $0.name.contains(/^\d+\.\d/) && !named.contains($0.name) }
      .map { "`\($0.name)` is in no row; name it beside the rule that it keeps" }
  }
}

/// A test function, by its name and that of its suite.
struct NamedTest {
  let suite: String
  let name: String

  /// Whether its name, or its suite's, begins with the rule's number or one above, or has its id.
  func isNamed(after rule: RulePage.Rule) -> Bool {
    [name, suite].contains { title in
      let number = title.prefix { $0.isNumber || $0 == "." }
      return !number.isEmpty && (rule.number + ".").hasPrefix(number + ".")
        || title.matches(of: RulePage.id).contains { rule.ids.contains(String($0.0)) }
    }
  }

  /// The tests of a file, in order; those that are switched off are none.
  static func all(in text: String) -> [NamedTest] {
    var (suite, tests) = ("", [NamedTest]())
    for match in text.matches(
      of: /struct `([^`]+)`|@Test((?:(?!@Test|func `)[\s\S])*)func `([^`]+)`/)
    {
      if let name = match.1 { suite = String(name) }
      if let name = match.3, match.2?.contains(".disabled") == false {
        tests.append(NamedTest(suite: suite, name: String(name)))
      }
    }
    return tests
  }
}
