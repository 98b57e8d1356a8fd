/// Disclosure arrows.
extension Bytes {
  /// An arrow: whether it is expanded, and its end.
  struct Arrow {
    let isOpen: Bool
    let end: Int
  }

  /// The arrow at a position.
  func arrow(at index: Int) -> Arrow? {
    guard self[index] == 0xE2, self[index + 1] == 0x96 else { return nil }
    switch self[index + 2] {
    // ▼ ▽ ▾ ▿
    case 0xBC, 0xBD, 0xBE, 0xBF: return Arrow(isOpen: true, end: index + 3)
    // ▶ ▷ ▸ ▹ ►
    case 0xB6, 0xB7, 0xB8, 0xB9, 0xBA: return Arrow(isOpen: false, end: index + 3)
    default: return nil
    }
  }

  /// Whether an arrow comes first, after blanks.
  var beginsWithArrow: Bool { arrow(at: skipBlanks()) != nil }
}
