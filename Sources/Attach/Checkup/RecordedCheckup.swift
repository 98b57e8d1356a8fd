internal import Foundation
internal import Geometry
package import Hierarchy

/// The accessibility check of a program at a moment of its recording.
package struct RecordedCheckup: Hashable, Sendable {
  /// An issue, and the widget's view.
  package struct Row: Hashable, Sendable {
    package let view: NodeID
    package let finding: CheckupFinding
  }

  /// The issues, in tree order.
  package let rows: [Row]

  /// Checks the program in a state, if any.
  ///
  /// - Complexity: O(*views*).
  package init(of state: HierarchyState) {
    var reading = ViewTreeReader(state)
    for window in state.windows { reading.visit(window.view, in: nil, at: .zero) }
    let (views, tree) = (reading.views, AccessibleTree(nodes: reading.nodes))
    rows = tree.checkup.map { Row(view: views[$0.place], finding: $0) }
  }

  /// The number of issues by kind, without zeros.
  package var counts: [(kind: CheckupFinding.Kind, count: Int)] {
    CheckupFinding.Kind.allCases.compactMap { kind in
      let count = rows.count { $0.finding.kind == kind }
      return count > 0 ? (kind, count) : nil
    }
  }

  /// The report, one line per issue, as `terrarium attach --check` prints it.
  package var text: String { rows.map { "\($0.finding.line)\n" }.joined() }
}

/// Reconstructs widgets from the views that `WidgetRecorder` created.
private struct ViewTreeReader {
  private let state: HierarchyState
  private(set) var nodes: [Accessible] = []
  private(set) var views: [NodeID] = []

  init(_ state: HierarchyState) { self.state = state }

  /// Reads a view and its descendants, parents first; `corner` is its host's position.
  mutating func visit(_ root: NodeID, in host: Int?, at corner: CGPoint) {
    // Iterative, as programs may be thousands of levels deep.
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
