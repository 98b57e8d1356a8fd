/// Converts UTF-8 offsets to Unicode scalar offsets, as GTK uses them.
///
/// Ascending offsets take one pass through the text.
struct ScalarCounter {
  private let bytes: [UInt8]
  private var byte = 0
  private var scalars = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The number of scalars before `offset`; an offset inside a scalar is rounded up.
  mutating func scalars(before offset: Int) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    if offset < byte { (byte, scalars) = (0, 0) }
    while byte < offset {
      if bytes[byte] & 0xC0 != 0x80 { scalars += 1 }
      byte += 1
    }
    return scalars
  }
}
