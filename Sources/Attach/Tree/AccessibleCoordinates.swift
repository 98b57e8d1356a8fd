internal import Geometry

/// The coordinate system passed to `GetExtents`.
///
/// Source: AtspiCoordType of at-spi2-core.
enum AccessibleCoordinates: UInt32 {
  /// Relative to the screen.
  case screen = 0
  /// Relative to the window, which works on every display server.
  case window = 1
}

extension RunningApplication {
  /// The coordinate system that the program's toolkit implements correctly.
  ///
  /// For window coordinates, Qt 5.15 and 6.4 add the window's position to the size, so they are
  /// asked for screen coordinates.
  var coordinates: AccessibleCoordinates { toolkit.hasPrefix("Qt") ? .screen : .window }

  /// Whether it supports hit testing in window coordinates.
  package var knowsPointsOfWindows: Bool { coordinates == .window }
}

extension AccessibleTree {
  /// Converts frames from screen to window coordinates.
  ///
  /// Frames in a window without a position become nil.
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
