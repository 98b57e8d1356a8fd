/// A component of a coordinate text: "56.55", "N56 33.0", "8°19′0″ E".
struct WrittenAngle {
  let degrees: Double
  /// The axis implied by its hemisphere or label, if any.
  let part: CoordinateError.Part?
  let range: Range<String.Index>

  /// Parses all `tokens` of `text`.
  init(
    _ tokens: ArraySlice<CoordinateToken>, in text: String, language: String?
  ) throws(CoordinateTextError) {
    var reader = AngleReader(tokens, text: text, language: language)
    try reader.read()
    (degrees, part, range) = (reader.degrees, reader.part, reader.range)
  }
}

/// Parses the tokens of an angle in order.
private struct AngleReader {
  private let text: String
  private let language: String?
  private var rest: ArraySlice<CoordinateToken>
  let range: Range<String.Index>
  private(set) var part: CoordinateError.Part?
  private(set) var degrees = 0.0
  private var isNegative = false
  private var hasSide = false
  private var hasSign = false

  init(_ tokens: ArraySlice<CoordinateToken>, text: String, language: String?) {
    (rest, self.text, self.language) = (tokens, text, language)
    let start = tokens.first?.range.lowerBound ?? text.startIndex
    range = start..<(tokens.last?.range.upperBound ?? text.endIndex)
  }

  mutating func read() throws(CoordinateTextError) {
    if case .label(let named) = rest.first?.kind {
      part = named
      rest.removeFirst()
    }
    try readSide()
    try readNumbers()
    try readSide()
    if let token = rest.first { throw refusal(.notUnderstood, at: token.range) }
    guard !hasSign || !hasSide else { throw refusal(.signAndSide, at: range) }
    // Adding zero turns −0 into 0.
    degrees = (isNegative ? -degrees : degrees) + 0
  }

  /// Parses degrees, minutes and seconds; marks of the latter are optional.
  private mutating func readNumbers() throws(CoordinateTextError) {
    var last: (digits: CoordinateToken.Digits, range: Range<String.Index>)?
    let units: [(mark: CoordinateToken.Mark, size: Double)] = [
      (.degree, 1), (.minute, 60), (.second, 3600),
    ]
    for (mark, size) in units {
      guard let token = rest.first, let digits = token.digits else { break }
      rest.removeFirst()
      if let last {
        guard digits.sign.isEmpty else { throw refusal(.notUnderstood, at: token.range) }
        guard last.digits.isPlain else { throw refusal(.fractionBeforeMinutes, at: last.range) }
        guard digits.magnitude < 60 else { throw refusal(.sixtyOrMore, at: token.range) }
      } else {
        hasSign = !digits.sign.isEmpty
        if digits.sign == "-" { isNegative = true }
      }
      degrees += digits.magnitude / size
      last = (digits, token.range)
      guard case .mark(let written) = rest.first?.kind else { continue }
      guard written == mark else { break }
      rest.removeFirst()
    }
    guard last != nil else { throw refusal(.notUnderstood, at: rest.first?.range ?? range) }
  }

  private mutating func readSide() throws(CoordinateTextError) {
    guard let token = rest.first, let side = try side(of: token) else { return }
    guard !hasSide, part == nil || part == side.part else {
      throw refusal(.notUnderstood, at: token.range)
    }
    (hasSide, part) = (true, side.part)
    if side.isNegative { isNegative = true }
    rest.removeFirst()
  }

  private func side(
    of token: CoordinateToken
  ) throws(CoordinateTextError) -> CoordinateToken.Side? {
    switch (token.kind, language) {
    case (.side(let side), _): return side
    case (.eitherSide, "de"): return .east
    case (.eitherSide, "fr"), (.eitherSide, "es"): return .west
    case (.eitherSide, _): throw refusal(.eitherSide, at: token.range)
    default: return nil
    }
  }

  private func refusal(
    _ problem: CoordinateTextError.Problem, at range: Range<String.Index>
  ) -> CoordinateTextError {
    CoordinateTextError(problem, in: text, at: range)
  }
}
