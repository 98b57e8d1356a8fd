import Figures
import Geometry
import Hierarchy
@testable import Session
import TestSupport
import Testing

@Suite struct `The inspection of a node` {
  /// The whole inspection of a node at the session's position.
  private func inspect(_ name: String, in session: Session) throws -> Inspection {
    var session = session
    let latest = session.recording.latest
    let node = try #require(
      latest.controllers.values.first { $0.name == name }?.id
        ?? latest.views.values.first { $0.name == name }?.id)
    session.opened.select(node)
    return session.opened.inspection(of: try #require(session.selectionHistory))
  }

  /// A value by the name of its row.
  private func value(_ name: String, _ inspection: Inspection) -> String? {
    inspection.sections.flatMap(\.rows).first { $0.name == name }?.value
  }

  @Test func `of a controller shows every field of the model`() throws {
    var session = session("misuse-d05")
    session.opened.goToEnd()
    #expect(
      try inspect("child", in: session).text == """
        child
        ViewController

        Issues
          D05 Lint: root added child but never called child.didMove(toParent: root)
            in line 12
            child never receives the end of the move, and isMovingToParent stays true for its \
        next appearance too.
            Call child.didMove(toParent: root) when the view is in place, or in the completion \
        of its animation.
              root.addChild(child)
              root.view.addSubview(child.view)
              child.didMove(toParent: root)

        Controller
          name: child
          class: ViewController
          phase: ● appeared

        Relations
          parent: root
          children: None
          presented by: None
          presents: None

        Transition State
          isMovingToParent: no (changed)
          isMovingFromParent: no
          isBeingPresented: no
          isBeingDismissed: no
          willMove sent: to a parent
          didMove pending: yes, toParent: root
          animated: no
          viewIsAppearing sent: yes
          explicit transition: None

        Environment
          traits: compact × regular, light
          overridden by parent: no
          own overrides: None
          preferredContentSize: None
          modalPresentationStyle: automatic
          definesPresentationContext: no

        View
          view: child.view
          in a window: yes
          frame: 0, 0, 390 × 844
          bounds: 0, 0, 390 × 844
          center: 195, 422
          in window coordinates: 0, 0, 390 × 844

        Retained By
          parent: root
          script: child

        Events so far
          0 ms  child willMove(toParent: root)
          0 ms  child loadView
          0 ms  child viewDidLoad
          0 ms  child viewWillAppear(false)
          0 ms  child viewIsAppearing(false)
          0 ms  child viewWillLayoutSubviews
          0 ms  child viewDidLayoutSubviews
          0 ms  child viewDidAppear(false)

        """)
  }

  @Test func `of a view shows its appearance and its owners`() throws {
    let inspection = try inspect("topContainer", in: session("tunnel"))
    let rows = inspection.sections.map { section in
      "\(section.title) | " + section.rows.map(\.text).joined(separator: " | ")
    }
    #expect(
      rows.joined(separator: "\n") == """
        View | name: topContainer | class: View
        Geometry | in a window: yes | frame: 0, 0, 320 × 193.2 | bounds: 0, 0, 320 × 193.2 | \
        center: 160, 96.6 | in window coordinates: 0, 0, 320 × 193.2
        Appearance | alpha: 1 | hidden: no | clips to bounds: no | corner radius: 0 | \
        background: None | shadow: 4 points, 0.5 | content: None
        Relations | superview: tunnel.view | subviews: startMap.view
        """)
  }

  @Test func `of an animated view shows its current and its final frame`() throws {
    var session = session("dismiss")
    let began = try #require(
      session.recording.changes.lazy.compactMap { change -> AnimationState? in
        guard case .animationBegan(let animation) = change else { return nil }
        return animation
      }.first)
    let middle = began.begin.advanced(by: began.duration / 2)
    session.opened.seek(
      to: .init(instant: middle, eventCount: session.recording.eventCount(through: middle)))
    let view = try inspect("modal.view", in: session)
    #expect(view.isMoving)
    #expect(
      ["frame", "frame at rest", "in window coordinates", "animating"].map { value($0, view) } == [
        "0, 422, 390 × 844", "0, 844, 390 × 844", "0, 422, 390 × 844",
        "center, 0.4 s, easeInOut",
      ])
  }

  @Test func `marks the changes of the last step`() throws {
    var session = session("misuse-d05")
    session.opened.goToEnd()
    session.opened.stepBack()
    let inspection = try inspect("child", in: session)
    #expect(
      inspection.sections.flatMap(\.rows).filter(\.hasChanged).map(\.text) == [
        "phase: ● appeared (changed)"
      ])
  }

  @Test func `says that a node does not exist yet, or no longer exists`() throws {
    var session = session("misuse-d05")
    session.opened.goToStart()
    #expect(try inspect("child", in: session).summary == "ViewController, not created yet")
  }

  @Test func `leads from a diagnostic to its event, its node and its line`() throws {
    var session = session("misuse-d05")
    session.opened.goToStart()
    session.opened.select(
      session.recording.latest.controllers.values.first { $0.name == "root" }?.id)
    let root = try inspect("root", in: session)
    session.opened.show(try #require(root.findings.first))
    #expect(session.selection.map(session.state.name(of:)) == "child")
    #expect(session.currentLine?.hasPrefix("0 ? D05 child") == true)
    #expect(session.executedLine == 15)
  }
}
