/// How well a name matches the typed word; smaller is better.
enum Match: Int, Comparable {
  /// The word is the name.
  case whole
  /// The name starts with the word.
  case prefix
  /// The name starts with the word, ignoring case.
  case folded
  /// The word abbreviates the name's words: `vwa` or `willApp` for `viewWillAppear`.
  case humps
  /// The name contains the word's letters in order.
  case scattered

  static func < (one: Match, other: Match) -> Bool { one.rawValue < other.rawValue }

  /// Returns nil if the name does not match.
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

  /// The offsets where the words of a name start.
  private static func humps(of name: String) -> [Int] {
    let bytes = Array(name.utf8)
    return bytes.indices.filter { index in
      index == 0 || (0x41...0x5A).contains(bytes[index]) || bytes[index - 1] == 0x2E
    }
  }

  /// Whether the letters are prefixes of consecutive words of the name.
  private static func fitsHumps(_ word: [UInt8], _ letters: [UInt8], _ humps: [Int]) -> Bool {
    guard word.count <= letters.count else { return false }
    // For each hump, the possible numbers of letters matched before it.
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
