/// Splits a coordinate text into tokens.
struct CoordinateLexer {
  private let text: String
  private let end: String.Index
  private var position: String.Index
  private var tokens: [CoordinateToken] = []
  /// Whether "1e5" is scientific notation: not next to hemisphere letters, as in "n1e5".
  private let hasPowers: Bool

  private init(_ text: String) {
    self.text = text
    position = text.startIndex
    end = text.endIndex
    hasPowers = !text.contains { "nNsS".contains($0) }
  }

  /// The tokens of a text; throws an error for the first part that is none.
  static func tokens(of text: String) throws(CoordinateTextError) -> [CoordinateToken] {
    var lexer = CoordinateLexer(text)
    while let next = lexer.current { try lexer.readToken(startingWith: next) }
    return lexer.tokens
  }

  private var current: Character? { position < end ? text[position] : nil }

  private mutating func readToken(startingWith next: Character) throws(CoordinateTextError) {
    let start = position
    if next.isWhitespace || next.isInvisible || isIdle(next) {
      position = text.index(after: position)
    } else if next.decimalDigit != nil || next == "." || next.sign != nil {
      try readNumber()
    } else if let kind = CoordinateToken.meaning(of: next) {
      position = text.index(after: position)
      add(kind, from: start)
    } else if next.isLetter {
      while let letter = current, letter.isLetter, CoordinateToken.meaning(of: letter) == nil {
        position = text.index(after: position)
      }
      guard let kind = CoordinateToken.meaning(of: text[start..<position].lowercased()) else {
        throw CoordinateTextError(.notUnderstood, in: text, at: start..<position)
      }
      add(kind, from: start)
    } else {
      throw CoordinateTextError(
        .notUnderstood, in: text, at: start..<text.index(after: start))
    }
  }

  /// Ignorable characters: brackets around the whole, a colon after a word.
  private func isIdle(_ sign: Character) -> Bool {
    switch sign {
    case "(": tokens.isEmpty
    case ")": text[text.index(after: position)...].allSatisfy(\.isWhitespace)
    case ":", "=", ".":
      switch tokens.last?.kind {
      case .label: true
      case .side, .eitherSide: sign != "." || !isDigit(after: position)
      default: false
      }
    default: false
    }
  }

  private mutating func add(_ kind: CoordinateToken.Kind, from start: String.Index) {
    var (kind, first) = (kind, start)
    // Two consecutive minute marks are a second mark.
    if case .mark(.minute) = kind, let last = tokens.last, case .mark(.minute) = last.kind,
      last.range.upperBound == start
    {
      tokens.removeLast()
      (kind, first) = (.mark(.second), last.range.lowerBound)
    }
    if case .separator = kind, text[start] == ",", start > text.startIndex,
      text[text.index(before: start)].decimalDigit != nil, current?.decimalDigit != nil
    {
      kind = .separator(isTight: true)
    }
    tokens.append(CoordinateToken(kind: kind, range: first..<position))
  }

  private mutating func readNumber() throws(CoordinateTextError) {
    let start = position
    var number = CoordinateToken.Digits()
    if let sign = text[position].sign {
      number.sign = sign
      position = text.index(after: position)
    }
    number.whole = digits()
    if let point = current, ".．٫".contains(point), isDigit(after: position) {
      position = text.index(after: position)
      number.fraction = digits()
    }
    if number.whole.isEmpty, number.fraction == nil { try readNonFinite(&number, from: start) }
    if hasPowers { readPower(&number) }
    add(.number(number), from: start)
  }

  /// "inf" and "nan", which are rejected later with a specific error.
  private mutating func readNonFinite(
    _ number: inout CoordinateToken.Digits, from start: String.Index
  ) throws(CoordinateTextError) {
    let word = text[position...].prefix { $0.isLetter }
    guard case .number(let digits) = CoordinateToken.meaning(of: word.lowercased()) else {
      let past = position > start ? position : text.index(after: start)
      throw CoordinateTextError(.notUnderstood, in: text, at: start..<past)
    }
    number.whole = digits.whole
    position = word.endIndex
  }

  private mutating func readPower(_ number: inout CoordinateToken.Digits) {
    guard current == "e" || current == "E", !number.whole.hasPrefix("n") else { return }
    let letter = position
    position = text.index(after: position)
    var power = "e"
    if let sign = current?.sign {
      power += sign
      position = text.index(after: position)
    }
    let exponent = digits()
    let goesOn = position < end && ".,".contains(text[position]) && isDigit(after: position)
    let isPower = !exponent.isEmpty && !goesOn
    if isPower { number.exponent = power + exponent } else { position = letter }
  }

  private mutating func digits() -> String {
    var digits = ""
    while let digit = current?.decimalDigit {
      digits += String(digit)
      position = text.index(after: position)
    }
    return digits
  }

  private func isDigit(after index: String.Index) -> Bool {
    let next = text.index(after: index)
    return next < end && text[next].decimalDigit != nil
  }
}

extension Character {
  /// The value of a decimal digit in any script.
  fileprivate var decimalDigit: Int? {
    guard unicodeScalars.count == 1, let properties = unicodeScalars.first?.properties,
      properties.numericType == .decimal
    else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  /// "-" or "+", for any of the Unicode variants.
  fileprivate var sign: String? {
    switch self {
    case "-", "−", "–", "－", "‐", "‑", "﹣": "-"
    case "+", "＋": "+"
    default: nil
    }
  }

  /// Whether it is a direction mark, a joiner or the like, as pasted text may contain.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}
