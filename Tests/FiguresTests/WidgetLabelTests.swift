import Drawing
import Geometry
import Hierarchy
import Testing

@testable import Figures

/// A program that is watched, as its outlines with names: the letters of `BlockShaper`, 0.55 of their
/// size wide and 1.2 times as high.
@Suite struct `The names of widgets on the stage` {
  private struct Piece {
    let id: Int32
    /// The window, unless it is in another piece.
    var parent: Int32? = 1000
    let role: String
    var name = ""
    let frame: CGRect
    var states: [String] = []
  }

  /// A program with one window of 1000 × 500, which contains the pieces.
  private func state(_ pieces: [Piece]) -> HierarchyState {
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 500)
    let program = Piece(id: 1, parent: nil, role: "application", name: "program", frame: frame)
    let window = Piece(id: 1000, parent: 1, role: "frame", frame: frame)
    var recording = Recording()
    for piece in [program, window] + pieces {
      let node = NodeID(piece.id)
      recording.append(.viewMade(node, name: piece.name, className: piece.role))
      recording.append(
        piece.parent.map { .superview(node, NodeID($0), index: .max) }
          ?? .rootViewController(window: node, nil))
      recording.append(.property(node, .bounds(CGRect(origin: .zero, size: piece.frame.size))))
      recording.append(
        .property(node, .center(CGPoint(x: piece.frame.midX, y: piece.frame.midY))))
      let widget = Content.Widget(
        role: piece.role, name: piece.name, description: "", states: piece.states)
      recording.append(.property(node, .content(.widget(widget))))
    }
    return recording.latest
  }

  private func stage(
    _ pieces: [Piece], width: Double = 1000, selection: Int32? = nil, pointed: Int32? = nil,
    sight: StageSight? = nil
  ) -> StageFigure {
    var look = options(size: CGSize(width: width, height: width / 2))
    look.hasDevice = false
    look.selection = selection.map { NodeID($0) }
    look.pointed = pointed.map { NodeID($0) }
    look.stageSight = sight
    return StageFigure(of: state(pieces), options: look)
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Every piece of text of a picture with its size and box, in points of the picture.
  private func runs(of picture: DisplayList) -> [(run: TextRun, box: CGRect)] {
    picture.items.compactMap { item in
      guard case .text(let run, let corner) = item else { return nil }
      return (run, CGRect(origin: corner, size: BlockShaper().size(of: run)))
    }
  }

  @Test func `are readable at any scale`() {
    let pieces = [
      Piece(id: 2, role: "button", name: "Open", frame: box(10, 10, 200, 60)),
      Piece(id: 3, role: "button", name: "Small", frame: box(10, 100, 200, 24)),
    ]
    for width in [1000.0, 500, 350] {
      let found = runs(of: stage(pieces, width: width).picture)
      #expect(found.allSatisfy { (9...12).contains($0.run.size) })
    }
    #expect(runs(of: stage(pieces).picture).map(\.run.text) == ["Open", "Small"])
    // At a third of its size only the high one has room for its name.
    #expect(runs(of: stage(pieces, width: 350).picture).map(\.run.text) == ["Open"])
    #expect(runs(of: stage(pieces, width: 100).picture).map(\.run.text) == [])
  }

  @Test func `are truncated, or omitted where not even that fits`() {
    let pieces = [
      Piece(id: 2, role: "label", name: "A long name", frame: box(0, 0, 40, 20)),
      Piece(id: 3, role: "label", name: "A long name", frame: box(0, 50, 20, 20)),
      Piece(id: 4, role: "label", name: "One\nTwo", frame: box(0, 100, 90, 20)),
    ]
    let found = runs(of: stage(pieces).picture)
    #expect(found.map(\.run.text) == ["A long name", "One"])
    #expect(found.map(\.run.width) == [36, nil])
  }

  @Test func `never overlap; a descendant's name wins over its container's`() {
    var pieces = [
      Piece(
        id: 2, role: "button", name: "Send", frame: box(0, 0, 200, 40), states: ["focusable"]),
      Piece(id: 3, parent: 2, role: "label", name: "Send mail", frame: box(10, 5, 180, 30)),
      Piece(id: 4, role: "label", name: "Below", frame: box(300, 0, 100, 30)),
      Piece(
        id: 5, role: "entry", name: "Above", frame: box(310, 4, 100, 30),
        states: ["focusable"]),
    ]
    #expect(runs(of: stage(pieces).picture).map(\.run.text) == ["Above", "Send mail"])
    pieces[2].states = ["focused"]
    #expect(runs(of: stage(pieces).picture).map(\.run.text) == ["Below", "Send mail"])
    let crowd = (0..<400).map { (index: Int) -> Piece in
      let (column, row) = (Double(index % 20), Double(index / 20))
      return Piece(
        id: Int32(index + 2), role: "label", name: "Name \(index)",
        frame: box(column * 37, row * 11, 90, 30))
    }
    let found = runs(of: stage(crowd).picture)
    #expect(found.count > 40)
    for (index, one) in found.enumerated() {
      #expect(!found[(index + 1)...].contains { $0.box.intersects(one.box) })
    }
  }

  @Test func `are roles if there is no name, but never those of containers`() {
    let pieces = [
      Piece(id: 2, role: "scroll pane", frame: box(0, 0, 200, 100), states: ["focusable"]),
      Piece(id: 3, parent: 2, role: "panel", frame: box(0, 0, 20, 20)),
      Piece(id: 4, role: "entry", frame: box(300, 0, 100, 30), states: ["focusable"]),
    ]
    #expect(runs(of: stage(pieces).picture).map(\.run.text) == ["entry"])
  }

  @Test func `are on a label when selected or hovered, however small it is`() {
    let pieces = [
      Piece(id: 2, role: "check box", name: "Tiny", frame: box(0, 490, 6, 6)),
      Piece(id: 3, role: "image", frame: box(500, 0, 8, 8)),
    ]
    #expect(runs(of: stage(pieces).picture).isEmpty)
    let chosen = runs(of: stage(pieces, width: 300, selection: 2).picture)
    #expect(chosen.map(\.run.text) == ["“Tiny”  check box  6 × 6"])
    #expect(chosen.allSatisfy { box(0, 0, 300, 150).contains($0.box) })
    let pointed = stage(pieces, width: 300, selection: 2, pointed: 3)
    #expect(runs(of: pointed.picture).map(\.run.text) == ["image  8 × 8"])
    let plate = pointed.plate(of: NodeID(2), in: state(pieces), options: options())
    #expect(plate.count == 2)
    #expect(pointed.plate(of: NodeID(99), in: state(pieces), options: options()).isEmpty)
  }

  @Test func `have no stage before the program reports frames`() {
    var recording = Recording()
    for id in [NodeID(1), NodeID(2)] {
      recording.append(.viewMade(id, name: "demo", className: "panel"))
      let widget = Content.Widget(role: "panel", name: "demo", description: "", states: [])
      recording.append(.property(id, .content(.widget(widget))))
    }
    recording.append(.rootViewController(window: NodeID(1), nil))
    recording.append(
      .property(NodeID(1), .bounds(CGRect(x: 0, y: 0, width: 1, height: 1))))
    recording.append(.superview(NodeID(2), NodeID(1), index: .max))
    recording.append(.unknown(NodeID(2), .frame))
    #expect(
      StageFigure(of: recording.latest, options: options()).picture.summary
        == "The program reports no frames. "
        + "The hierarchy shows everything known.")
  }

  @Test func `appear when zooming in, for visible widgets only`() {
    let rows = (0..<30).map { (index: Int) -> Piece in
      Piece(
        id: Int32(index + 2), role: "label", name: "Row \(index)",
        frame: box(10, Double(index) * 16, 300, 14))
    }
    #expect(runs(of: stage(rows, width: 500).picture).isEmpty)
    let sight = StageSight(scale: 2, origin: CGPoint(x: 0, y: -400))
    let near = stage(rows, width: 500, sight: sight)
    // Of 250 points each row takes 32: the one at 200 comes first, the one at 320 has too few left.
    let found = runs(of: near.picture)
    #expect(found.map(\.run.text) == (12...19).map { "Row \($0)" })
    #expect(found.allSatisfy { box(0, 0, 500, 250).intersects($0.box) })
    #expect(near.picture.size == CGSize(width: 500, height: 250))
    let row = near.picture.nodes.first { $0.node == NodeID(14) }
    #expect(row?.frame == box(20, -16, 600, 28))
    #expect(near.picture.node(at: CGPoint(x: 300, y: 30)) == NodeID(15))
  }
}
