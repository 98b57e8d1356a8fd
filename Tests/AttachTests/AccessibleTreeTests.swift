import Geometry
import Hierarchy
import Testing

@testable import Attach

/// Finding something in a tree by where it is, or by what has the focus.
@Suite struct `A tree of accessibles` {
  /// A node from the place of its parent, a role, a name, a box and states.
  private func node(
    _ parent: Int?, _ role: String, _ name: String, _ box: CGRect?,
    _ states: AccessibleStates = [.visible], path: String? = nil
  ) -> Accessible {
    var node = Accessible(
      reference: AccessibleReference(bus: ":1.1", path: path ?? "/\(role)/\(name)"))
    (node.parent, node.role, node.name) = (parent, role, name)
    (node.extents, node.states) = (box, states)
    return node
  }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `has frames only for known positions`() {
    let least = Int(Int32.min)
    let answers = [
      [4, -5, 60, 0], [least, least, 592, 563], [0, least, 1, 1], [0, 0, -1, 4], [1, 2, 3], [],
    ]
    #expect(
      answers.map(CGRect.init(accessibleExtents:)) == [box(4, -5, 60, 0), nil, nil, nil, nil, nil])
  }

  private var tree: AccessibleTree {
    AccessibleTree(nodes: [
      node(nil, "application", "demo", nil),
      node(0, "frame", "One", box(0, 0, 100, 80), [.visible]),
      node(1, "panel", "below", box(0, 0, 60, 80)),
      node(2, "button", "OK", box(10, 10, 30, 20), [.visible, .focused]),
      node(1, "filler", "", nil),
      node(4, "panel", "above", box(30, 0, 70, 40)),
      node(5, "button", "hidden", box(30, 0, 70, 40), []),
      node(0, "frame", "Two", box(0, 0, 50, 50), [.visible, .active]),
      node(7, "entry", "Words", box(0, 0, 50, 20), [.visible, .focused]),
      node(0, "frame", "gone", box(0, 0, 70, 70), []),
    ])
  }

  @Test func `matches its windows by title, then by size`() {
    #expect(tree.window(titled: "One", size: CGSize(width: 100, height: 80)) == 1)
    #expect(tree.window(titled: "Two", size: CGSize(width: 1, height: 1)) == 7)
    #expect(tree.window(titled: "renamed", size: CGSize(width: 50, height: 50)) == 7)
    #expect(tree.window(titled: "gone", size: CGSize(width: 70, height: 70)) == nil)
  }

  @Test(arguments: [
    (15, 15, "OK"), (5, 70, "below"), (35, 15, "above"), (90, 10, "above"), (90, 70, "One"),
  ]) func `finds the innermost accessible at a point`(x: Int, y: Int, name: String) {
    let place = tree.place(at: CGPoint(x: x, y: y), in: 1)
    #expect(tree.nodes[place].name == name)
  }

  @Test func `has the focus in the active window`() {
    #expect(tree.focused == 8)
    #expect(tree.trail(to: 8) == "frame “Two” ▸ entry “Words”")
  }

  /// A program that has one of each kind of finding but the depth.
  private var faulty: AccessibleTree {
    let firm: AccessibleStates = [.visible, .showing, .focusable]
    return AccessibleTree(nodes: [
      node(nil, "application", "demo", nil),
      node(0, "frame", "One", box(40, 30, 200, 100), [.visible, .showing]),
      node(1, "panel", "left", box(40, 30, 90, 100), [.visible, .showing]),
      node(2, "push button", "", box(50, 40, 30, 20), firm),
      node(2, "check box", "far", box(190, 40, 30, 20), firm),
      node(1, "panel", "right", box(140, 30, 90, 100), [.visible, .showing]),
      node(5, "link", "More", box(150, 40, 30, 20), firm),
      node(5, "link", "More", box(150, 70, 30, 20), firm, path: "/twin"),
      node(5, "entry", "gone", box(150, 90, 30, 20), [.focusable, .focused]),
    ])
  }

  @Test func `has the same issues in its recording as live`() {
    let lines = [
      "unnamed: push button has no accessible name; give it a label or set its accessible name",
      "outside: check box “far” is outside panel “left”; move it or hide it",
      "duplicate: link “More” has the same name as link “More” next to it; give them different names",
      "hidden-focus: entry “gone” has the focus and is hidden; move the focus before hiding it",
    ]
    #expect(faulty.checkup.map(\.line) == lines)
    var recorder = WidgetRecorder(of: "demo")
    _ = recorder.take(faulty, at: .zero, isFirst: true)
    let checkup = RecordedCheckup(of: recorder.recording.latest)
    #expect(checkup.text == lines.map { $0 + "\n" }.joined())
    #expect(
      checkup.counts.map { "\($0.kind) \($0.count)" } == [
        "unnamed 1", "outside 1", "hiddenFocus 1", "duplicate 1",
      ])
    let state = recorder.recording.latest
    #expect(
      checkup.rows.map { state.views[$0.view]?.name } == ["push button", "far", "More", "gone"])
    #expect(RecordedCheckup(of: HierarchyState()).rows.isEmpty)
  }
}
