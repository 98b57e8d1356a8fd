internal import Foundation
internal import Geometry

/// A tree as text.
extension AccessibleTree {
  /// An outline indented by two spaces per level: role, name, frame and states.
  package var outline: String {
    let whole = { (length: Double) in Int(clamping: length) }
    var text = ""
    for (node, depth) in zip(nodes, depths) {
      text += String(repeating: "  ", count: depth) + node.words
      if let box = node.extents, box.width > 0 || box.height > 0 {
        text += " \(whole(box.minX)),\(whole(box.minY)) \(whole(box.width))×\(whole(box.height))"
      }
      let words = node.states.words
      if !words.isEmpty { text += " [\(words.joined(separator: ", "))]" }
      text += "\n"
    }
    return text
  }
}
