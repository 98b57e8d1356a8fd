/// The marks before a node in UIKit's and Chisel's forms: one for each level.
///
/// Blanks between the marks do not count, because copying through a web page loses some.
struct Markers {
  /// How many there are.
  let count: Int
  /// Whether the last one marks a presented controller: `+`, or `*M` of old.
  let isPresented: Bool
  /// Where the node itself begins.
  let end: Int

  /// `   | ` as five bytes of a number, as all of these tools print it.
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
