import Foundation

/// A text search: finds all occurrences of the words.
///
/// Case matters if the words contain capitals. Precomposed and decomposed characters are equal; a
/// base letter does not match an accented one, nor part of an emoji sequence.
package struct WordSearch: Hashable, Sendable {
  package let words: String
  /// Whether only whole words match.
  package let isWhole: Bool

  package init(_ words: String, isWhole: Bool = false) {
    (self.words, self.isWhole) = (words, isWhole)
  }

  /// The matches, as sorted UTF-8 ranges that do not overlap.
  ///
  /// Takes time proportional to the text if few positions begin like the words.
  package func places(in text: String) -> [Range<Int>] {
    let matchesCase = words.unicodeScalars.contains { $0.properties.isUppercase }
    var folding = LetterFolding(matchesCase: matchesCase)
    let wanted = folding.letters(of: words)
    guard let first = wanted.first else { return [] }
    let letters = folding.letters(of: text)
    var (places, index) = ([Range<Int>](), 0)
    while index + wanted.count <= letters.count {
      let end = index + wanted.count
      if letters[index].scalar == first.scalar,
        zip(letters[index..<end], wanted).allSatisfy({ $0.scalar == $1.scalar }),
        isPlace(index..<end, of: letters)
      {
        places.append(
          letters[index].start..<(end < letters.count ? letters[end].start : text.utf8.count))
        index = end
      } else {
        index += 1
      }
    }
    return places
  }

  /// Whether a range is on character and, if required, word boundaries.
  private func isPlace(_ range: Range<Int>, of letters: [LetterFolding.Letter]) -> Bool {
    letters[range.lowerBound].isFirst
      && (range.upperBound == letters.count || letters[range.upperBound].isFirst)
      && (!isWhole
        || isEdge(range.lowerBound, of: letters) && isEdge(range.upperBound, of: letters))
  }

  /// Whether a word boundary is at an index.
  private func isEdge(_ place: Int, of letters: [LetterFolding.Letter]) -> Bool {
    guard place > 0, place < letters.count else { return true }
    return !(letters[place - 1].isOfWord && letters[place].isOfWord)
  }
}

/// Characters for comparison: decomposed, and lowercased unless case matters.
private struct LetterFolding {
  let matchesCase: Bool
  /// Cached foldings of characters beyond ASCII.
  private var known: [Unicode.Scalar: [Unicode.Scalar]] = [:]

  init(matchesCase: Bool) { self.matchesCase = matchesCase }

  struct Letter {
    let scalar: Unicode.Scalar
    /// The UTF-8 offset of its original character.
    let start: Int
    /// Whether a grapheme cluster begins here.
    let isFirst: Bool

    /// Whether it is a letter, a digit, a combining mark or an underscore.
    var isOfWord: Bool {
      if scalar.isASCII {
        return switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
      }
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.canonicalCombiningClass != .notReordered
    }
  }

  mutating func letters(of text: String) -> [Letter] {
    var letters: [Letter] = []
    letters.reserveCapacity(text.utf8.count)
    var place = 0
    // A combining accent may follow the last one.
    let plain = text.utf8.prefix { $0 < 0x80 }
    for byte in plain.dropLast(plain.count < text.utf8.count ? 1 : 0) {
      letters.append(Letter(scalar: folded(ascii: byte), start: place, isFirst: true))
      place += 1
    }
    for character in text[text.utf8.index(text.startIndex, offsetBy: place)...] {
      var isFirst = true
      for scalar in character.unicodeScalars {
        for part in parts(of: scalar) {
          letters.append(Letter(scalar: part, start: place, isFirst: isFirst))
          isFirst = false
        }
        place += UTF8.width(scalar)
      }
    }
    return letters
  }

  private func folded(ascii byte: UInt8) -> Unicode.Scalar {
    let isCapital = !matchesCase && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    return Unicode.Scalar(isCapital ? byte | 0x20 : byte)
  }

  private mutating func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if scalar.isASCII { return [folded(ascii: UInt8(scalar.value))] }
    if let parts = known[scalar] { return parts }
    let small = matchesCase ? String(scalar) : scalar.properties.lowercaseMapping
    let parts = Array(small.decomposedStringWithCanonicalMapping.unicodeScalars)
    known[scalar] = parts
    return parts
  }
}
