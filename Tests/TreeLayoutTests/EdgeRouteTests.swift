import Geometry
import Testing
import TreeLayout

@Suite struct `An edge` {
  let size = CGSize(width: 20, height: 10)
  let layout = TidyTree(siblingSeparation: 20, subtreeSeparation: 20, levelSeparation: 40)

  @Test func `leaves the middle of the parent and arrives at the middle of the child`() throws {
    let tree = try Tree(parents: [nil, 0, 0], sizes: [size, size, size])
    let placement = layout.layout(tree)
    #expect(
      placement.route(to: 1)
        == .curve(
          start: CGPoint(x: 30, y: 10), stem: CGPoint(x: 30, y: 10),
          control1: CGPoint(x: 30, y: 30), control2: CGPoint(x: 10, y: 30),
          end: CGPoint(x: 10, y: 50)))
    #expect(
      placement.route(to: 2, as: .elbow)
        == .elbow(
          start: CGPoint(x: 30, y: 10), bend: CGPoint(x: 30, y: 30),
          turn: CGPoint(x: 50, y: 30), end: CGPoint(x: 50, y: 50)))
  }

  @Test func `goes straight down next to a taller neighbor before it turns`() throws {
    let tall = CGSize(width: 20, height: 100)
    let tree = try Tree(parents: [nil, 0, 0, 1, 1], sizes: [size, size, tall, size, size])
    var layered = layout
    layered.isLayered = true
    let route = layered.layout(tree).route(to: 4)
    #expect(
      route
        == .curve(
          start: CGPoint(x: 30, y: 60), stem: CGPoint(x: 30, y: 150),
          control1: CGPoint(x: 30, y: 170), control2: CGPoint(x: 50, y: 170),
          end: CGPoint(x: 50, y: 190)))
  }

  @Test func `does not lead to a root`() throws {
    let placement = layout.layout(try Tree(parents: [nil, nil], sizes: [size, size]))
    #expect(placement.route(to: 0) == nil)
    #expect(placement.route(to: 1) == nil)
  }
}
