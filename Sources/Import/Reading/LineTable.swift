/// The lines of a text: where each begins and ends, and its number in the input.
///
/// Wrappers are taken off by moving ends, so the text itself is not copied.
struct LineTable {
  var bytes: [UInt8]
  private(set) var starts: [UInt32] = []
  private(set) var ends: [UInt32] = []
  /// How many bytes were taken off the beginning of each line that were part of its width; empty
  /// where nothing was.
  private var lost: [UInt16] = []

  /// Cuts a text at its line ends: `\n`, `\r`, or any run of `\r` before a `\n`.
  init(_ bytes: consuming [UInt8], hasReturns: Bool, limit: Int) throws(ImportError) {
    self.bytes = bytes
    var (starts, ends, isTooLong) = ([UInt32](), [UInt32](), false)
    starts.reserveCapacity(self.bytes.count / 64)
    ends.reserveCapacity(self.bytes.count / 64)
    self.bytes.withUnsafeBufferPointer { buffer in
      let text = Bytes(buffer)
      var (start, index) = (0, 0)
      while index < buffer.count {
        if !hasReturns { index = text.first(0x0A, from: index) ?? buffer.count }
        guard index < buffer.count else { break }
        guard buffer[index] == 0x0A || buffer[index] == 0x0D else {
          index += 1
          continue
        }
        starts.append(UInt32(truncatingIfNeeded: start))
        ends.append(UInt32(truncatingIfNeeded: index))
        var next = index
        while next < buffer.count, buffer[next] == 0x0D { next += 1 }
        index = next < buffer.count && buffer[next] == 0x0A ? next + 1 : index + 1
        start = index
        if starts.count > limit {
          isTooLong = true
          return
        }
      }
      if start < buffer.count {
        starts.append(UInt32(truncatingIfNeeded: start))
        ends.append(UInt32(truncatingIfNeeded: buffer.count))
      }
    }
    guard !isTooLong, starts.count <= limit else { throw .tooManyLines(limit: limit) }
    (self.starts, self.ends) = (starts, ends)
  }

  var count: Int { starts.count }
  /// The number of the last line that is not blank.
  var lastLine: Int? {
    (0..<count).last { index in withLine(index) { !$0.isBlank } }.map { $0 + 1 }
  }

  /// How wide a line was in bytes, with what was taken off its beginning.
  func width(_ index: Int) -> Int { Int(ends[index] - starts[index]) + lost(index) }

  /// How many bytes were taken off the beginning of a line that were part of its width.
  func lost(_ index: Int) -> Int { lost.isEmpty ? 0 : Int(lost[index]) }

  /// Lends a line.
  func withLine<Result>(_ index: Int, _ body: (Bytes) -> Result) -> Result {
    bytes.withUnsafeBufferPointer {
      body(Bytes($0).slice(Int(starts[index]), Int(ends[index])))
    }
  }

  /// Lends all lines of a range.
  func withSection<Result>(
    _ range: Range<Int>, _ body: (Section) throws(ImportError) -> Result
  ) throws(ImportError) -> Result {
    var result: Swift.Result<Result, ImportError> = .failure(.empty)
    bytes.withUnsafeBufferPointer { buffer in
      starts.withUnsafeBufferPointer { starts in
        ends.withUnsafeBufferPointer { ends in
          let section = Section(text: Bytes(buffer), starts: starts, ends: ends, range: range)
          do throws(ImportError) { result = .success(try body(section)) } catch {
            result = .failure(error)
          }
        }
      }
    }
    return try result.get()
  }

  /// Takes a line's first bytes off, up to `start`, and its last ones, from `end` on.
  ///
  /// What a quote adds came after a line was broken; everything else was part of its width.
  mutating func narrow(_ index: Int, from start: Int, to end: Int? = nil, isQuote: Bool = false) {
    if !isQuote, start > 0 {
      if lost.isEmpty { lost = [UInt16](repeating: 0, count: count) }
      lost[index] &+= UInt16(truncatingIfNeeded: start)
    }
    let old = starts[index]
    if let end { ends[index] = old + UInt32(truncatingIfNeeded: end) }
    starts[index] = min(old + UInt32(truncatingIfNeeded: start), ends[index])
  }

  /// Makes a line an empty one.
  mutating func clear(_ index: Int) { ends[index] = starts[index] }

  /// Makes lines one, at the place of the first; the others become empty.
  mutating func join(_ range: Range<Int>) {
    let start = bytes.count
    for index in range { bytes.append(contentsOf: bytes[Int(starts[index])..<Int(ends[index])]) }
    for index in range.dropFirst() { clear(index) }
    starts[range.lowerBound] = UInt32(truncatingIfNeeded: start)
    ends[range.lowerBound] = UInt32(truncatingIfNeeded: bytes.count)
  }
}

/// Lines that are read together; like `Bytes` only valid inside the closure that lent them.
struct Section {
  fileprivate let text: Bytes
  fileprivate let starts: UnsafeBufferPointer<UInt32>
  fileprivate let ends: UnsafeBufferPointer<UInt32>
  let range: Range<Int>

  fileprivate init(
    text: Bytes, starts: UnsafeBufferPointer<UInt32>, ends: UnsafeBufferPointer<UInt32>,
    range: Range<Int>
  ) {
    (self.text, self.starts, self.ends, self.range) = (text, starts, ends, range)
  }

  subscript(index: Int) -> Bytes {
    guard starts.indices.contains(index) else { return text.slice(0, 0) }
    return text.slice(Int(starts[index]), Int(ends[index]))
  }

  /// The number of a line in the input.
  func number(_ index: Int) -> Int { index + 1 }

  /// The lines that are no blank ones, by their places, from `start` on.
  func nextLine(from start: Int) -> Int? {
    var index = max(start, range.lowerBound)
    while index < range.upperBound {
      if !self[index].isBlank { return index }
      index += 1
    }
    return nil
  }

  /// The first lines that are not blank, enough to tell the form.
  var sample: [Bytes] {
    var (lines, index) = ([Bytes](), range.lowerBound)
    while lines.count < 300, let next = nextLine(from: index) {
      lines.append(self[next])
      index = next + 1
    }
    return lines
  }

  /// The text of the lines, each ending with `\n`, and where each begins in it.
  func joined(first count: Int = .max) -> (text: [UInt8], starts: [Int]) {
    var (bytes, places) = ([UInt8](), [Int]())
    for index in range.prefix(count) {
      places.append(bytes.count)
      self[index].append(to: &bytes)
      bytes.append(0x0A)
    }
    return (bytes, places)
  }
}
