import Hierarchy
import Scenarios
@testable import Session
import Testing

@Suite struct `Comparing with the start` {
  @Test func `counts actions at 0 ms as changes`() throws {
    var session = Session(worlds: WorldStore(file: nil), opening: "vertical")
    let system = try #require(SystemInfo.all.first { $0.slug == "vertical" })
    session.open(system)
    session.preferences.playback.reducesMotion = true
    #expect(HierarchyDifference(sinceStartOf: session.opened).text.contains("no differences"))
    session.perform(action: "push")
    session.opened.goToEnd()
    let text = HierarchyDifference(sinceStartOf: session.opened).text
    #expect(text.split(separator: "\n").last == "4 added, 0 removed, 1 moved, 2 changed")
  }
}
