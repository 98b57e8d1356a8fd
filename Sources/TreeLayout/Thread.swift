/// A shortcut from the end of one contour to where another goes on below it, by where it begins.
///
/// Only leaves have threads, at most one on each side.
struct Thread {
  private var code: Int32

  static let none = Thread(code: -1)

  static func left(_ place: Int) -> Thread { Thread(code: Int32(truncatingIfNeeded: place << 1)) }

  static func right(_ place: Int) -> Thread {
    Thread(code: Int32(truncatingIfNeeded: place << 1 | 1))
  }

  /// Ends the contour again where it ended before.
  func undo(in nodes: UnsafeMutableBufferPointer<Contours.Node>) {
    guard code >= 0 else { return }
    let place = Int(code >> 1)
    if code & 1 == 0 { nodes[place].left = -1 } else { nodes[place].right = -1 }
  }
}
