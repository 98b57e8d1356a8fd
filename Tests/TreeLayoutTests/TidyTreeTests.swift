import Geometry
import Testing
import TreeLayout

/// Small trees worked out by hand: gaps are 10 between siblings, 20 between others, 30 down.
@Suite struct `A layout worked out by hand` {
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

  @Test func `is empty for no tree`() throws {
    let placement = layout.layout(try Tree(parents: [], sizes: []))
    #expect(placement.frames.isEmpty)
    #expect(placement.bounds == .zero)
  }

  @Test func `puts one node at the corner`() throws {
    #expect(try frames([(nil, 40, 25)]) == [CGRect(x: 0, y: 0, width: 40, height: 25)])
  }

  @Test func `lets a wide parent extend over its children on both sides`() throws {
    let frames = try frames([(nil, 100, 20), (0, 20, 20), (0, 20, 20)])
    #expect(frames.map(\.minX) == [0, 25, 55])
    #expect(frames.map(\.minY) == [0, 50, 50])
  }

  @Test func `centers a parent over the span of unequal children`() throws {
    #expect(try frames([(nil, 20, 20), (0, 100, 20), (0, 30, 20)]).map(\.minX) == [60, 0, 110])
  }

  @Test func `has the wider gap between cousins, the narrower between siblings`() throws {
    let frames = try frames([
      (nil, 10, 10), (0, 10, 10), (0, 10, 10), (1, 10, 10), (1, 10, 10), (2, 10, 10),
    ])
    #expect(frames[3...].map(\.minX) == [0, 20, 50])
  }

  /// Below a short node there is space next to a tall one, but not inside it.
  static let tallBesideShort: [(parent: Int?, width: Int, height: Int)] = [
    (nil, 10, 10), (0, 10, 100), (0, 10, 10), (2, 90, 10),
  ]

  @Test func `keeps a wide nephew clear of a tall uncle`() throws {
    let frames = try frames(Self.tallBesideShort)
    #expect(frames.map(\.minY) == [0, 40, 40, 80])
    #expect(frames.map(\.minX) == [35, 0, 70, 30])
  }

  @Test func `layered, puts a wide nephew below a tall uncle`() throws {
    let frames = try frames(Self.tallBesideShort, isLayered: true)
    #expect(frames.map(\.minY) == [0, 40, 40, 170])
    #expect(frames.map(\.minX) == [30, 20, 40, 0])
  }

  @Test func `lets a low nephew be under his uncle without layers`() throws {
    // The uncle ends, gap included, exactly where the nephew begins.
    let frames = try frames([(nil, 10, 10), (0, 10, 20), (0, 10, 20), (2, 90, 10)])
    #expect(frames.map(\.minX) == [30, 20, 40, 0])
  }

  @Test func `centers a small child between two large ones`() throws {
    let frames = try frames([
      (nil, 10, 10), (0, 10, 10), (0, 10, 10), (0, 10, 10), (1, 90, 10), (3, 90, 10),
    ])
    #expect(frames.map(\.minX) == [95, 40, 95, 150, 0, 110])
  }

  @Test func `distributes three small children evenly between two large ones`() throws {
    let frames = try frames([
      (nil, 10, 10), (0, 10, 10), (0, 10, 10), (0, 10, 10), (0, 10, 10), (0, 10, 10),
      (1, 150, 10), (5, 150, 10),
    ])
    let starts = frames[1...5].map(\.minX)
    #expect(starts == [70, 112.5, 155, 197.5, 240])
  }

  @Test func `lets the third subtree touch the first below the shorter second`() throws {
    // 1 and 3 reach three levels down, 2 only one: the thread of 2 leads into 1.
    let frames = try frames([
      (nil, 10, 10), (0, 10, 10), (0, 10, 10), (0, 10, 10), (1, 10, 10), (4, 60, 10),
      (3, 10, 10), (6, 60, 10),
    ])
    #expect(frames[7].minX - frames[5].maxX == 20)
    #expect(frames[1...3].map(\.minX) == [25, 65, 105])
  }

  @Test func `sees a tall leaf again below its shorter neighbor`() throws {
    // The grandchild 4 is next to the tall 1, although the short 2 is between their columns.
    let frames = try frames([(nil, 10, 10), (0, 10, 200), (0, 10, 10), (0, 10, 10), (3, 110, 10)])
    #expect(frames[4].minX - frames[1].maxX == 20)
    #expect(frames[1...3].map(\.minX) == [0, 40, 80])
  }

  @Test func `does not push a wide subtree away from a leaf`() throws {
    // The children of 2 reach as far left as they like; there is nothing below 1.
    let frames = try frames([
      (nil, 10, 10), (0, 10, 10), (0, 10, 10), (2, 100, 10), (2, 100, 10),
    ])
    #expect(frames[2].minX - frames[1].maxX == 10)
    #expect(frames[3].minX == 0)
  }

  @Test func `puts the trees of a forest side by side on the ground`() throws {
    let frames = try frames([(nil, 10, 10), (nil, 30, 20), (0, 50, 10)])
    #expect(
      frames == [
        CGRect(x: 20, y: 0, width: 10, height: 10), CGRect(x: 70, y: 0, width: 30, height: 20),
        CGRect(x: 0, y: 40, width: 50, height: 10),
      ])
  }

  @Test func `treats an invalid separation as none`() throws {
    let tree = try Tree(
      parents: [nil, 0, 0], sizes: [CGSize](repeating: CGSize(width: 10, height: 10), count: 3))
    let odd = TidyTree(
      siblingSeparation: -5, subtreeSeparation: .nan, levelSeparation: .infinity)
    #expect(odd.layout(tree).bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
