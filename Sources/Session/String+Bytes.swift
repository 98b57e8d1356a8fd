/// Texts as bytes: to Swift, an é is equal to an e with an accent; to a file it is not.
extension String {
  /// Whether two texts are the same byte by byte.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
