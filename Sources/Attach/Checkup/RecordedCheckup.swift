internal import Foundation
internal import Geometry
package import Hierarchy

/// The check-up of a program as it was at a moment of its recording, whether it still runs or not.
package struct RecordedCheckup: Hashable, Sendable {
  /// One finding, and the view that stands for the widget.
  package struct Row: Hashable, Sendable {
    package let view: NodeID
    package let finding: CheckupFinding
  }

  /// What was found, in the order of the tree.
  package let rows: [Row]

  /// Looks through what a state shows, if that is a program.
  ///
  /// - Complexity: O(*views*).
  package init(of state: HierarchyState) {
    var reading = ViewTreeReader(state)
    for window in state.windows { reading.visit(window.view, in: nil, at: .zero) }
    let (views, tree) = (reading.views, AccessibleTree(nodes: reading.nodes))
    rows = tree.checkup.map { Row(view: views[$0.place], finding: $0) }
  }

  /// How many there are of each kind that there is.
  package var counts: [(kind: CheckupFinding.Kind, count: Int)] {
    CheckupFinding.Kind.allCases.compactMap { kind in
      let count = rows.count { $0.finding.kind == kind }
      return count > 0 ? (kind, count) : nil
    }
  }

  /// The report, a line a finding, as `terrarium attach --check` prints it.
  package var text: String { rows.map { "\($0.finding.line)\n" }.joined() }
}

/// Widgets read back from the views that `WidgetRecorder` made of them.
private struct ViewTreeReader {
  private let state: HierarchyState
  private(set) var nodes: [Accessible] = []
  private(set) var views: [NodeID] = []

  init(_ state: HierarchyState) { self.state = state }

  /// Reads a view and what is below it, each before what is in it; `corner` is where its host lies.
  mutating func visit(_ root: NodeID, in host: Int?, at corner: CGPoint) {
    // Programs may be thousands of levels deep.
    var open = [(view: root, host: host, corner: corner)]
    while let next = open.popLast() {
      guard let view = state.views[next.view], case .widget(let widget) = view.content else {
        continue
      }
      var node = Accessible(
        reference: AccessibleReference(bus: "", path: "\(next.view.rawValue)"))
      (node.role, node.name, node.description) = (widget.role, widget.name, widget.description)
      node.states = AccessibleStates(words: widget.states)
      node.parent = next.host
      var corner = next.corner
      if !view.unknown.contains(.frame) {
        let frame = view.frame.offsetBy(dx: corner.x, dy: corner.y)
        (node.extents, corner) = (frame, frame.origin)
      }
      let place = nodes.count
      nodes.append(node)
      views.append(next.view)
      open += view.subviews.reversed().map { ($0, place, corner) }
    }
  }
}
