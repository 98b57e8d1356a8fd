internal import Geometry

/// What the numbers of an accessible's place are measured from, as `GetExtents` is asked for them.
///
/// Source: AtspiCoordType of at-spi2-core.
enum AccessibleCoordinates: UInt32 {
  /// The corner of the screen.
  case screen = 0
  /// The corner of the window, which programs know under every display server.
  case window = 1
}

extension RunningApplication {
  /// The coordinates that the program's toolkit answers rightly.
  ///
  /// Qt 5.15 and 6.4 add the window's place to the size where they are asked for the window's
  /// coordinates, so they are asked for the screen's.
  var coordinates: AccessibleCoordinates { toolkit.hasPrefix("Qt") ? .screen : .window }

  /// Whether it can be asked what lies at a point of one of its windows.
  package var knowsPointsOfWindows: Bool { coordinates == .window }
}

extension AccessibleTree {
  /// Measures every box from the corner of its window, where it was measured from that of the screen.
  ///
  /// What stands in a window that does not say where it is has no known place.
  var measuredFromWindows: AccessibleTree {
    var tree = self
    var corners = [CGPoint?](repeating: nil, count: nodes.count)
    for (place, node) in nodes.enumerated() {
      guard let parent = node.parent else { continue }
      corners[place] = nodes[parent].parent == nil ? node.extents?.origin : corners[parent]
    }
    for place in nodes.indices {
      tree.nodes[place].extents = nodes[place].extents.flatMap { box in
        corners[place].map { box.offsetBy(dx: -$0.x, dy: -$0.y) }
      }
    }
    return tree
  }
}
