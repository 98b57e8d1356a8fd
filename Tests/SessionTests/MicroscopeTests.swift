import Figures
import Geometry
import Hierarchy
import Scenarios
@testable import Session
import Testing

/// A session in which the radar button of the tunnel was tapped.
private func flipped(_ version: String? = nil) -> Session {
  var session = session()
  session.preferences.playback.reducesMotion = true
  if let version { session.choose(variant: version) }
  session.perform(action: "radar")
  return session
}

/// What a session says of its transitions, one a line.
private func list(_ session: Session) -> String {
  session.transitions.map {
    "\($0.start.milliseconds)–\($0.end.milliseconds) \($0.title), \($0.pace), \($0.path)"
  }.joined(separator: "\n")
}

@Suite struct `The microscope` {
  @Test func `names every transition of a run`() {
    #expect(
      list(flipped()) == """
        0–200 startMap → startGeo, 200 ms, ease in, exchange
        200–400 targetMap → targetGeo, 200 ms, ease in, exchange
        """)
  }

  @Test func `names pushes, presentations and interactive transitions`() {
    var session = session()
    session.open(system: "navigation")
    session.preferences.playback.reducesMotion = true
    session.perform(action: "push")
    session.perform(action: "swipe-cancel")
    #expect(
      list(session) == """
        0–350 a → b, 350 ms, ease in-out, container
        350–690 b → a, 340 ms, interactive, finger
        550–690 b → a, 140 ms, ease in-out, container
        """)
  }

  @Test func `frames the current transition, or the next one`() throws {
    var session = flipped()
    session.opened.goToStart()
    session.opened.lookAtTransition()
    #expect(session.microscope?.transition.title == "startMap → startGeo")
    session.opened.lookAtTransition(by: 1)
    #expect(session.microscope?.transition.title == "targetMap → targetGeo")
    #expect(session.player.instant == Instant(milliseconds: 200) && session.fraction == 0)
    session.opened.lookAtTransition(by: 1)
    #expect(session.microscope?.transition.title == "targetMap → targetGeo")
    session.opened.leaveMicroscope()
    #expect(session.microscope == nil && session.fraction == nil)
  }

  @Test func `agrees with the state at every fraction`() throws {
    var session = flipped()
    session.opened.goToStart()
    session.opened.lookAtTransition()
    for percent in [0, 37, 50, 99] {
      session.opened.seek(toFraction: Double(percent) / 100)
      #expect(session.fraction?.percent == "\(percent) %")
      #expect(session.player.instant.milliseconds == percent * 2)
      let map = session.state.controllers.values.first { $0.name == "startMap" }
      #expect(map?.phase == .disappearing)
    }
    session.opened.seek(toFraction: 1)
    let map = session.state.controllers.values.first { $0.name == "startMap" }
    #expect(map?.phase == .disappeared)
  }

  @Test func `plays forward and backward between both ends`() {
    var session = flipped()
    session.preferences.playback.reducesMotion = false
    session.opened.goToStart()
    session.opened.lookAtTransition()
    session.preferences.playback.speed = 0.5
    session.opened.playTransition(backward: false)
    session.tick(0.1)
    #expect(session.player.instant.milliseconds == 50)
    session.opened.playTransition(backward: true)
    session.tick(0.04)
    #expect(session.player.instant.milliseconds == 30 && session.isMoving)
    session.tick(1)
    #expect(session.player.instant.milliseconds == 0 && !session.isMoving)
    session.opened.playTransition(backward: true)
    session.tick(0.2)
    #expect(session.player.instant.milliseconds == 100)
    session.opened.playTransition(backward: true)
    #expect(!session.isMoving)
    session.opened.togglePlaying()
    session.tick(5)
    #expect(session.player.instant.milliseconds == 200 && !session.isMoving)
  }

  @Test func `shows the values of two curves`() {
    var session = flipped()
    session.opened.goToStart()
    session.opened.lookAtTransition()
    session.opened.seek(toFraction: 0.37)
    session.opened.compare(with: .linear)
    #expect(session.paceWords == "37 % of the time: ease in 19 %, linear 37 %")
    #expect(session.ghost?.curve == .linear)
    #expect(session.ghost?.animations == session.microscope?.transition.animations)
    session.opened.compare(with: nil)
    #expect(session.paceWords == "37 % of the time: ease in 19 %" && session.ghost == nil)
  }
}

