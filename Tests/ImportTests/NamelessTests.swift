import Hierarchy
import Testing

@testable import Import

/// Nodes of which no address is printed.
@Suite struct `A node without an address` {
  @Test func `is a separate node, next to others on its line`() throws {
    let text = #"{"name":"a","children":[{"name":"b"},{"name":"c"}]}"#
    let dump = try Importer.read(text)
    #expect(dump.marks == ["line 1", "line 1.2", "line 1.3"])
    #expect(dump.json.text.contains(#"{"id":"line 1.3","line":1,"#))
    let views = dump.recording.latest.views.values
    let root = try #require(views.first?.id)
    #expect(views.map(\.superview) == [nil, root, root])
  }
}
