import Testing

/// The user guide in the window is the documentation.
@Suite struct `The guide` {
  /// Pages for contributors.
  private let forContributors: Set = [
    "Architecture", "Field", "Performance", "Reliability", "Rules", "Tour",
  ]

  private var named: [String] {
    let list =
      SourceTree.text("Sources/App/Guide/Guide.swift")
      .firstMatch(of: /static let names = \[([^\]]*)\]/)?.1 ?? ""
    return list.matches(of: /"(\w+)"/).map { String($0.1) }
  }

  @Test func `lists every page for users, and each exists`() {
    let pages = SourceTree.names(in: "Documentation").filter { $0.hasSuffix(".md") }
      .map { String($0.dropLast(3)) }
    #expect(named.count > 10, "Guide.names cannot be read; keep it a list of literals")
    #expect(
      Set(named).symmetricDifference(Set(pages).subtracting(forContributors)).sorted() == [],
      "Guide.names and Documentation differ in these; add them to one, or to forContributors here")
  }

  @Test func `has every page in Japanese`() {
    let pages = SourceTree.names(in: "Documentation/ja").map { String($0.dropLast(3)) }
    #expect(
      Set(named).symmetricDifference(pages).sorted() == [],
      "Guide.names and Documentation/ja differ in these; translate them")
  }

  @Test func `has pages that begin with their titles`() {
    for name in named {
      #expect(
        SourceTree.text("Documentation/\(name).md").hasPrefix("# "),
        "Documentation/\(name).md does not begin with a title; the guide's list shows that")
    }
  }
}
