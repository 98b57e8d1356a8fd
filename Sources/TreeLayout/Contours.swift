import Geometry

/// The working memory of one layout: for each place of a tree, what the walks must know of it.
///
/// Every x is kept relative to a neighbour (child to parent, contour node to the one before), so
/// moving a subtree is one addition. That is also what a relayout after a small change can build
/// on: it may keep these arrays and redo only the places from the change up to the root.
struct Contours: ~Copyable {
  /// What a walk along a contour reads; one record, so one step is one visit to memory.
  struct Node {
    /// Where the next thing below may begin.
    var bottom: Double
    var halfWidth: Double
    /// The next place down the left contour: first child or thread, −1 at its end.
    var left: Int32 = -1
    /// The next place down the right contour: last child or thread, −1 at its end.
    var right: Int32 = -1
    /// How far right of this centre the centre of `left` is.
    var leftStep = 0.0
    /// How far right of this centre the centre of `right` is.
    var rightStep = 0.0
  }

  /// The lowest nodes of a subtree, where its contours end and threads begin.
  struct Extremes {
    var left: Int32
    var right: Int32
    /// The centre of `left`, relative to that of the root of the subtree.
    var leftX = 0.0
    /// The centre of `right`, relative to that of the root of the subtree.
    var rightX = 0.0
    /// Where the subtree ends.
    var bottom: Double
  }

  let tree: Tree
  let siblingSeparation: Double
  let subtreeSeparation: Double
  let nodes: UnsafeMutableBufferPointer<Node>
  let extremes: UnsafeMutableBufferPointer<Extremes>
  /// How far right of its parent's centre each centre is.
  let offsets: UnsafeMutableBufferPointer<Double>
  var visible: VisibleSiblings
  var spread: Spread

  init(of tree: Tree, siblingSeparation: Double, subtreeSeparation: Double) {
    self.tree = tree
    self.siblingSeparation = siblingSeparation
    self.subtreeSeparation = subtreeSeparation
    nodes = .allocate(capacity: tree.sizes.count)
    extremes = .allocate(capacity: tree.sizes.count)
    offsets = .allocate(capacity: tree.sizes.count)
    visible = VisibleSiblings(widestFamily: tree.widestFamily)
    spread = Spread()
  }

  deinit {
    nodes.deallocate()
    extremes.deallocate()
    offsets.deallocate()
  }
}

/// First the heights, from the top down: each node starts where its parent ends.
extension Contours {
  /// Lets each node end where its own height says.
  func stackNodes(gap: Double) {
    begin(place: 0, bottom: 0)
    for place in 1..<tree.sizes.count {
      let top = nodes[Int(tree.parents[place])].bottom
      begin(place: place, bottom: top + Double(tree.sizes[place].height) + gap)
    }
  }

  /// Lets all nodes of a level end where its tallest does.
  func stackLevels(gap: Double) {
    begin(place: 0, bottom: 0)
    var level = 1..<Int(tree.childStarts[1])
    var top = 0.0
    while !level.isEmpty {
      let tallest = level.reduce(0.0) { max($0, Double(tree.sizes[$1].height)) }
      top += tallest + gap
      for place in level { begin(place: place, bottom: top) }
      level = level.upperBound..<Int(tree.childStarts[level.upperBound])
    }
  }

  /// Every place begins as a leaf with no thread.
  private func begin(place: Int, bottom: Double) {
    let halfWidth = Double(tree.sizes[place].width) / 2
    nodes.initializeElement(at: place, to: Node(bottom: bottom, halfWidth: halfWidth))
    let itself = Int32(truncatingIfNeeded: place)
    extremes.initializeElement(
      at: place, to: Extremes(left: itself, right: itself, bottom: bottom))
    offsets.initializeElement(at: place, to: 0)
  }
}
