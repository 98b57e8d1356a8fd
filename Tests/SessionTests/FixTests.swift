import Hierarchy
import Scenarios
@testable import Session
import TestSupport
import Testing

@Suite struct `A fix` {
  /// All diagnostics of the run, of any controller.
  private func findings(in session: Session) -> [Inspection.Finding] {
    var session = session
    var found: [Int: Inspection.Finding] = [:]
    for diagnostic in session.recording.diagnostics {
      for node in diagnostic.participants {
        session.opened.select(node)
        guard let history = session.selectionHistory else { continue }
        for finding in session.opened.inspection(of: history).findings {
          found[finding.event] = finding
        }
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  @Test func `is offered for these misuses, and fixes each of them`() {
    var report: [String] = []
    for scenario in Scenario.all where scenario.slug.hasPrefix("misuse-") {
      let broken = session(scenario.slug)
      for finding in findings(in: broken) {
        guard let fix = finding.fix else { continue }
        var fixed = broken
        fixed.apply(fix)
        fixed.runDue()
        let left = fixed.recording.diagnostics.map(\.id).joined(separator: " ")
        let outcome = fixed.scriptMistakes.first?.message ?? (left.isEmpty ? "fixed" : left)
        report.append("\(scenario.slug) \(finding.id): \(fix.title): \(outcome)")
      }
    }
    #expect(
      report.joined(separator: "\n") == """
        misuse-d01 D01: Add root.addChild(orphan), orphan.didMove(toParent: root): fixed
        misuse-d05 D05: Add child.didMove(toParent: root): fixed
        misuse-d06 D06: Add child.willMove(toParent: nil): fixed
        misuse-d07 D07: Remove child.willMove(toParent: root): fixed
        misuse-d08 D08: Remove child.viewWillAppear(false): fixed
        misuse-d11 D11: Add child.view.removeFromSuperview(): fixed
        misuse-d12 D12: Move child.didMove(toParent: root) below \
        root.view.addSubview(child.view): fixed
        misuse-h1 H1: Change to owner.view.addSubview(child.view): fixed
        misuse-h2 H2: Add child.view.removeFromSuperview(), stranger.view.addSubview(child.view), \
        child.didMove(toParent: stranger): fixed
        misuse-p6 D01: Add root.addChild(detached), detached.didMove(toParent: root): fixed
        misuse-u1 U1: Remove child.endAppearanceTransition(): fixed
        misuse-u2 U2: Remove child.viewWillAppear(false): fixed
        misuse-u2 D08: Remove child.viewWillAppear(false): fixed
        """)
  }

  @Test func `is undone without moving the playhead`() throws {
    var session = session("misuse-d05")
    session.opened.goToEnd()
    let text = try #require(session.document?.text)
    session.opened.select(session.recording.diagnostics.first?.subject)
    let subject = session.selection
    session.apply(try #require(findings(in: session).first?.fix))
    session.runDue()
    #expect(session.recording.diagnostics == [])
    #expect(session.selection == subject)
    #expect(session.canUndo)
    session.undo()
    session.runDue()
    #expect(session.document?.text == text)
    #expect(session.recording.diagnostics.map(\.id) == ["D05"])
    session.redo()
    session.runDue()
    #expect(session.recording.diagnostics == [])
  }
}
