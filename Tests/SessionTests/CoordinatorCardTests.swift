import Figures
import Hierarchy
import Testing

@testable import Session

/// The photo demo, two steps into a post.
private func flow() -> Session {
  var session = session("seed-coordinators")
  session.opened.goToStart()
  func isFiltering() -> Bool {
    session.state.coordinators.values.contains { $0.name == "filterCoordinator" && !$0.isDone }
  }
  while !isFiltering(), session.player.eventCount < session.recording.events.count {
    session.opened.stepForward()
  }
  return session
}

private func name(_ key: Card.Key?, in session: Session) -> String? {
  key.map { session.treeScene.name(of: $0) }
}

@Suite struct `Cards of coordinators` {
  @Test func `are searchable and can be selected`() {
    var session = flow()
    session.opened.beginSearch()
    session.opened.search(for: "post alive")
    let hits = session.treeScene.matches?.hits ?? []
    #expect(hits.map(session.treeScene.name) == ["newPostCoordinator"])
    session.opened.goToHit(1)
    #expect(session.selection.map(session.state.name(of:)) == "newPostCoordinator")
    #expect(session.browsing.search?.hit?.kind == .coordinator)
    session.preferences.trees.trees = .views
    #expect(session.treeScene.matches?.hits == [])
  }

  @Test func `fold, unfold to reveal a selection, and follow the arrow keys`() throws {
    var session = flow()
    let post = try #require(
      session.treeScene.coordinators.keys.first { name($0, in: session) == "newPostCoordinator" })
    #expect(name(session.opened.unfoldOrDescend(from: post), in: session) == "pickerCoordinator")
    #expect(session.opened.foldOrAscend(from: post) == post)
    #expect(session.treeScene.look.folded.contains(post))
    #expect(name(session.opened.foldOrAscend(from: post), in: session) == "appCoordinator")
    session.opened.select(
      session.state.coordinators.values.first { $0.name == "filterCoordinator" }?.id)
    #expect(!session.treeScene.look.folded.contains(post))
  }

  @Test func `are isolated together with the controllers they show`() throws {
    var session = flow()
    let picker = try #require(
      session.treeScene.coordinators.keys.first { name($0, in: session) == "pickerCoordinator" })
    session.opened.isolate(picker)
    let kept = try #require(session.treeScene.look.kept)
    let names = Set(kept.filter { $0.kind != .view }.map { session.treeScene.name(of: $0) })
    #expect(names == ["picker", "pickerCoordinator"])
    #expect(kept.contains { $0.kind == .view })
  }
}
