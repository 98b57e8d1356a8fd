import Support

/// A language's names that differ from the English ones.
struct Translations: Sendable {
  /// Names by index: ascending indices, whose strings are in this order from `first` on.
  private struct Names: Sendable {
    let first: Int
    var numbers: [UInt32] = []
  }

  private let texts: ChunkTexts
  private let lists: [Names]

  /// The kinds of subjects, in the order of the chunk.
  enum Subject: Int, CaseIterable {
    case country, sea, disputedArea, place, feature
  }

  /// Reads a chunk; `counts` are the numbers of subjects of each kind.
  init(_ chunk: [UInt8], counts: [Int]) throws(ByteReader.Fault) {
    var texts = ChunkTexts(of: chunk)
    var reader = texts.reader
    var lists: [Names] = []
    for count in counts {
      var (names, next) = (Names(first: texts.count), 0)
      for entry in 0..<(try reader.count()) {
        let step = try reader.number()
        guard entry == 0 || step > 0 else { throw .malformed("a name stands twice") }
        next += step
        guard next < count else { throw .malformed("a name is of nothing") }
        names.numbers.append(UInt32(next))
        try texts.add(from: &reader)
      }
      lists.append(names)
    }
    try reader.finish()
    (self.lists, self.texts) = (lists, texts)
  }

  /// The name of a subject in this language, if it differs from the English one.
  func name(of subject: Subject, _ number: Int) -> String? {
    let names = lists[subject.rawValue]
    var (low, high) = (0, names.numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if names.numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    guard low < names.numbers.count, names.numbers[low] == number else { return nil }
    return texts[names.first + low]
  }
}
