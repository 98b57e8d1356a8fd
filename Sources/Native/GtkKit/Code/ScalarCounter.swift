/// Turns offsets in UTF-8 into offsets in Unicode scalars, which is what GTK counts.
///
/// Asked in ascending order it goes through the text once.
struct ScalarCounter {
  private let bytes: [UInt8]
  private var byte = 0
  private var scalars = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// How many scalars begin before `offset`; an offset inside a scalar stands for its end.
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
