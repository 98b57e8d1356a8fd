import Geometry
import Testing
import TreeLayout

/// Small trees worked out by hand: gaps are 10 between siblings, 20 between others, 30 down.
@Suite struct `Placed by hand` {
  let layout = TidyTree(siblingSeparation: 10, subtreeSeparation: 20, levelSeparation: 30)

  func frames(
    _ nodes: [(parent: Int?, width: Int, height: Int)], isLayered: Bool = false
  ) throws -> [CGRect] {
    var layout = layout
    layout.isLayered = isLayered
    let tree = try Tree(
      parents: nodes.map(\.parent),
      sizes: nodes.map { CGSize(width: $0.width, height: $0.height) })
    return layout.layout(tree).frames
  }

  @Test func `no tree is no drawing`() throws {
    let placement = layout.layout(try Tree(parents: [], sizes: []))
    #expect(placement.frames.isEmpty)
    #expect(placement.bounds == .zero)
  }

  @Test func `one node lies at the corner`() throws {
    #expect(try frames([(nil, 40, 25)]) == [CGRect(x: 0, y: 0, width: 40, height: 25)])
  }

  @Test func `a parent wider than its children hangs over on both sides`() throws {
    let frames = try frames([(nil, 100, 20), (0, 20, 20), (0, 20, 20)])
    #expect(frames.map(\.minX) == [0, 25, 55])
    #expect(frames.map(\.minY) == [0, 50, 50])
  }

  @Test func `a parent is centred over the span of unequal children`() throws {
    #expect(try frames([(nil, 20, 20), (0, 100, 20), (0, 30, 20)]).map(\.minX) == [60, 0, 110])
  }

  @Test func `cousins keep the wider gap, siblings the narrower`() throws {
    let frames = try frames([
      (nil, 10, 10), (0, 10, 10), (0, 10, 10), (1, 10, 10), (1, 10, 10), (2, 10, 10),
    ])
    #expect(frames[3...].map(\.minX) == [0, 20, 50])
  }

  /// Below a short node there is space next to a tall one, but not inside it.
  static let tallBesideShort: [(parent: Int?, width: Int, height: Int)] = [
    (nil, 10, 10), (0, 10, 100), (0, 10, 10), (2, 90, 10),
  ]

  @Test func `a wide nephew keeps clear of his tall uncle`() throws {
    let frames = try frames(Self.tallBesideShort)
    #expect(frames.map(\.minY) == [0, 40, 40, 80])
    #expect(frames.map(\.minX) == [35, 0, 70, 30])
  }

  @Test func `layered, he waits below his uncle and moves under him`() throws {
    let frames = try frames(Self.tallBesideShort, isLayered: true)
    #expect(frames.map(\.minY) == [0, 40, 40, 170])
    #expect(frames.map(\.minX) == [30, 20, 40, 0])
  }

  @Test func `a nephew low enough may stand under his uncle without layers`() throws {
    // The uncle ends, gap included, exactly where the nephew begins.
    let frames = try frames([(nil, 10, 10), (0, 10, 20), (0, 10, 20), (2, 90, 10)])
    #expect(frames.map(\.minX) == [30, 20, 40, 0])
  }

  @Test func `a small child between two large ones stands in the middle`() throws {
    let frames = try frames([
      (nil, 10, 10), (0, 10, 10), (0, 10, 10), (0, 10, 10), (1, 90, 10), (3, 90, 10),
    ])
    #expect(frames.map(\.minX) == [95, 40, 95, 150, 0, 110])
  }

  @Test func `three small children between two large ones share the room evenly`() throws {
    let frames = try frames([
      (nil, 10, 10), (0, 10, 10), (0, 10, 10), (0, 10, 10), (0, 10, 10), (0, 10, 10),
      (1, 150, 10), (5, 150, 10),
    ])
    let starts = frames[1...5].map(\.minX)
    #expect(starts == [70, 112.5, 155, 197.5, 240])
  }

  @Test func `the third subtree meets the first below the shorter second`() throws {
    // 1 and 3 reach three levels down, 2 only one: the thread of 2 leads into 1.
    let frames = try frames([
      (nil, 10, 10), (0, 10, 10), (0, 10, 10), (0, 10, 10), (1, 10, 10), (4, 60, 10),
      (3, 10, 10), (6, 60, 10),
    ])
    #expect(frames[7].minX - frames[5].maxX == 20)
    #expect(frames[1...3].map(\.minX) == [25, 65, 105])
  }

  @Test func `a tall leaf is seen again below its shorter neighbour`() throws {
    // The grandchild 4 is next to the tall 1, although the short 2 is between their columns.
    let frames = try frames([(nil, 10, 10), (0, 10, 200), (0, 10, 10), (0, 10, 10), (3, 110, 10)])
    #expect(frames[4].minX - frames[1].maxX == 20)
    #expect(frames[1...3].map(\.minX) == [0, 40, 80])
  }

  @Test func `a leaf does not push the wide subtree beside it away`() throws {
    // The children of 2 reach as far left as they like; there is nothing below 1.
    let frames = try frames([
      (nil, 10, 10), (0, 10, 10), (0, 10, 10), (2, 100, 10), (2, 100, 10),
    ])
    #expect(frames[2].minX - frames[1].maxX == 10)
    #expect(frames[3].minX == 0)
  }

  @Test func `trees of a forest stand side by side on the ground`() throws {
    let frames = try frames([(nil, 10, 10), (nil, 30, 20), (0, 50, 10)])
    #expect(
      frames == [
        CGRect(x: 20, y: 0, width: 10, height: 10), CGRect(x: 70, y: 0, width: 30, height: 20),
        CGRect(x: 0, y: 40, width: 50, height: 10),
      ])
  }

  @Test func `a separation that is no length counts as none`() throws {
    let tree = try Tree(
      parents: [nil, 0, 0], sizes: [CGSize](repeating: CGSize(width: 10, height: 10), count: 3))
    let odd = TidyTree(
      siblingSeparation: -5, subtreeSeparation: .nan, levelSeparation: .infinity)
    #expect(odd.layout(tree).bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
