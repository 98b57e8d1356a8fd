import Geometry

/// What is known of each place of a tree while it is laid out, and after, if it is to live on.
///
/// Everything is kept relative to a neighbour (child to parent, contour node to the one before), so
/// moving a subtree is one addition, and what lies below a place does not depend on what lies above.
struct Contours: ~Copyable {
  /// What a walk along a contour reads; one record, so one step is one visit to memory.
  struct Node {
    var halfWidth = 0.0
    /// The next place down the left contour: first child or thread, −1 at its end.
    var left: Int32 = -1
    /// The next place down the right contour: last child or thread, −1 at its end.
    var right: Int32 = -1
    /// How far right of this centre the centre of `left` is.
    var leftStep = 0.0
    /// How far below this bottom the bottom of `left` is.
    var leftDrop = 0.0
    /// How far right of this centre the centre of `right` is.
    var rightStep = 0.0
    /// How far below this bottom the bottom of `right` is.
    var rightDrop = 0.0
  }

  /// The lowest nodes of a subtree, where its contours end and threads begin.
  struct Extremes {
    var left: Int32
    var right: Int32
    /// The centre of `left`, relative to that of the root of the subtree.
    var leftX = 0.0
    /// The centre of `right`, relative to that of the root of the subtree.
    var rightX = 0.0
    /// How far below the bottom of its root the subtree reaches.
    var reach = 0.0
  }

  let gaps: Gaps
  /// The size of each place; whoever makes the contours keeps them.
  private(set) var sizes: UnsafeBufferPointer<CGSize>
  private(set) var nodes: UnsafeMutableBufferPointer<Node>
  private(set) var extremes: UnsafeMutableBufferPointer<Extremes>
  /// How far right of its parent's centre each centre is.
  private(set) var offsets: UnsafeMutableBufferPointer<Double>
  /// The thread that was made when a place joined its siblings, if such are kept.
  private(set) var threads: UnsafeMutableBufferPointer<Thread>
  var visible: VisibleSiblings
  var spread: Spread

  init(
    of sizes: UnsafeBufferPointer<CGSize>, widestFamily: Int, gaps: Gaps,
    keepingThreads: Bool = false
  ) {
    self.sizes = sizes
    self.gaps = gaps
    let capacity = sizes.count
    nodes = .allocate(capacity: capacity)
    extremes = .allocate(capacity: capacity)
    offsets = .allocate(capacity: capacity)
    threads = .allocate(capacity: keepingThreads ? capacity : 0)
    visible = VisibleSiblings(capacity: widestFamily)
    spread = Spread()
  }

  deinit {
    nodes.deallocate()
    extremes.deallocate()
    offsets.deallocate()
    threads.deallocate()
  }

  /// Makes room for more places, of which the first `count` are kept.
  mutating func grow(to capacity: Int, keeping count: Int, sizes: UnsafeBufferPointer<CGSize>) {
    self.sizes = sizes
    nodes = nodes.moved(to: capacity, count: count)
    extremes = extremes.moved(to: capacity, count: count)
    offsets = offsets.moved(to: capacity, count: count)
    threads = threads.moved(to: capacity, count: count)
  }

  /// How far the bottom of a place is below that of its parent; layered, levels count as one.
  func drop(of place: Int) -> Double {
    gaps.isLayered ? 1 : gaps.drop(Double(sizes[place].height))
  }

  /// Begins a place that is not among siblings yet.
  func enter(_ place: Int) {
    makeLeaf(place)
    offsets.initializeElement(at: place, to: 0)
    threads.initializeElement(at: place, to: .none)
  }

  /// Undoes the thread that was made when a place joined its siblings.
  func undoThread(of place: Int) {
    threads[place].undo(in: nodes)
    threads[place] = .none
  }

  /// Takes over a new size.
  func resize(_ place: Int) { nodes[place].halfWidth = Double(sizes[place].width) / 2 }

  /// Lets a place have no children and no threads.
  func makeLeaf(_ place: Int) {
    nodes.initializeElement(at: place, to: Node(halfWidth: Double(sizes[place].width) / 2))
    let itself = Int32(truncatingIfNeeded: place)
    extremes.initializeElement(at: place, to: Extremes(left: itself, right: itself))
  }
}

extension UnsafeMutableBufferPointer {
  /// The first `count` elements in a larger buffer; this one is given back.
  func moved(to capacity: Int, count: Int) -> Self {
    let larger = Self.allocate(capacity: capacity)
    _ = larger.moveInitialize(fromContentsOf: self[..<count])
    deallocate()
    return larger
  }
}
