import Testing

/// Every line of the seeds' catalogue has a proof, or is said to have none yet.
@Suite struct `The seeds` {
  @Test func `are proved line by line, by tests and files that are there`() {
    let tests = SourceTree.swiftFiles(below: "Tests").flatMap { NamedTest.all(in: $0.text) }
    #expect(tests.count > 400, "the tests cannot be read; keep the form @Test func `name`")
    let page = SeedPage(SourceTree.text("Documentation/Seeds.md"))
    let names = Set(tests.map(\.name))
    for complaint in page.complaints(tests: names, exists: SourceTree.exists) {
      Issue.record("Documentation/Seeds.md: \(complaint)")
    }
  }

  @Test func `have the number of lines that their catalogue has`() {
    #expect(SeedPage.catalogue.count == 275)
    #expect(SeedPage.catalogue.first == "S0-01" && SeedPage.catalogue.last == "S4-36")
  }

  @Test func `are missed when a row is wrong, doubled or absent`() {
    let page = SeedPage(
      """
      | line | proof |
      |---|---|
      | S0-01 | `a test` |
      | S0-02 | text only: a wording |
      | S0-02 | `no test` |
      | S0-03 | soon |
      | S0-04 | [a trace](../another.txt) |
      | S0-05 | [a file](../a file.txt) |
      | S9-01 | `a file.txt` |

      ## Open

      S0-06…S0-72, S1-01…S1-75, S2-01…S2-82, S3-01, S4-01…S4-36
      """)
    #expect(
      page.complaints(tests: ["a test"]) { $0 == "a file.txt" } == [
        "S0-02 has two rows; make it one",
        "S0-02 names `no test`, which is neither a test nor a file",
        "S0-03 names no test and no file, nor says `text only: why`",
        "S0-04 names `another.txt`, which is neither a test nor a file",
        "S9-01 is no line of the catalogue",
        "the section Open must say: S0-06…S0-72, S1-01…S1-75, S2-01…S2-82, S3-01…S3-10, "
          + "S4-01…S4-36",
      ])
  }
}
