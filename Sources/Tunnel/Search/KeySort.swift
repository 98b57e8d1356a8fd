/// A least-significant-byte radix sort by 64-bit keys (Knuth, The Art of Computer Programming 3,
/// 5.2.5, Algorithm R).
extension Array {
  /// Sorts stably by `key`.
  ///
  /// - Complexity: O(*n*), with O(*n*) additional memory.
  mutating func sortStably(by key: (Element) -> UInt64) {
    guard count > 1 else { return }
    var counts = [Int](repeating: 0, count: 8 * 256)
    for element in self {
      let key = key(element)
      for byte in 0..<8 { counts[byte << 8 | Int(key >> (8 * byte) & 0xFF)] += 1 }
    }
    var other = self
    for byte in 0..<8 {
      var places = counts[byte << 8..<(byte + 1) << 8]
      // Skip bytes that are equal in all keys.
      if places.contains(count) { continue }
      var sum = 0
      for digit in places.indices { (places[digit], sum) = (sum, sum + places[digit]) }
      for element in self {
        let digit = byte << 8 | Int(key(element) >> (8 * byte) & 0xFF)
        other[places[digit]] = element
        places[digit] += 1
      }
      swap(&self, &other)
    }
  }
}
