import Figures
import Hierarchy
import Scenarios
import TestSupport
import Testing

@testable import Session

/// The results of a search in a session, and their text.
private func found(_ session: Session) -> String {
  let scene = session.treeScene
  let names = scene.matches?.hits?.map(scene.name(of:)).joined(separator: " ") ?? "-"
  return "\(names): \(scene.matches?.status(at: session.browsing.search?.hit) ?? "")"
}

private func searching(_ text: String, regex: Bool = false) -> Session {
  var session = session()
  session.opened.beginSearch()
  session.opened.setRegex(regex)
  session.opened.search(for: text)
  return session
}

@Suite struct `A search in the trees` {
  @Test(arguments: [
    ("", "-: "), ("startmap", "startMap startMap.view: 1 of 2 found"),
    ("Geo loaded", "startGeo targetGeo: 1 of 2 found"),
    ("appeared mapcontroller", "startMap targetMap: 1 of 2 found"),
    ("key", "window: 1 of 1 found"), ("nobody", ": No results"),
  ])
  func `finds names, classes and words of states`(text: String, result: String) {
    #expect(found(searching(text)) == result)
  }

  @Test(arguments: [
    ("^start", "startMap startGeo startMap.view: 1 of 3 found"),
    ("Geo$", "startGeo targetGeo: 1 of 2 found"),
    (
      "(",
      ": “(” isn't a valid regular expression. "
        + "Close its brackets, or escape special characters with \\."
    ),
  ])
  func `accepts a regular expression`(text: String, result: String) {
    #expect(found(searching(text, regex: true)) == result)
  }

  @Test func `selects the current hit, then the next, and wraps around`() {
    var session = searching("map")
    var visited: [String] = []
    for step in [1, 1, 1, 1, 1, -1] {
      session.opened.goToHit(step)
      visited.append(session.selection.map(session.state.name(of:)) ?? "-")
    }
    #expect(
      visited == [
        "startMap", "targetMap", "startMap.view", "targetMap.view", "startMap", "targetMap.view",
      ])
  }

  @Test func `unfolds hits, and restores folds except around the selection`()
    throws
  {
    var session = session()
    for name in ["topContainer", "bottomContainer"] {
      let key = Card.Key(kind: .view, node: try id(name, in: session))
      session.opened.setFolded(key, true)
    }
    func folded() -> [String] {
      session.treeScene.look.folded.map { session.state.name(of: $0.node) }.sorted()
    }
    session.opened.beginSearch()
    session.opened.search(for: "map")
    #expect(folded() == [])
    session.opened.goToHit(1)
    session.opened.endSearch()
    #expect(folded() == ["bottomContainer"])
  }

  @Test func `hides other nodes only if there are many or on request`() {
    var session = searching("startMap")
    #expect(session.treeScene.look.kept == nil)
    session.opened.setHides(true)
    let kept = session.treeScene.look.kept?.map { session.state.name(of: $0.node) } ?? []
    #expect(
      kept.sorted() == [
        "startMap", "startMap.view", "topContainer", "tunnel", "tunnel.view", "window", "window",
      ])
  }

  @Test func `goes through 5,000 nodes in one pass`() {
    var session = Session(
      worlds: worlds,
      opening: Scenario(
        script: """
          import Containers

          let root = ViewController("root")
          window.rootViewController = root
          for group in 1...50 {
              let box = View("box\\(group)")
              root.view.addSubview(box)
              for leaf in 1...97 { box.addSubview(View("leaf\\(group)_\\(leaf)")) }
          }
          simulation.turn()
          """, named: "big"))
    let clock = ContinuousClock()
    var scene = session.treeScene
    #expect(scene.views.keys.count == 4902)
    #expect(ShownTree(scene.views, scene.look).nodes.count == 52, "crowds are folded")
    session.opened.beginSearch()
    let time = clock.measure { session.opened.search(for: "leaf12_3") }
    #expect(time < Patience.seconds(2), "also unoptimized, on a busy machine")
    scene = session.treeScene
    #expect(scene.matches?.hides == true)
    #expect(
      ShownTree(scene.views, scene.look).nodes.map { scene.name(of: $0.key) }.joined(
        separator: " ")
        == "window root.view box12 leaf12_3 "
        + (30...39).map { "leaf12_\($0)" }.joined(separator: " "))
  }
}

@Suite struct `A step` {
  @Test func `marks its changes to nodes until the next one`() {
    var session = session("add")
    session.opened.goToStart()
    func marks() -> [String] {
      session.stepChanges.map { "\(session.recording.name(of: $0)) \($1.word)" }.sorted()
    }
    #expect(marks() == [])
    var steps: [[String]] = []
    for _ in 0..<10 {
      session.opened.stepForward()
      steps.append(marks())
    }
    #expect(steps.contains(["child changed"]) || steps.contains(["child moved"]))
    #expect(steps.contains { $0.contains("child moved") || $0.contains("child new") })
    session.opened.select(nil)
    #expect(marks() == steps.last, "choosing is no step")
    let last = marks()
    session.opened.stepBack()
    #expect(Set(marks()).isSubset(of: last), "going back takes back the same")
  }
}
