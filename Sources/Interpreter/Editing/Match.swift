/// How well a name fits what was typed of it; the smaller the better.
enum Match: Int, Comparable {
  /// It is the name.
  case whole
  /// It begins with it.
  case prefix
  /// It begins with it but for capitals.
  case folded
  /// Its words begin with it: `vwa` or `willApp` for `viewWillAppear`.
  case humps
  /// Its letters are there, in their order.
  case scattered

  static func < (one: Match, other: Match) -> Bool { one.rawValue < other.rawValue }

  /// Nothing where the name does not fit.
  init?(_ typed: String, _ name: String) {
    let (word, letters) = (Array(typed.lowercased().utf8), Array(name.lowercased().utf8))
    if name == typed {
      self = .whole
    } else if name.hasPrefix(typed) {
      self = .prefix
    } else if letters.starts(with: word) {
      self = .folded
    } else if Self.fitsHumps(word, letters, Self.humps(of: name)) {
      self = .humps
    } else if word.count > 2, letters.first == word.first, Self.isScattered(word, in: letters) {
      self = .scattered
    } else {
      return nil
    }
  }

  /// Where the words of a name begin.
  private static func humps(of name: String) -> [Int] {
    let bytes = Array(name.utf8)
    return bytes.indices.filter { index in
      index == 0 || (0x41...0x5A).contains(bytes[index]) || bytes[index - 1] == 0x2E
    }
  }

  /// Whether the letters are beginnings of words of the name, one after the other.
  private static func fitsHumps(_ word: [UInt8], _ letters: [UInt8], _ humps: [Int]) -> Bool {
    guard word.count <= letters.count else { return false }
    // How much of the word may have been read before each hump, all ways of reading at once.
    var read: [Set<Int>] = Array(repeating: [0], count: humps.count + 1)
    for (index, hump) in humps.enumerated() {
      for start in read[index] {
        var length = 0
        while start + length < word.count, hump + length < letters.count,
          letters[hump + length] == word[start + length]
        {
          length += 1
          if start + length == word.count { return true }
          let next = humps.dropFirst(index + 1).firstIndex { $0 >= hump + length }
          for later in (next ?? humps.count)...humps.count { read[later].insert(start + length) }
        }
      }
    }
    return false
  }

  private static func isScattered(_ word: [UInt8], in letters: [UInt8]) -> Bool {
    var rest = word[...]
    for letter in letters where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
