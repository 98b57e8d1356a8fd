/// Ways through a tree that changes: along a family, up to the ground, through all below a place.
extension Kin {
  /// The children of one parent, each linked to the next.
  struct Children: Family {
    static var isKept: Bool { true }
    fileprivate let links: UnsafeMutableBufferPointer<Link>
    fileprivate let parent: Int

    func contains(_ place: Int) -> Bool { Int(links[place].parent) == parent }

    func makeIterator() -> Iterator { Iterator(links: links, following: links[parent].first) }

    struct Iterator: IteratorProtocol {
      fileprivate let links: UnsafeMutableBufferPointer<Link>
      fileprivate var following: Int32

      mutating func next() -> Int? {
        guard following >= 0 else { return nil }
        let place = Int(following)
        following = links[place].next
        return place
      }
    }
  }

  /// A place, its parent, and so on up to the ground.
  struct Path: Sequence, IteratorProtocol {
    fileprivate let links: UnsafeMutableBufferPointer<Link>
    fileprivate var following: Int32

    mutating func next() -> Int? {
      guard following >= 0 else { return nil }
      let place = Int(following)
      following = links[place].parent
      return place
    }
  }

  /// A place and all below it, parents before their children; with each, how far below it is.
  ///
  /// It goes from neighbour to neighbour, so it needs no memory, however deep the tree is.
  struct Subtree: Sequence, IteratorProtocol {
    fileprivate let links: UnsafeMutableBufferPointer<Link>
    fileprivate let root: Int32
    fileprivate var following: Int32
    fileprivate var depth = 0

    mutating func next() -> (place: Int, depth: Int)? {
      guard following >= 0 else { return nil }
      let here = (place: Int(following), depth: depth)
      if links[here.place].first >= 0 {
        following = links[here.place].first
        depth += 1
        return here
      }
      while following != root, links[Int(following)].next < 0 {
        following = links[Int(following)].parent
        depth -= 1
      }
      following = following == root ? -1 : links[Int(following)].next
      return here
    }
  }

  func children(of parent: Int) -> Children { Children(links: links, parent: parent) }

  func path(from place: Int) -> Path {
    Path(links: links, following: Int32(truncatingIfNeeded: place))
  }

  func subtree(at place: Int) -> Subtree {
    let root = Int32(truncatingIfNeeded: place)
    return Subtree(links: links, root: root, following: root)
  }
}
