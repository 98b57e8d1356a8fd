import Drawing
import Geometry
import Hierarchy
import Testing

/// Which node of a picture a point finds, and which a finger there reaches.
@Suite struct `A hit in a picture` {
  /// A box at 10, 10, and in it a button that sticks out below; a lid is next to them.
  private let picture = DisplayList(
    size: CGSize(width: 100, height: 100),
    items: [
      .group(
        Group(
          node: NodeID(1), bounds: CGRect(x: 0, y: 0, width: 40, height: 40),
          transform: ProjectiveTransform(CGAffineTransform(translationX: 10, y: 10)),
          items: [
            .group(
              Group(items: [
                .group(
                  Group(node: NodeID(2), bounds: CGRect(x: 0, y: 20, width: 40, height: 40)))
              ]))
          ])),
      .group(Group(node: NodeID(3), bounds: CGRect(x: 40, y: 0, width: 20, height: 20))),
    ])

  @Test func `has parts that are pictures of their own`() throws {
    let button = try #require(picture.part(showing: NodeID(2)))
    #expect(button.size == CGSize(width: 40, height: 40))
    #expect(button.nodes.map(\.node) == [NodeID(2)])
    #expect(button.nodes.map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
    let box = try #require(
      picture.part(showing: NodeID(1), size: CGSize(width: 100, height: 80)))
    #expect(box.nodes.map(\.node) == [NodeID(1), NodeID(2)])
    #expect(box.nodes.first?.frame == CGRect(x: 10, y: 0, width: 80, height: 80))
    #expect(picture.part(showing: NodeID(4)) == nil)
  }

  @Test(arguments: [
    (20.0, 20.0, 1 as Int32?, 1 as Int32?), (20, 40, 2, 2), (20, 60, 2, nil), (45, 15, 3, 3),
    (90, 90, nil, nil),
  ])
  func `finds painted nodes, and touches only those inside all their ancestors`(
    x: Double, y: Double, painted: Int32?, reached: Int32?
  ) {
    let point = CGPoint(x: x, y: y)
    #expect(picture.node(at: point)?.rawValue == painted)
    #expect(picture.node(touchedAt: point)?.rawValue == reached)
  }
}
