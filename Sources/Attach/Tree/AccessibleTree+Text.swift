internal import Foundation
internal import Geometry

/// A tree as lines of text.
extension AccessibleTree {
  /// An outline, two blanks a level: role, name, place and states.
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
