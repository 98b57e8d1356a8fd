import Foundation

/// Normalizes names for comparison: lowercase without accents, with single spaces.
///
/// "Saint-Étienne" becomes "saint etienne". Letters that are also written as digraphs have two
/// spellings: "Ærø" is "aero" and "aeroe".
struct NameFolding {
  /// The spellings of ø, ö, ä, ü and å without those letters.
  enum Spelling: CaseIterable {
    /// As the base letters: o, a, u.
    case plain
    /// As two letters: oe, ae, ue, aa.
    case doubled
  }

  /// The folded form of a character.
  private enum Piece {
    case byte(UInt8)
    case bytes([UInt8])
    /// Between words.
    case gap
    /// Inside a word, at a point where matches may start: the apostrophe of "L'Aquila".
    case seam
    case nothing
  }

  private var pieces: [UInt32: Piece] = [:]

  /// A folded name and the starts of its words.
  struct Folded {
    var bytes: [UInt8] = []
    var words: [Int] = []
  }

  /// Folds one name.
  mutating func fold(_ name: String, _ spelling: Spelling = .plain) -> Folded {
    var folded = Folded()
    append(name, spelling, to: &folded)
    return folded
  }

  /// Appends a folded name to `folded`.
  mutating func append(_ name: String, _ spelling: Spelling, to folded: inout Folded) {
    let start = folded.bytes.count
    var startsWord = true
    func beginWord() {
      if folded.bytes.count > start, folded.bytes.last != Self.seam {
        folded.bytes.append(Self.blank)
      }
      if folded.bytes.last == Self.seam { folded.bytes.removeLast() }
      folded.words.append(folded.bytes.count)
      startsWord = false
    }
    for scalar in name.unicodeScalars {
      switch piece(scalar) {
      case .byte(let byte):
        if startsWord { beginWord() }
        folded.bytes.append(byte)
      case .bytes(let bytes):
        if startsWord { beginWord() }
        let doubled = spelling == .doubled ? Self.doubled(scalar) : nil
        folded.bytes.append(contentsOf: doubled ?? bytes)
      case .gap: startsWord = true
      case .seam where !startsWord:
        folded.bytes.append(Self.seam)
        startsWord = true
      case .seam, .nothing: break
      }
    }
    if folded.bytes.count > start, folded.bytes.last == Self.seam { folded.bytes.removeLast() }
  }

  /// Whether a name has letters that are also written as digraphs.
  static func hasDoubles(_ name: String) -> Bool {
    name.utf8.contains { $0 >= 0x80 } && name.unicodeScalars.contains { doubled($0) != nil }
  }

  private static let blank = UInt8(ascii: " ")
  /// Marks an apostrophe until the next letter.
  private static let seam = UInt8(1)

  private mutating func piece(_ scalar: Unicode.Scalar) -> Piece {
    if scalar.isASCII { return Self.plain[Int(scalar.value)] }
    if let known = pieces[scalar.value] { return known }
    let new = Self.folded(scalar)
    pieces[scalar.value] = new
    return new
  }

  /// The folded ASCII characters, of which most names consist: one byte each, or none.
  private static let plain = (0..<128).map { code in
    let piece = folded(Unicode.Scalar(UInt8(code)))
    if case .bytes(let bytes) = piece, bytes.count == 1 { return Piece.byte(bytes[0]) }
    return piece
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Piece {
    if let special = specials[scalar] { return .bytes(Array(special.utf8)) }
    if apostrophes.contains(scalar) { return .seam }
    let decomposed = String(scalar).decomposedStringWithCompatibilityMapping.lowercased()
    let letters = decomposed.unicodeScalars.filter { !isMark($0) }
    guard !letters.isEmpty else { return .nothing }
    let isWord = letters.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    let text = letters.map { specials[$0] ?? String($0) }.joined()
    return isWord ? .bytes(Array(text.utf8)) : .gap
  }

  /// Accents, vowel signs and the Arabic tatweel.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .format, .modifierSymbol: true
    default: scalar == "\u{640}"
    }
  }

  private static func doubled(_ scalar: Unicode.Scalar) -> [UInt8]? {
    switch scalar {
    case "ø", "Ø", "ö", "Ö": Array("oe".utf8)
    case "ä", "Ä": Array("ae".utf8)
    case "ü", "Ü": Array("ue".utf8)
    case "å", "Å": Array("aa".utf8)
    default: nil
    }
  }

  /// Letters that Unicode does not decompose.
  private static let specials: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l",
    "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "İ": "i",
    "ħ": "h", "Ħ": "h", "ə": "e", "Ə": "e", "ŧ": "t", "Ŧ": "t", "ŋ": "n", "Ŋ": "n",
    "ة": "ه", "ى": "ي",
  ]
  private static let apostrophes: Set<Unicode.Scalar> = [
    "'", "’", "‘", "ʻ", "ʼ", "ʾ", "ʿ", "`", "´", "′",
  ]
}
