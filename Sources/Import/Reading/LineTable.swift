/// The lines of a text: their ranges, and their numbers in the input.
///
/// Wrappers are removed by adjusting ranges, without copying the text.
struct LineTable {
  var bytes: [UInt8]
  private(set) var starts: [UInt32] = []
  private(set) var ends: [UInt32] = []
  /// The number of bytes removed from the start of each line that counted toward its width; empty
  /// if none.
  private var lost: [UInt16] = []
  /// The line numbers in the input; empty if they are consecutive from 1.
  private var numbers: [UInt32] = []

  /// Splits a text at `\n`, `\r`, or any run of `\r` before a `\n`.
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
  /// The number of lines in the input.
  var lineCount: Int { numbers.last.map { Int($0) } ?? count }
  /// Whether the lines are not contiguous, because something was removed or joined.
  private(set) var isScattered = false
  /// The number of the last line that is not blank.
  var lastLine: Int? {
    (0..<count).last { index in withLine(index) { !$0.isBlank } }.map { number($0) }
  }

  /// The number of a line in the input.
  func number(_ index: Int) -> Int {
    numbers.indices.contains(index) ? Int(numbers[index]) : index + 1
  }

  /// The index of the first nonempty line with a number, or of the first one.
  func index(ofLine line: Int) -> Int? {
    guard !numbers.isEmpty else { return line >= 1 && line <= count ? line - 1 : nil }
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(numbers[middle]) < line { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && Int(numbers[low]) == line ? low : nil
  }

  /// The width of a line in bytes, including bytes removed from its start.
  func width(_ index: Int) -> Int { Int(ends[index] - starts[index]) + lost(index) }

  /// The number of bytes removed from the start of a line that counted toward its width.
  func lost(_ index: Int) -> Int { lost.isEmpty ? 0 : Int(lost[index]) }

  /// Calls the body with a line.
  func withLine<Result>(_ index: Int, _ body: (Bytes) -> Result) -> Result {
    bytes.withUnsafeBufferPointer {
      body(Bytes($0).slice(Int(starts[index]), Int(ends[index])))
    }
  }

  /// Calls the body with the lines of a range.
  func withSection<Result>(
    _ range: Range<Int>, _ body: (Section) throws(ImportError) -> Result
  ) throws(ImportError) -> Result {
    var result: Swift.Result<Result, ImportError> = .failure(.empty)
    bytes.withUnsafeBufferPointer { buffer in
      starts.withUnsafeBufferPointer { starts in
        ends.withUnsafeBufferPointer { ends in
          let section = Section(
            text: Bytes(buffer), starts: starts, ends: ends, numbers: numbers, range: range)
          do throws(ImportError) { result = .success(try body(section)) } catch {
            result = .failure(error)
          }
        }
      }
    }
    return try result.get()
  }

  /// Removes the first bytes of a line, up to `start`, and its last ones, from `end` on.
  ///
  /// Quote marks were added after a line was broken; everything else counted toward its width.
  mutating func narrow(_ index: Int, from start: Int, to end: Int? = nil, isQuote: Bool = false) {
    if !isQuote, start > 0 {
      if lost.isEmpty { lost = [UInt16](repeating: 0, count: count) }
      lost[index] &+= UInt16(truncatingIfNeeded: start)
    }
    let old = starts[index]
    isScattered = true
    if let end { ends[index] = old + UInt32(truncatingIfNeeded: end) }
    starts[index] = min(old + UInt32(truncatingIfNeeded: start), ends[index])
  }

  /// Empties a line.
  mutating func clear(_ index: Int) { ends[index] = starts[index] }

  /// Makes the lines contiguous, as required by readers that extend nodes over following lines.
  mutating func compact() {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for index in 0..<count {
      let line = Int(starts[index])..<Int(ends[index])
      starts[index] = UInt32(truncatingIfNeeded: text.count)
      text.append(contentsOf: bytes[line])
      ends[index] = UInt32(truncatingIfNeeded: text.count)
      text.append(0x0A)
    }
    bytes = text
    isScattered = false
  }

  /// Splits lines at positions; the parts keep the line number.
  mutating func split(_ splits: [(index: Int, places: [Int])]) {
    guard !splits.isEmpty else { return }
    isScattered = true
    var (newStarts, newEnds, newNumbers) = ([UInt32](), [UInt32](), [UInt32]())
    var newLost: [UInt16] = []
    var next = splits.startIndex
    for index in 0..<count {
      var from = starts[index]
      if next < splits.endIndex, splits[next].index == index {
        for place in splits[next].places {
          let end = starts[index] + UInt32(truncatingIfNeeded: place)
          newStarts.append(from)
          newEnds.append(end)
          newNumbers.append(UInt32(truncatingIfNeeded: number(index)))
          if !lost.isEmpty { newLost.append(lost[index]) }
          from = end
        }
        next += 1
      }
      newStarts.append(from)
      newEnds.append(ends[index])
      newNumbers.append(UInt32(truncatingIfNeeded: number(index)))
      if !lost.isEmpty { newLost.append(lost[index]) }
    }
    (starts, ends, numbers, lost) = (newStarts, newEnds, newNumbers, newLost)
  }

  /// Replaces a line.
  mutating func replace(_ index: Int, with text: [UInt8]) {
    isScattered = true
    starts[index] = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(contentsOf: text)
    ends[index] = UInt32(truncatingIfNeeded: bytes.count)
  }

  /// Joins lines at the index of the first one; the others become empty.
  mutating func join(_ range: Range<Int>) {
    let start = bytes.count
    for index in range { bytes.append(contentsOf: bytes[Int(starts[index])..<Int(ends[index])]) }
    for index in range.dropFirst() { clear(index) }
    starts[range.lowerBound] = UInt32(truncatingIfNeeded: start)
    ends[range.lowerBound] = UInt32(truncatingIfNeeded: bytes.count)
  }
}

/// Lines that are read together; like `Bytes`, only valid inside the closure that receives them.
struct Section {
  /// The number of lines used for format detection.
  static let sampleSize = 300

