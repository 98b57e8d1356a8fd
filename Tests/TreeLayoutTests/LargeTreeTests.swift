import Geometry
import Testing
import TreeLayout

/// Shapes that break a layout which recurses or counts siblings one by one.
@Suite struct `A very large tree` {
  let layout = TidyTree(siblingSeparation: 10, subtreeSeparation: 20, levelSeparation: 30)
  let size = CGSize(width: 10, height: 10)

  @Test(arguments: [false, true])
  func `may be a chain of 1,000,000`(isLayered: Bool) throws {
    let parents = [nil] + (0..<999_999).map(Optional.some)
    let tree = try Tree(parents: parents, sizes: [CGSize](repeating: size, count: 1_000_000))
    var layout = layout
    layout.isLayered = isLayered
    let placement = layout.layout(tree)
    #expect(placement.bounds == CGRect(x: 0, y: 0, width: 10, height: 39_999_970))
    #expect(placement.top(of: 999_999) == CGPoint(x: 5, y: 39_999_960))
  }

  @Test func `may be two chains of 500,000 side by side`() throws {
    let parents = [nil, 0, 0] + (1..<999_999).map(Optional.some)
    let tree = try Tree(
      parents: parents, sizes: [CGSize](repeating: size, count: parents.count))
    let placement = layout.layout(tree)
    #expect(placement.bounds.width == 40)
    #expect(placement.top(of: 999_999).x == 5)
    #expect(placement.top(of: 1_000_000).x == 35)
  }

  @Test func `may be a star of 100,000`() throws {
    let parents = [nil] + [Int?](repeating: 0, count: 100_000)
    let tree = try Tree(parents: parents, sizes: [CGSize](repeating: size, count: 100_001))
    let placement = layout.layout(tree)
    #expect(placement.bounds == CGRect(x: 0, y: 0, width: 1_999_990, height: 50))
    #expect(placement.top(of: 0).x == 999_995)
    #expect(placement.top(of: 100_000).x == 1_999_985)
  }

  @Test func `may squeeze 100,000 small children between two large ones`() throws {
    let parents = [nil] + [Int?](repeating: 0, count: 100_000) + [1, 100_000]
    var sizes = [CGSize](repeating: size, count: parents.count)
    sizes[100_001].width = 4_000_000
    sizes[100_002].width = 4_000_000
    let placement = layout.layout(try Tree(parents: parents, sizes: sizes))
    let step = 4_000_020.0 / 99_999
    for child in stride(from: 2, through: 100_000, by: 7_777) {
      let distance = placement.top(of: child).x - placement.top(of: child - 1).x
      #expect(abs(distance - step) < 1e-4)
    }
  }
}
