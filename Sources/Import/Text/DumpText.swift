/// The bytes that the nodes of a dump point into: what was read, and what had to be rewritten.
///
/// Stretches that stand in the input as they are point there. Texts that had to be put together
/// (unescaped, joined) stand behind it.
package struct DumpText: Sendable {
  var source: [UInt8]
  var extra: [UInt8] = []

  init(_ source: [UInt8]) { self.source = source }

  /// The text of a stretch.
  package func string(_ range: TextRange) -> String {
    withBytes(of: range) { $0.string }
  }

  /// Lends the bytes of a stretch.
  func withBytes<Result>(of range: TextRange, _ body: (Bytes) -> Result) -> Result {
    let isExtra = Int(range.start) >= source.count
    return (isExtra ? extra : source).withUnsafeBufferPointer { buffer in
      let start = isExtra ? Int(range.start) - source.count : Int(range.start)
      return body(Bytes(buffer).slice(start, start + Int(range.count)))
    }
  }
}