  fileprivate let text: Bytes
  fileprivate let starts: UnsafeBufferPointer<UInt32>
  fileprivate let ends: UnsafeBufferPointer<UInt32>
  fileprivate let numbers: [UInt32]
  let range: Range<Int>

  fileprivate init(
    text: Bytes, starts: UnsafeBufferPointer<UInt32>, ends: UnsafeBufferPointer<UInt32>,
    numbers: [UInt32], range: Range<Int>
  ) {
    (self.text, self.starts, self.ends, self.range) = (text, starts, ends, range)
    self.numbers = numbers
  }

  /// A part of the lines.
  func part(_ range: Range<Int>) -> Section {
    Section(
      text: text, starts: starts, ends: ends, numbers: numbers,
      range: range.clamped(to: self.range))
  }

  subscript(index: Int) -> Bytes {
    guard starts.indices.contains(index) else { return text.slice(0, 0) }
    return text.slice(Int(starts[index]), Int(ends[index]))
  }

  /// The number of a line in the input.
  func number(_ index: Int) -> Int {
    numbers.indices.contains(index) ? Int(numbers[index]) : index + 1
  }

  /// The index of the next nonblank line, from `start` on.
  func nextLine(from start: Int) -> Int? {
    var index = max(start, range.lowerBound)
    while index < range.upperBound {
      if !self[index].isBlank { return index }
      index += 1
    }
    return nil
  }

  /// The index of the last nonblank line.
  var lastFilled: Int? {
    range.last { !self[$0].isBlank }
  }

  /// The first nonblank lines, for format detection.
  var sample: [Bytes] {
    var (lines, index) = ([Bytes](), range.lowerBound)
    while lines.count < Self.sampleSize, let next = nextLine(from: index) {
      lines.append(self[next])
      index = next + 1
    }
    return lines
  }

  /// The joined lines, each terminated by `\n`, and their offsets.
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
