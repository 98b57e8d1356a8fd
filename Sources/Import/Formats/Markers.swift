/// The marks before a node in UIKit's and Chisel's formats, one per level.
///
/// Blanks between the marks are ignored, as copying from web pages loses some.
struct Markers {
  /// The number of marks.
  let count: Int
  /// Whether the last one marks a presented controller: `+`, or formerly `*M`.
  let isPresented: Bool
  /// The start of the node itself.
  let end: Int

  /// `
  /// ` as five bytes of an integer, as printed by all these tools.
  private static let bar: UInt64 = 0x20_7C_20_20_20

  init(_ line: Bytes) {
    var (index, count, isPresented) = (0, 0, false)
    while line.word(at: index) & 0xFF_FFFF_FFFF == Self.bar {
      (index, count) = (index + 5, count + 1)
    }
    index = line.skipBlanks(from: index)
    while true {
      if line[index] == UInt8(ascii: "|") || line[index] == UInt8(ascii: "+") {
        isPresented = line[index] == UInt8(ascii: "+")
        index += 1
      } else if line[index] == UInt8(ascii: "*"), line[index + 1] == UInt8(ascii: "M") {
        isPresented = true
        index += 2
      } else {
        break
      }
      count += 1
      index = line.skipBlanks(from: index)
    }
    (self.count, self.isPresented, end) = (count, isPresented, index)
  }
}
