import Geometry

/// Who is whose child in a tree that changes: links between neighbours, in one array.
///
/// Place 0 is the ground, above all roots. Places of those who left are given to those who come.
struct Kin: ~Copyable {
  /// The neighbours of a place, −1 where there is none.
  struct Link {
    var parent: Int32 = -1
    var first: Int32 = -1
    var last: Int32 = -1
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  private(set) var links: UnsafeMutableBufferPointer<Link>
  private(set) var sizes: UnsafeMutableBufferPointer<CGSize>
  /// How many places were ever used, the ground's among them.
  private(set) var used = 1
  /// How many nodes there are.
  private(set) var count = 0
  /// The first of those who left, and after each the next.
  private var free: Int32 = -1
  /// The parent of those who left.
  private static let nobody: Int32 = -2

  init(capacity: Int) {
    links = .allocate(capacity: capacity)
    sizes = .allocate(capacity: capacity)
    links.initializeElement(at: 0, to: Link())
    sizes.initializeElement(at: 0, to: .zero)
  }

  deinit {
    links.deallocate()
    sizes.deallocate()
  }

  /// Whether somebody has this place, other than the ground.
  func contains(_ place: Int) -> Bool {
    place > 0 && place < used && links[place].parent != Self.nobody
  }

  /// Whether there must be more room before one more can enter.
  var isFull: Bool { free < 0 && used == links.count }

  /// The place that the next one who enters gets.
  var upcoming: Int { free < 0 ? used : Int(free) }

  /// Gives a place to one more, who has no parent yet.
  mutating func enter(_ size: CGSize) -> Int {
    let place = upcoming
    if free < 0 { used += 1 } else { free = links[place].next }
    links.initializeElement(at: place, to: Link())
    sizes.initializeElement(at: place, to: size)
    count += 1
    return place
  }

  /// Gives the place back.
  mutating func leave(_ place: Int) {
    links[place] = Link(parent: Self.nobody, next: free)
    free = Int32(truncatingIfNeeded: place)
    count -= 1
  }

  mutating func grow(to capacity: Int) {
    links = links.moved(to: capacity, count: used)
    sizes = sizes.moved(to: capacity, count: used)
  }

  func resize(_ place: Int, to size: CGSize) { sizes[place] = size }

  /// Puts a place among the children of `parent`, before `sibling` or as the last.
  func attach(_ place: Int, to parent: Int, before sibling: Int?) {
    let next = Int32(truncatingIfNeeded: sibling ?? -1)
    let previous = next < 0 ? links[parent].last : links[Int(next)].previous
    let here = Int32(truncatingIfNeeded: place)
    links[place].parent = Int32(truncatingIfNeeded: parent)
    (links[place].previous, links[place].next) = (previous, next)
    if previous < 0 { links[parent].first = here } else { links[Int(previous)].next = here }
    if next < 0 { links[parent].last = here } else { links[Int(next)].previous = here }
  }

  /// Takes a place, with all below it, from its parent.
  func detach(_ place: Int) {
    let link = links[place]
    let parent = Int(link.parent)
    if link.previous < 0 {
      links[parent].first = link.next
    } else {
      links[Int(link.previous)].next = link.next
    }
    if link.next < 0 {
      links[parent].last = link.previous
    } else {
      links[Int(link.next)].previous = link.previous
    }
    (links[place].parent, links[place].previous, links[place].next) = (-1, -1, -1)
  }
}
