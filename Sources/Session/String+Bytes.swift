/// Comparing bytes: Swift treats canonically equivalent strings as equal; files do not.
extension String {
  /// Whether two texts have equal bytes.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
