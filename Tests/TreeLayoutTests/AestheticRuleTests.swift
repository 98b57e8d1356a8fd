import Geometry
import Testing
import TreeLayout

/// The aesthetic rules of a tidy drawing, on random trees.
@Suite struct `A tidy tree` {
  static let layouts = [
    TidyTree(siblingSeparation: 10, subtreeSeparation: 20, levelSeparation: 30),
    TidyTree(siblingSeparation: 10, subtreeSeparation: 20, levelSeparation: 30, isLayered: true),
    TidyTree(siblingSeparation: 8, subtreeSeparation: 3, levelSeparation: 0),
  ]
  static let tolerance = 1e-6

  @Test(arguments: UInt64(1)...150, layouts)
  func `keeps all nodes apart`(seed: UInt64, layout: TidyTree) throws {
    let listing = Listing.random(seed: seed)
    let frames = layout.layout(try listing.tree()).frames
    var tooClose: [String] = []
    for right in frames.indices {
      for left in 0..<right {
        let areSiblings = listing.parents[left] == listing.parents[right]
        let gap = areSiblings ? layout.siblingSeparation : layout.subtreeSeparation
        let room = Self.room(between: frames[left], and: frames[right])
        let areApart =
          room.width >= gap - Self.tolerance
          || room.height >= layout.levelSeparation - Self.tolerance
        if !areApart { tooClose.append("\(left) \(frames[left]) and \(right) \(frames[right])") }
      }
    }
    #expect(tooClose == [])
  }

  @Test(arguments: UInt64(1)...150, layouts)
  func `leaves space for its edges`(seed: UInt64, layout: TidyTree) throws {
    let placement = layout.layout(try Listing.random(seed: seed).tree())
    let frames = placement.frames
    var crossings: [String] = []
    for child in frames.indices {
      guard let route = placement.route(to: child, as: .elbow) else { continue }
      for (from, to) in zip(route.points, route.points.dropFirst()) {
        let line = CGRect(enclosing: [from, to])
        for frame in frames {
          let room = Self.room(between: line, and: frame)
          let isHit = max(room.width, room.height) < -Self.tolerance
          if isHit { crossings.append("the edge to \(child) runs through \(frame)") }
        }
      }
    }
    #expect(crossings == [])
  }

  @Test(arguments: UInt64(1)...150, layouts)
  func `keeps the order of children and puts them below their parent`(
    seed: UInt64, layout: TidyTree
  ) throws {
    let tree = try Listing.random(seed: seed).tree()
    let placement = layout.layout(tree)
    for node in 0..<tree.count {
      let children = tree.children(of: node).map(placement.frame(of:))
      let gaps = zip(children, children.dropFirst()).map { $1.minX - $0.maxX }
      #expect(gaps.allSatisfy { $0 >= layout.siblingSeparation - Self.tolerance })
      let bottom = placement.frame(of: node).maxY + layout.levelSeparation
      #expect(children.allSatisfy { $0.minY == children[0].minY && $0.minY >= bottom })
      #expect(layout.isLayered || children.allSatisfy { $0.minY == bottom })
    }
  }

  @Test(arguments: UInt64(1)...150, layouts)
  func `centers a parent over its children`(seed: UInt64, layout: TidyTree) throws {
    let tree = try Listing.random(seed: seed).tree()
    let placement = layout.layout(tree)
    for node in 0..<tree.count {
      let children = tree.children(of: node).map(placement.frame(of:))
      guard let first = children.first, let last = children.last else { continue }
      let middle = (first.minX + last.maxX) / 2
      #expect(abs(placement.top(of: node).x - middle) < Self.tolerance)
    }
  }

  @Test(arguments: UInt64(1)...150)
  func `starts every level at the same height when layered`(seed: UInt64) throws {
    let listing = Listing.random(seed: seed)
    let placement = Self.layouts[1].layout(try listing.tree())
    var tops: [Int: Set<Double>] = [:]
    for (node, depth) in listing.depths.enumerated() {
      tops[depth, default: []].insert(Double(placement.top(of: node).y))
    }
    #expect(tops.values.allSatisfy { $0.count == 1 })
  }

  @Test(arguments: UInt64(1)...150, layouts)
  func `is mirrored when its input is`(seed: UInt64, layout: TidyTree) throws {
    let listing = Listing.random(seed: seed)
    let placement = layout.layout(try listing.tree())
    let mirrored = layout.layout(try listing.mirrored.tree())
    let width = placement.bounds.width
    let expected = placement.frames.map { (x: width - $0.maxX, y: $0.minY) }
    let differing = zip(expected, mirrored.frames.reversed()).filter { here, there in
      abs(here.x - there.minX) > Self.tolerance || here.y != there.minY
    }
    #expect(differing.map(\.1) == [])
  }

  @Test(arguments: UInt64(1)...150)
  func `gives a subtree the same shape as alone`(seed: UInt64) throws {
    let listing = Listing.random(seed: seed)
    let layout = Self.layouts[0]
    let placement = layout.layout(try listing.tree())
    for root in listing.parents.indices {
      let (part, members) = listing.subtree(at: root)
      let alone = layout.layout(try part.tree())
      let (whole, here) = (placement.top(of: root), alone.top(of: 0))
      let differing = members.enumerated().filter { index, member in
        let (inWhole, inPart) = (placement.top(of: member), alone.top(of: index))
        return abs((inWhole.x - whole.x) - (inPart.x - here.x)) > Self.tolerance
          || inWhole.y - whole.y != inPart.y - here.y
      }
      #expect(differing.map(\.element) == [], "below node \(root)")
    }
  }

  @Test(arguments: UInt64(1)...150, layouts)
  func `fills its bounds, which begin at 0`(seed: UInt64, layout: TidyTree) throws {
    let placement = layout.layout(try Listing.random(seed: seed).tree())
    let all = CGRect(enclosing: placement.frames.flatMap(\.corners))
    #expect(placement.bounds.origin == .zero)
    #expect(abs(all.minX) < Self.tolerance && all.minY == 0)
    #expect(abs(all.maxX - placement.bounds.width) < Self.tolerance)
    #expect(all.maxY == placement.bounds.height)
  }

  @Test(arguments: UInt64(1)...150)
  func `is the same each time, for any order of input`(seed: UInt64) throws {
    let listing = Listing.random(seed: seed)
    let placement = TidyTree().layout(try listing.tree())
    #expect(placement == TidyTree().layout(try listing.tree()))
    let (deepestFirst, members) = listing.deepestFirst
    let frames = TidyTree().layout(try deepestFirst.tree()).frames
    #expect(frames == members.map(placement.frame(of:)))
  }

  /// The gap between two rectangles across and down; negative where they overlap.
  static func room(between first: CGRect, and second: CGRect) -> CGSize {
    CGSize(
      width: max(first.minX, second.minX) - min(first.maxX, second.maxX),
      height: max(first.minY, second.minY) - min(first.maxY, second.maxY))
  }
}
