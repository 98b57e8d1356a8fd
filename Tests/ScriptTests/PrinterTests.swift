import Testing

@testable import Script

@Suite struct `A printed tree` {
  @Test(
    arguments: Cases.names.filter { (try? ParsedScript(Cases.source($0)).errors.isEmpty) == true })
  func `parses to the same tree`(name: String) throws {
    let tree = ParsedScript(try Cases.source(name)).tree
    let printed = SourcePrinter.source(of: tree)
    let again = ParsedScript(printed)
    #expect(again.errors.map(\.message) == [])
    #expect(TreeText.of(again.tree) == TreeText.of(tree))
  }
}
