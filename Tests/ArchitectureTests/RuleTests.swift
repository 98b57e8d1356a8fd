import Foundation
import Testing

/// Every rule of containment is written down, and kept by a test that is named after it.
@Suite struct `The rules` {
  private let page = SourceTree.text("Documentation/Rules.md")

  private var tests: [NamedTest] {
    ["Containment", "Containers", "Samples"]
      .flatMap { SourceTree.swiftFiles(below: "Tests/\($0)Tests") }
      .flatMap { NamedTest.all(in: $0.text) }
  }

  @Test func `have existing tests that are named after them`() {
    #expect(tests.count > 400, "the tests cannot be read; keep the form @Test func `name`")
    for complaint in RulePage(page).complaints(about: tests) {
      Issue.record("Documentation/Rules.md: \(complaint)")
    }
  }

  /// How many rows each section has: one for each paragraph and each row of a table.
  private static let rows = [
    0: 3, 1: 32, 2: 59, 3: 26, 4: 14, 5: 20, 6: 21, 7: 42, 8: 26, 9: 14, 10: 27, 11: 10, 13: 17,
    14: 27,
  ]

  @Test func `are complete, each once`() {
    let rules = RulePage(page).rules
    for (section, count) in Self.rows.sorted(by: { $0.key < $1.key }) {
      #expect(
        rules.count { $0.section == section } == count,
        "section \(section) of Documentation/Rules.md; a row was added or lost")
    }
    #expect(rules.count == Self.rows.values.reduce(0, +))
    let twice = Dictionary(grouping: rules, by: \.name).filter { $1.count > 1 }.keys.sorted()
    #expect(twice == [], "these rules have two rows; tell them apart by a word")
    for (section, count) in [(4, 14), (9, 14), (10, 27), (13, 17), (14, 27)] {
      #expect(
        rules.filter { $0.section == section }.map(\.number)
          == (1...count).map { "\(section).\($0)" })
    }
  }

  @Test func `or their tests cover every diagnostic`() {
    let ids = SourceTree.swiftFiles(below: "Sources").filter { $0.path.contains("/Rules/") }
      .flatMap { $0.text.matches(of: /id: "([A-Z]+\d+)"/).map { String($0.1) } }
    let titles = tests.map(\.name).joined(separator: " ")
    let known = Set(titles.matches(of: RulePage.id).map { String($0.0) })
      .union(RulePage(page).rules.flatMap(\.ids))
    #expect(ids.count > 40)
    #expect(
      Set(ids).subtracting(known).sorted() == [],
      "neither a rule of Documentation/Rules.md nor a test is called after these ids; add one")
  }

  @Test func `cover every choice of the policy`() {
    let source = SourceTree.text("Sources/Containment/Profile.swift")
    let fields = source.matches(of: /public var (\w+) =/).map { String($0.1) }
    #expect(fields.count > 20, "the fields of ContainmentPolicy cannot be read")
    for field in fields {
      #expect(
        page.contains("`\(field)`"), "no rule of Documentation/Rules.md names \(field); add it")
    }
  }

  @Test func `have no golden timeline without a test`() {
    let programs = SourceTree.swiftFiles(below: "Tests/ContainersTests")
      .filter { $0.path.contains("/Timeline") }.map(\.text).joined()
    for file in SourceTree.names(in: "Tests/ContainersTests/Timelines") {
      let name = file.components(separatedBy: ".ios")[0]
      #expect(programs.contains("\"\(name)\""), "no test plays \(file); remove it")
    }
  }

  @Test func `are reported when a row has no test or a wrong one, or a test has no row`() {
    let tests = NamedTest.all(
      in: """
        @Suite struct `A suite` {
          @Test func `1.1 is kept`() {}
          @Test(.disabled("later")) func `1.2 is switched off`() {}
          @Test(arguments: [1, 2])
          func `H1 for a reason`(number: Int) {}
          @Test func `1.5 is in no row`() {}
        }
        """)
    let page = RulePage(
      """
      | rule | what | test |
      |---|---|---|
      | 1.1.3 | kept by the test of 1.1 | `1.1 is kept` |
      | 1.2 | switched off | `1.2 is switched off` |
      | 1.3 | nothing |  |
      | 1.4 | another's | `1.1 is kept` |
      | 2.1 H1 | by its id | `H1 for a reason` |
      | 1.11 | no part of 1.1 | `1.1 is kept` |
      """)
    #expect(
      page.complaints(about: tests) == [
        "rule 1.2 names `1.2 is switched off`, which is no test",
        "no test of rule 1.2 is named after it; begin a name with its number",
        "rule 1.3 has no test; write one and name it in the row",
        "no test of rule 1.4 is named after it; begin a name with its number",
        "no test of rule 1.11 is named after it; begin a name with its number",
        "`1.5 is in no row` is in no row; name it beside the rule that it keeps",
      ])
  }
}
