import Figures
import Hierarchy
import Testing

@testable import Session

/// The flow of a photo, two steps into a post.
private func flow() -> Session {
  var session = session("seed-coordinators")
  session.goToStart()
  func isThere() -> Bool {
    session.state.coordinators.values.contains { $0.name == "filterCoordinator" && !$0.isDone }
  }
  while !isThere(), session.player.eventCount < session.recording.events.count {
    session.stepForward()
  }
  return session
}

private func name(_ key: Card.Key?, in session: Session) -> String? {
  key.map { session.treeScene.name(of: $0) }
}

@Suite struct `Cards of coordinators` {
  @Test func `are found by their words, and chosen like others`() {
    var session = flow()
    session.beginSearch()
    session.search(for: "post alive")
    let found = session.treeScene.matches?.hits ?? []
    #expect(found.map(session.treeScene.name) == ["newPostCoordinator"])
    session.goToHit(1)
    #expect(session.selection.map(session.state.name(of:)) == "newPostCoordinator")
    #expect(session.browsing.search?.hit?.kind == .coordinator)
    session.setTrees(.views)
    #expect(session.treeScene.matches?.hits == [])
  }

  @Test func `fold, unfold when what they hide is chosen, and are walked with the arrows`() throws {
    var session = flow()
    let post = try #require(
      session.treeScene.coordinators.keys.first { name($0, in: session) == "newPostCoordinator" })
    #expect(name(session.unfoldOrDescend(from: post), in: session) == "pickerCoordinator")
    #expect(session.foldOrAscend(from: post) == post)
    #expect(session.treeScene.look.folded.contains(post))
    #expect(name(session.foldOrAscend(from: post), in: session) == "appCoordinator")
    session.select(session.state.coordinators.values.first { $0.name == "filterCoordinator" }?.id)
    #expect(!session.treeScene.look.folded.contains(post))
  }

  @Test func `alone are seen with the controllers they show`() throws {
    var session = flow()
    let picker = try #require(
      session.treeScene.coordinators.keys.first { name($0, in: session) == "pickerCoordinator" })
    session.isolate(picker)
    let kept = try #require(session.treeScene.look.kept)
    let names = Set(kept.filter { $0.kind != .view }.map { session.treeScene.name(of: $0) })
    #expect(names == ["picker", "pickerCoordinator"])
    #expect(kept.contains { $0.kind == .view })
  }
}
