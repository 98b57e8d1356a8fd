internal import Foundation
internal import Geometry

/// Lays out a program's windows side by side, and everything else relative to its parent.
///
/// A program reports positions within its windows; only the desktop knows those of windows.
struct WindowRow {
  /// The frame of each node in its parent's coordinates; nil if unknown.
  let frames: [CGRect?]

  private static let gap = 24.0

  init(_ tree: AccessibleTree) {
    var frames = [CGRect?](repeating: nil, count: tree.nodes.count)
    // The origin for descendants of each node.
    var origins = [CGPoint](repeating: .zero, count: tree.nodes.count)
    var (width, height) = (0.0, 0.0)
    for (place, node) in tree.nodes.enumerated() {
      guard let parent = node.parent else { continue }
      guard let box = node.extents, box.width > 0, box.height > 0 else {
        origins[place] = origins[parent]
        continue
      }
      if tree.nodes[parent].parent == nil {
        guard node.isShown else {
          origins[place] = box.origin
          continue
        }
        frames[place] = CGRect(
          x: width + (width > 0 ? Self.gap : 0), y: 0, width: box.width, height: box.height)
        width += (width > 0 ? Self.gap : 0) + box.width
        height = max(height, box.height)
      } else {
        let origin = origins[parent]
        frames[place] = box.offsetBy(dx: -origin.x, dy: -origin.y)
      }
      origins[place] = box.origin
    }
    if !frames.isEmpty {
      frames[0] = CGRect(x: 0, y: 0, width: max(width, 1), height: max(height, 1))
    }
    self.frames = frames
  }
}
