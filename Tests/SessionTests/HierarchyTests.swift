import Figures
import Hierarchy
import Scenarios
import Testing

@testable import Session

/// The trees as they are drawn: a card a line, indented, with what is folded away behind a plus.
private func drawn(_ session: Session) -> String {
  let scene = session.treeScene
  return [scene.controllers, scene.views].flatMap { tree in
    ShownTree(tree, scene.look).nodes.map { node in
      let name =
        node.chainCount > 0 ? "(\(node.chainCount) more)" : scene.name(of: node.key)
      let folded = node.hiddenCount > 0 ? " +\(node.hiddenCount)" : ""
      return String(repeating: " ", count: node.level - 1) + name + folded
    }
  }.joined(separator: "\n")
}

private func card(
  _ name: String, _ kind: Card.Kind = .controller, in session: Session
) throws -> Card.Key {
  let scene = session.treeScene
  return try #require(
    (scene.controllers.keys + scene.views.keys).first {
      $0.kind == kind && scene.name(of: $0) == name
    })
}

/// A window with a root that contains so many boxes with so many leaves.
private func boxes(_ count: Int, leaves: Int) -> Session {
  Session(
    worlds: worlds,
    opening: Scenario(
      script: """
        import Containers

        let root = ViewController("root")
        window.rootViewController = root
        for group in 1...\(count) {
            let box = View("box\\(group)")
            root.view.addSubview(box)
            for leaf in 1...\(leaves) {
                box.addSubview(View("leaf\\(group)_\\(leaf)"))
            }
        }
        simulation.turn()
        """, named: "boxes"))
}

@Suite struct `Folding` {
  @Test func `hides the descendants of a card and counts them`() throws {
    var session = session()
    session.opened.toggleFold(try card("tunnel", in: session))
    session.opened.toggleFold(try card("topContainer", .view, in: session))
    #expect(
      drawn(session) == """
        window
         tunnel +2
        startGeo
        targetGeo
        window
         tunnel.view
          topContainer +1
          bottomContainer
           targetMap.view
          infoButton
        """)
    session.opened.toggleFold(try card("tunnel", in: session))
    #expect(drawn(session).contains("tunnel\n  startMap\n  targetMap"))
  }

  @Test func `by Left folds, then goes up; by Right unfolds, then goes down`()
    throws
  {
    var session = session()
    let tunnel = try card("tunnel", in: session)
    #expect(session.opened.foldOrAscend(from: tunnel) == tunnel)
    #expect(drawn(session).contains("tunnel +2"))
    #expect(try session.opened.foldOrAscend(from: tunnel) == card("window", .window, in: session))
    #expect(session.opened.unfoldOrDescend(from: tunnel) == tunnel)
    #expect(!drawn(session).contains("+"))
    #expect(try session.opened.unfoldOrDescend(from: tunnel) == card("startMap", in: session))
  }

  @Test func `of all descendants is undone by one key`() throws {
    var session = session()
    let window = try card("window", .view, in: session)
    let whole = drawn(session)
    for name in ["topContainer", "tunnel.view", "window"] {
      session.opened.setFolded(try card(name, .view, in: session), true)
    }
    #expect(drawn(session) != whole)
    session.opened.unfoldAll(below: window)
    #expect(drawn(session) == whole)
  }

  @Test func `of chains replaces only children by one chip`() throws {
    var session = boxes(1, leaves: 1)
    session.preferences.trees.foldsChains = true
    #expect(
      drawn(session) == """
        window
         root
        window
         (2 more)
          leaf1_1
        """)
    let chip = Card.Key(kind: .chain, node: try card("root.view", .view, in: session).node)
    #expect(
      try session.opened.unfoldOrDescend(from: chip) == card("root.view", .view, in: session))
    #expect(drawn(session).hasSuffix("window\n root.view\n  box1\n   leaf1_1"))
  }

  @Test func `is the default for many views without a controller`() {
    #expect(!drawn(boxes(5, leaves: 9)).contains("+"))
    #expect(drawn(boxes(6, leaves: 10)).contains("  box1 +10\n  box2 +10"))
  }

  @Test func `is the default for windows that are not key`() {
    var recording = Recording()
    for (number, name) in [(Int32(1), "main"), (2, "alarm"), (3, "notes")] {
      recording.append(.viewMade(NodeID(number), name: name, className: "Window"))
      recording.append(.rootViewController(window: NodeID(number), nil))
    }
    recording.append(.keyWindow(NodeID(2)))
    let state = recording.latest
    let folded = DefaultFolds.folded(in: state, .controllers(of: state), .views(of: state))
    #expect(
      Set(folded.map { "\($0.kind) \(state.name(of: $0.node))" })
        == ["window main", "view main", "window notes", "view notes"])
  }
}

@Suite struct `Selecting a node` {
  @Test func `unfolds only the ancestors of the node and of its view`() throws {
    var session = session()
    for name in ["topContainer", "bottomContainer"] {
      session.opened.setFolded(try card(name, .view, in: session), true)
    }
    session.opened.select(try card("startMap", in: session).node)
    #expect(drawn(session).contains("topContainer\n   startMap.view\n  bottomContainer +1"))
  }

  @Test func `leaves a folded card folded`() throws {
    var session = session()
    let tunnel = try card("tunnel", in: session)
    session.opened.setFolded(tunnel, true)
    session.opened.select(tunnel.node)
    #expect(drawn(session).contains("tunnel +2"))
  }

  @Test func `survives a rerun that numbers nodes differently`() throws {
    var session = session("add")
    let child = try #require(
      session.recording.latest.controllers.values.first { $0.name == "child" })
    session.opened.goToEnd()
    session.opened.select(child.id)
    session.opened.setFolded(try card("root", in: session), true)
    session.editScript(
      session.document?.text.replacing(
        "let root =", with: "let first = ViewController(\"first\")\nlet root =") ?? "")
    session.adopt(try #require(session.pendingRun).execute())
    session.opened.goToEnd()
    let chosen = try #require(session.selection)
    #expect(chosen != child.id)
    #expect(session.state.name(of: chosen) == "child")
    #expect(drawn(session).contains(" root +1"))
  }
}

@Suite struct `Isolating` {
  @Test func `shows a card with its descendants and their part of the other tree`() throws {
    var session = session()
    session.opened.isolate(try card("startMap", in: session))
    #expect(drawn(session) == "startMap\nstartMap.view")
    session.opened.isolate(try card("bottomContainer", .view, in: session))
    #expect(drawn(session) == "targetMap\nbottomContainer\n targetMap.view")
    let path = session.treeScene.path(to: session.browsing.isolated)
    #expect(
      path.map(session.treeScene.name(of:)) == ["window", "tunnel.view", "bottomContainer"])
  }

  @Test func `restores folds at its end and keeps the selection visible`() throws {
    var session = session()
    let top = try card("topContainer", .view, in: session)
    session.opened.setFolded(top, true)
    session.opened.setFolded(try card("bottomContainer", .view, in: session), true)
    session.opened.isolate(top)
    session.opened.select(try card("startMap", in: session).node)
    session.opened.leaveIsolation()
    #expect(try session.selection == card("startMap", in: session).node)
    #expect(drawn(session).contains("topContainer\n   startMap.view\n  bottomContainer +1"))
  }

  @Test func `ends when another node is selected elsewhere`() throws {
    var session = session()
    session.opened.isolate(try card("startMap", in: session))
    session.opened.select(try card("targetMap", in: session).node)
    #expect(session.browsing.isolated == nil)
  }
}