@Suite struct `Cancelling a transition` {
  /// What giving it up at 37 % sends, and what completing it does.
  private func cancelled(_ session: inout Session, at fraction: Double = 0.37) -> String {
    session.opened.seek(toFraction: fraction)
    session.cancelTransition()
    guard let cancellation = session.microscope?.cancellation else {
      return session.cancellingRefusal ?? "nothing came of it"
    }
    return (["completed"] + cancellation.completed + ["cancelled"] + cancellation.cancelled)
      .joined(separator: "\n")
  }

  @Test func `reverses the tunnel's flip and restores its parents`() throws {
    var session = flipped()
    session.opened.goToStart()
    session.opened.lookAtTransition()
    #expect(
      cancelled(&session) == """
        completed
        200 startGeo viewDidAppear(true)
        200 startMap viewDidDisappear(true)
        200 tunnel completion transition finished=true
        200 startGeo didMove(toParent: tunnel)
        200 startMap didMove(toParent: nil)
        200 targetGeo loadView
        200 targetGeo viewDidLoad
        200 targetGeo willMove(toParent: tunnel)
        200 targetMap willMove(toParent: nil)
        200 targetMap viewWillDisappear(true)
        200 targetGeo viewWillAppear(true)
        200 targetGeo viewIsAppearing(true)
        cancelled
        74 startGeo viewWillDisappear(true)
        74 startMap viewWillAppear(true)
        148 startGeo viewDidDisappear(true)
        148 startMap viewDidAppear(true)
        148 tunnel completion transition finished=false
        148 startGeo willMove(toParent: nil)
        148 startGeo didMove(toParent: nil)
        148 startMap didMove(toParent: tunnel)
        """)
    #expect(session.branchNames == ["Main", "Cancelled at 37 %"])
    #expect(session.isTurnedAround && session.cancellingRefusal != nil)
    #expect(session.recording.diagnostics.isEmpty)
    let whole = session.recording
    session.returnFromCancelling()
    #expect(session.shownBranch == 0 && session.fraction?.percent == "37 %")
    #expect(session.microscope?.cancellation != nil && !session.isTurnedAround)
    session.choose(branch: 1)
    #expect(session.recording == whole && session.isTurnedAround)
    session.undo()
    #expect(session.shownBranch == 0)
    // One is where one stood in either.
    #expect(session.fraction?.percent == "37 %")
    session.choose(branch: 1)
    session.opened.goToStart()
    session.opened.stepForward()
    let place = session.player.playhead
    session.returnFromCancelling()
    session.undo()
    #expect(session.shownBranch == 1 && session.player.playhead == place)
    session.redo()
    #expect(session.shownBranch == 0 && session.fraction?.percent == "37 %")
  }

  @Test func `compares curves on the way there, but not on the way back`() {
    var session = flipped()
    session.opened.goToStart()
    session.opened.lookAtTransition()
    session.opened.compare(with: .linear)
    _ = cancelled(&session)
    #expect(session.microscope?.transition.pace == "74 of 200 ms, ease in")
    func said(at fraction: Double) -> String {
      session.opened.seek(toFraction: fraction)
      let ids = session.ghost?.animations ?? []
      let isShown = session.state.animations.contains { ids.contains($0.id) }
      return [session.fractionWords ?? "", session.paceWords ?? "", isShown ? "ghost" : "none"]
        .joined(separator: "; ")
    }
    #expect(
      [0.0, 0.25, 0.75].map(said) == [
        "0 % of both ways; 0 % of the time: ease in 0 %, linear 0 %; ghost",
        "25 % of both ways; 18 % of the time: ease in 5 %, linear 18 %; ghost",
        "75 % of both ways; Turned around after 37 % of the time: ease in 19 %, linear 37 %; none",
      ])
  }

  @Test func `has its full duration in the original`() {
    var session = flipped()
    session.opened.goToStart()
    session.opened.lookAtTransition()
    _ = cancelled(&session)
    session.opened.playTransition(backward: true)
    session.tick(0.01)
    session.opened.playTransition(backward: false)
    session.tick(1)
    session.returnFromCancelling()
    #expect(session.microscope?.transition.pace == "200 ms, ease in")
    session.undo()
    #expect(session.microscope?.transition.pace == "74 of 200 ms, ease in")
    session.redo()
    #expect(session.microscope?.transition.pace == "200 ms, ease in")
    #expect(session.microscope?.end == session.microscope?.transition.end)
  }

  @Test func `is the same after undo and redo`() throws {
    var session = flipped()
    session.opened.goToStart()
    session.opened.lookAtTransition()
    _ = cancelled(&session)
    let lens = session.microscope
    session.undo()
    #expect(session.shownBranch == 0 && !session.isTurnedAround)
    session.redo()
    #expect(session.isTurnedAround && session.microscope?.cancellation == lens?.cancellation)
    session.undo()
    session.opened.leaveMicroscope()
    session.redo()
    for fraction in [0.2, 0.8] {
      session.opened.goToStart()
      session.opened.lookAtTransition()
      session.opened.seek(toFraction: fraction)
      session.opened.leaveMicroscope()
      session.opened.lookAtTransition()
      #expect(session.isTurnedAround && session.cancellingRefusal != nil)
      #expect(session.microscope?.end == lens?.end)
      #expect(session.fraction?.percent == fraction.percent)
    }
    session.returnFromCancelling()
    #expect(session.shownBranch == 0 && session.fraction?.percent == "37 %")
  }

  @Test func `reverses along the same path, without a jump`() throws {
    var session = session()
    session.open(system: "vertical")
    session.preferences.playback.reducesMotion = true
    session.perform(action: "push")
    session.opened.goToStart()
    session.opened.lookAtTransition()
    let to = try #require(session.microscope?.transition.to)
    func place(_ session: Session) -> CGRect? {
      session.state.controllers[to].flatMap(\.view).flatMap { session.state.presentation(of: $0) }
        .map(\.frame)
    }
    session.opened.seek(toFraction: 0.3)
    let earlier = try #require(place(session))
    session.opened.seek(toFraction: 0.37)
    let before = try #require(place(session))
    session.cancelTransition()
    session.opened.seek(toFraction: 0.5)
    let after = try #require(place(session))
    #expect(abs(after.midY - before.midY) < 1)
    session.opened.seek(toFraction: 0.44 / 0.74)
    #expect(abs(try #require(place(session)).midY - earlier.midY) < 1)
  }

  /// The phase and position of all controllers, one per line.
  private func places(_ session: Session) -> [String] {
    session.state.controllers.values.map { controller in
      let above = (controller.parent ?? controller.presenting).map(session.state.name(of:))
      return "\(controller.name) \(controller.phase) in \(above ?? "nobody")"
    }
  }

  @Test(arguments: [
    ["navigation", "push"], ["navigation", "push", "pop"], ["navigation", "push", "swipe-back"],
    ["pages", "next"], ["pages", "swipe"], ["vertical", "push"], ["vertical", "push", "pop"],
    ["sk-navigation", "push"], ["sk-navigation", "push", "pop"],
  ])
  func `leaves every view where it was`(story: [String]) throws {
    var session = session()
    session.open(system: story[0])
    session.preferences.playback.reducesMotion = true
    for action in story[1...].dropLast() { session.perform(action: action) }
    let before = places(session)
    session.perform(action: try #require(story.last))
    let began = try #require(session.transitions.last { $0.path != .views })
    session.opened.look(at: began)
    session.opened.seek(toFraction: 0.37)
    session.cancelTransition()
    try #require(session.microscope?.cancellation != nil)
    session.opened.leaveMicroscope()
    session.opened.goToEnd()
    let now = places(session)
    #expect(before.filter { !now.contains($0) } == [])
    #expect(session.recording.diagnostics == [])
    #expect(session.state.animations.isEmpty)
  }

  /// A script that presents a controller and dismisses it again.
  private func modalScript(_ style: String, _ lines: String...) -> Session {
    let script = """
      import Containers

      let root = ViewController("root")
      window.rootViewController = root
      let modal = ViewController("modal")
      modal.modalPresentationStyle = \(style)
      simulation.turn()
      \(lines.joined(separator: "\n"))
      """
    var session = Session(worlds: worlds, opening: Scenario(script: script, named: "own"))
    session.preferences.playback.reducesMotion = true
    return session
  }

  private static let end = "simulation.finishAnimations()"

  /// The visible controllers after the transition of this title was cancelled.
  private func shown(_ session: Session, afterCancelling title: String) throws -> [String] {
    var session = session
    session.opened.look(at: try #require(session.transitions.first { $0.title == title }))
    session.opened.seek(toFraction: 0.37)
    #expect(session.cancelTransition() == nil)
    session.opened.leaveMicroscope()
    session.opened.goToEnd()
    #expect(session.recording.diagnostics == [])
    return places(session)
  }

  @Test func `reverses a presentation`() throws {
    for style in [".fullScreen", ".pageSheet"] {
      let session = modalScript(style, "root.present(modal, animated: true)", Self.end)
      #expect(
        try shown(session, afterCancelling: "root → modal") == [
          "root appeared in nobody", "modal disappeared in nobody",
        ])
    }
  }

  @Test func `reverses a dismissal`() throws {
    for (style, phase) in [(".fullScreen", "disappeared"), (".pageSheet", "appeared")] {
      let session = modalScript(
        style, "root.present(modal, animated: false)", "simulation.advance(by: 0.1)",
        "root.dismiss(animated: true)", Self.end)
      #expect(
        try shown(session, afterCancelling: "modal → root") == [
          "root \(phase) in nobody", "modal appeared in root",
        ])
    }
  }

  @Test func `changes nothing where a script finishes all animations`() throws {
    var session = modalScript(
      ".fullScreen", "root.present(modal, animated: true)", Self.end,
      "root.dismiss(animated: true)", Self.end)
    let whole = session.recording
    session.opened.look(at: try #require(session.transitions.last))
    session.opened.seek(toFraction: 0.37)
    #expect(session.cancelTransition()?.contains("finishAnimations()") == true)
    #expect(session.recording == whole && session.branchNames == [] && !session.canUndo)
  }

  @Test func `shows a container that does not check for cancellation`() {
    var session = flipped("original")
    session.opened.goToStart()
    session.opened.lookAtTransition()
    _ = cancelled(&session)
    session.opened.goToEnd()
    let map = session.state.controllers.values.first { $0.name == "startMap" }
    #expect(map?.parent == nil)
  }

  @Test func `gives a reason if it is impossible`() {
    var session = flipped()
    #expect(session.cancellingRefusal == "Choose a transition first.")
    session.opened.goToStart()
    session.opened.lookAtTransition()
    session.opened.seek(toFraction: 1)
    #expect(session.cancellingRefusal == "It has ended here. Go to a time before its end.")
    session.opened.seek(toFraction: 0)
    #expect(session.cancellingRefusal == nil)
    let start = session.player.instant
    while session.cancellingRefusal == nil { session.opened.stepBack() }
    #expect(session.player.instant == start)
    #expect(
      session.cancellingRefusal == "It has not begun here. Go to a time after its start.")
    let recording = session.recording
    session.open(recording, named: "flip.terrarium")
    session.opened.goToStart()
    session.opened.lookAtTransition()
    #expect(
      session.cancellingRefusal == "A recording takes no input.")
  }
}
