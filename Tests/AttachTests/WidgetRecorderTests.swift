import Foundation
import Geometry
import Hierarchy
import TestSupport
import Testing

@testable import Attach

/// Looks at a made-up program, and what is recorded of them.
@Suite struct `A recording of updates` {
  /// A tree from an outline, two blanks a level: "role name", the path being the name's first word.
  private func tree(_ outline: String) -> AccessibleTree {
    var nodes: [Accessible] = []
    var open: [Int] = []
    for row in outline.split(separator: "\n") {
      let depth = row.prefix { $0 == " " }.count / 2
      let words = row.drop { $0 == " " }.split(separator: "|").map(String.init)
      var node = Accessible(reference: AccessibleReference(bus: ":1.1", path: "/\(words[0])"))
      node.role = words[1]
      node.name = words.count > 2 ? words[2] : ""
      node.states = [.visible, .showing]
      if words.count > 3, words[3] == "hidden" { node.states = [] }
      open = Array(open.prefix(depth))
      node.parent = open.last
      open.append(nodes.count)
      nodes.append(node)
    }
    return AccessibleTree(nodes: nodes)
  }

  /// The state as an outline of names.
  private func outline(_ recording: Recording) -> String {
    let state = recording.state(afterEvents: recording.events.count, at: .zero)
    var text = ""
    func visit(_ id: NodeID, _ depth: Int) {
      guard let view = state.views[id] else { return }
      text += String(repeating: "  ", count: depth) + view.name + "\n"
      for child in view.subviews { visit(child, depth + 1) }
    }
    for window in state.windows { visit(window.view, 0) }
    return text
  }

  private func lines(_ recording: Recording) -> [String] {
    recording.events.compactMap { event in
      if case .log(let line) = event.kind { recording.log[Int(line)] } else { nil }
    }
  }

  @Test func `records a move as a change`() {
    var recorder = WidgetRecorder(of: "demo")
    let rows = ["1|button|OK", "2|button|Cancel"]
    for (count, order) in [rows, rows.reversed(), rows.reversed()].enumerated() {
      let tree = tree((["0|application|demo"] + order.map { "  " + $0 }).joined(separator: "\n"))
      #expect(recorder.take(tree, at: .zero, isFirst: count == 0) == (count < 2))
    }
    #expect(outline(recorder.recording) == "demo\n  Cancel\n  OK\n")
    #expect(lines(recorder.recording) == ["demo: 3 accessibles"])
    #expect(recorder.recording.events.last?.kind == .settled)
  }

  @Test func `records added, removed, moved and changed accessibles`() {
    var recorder = WidgetRecorder(of: "demo")
    let first = """
      0|application|demo
        1|frame|Main
          2|panel|left
            3|button|OK
            4|button|Cancel
          5|panel|right
      """
    let news = [true, false].map { recorder.take(tree(first), at: .zero, isFirst: $0) }
    #expect(news == [true, false])
    let second = """
      0|application|demo
        1|frame|Main
          2|panel|left
            6|button|Help
            3|button|Apply
          5|panel|right
            4|button|Cancel||hidden
      """
    _ = recorder.take(tree(second), at: Instant(nanoseconds: 1_000_000_000), isFirst: false)
    #expect(
      lines(recorder.recording) == [
        "demo: 6 accessibles",
        "button “Help” is new in panel “left”",
        "button “OK” is now called “Apply”",
        "button “Cancel” is no longer showing, is no longer visible",
        "button “Cancel” moved to panel “right”",
      ])
    #expect(
      outline(recorder.recording)
        == "demo\n  Main\n    left\n      Help\n      OK\n    right\n      Cancel\n")
    let third = "0|application|demo\n  1|frame|Main\n"
    _ = recorder.take(tree(third), at: Instant(nanoseconds: 2_000_000_000), isFirst: false)
    #expect(
      lines(recorder.recording).suffix(2) == [
        "panel “right” is gone", "panel “left” is gone",
      ])
    #expect(outline(recorder.recording) == "demo\n  Main\n")
  }

  @Test(arguments: 0..<6 as Range<UInt64>) func `ends with the last tree after any changes`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var recorder = WidgetRecorder(of: "demo")
    for look in 0..<20 {
      let tree = randomTree(&random)
      _ = recorder.take(
        tree, at: Instant(nanoseconds: Int64(look) * 1_000_000), isFirst: look == 0)
      let recording = recorder.recording
      let state = recording.state(afterEvents: recording.events.count, at: .zero)
      let children = tree.children
      for (place, node) in tree.nodes.enumerated() {
        let id = recorder.view(of: node.reference)
        let wanted = children[place].map { recorder.view(of: tree.nodes[$0].reference) }
        #expect(id.flatMap { state.views[$0] }?.subviews.map(Optional.some) == wanted)
      }
      #expect(state.views.values.count == tree.nodes.count)
    }
  }

  /// Some of forty accessibles in a random tree.
  private func randomTree(_ random: inout SeededGenerator) -> AccessibleTree {
    var names = Array(1...40)
    names.shuffle(using: &random)
    var placed: [(path: Int, depth: Int, parent: Int?)] = [(0, 0, nil)]
    for name in names.prefix(Int.random(in: 1...40, using: &random)) {
      let parent = Int.random(in: 0..<placed.count, using: &random)
      placed.append((name, placed[parent].depth + 1, parent))
    }
    var order: [Int] = []
    var stack = [0]
    while let next = stack.popLast() {
      order.append(next)
      stack += placed.indices.filter { placed[$0].parent == next }.reversed()
    }
    var places: [Int: Int] = [:]
    for (place, index) in order.enumerated() { places[index] = place }
    return AccessibleTree(
      nodes: order.map { index in
        var node = Accessible(
          reference: AccessibleReference(bus: ":1.1", path: "/\(placed[index].path)"))
        node.role = "panel"
        node.parent = placed[index].parent.flatMap { places[$0] }
        return node
      })
  }
}
