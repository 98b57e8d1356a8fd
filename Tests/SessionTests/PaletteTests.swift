import Hierarchy
@testable import Session
import Testing

@Suite struct `The command palette` {
  private func titles(_ text: String, of session: Session = session()) -> [String] {
    PaletteSearch(PaletteEntry.all(for: session.opened, in: "en")).entries(for: text, limit: 4)
      .map { "\($0.kind.title): \($0.title)" }
  }

  @Test func `ranks prefixes before other matches`() {
    #expect(titles("card").first == "Container: Card Container")
    #expect(titles("container card") == titles("card container"))
  }

  @Test func `ranks exact names before prefixes`() {
    let search = PaletteSearch([
      PaletteEntry(.verb, id: "net", title: "Go Online"),
      PaletteEntry(.action, id: "find", title: "Find…"),
    ])
    for text in ["find", "Find...", "find…"] {
      #expect(search.entries(for: text, limit: 9).first?.id == "find")
    }
    #expect(search.entries(for: "go on", limit: 9).map(\.id) == ["net"])
  }

  @Test func `finds actions, nodes, demos, lessons and scripts`() {
    #expect(titles("radar").first == "Here: Tap Radar")
    #expect(titles("startmap").first == "Node: startMap")
    #expect(titles("vertical").first == "Container: Vertical Navigation")
    #expect(titles("lesson push").contains { $0.hasPrefix("Lesson: ") })
    #expect(titles("misuse-d05").first?.hasPrefix("Script: ") == true)
    #expect(titles("misuse-nobody") == [])
  }

  @Test func `matches initials and ignores accents and case`() {
    let search = PaletteSearch([
      PaletteEntry(.action, id: "a", title: "Ünder Way"),
      PaletteEntry(.action, id: "b", title: "Go"),
    ])
    #expect(search.entries(for: "under", limit: 9).map(\.id) == ["a"])
    #expect(search.entries(for: "udw", limit: 9).map(\.id) == ["a"])
    #expect(search.entries(for: "", limit: 1).map(\.id) == ["a"])
    #expect(search.entries(for: "xyz", limit: 9) == [])
  }

  @Test func `goes to an existing node`() throws {
    var session = session()
    let entry = try #require(
      PaletteEntry.all(for: session.opened, in: "en").first {
        $0.kind == .node && $0.title == "targetMap"
      })
    session.opened.selectNode(withPaletteID: entry.id)
    #expect(session.selection.map(session.recording.name(of:)) == "targetMap")
    session.opened.selectNode(withPaletteID: "99999")
    #expect(session.selection.map(session.recording.name(of:)) == "targetMap")
  }
}
