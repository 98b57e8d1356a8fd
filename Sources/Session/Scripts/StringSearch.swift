import Foundation

/// A search for all occurrences of a string.
///
/// Case matters if the query contains capitals. Precomposed and decomposed characters are equal; a
/// base letter does not match an accented one, nor part of an emoji sequence.
package struct StringSearch: Hashable, Sendable {
  package let query: String
  /// Whether a match must begin and end at word boundaries.
  package let isWhole: Bool

  package init(_ query: String, isWhole: Bool = false) {
    (self.query, self.isWhole) = (query, isWhole)
  }

  /// The matches, as sorted UTF-8 ranges that do not overlap.
  ///
  /// Takes time proportional to the text if few positions begin like the query.
  package func ranges(in text: String) -> [Range<Int>] {
    let matchesCase = query.unicodeScalars.contains { $0.properties.isUppercase }
    var folding = ScalarFolding(matchesCase: matchesCase)
    let pattern = folding.scalars(of: query)
    guard let first = pattern.first else { return [] }
    let scalars = folding.scalars(of: text)
    var (ranges, index) = ([Range<Int>](), 0)
    while index + pattern.count <= scalars.count {
      let end = index + pattern.count
      if scalars[index].scalar == first.scalar,
        zip(scalars[index..<end], pattern).allSatisfy({ $0.scalar == $1.scalar }),
        isOnBoundaries(index..<end, of: scalars)
      {
        ranges.append(
          scalars[index].start..<(end < scalars.count ? scalars[end].start : text.utf8.count))
        index = end
      } else {
        index += 1
      }
    }
    return ranges
  }

  /// Whether a range is on character boundaries and, if required, word boundaries.
  private func isOnBoundaries(
    _ range: Range<Int>, of scalars: [ScalarFolding.FoldedScalar]
  ) -> Bool {
    scalars[range.lowerBound].isFirst
      && (range.upperBound == scalars.count || scalars[range.upperBound].isFirst)
      && (!isWhole
        || isWordBoundary(range.lowerBound, of: scalars)
          && isWordBoundary(range.upperBound, of: scalars))
  }

  private func isWordBoundary(_ index: Int, of scalars: [ScalarFolding.FoldedScalar]) -> Bool {
    guard index > 0, index < scalars.count else { return true }
    return !(scalars[index - 1].isWordCharacter && scalars[index].isWordCharacter)
  }
}

/// Folds text for comparison: decomposes it, and lowercases it unless case matters.
private struct ScalarFolding {
  let matchesCase: Bool
  /// Foldings of scalars beyond ASCII.
  private var cache: [Unicode.Scalar: [Unicode.Scalar]] = [:]

  init(matchesCase: Bool) { self.matchesCase = matchesCase }

  struct FoldedScalar {
    let scalar: Unicode.Scalar
    /// The UTF-8 offset of the original scalar.
    let start: Int
    /// Whether a grapheme cluster begins here.
    let isFirst: Bool

    /// Whether it is a letter, a digit, a combining mark or an underscore.
    var isWordCharacter: Bool {
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

  mutating func scalars(of text: String) -> [FoldedScalar] {
    var scalars: [FoldedScalar] = []
    scalars.reserveCapacity(text.utf8.count)
    var offset = 0
    // Fast path for an ASCII prefix, without its last character if a combining mark may follow it.
    let ascii = text.utf8.prefix { $0 < 0x80 }
    for byte in ascii.dropLast(ascii.count < text.utf8.count ? 1 : 0) {
      scalars.append(FoldedScalar(scalar: folded(ascii: byte), start: offset, isFirst: true))
      offset += 1
    }
    for character in text[text.utf8.index(text.startIndex, offsetBy: offset)...] {
      var isFirst = true
      for scalar in character.unicodeScalars {
        for part in folded(scalar) {
          scalars.append(FoldedScalar(scalar: part, start: offset, isFirst: isFirst))
          isFirst = false
        }
        offset += UTF8.width(scalar)
      }
    }
    return scalars
  }

  private func folded(ascii byte: UInt8) -> Unicode.Scalar {
    let isCapital = !matchesCase && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    return Unicode.Scalar(isCapital ? byte | 0x20 : byte)
  }

  private mutating func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if scalar.isASCII { return [folded(ascii: UInt8(scalar.value))] }
    if let parts = cache[scalar] { return parts }
    let lowercase = matchesCase ? String(scalar) : scalar.properties.lowercaseMapping
    let parts = Array(lowercase.decomposedStringWithCanonicalMapping.unicodeScalars)
    cache[scalar] = parts
    return parts
  }
}
