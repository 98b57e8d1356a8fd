/// The bytes that the nodes of a dump refer to: the input, followed by rewritten strings.
///
/// Ranges of unchanged text refer to the input. Assembled strings (unescaped, joined) are appended.
package struct DumpText: Sendable {
  var source: [UInt8]
  var extra: [UInt8] = []

  init(_ source: [UInt8]) { self.source = source }

  /// The string of a range.
  package func string(_ range: TextRange) -> String {
    withBytes(of: range) { $0.string }
  }

  /// Calls the body with the bytes of a range.
  func withBytes<Result>(of range: TextRange, _ body: (Bytes) -> Result) -> Result {
    let isExtra = Int(range.start) >= source.count
    return (isExtra ? extra : source).withUnsafeBufferPointer { buffer in
      let start = isExtra ? Int(range.start) - source.count : Int(range.start)
      return body(Bytes(buffer).slice(start, start + Int(range.count)))
    }
  }
}
