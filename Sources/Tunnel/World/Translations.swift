/// The names of one language, as far as they differ from the English ones.
struct Translations: Sendable {
  /// Names by number: ascending numbers, each with the bytes of its text.
  private struct Names: Sendable {
    var numbers: [UInt32] = []
    var texts: [Range<UInt32>] = []
  }

  private let file: [UInt8]
  private let lists: [Names]

  /// What names are of, in the order of the chunk.
  enum Subject: Int, CaseIterable {
    case country, sea, disputedArea, place, feature
  }

  /// Reads a chunk; `counts` says how many of each subject there are.
  init(_ reader: ByteReader, in file: WorldFile, counts: [Int]) throws(ByteReader.Malformed) {
    var reader = reader
    var lists: [Names] = []
    for count in counts {
      var (names, next) = (Names(), 0)
      for entry in 0..<(try reader.count()) {
        let step = try reader.number()
        guard entry == 0 || step > 0 else { throw reader.malformed("a name stands twice") }
        next += step
        guard next < count else { throw reader.malformed("a name is of nothing") }
        let text = try reader.textRange()
        names.numbers.append(UInt32(next))
        names.texts.append(UInt32(text.lowerBound)..<UInt32(text.upperBound))
      }
      lists.append(names)
    }
    try reader.finish()
    (self.lists, self.file) = (lists, file.bytes)
  }

  /// The name of a thing in this language, if it has one of its own.
  func name(of subject: Subject, _ number: Int) -> String? {
    let names = lists[subject.rawValue]
    var (low, high) = (0, names.numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if names.numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    guard low < names.numbers.count, names.numbers[low] == number else { return nil }
    let range = names.texts[low]
    return String(decoding: file[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }
}
