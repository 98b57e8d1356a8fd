/// Parses tokens: two components, each in degrees with optional minutes, seconds and hemisphere.
///
/// All readings are tried; ambiguous text is rejected.
struct CoordinateReading {
  private let text: String
  /// The language that decides about the letter O.
  private let language: String?

  init(_ text: String, language: String?) {
    (self.text, self.language) = (text, language)
  }

  /// The only coordinate that the text can mean.
  func place() throws(CoordinateTextError) -> Coordinate {
    let tokens = try CoordinateLexer.tokens(of: text)
    guard !tokens.isEmpty else { throw CoordinateTextError(.empty, in: text) }
    var found: [Coordinate] = []
    var refusal: CoordinateTextError?
    for tokens in readingsOfCommas(tokens) {
      do throws(CoordinateTextError) {
        let place = try place(in: tokens)
        if !found.contains(place) { found.append(place) }
      } catch {
        if case .severalReadings(let places) = error.problem {
          for place in places where !found.contains(place) { found.append(place) }
        }
        // Errors about parsed numbers are more specific than too many numbers.
        refusal = [.tooMany, .oneHalf].contains(refusal?.problem) ? error : refusal ?? error
      }
    }
    if found.count > 1 { throw CoordinateTextError(.severalReadings(found), in: text) }
    guard let place = found.first else {
      throw refusal ?? CoordinateTextError(.notUnderstood, in: text)
    }
    return place
  }

  /// The tokens with commas between digits read as separators, or as decimal commas.
  ///
  /// In "56,55,8" either comma may be a decimal one.
  private func readingsOfCommas(_ tokens: [CoordinateToken]) -> [[CoordinateToken]] {
    guard tokens.contains(where: \.isTightComma) else { return [tokens] }
    return [
      tokens, joined(tokens, inOrder: tokens.indices.map { $0 }),
      joined(tokens, inOrder: tokens.indices.reversed()),
    ]
  }

  /// Joins the digits around tight commas to decimals, in this order, each once.
  private func joined(_ tokens: [CoordinateToken], inOrder order: [Int]) -> [CoordinateToken] {
    var used = Set<Int>()
    var joints: [Int: CoordinateToken] = [:]
    for index in order where tokens[index].isTightComma && index > 0 && index + 1 < tokens.count {
      let (left, right) = (tokens[index - 1], tokens[index + 1])
      guard used.isDisjoint(with: [index - 1, index + 1]), var digits = left.digits,
        let decimals = right.digits, digits.isPlain, decimals.isPlain, decimals.sign.isEmpty
      else { continue }
      used.formUnion([index - 1, index, index + 1])
      digits.fraction = decimals.whole
      joints[index] = CoordinateToken(
        kind: .number(digits), range: left.range.lowerBound..<right.range.upperBound)
    }
    return tokens.indices.compactMap { joints[$0] ?? (used.contains($0) ? nil : tokens[$0]) }
  }

  /// The coordinate of tokens, once the role of every comma is fixed.
  private func place(in tokens: [CoordinateToken]) throws(CoordinateTextError) -> Coordinate {
    let separators = tokens.indices.filter { tokens[$0].isSeparator }
    if let first = separators.first {
      guard separators.count == 1 else {
        throw CoordinateTextError(.tooMany, in: text)
      }
      return try place(tokens[..<first], tokens[(first + 1)...])
    }
    return try unseparatedPlace(in: tokens)
  }

  /// Tries every split of the tokens; a split with equally many numbers on both sides wins.
  private func unseparatedPlace(
    in tokens: [CoordinateToken]
  ) throws(CoordinateTextError) -> Coordinate {
    func count(_ tokens: ArraySlice<CoordinateToken>) -> Int {
      tokens.count { $0.digits != nil }
    }
    var found: [(place: Coordinate, isEven: Bool)] = []
    var refusals: [Int: CoordinateTextError] = [:]
    for index in tokens.indices.dropFirst() {
      let halves = (tokens[..<index], tokens[index...])
      do throws(CoordinateTextError) {
        let place = try place(halves.0, halves.1)
        guard !found.contains(where: { $0.place == place }) else { continue }
        found.append((place, count(halves.0) == count(halves.1)))
      } catch {
        refusals[index] = error
      }
    }
    let likely = found.contains(where: \.isEven) ? found.filter(\.isEven) : found
    if likely.count > 1 {
      throw CoordinateTextError(.severalReadings(likely.map(\.place)), in: text)
    }
    if let only = likely.first { return only.place }
    let refusal = refusals[meantDivision(of: tokens)]
    // Two numbers beyond a pole might be degrees and minutes; reject them as unlikely.
    if case .outside = refusal?.problem, let refusal { throw refusal }
    if count(tokens[...]) < 2 || isAngle(tokens[...]) {
      _ = try WrittenAngle(tokens[...], in: text, language: language)
      throw CoordinateTextError(.oneHalf, in: text)
    }
    // An error in the likely components is more specific.
    if refusal?.problem == .sixtyOrMore, tokens.allSatisfy({ $0.digits != nil }) {
      throw CoordinateTextError(.looseNumbers(tokens.count), in: text)
    }
    throw refusal ?? CoordinateTextError(.tooMany, in: text)
  }

  private func isAngle(_ tokens: ArraySlice<CoordinateToken>) -> Bool {
    (try? WrittenAngle(tokens, in: text, language: language)) != nil
  }

  /// The likely split of invalid tokens: by hemispheres or degrees.
  private func meantDivision(of tokens: [CoordinateToken]) -> Int {
    let sides = tokens.indices.filter { tokens[$0].isSide }
    if let first = sides.first, first > 0 { return first + 1 }
    if sides.count > 1 { return sides[1] }
    let degrees = tokens.indices.filter { tokens[$0].isDegree }
    if degrees.count > 1 { return degrees[1] - 1 }
    let numbers = tokens.indices.filter { tokens[$0].digits != nil }
    let isEven = !numbers.isEmpty && numbers.count.isMultiple(of: 2)
    return isEven && numbers.count < 7 ? numbers[numbers.count / 2] : 0
  }

  private func place(
    _ first: ArraySlice<CoordinateToken>, _ second: ArraySlice<CoordinateToken>
  ) throws(CoordinateTextError) -> Coordinate {
    guard !first.isEmpty, !second.isEmpty else {
      throw CoordinateTextError(.oneHalf, in: text)
    }
    let one = try WrittenAngle(first, in: text, language: language)
    let other = try WrittenAngle(second, in: text, language: language)
    switch (one.part, other.part) {
    case (.longitude, .latitude): return try place(latitude: other, longitude: one)
    case (.longitude, nil):
      throw CoordinateTextError(.wrongAxis(.latitude), in: text, at: one.range)
    case (nil, .latitude):
      throw CoordinateTextError(.wrongAxis(.longitude), in: text, at: other.range)
    case (let part?, let same?) where part == same:
      throw CoordinateTextError(.sameAxis(part), in: text)
    default: return try place(latitude: one, longitude: other)
    }
  }

  private func place(
    latitude: WrittenAngle, longitude: WrittenAngle
  ) throws(CoordinateTextError) -> Coordinate {
    do throws(CoordinateError) {
      return try Coordinate(latitude: latitude.degrees, longitude: longitude.degrees)
    } catch {
      let isNorth =
        switch error {
        case .latitudeOutOfRange, .notFinite(.latitude, _): true
        default: false
        }
      throw CoordinateTextError(
        .outside(error), in: text, at: isNorth ? latitude.range : longitude.range)
    }
  }
}

extension CoordinateToken {
  fileprivate var isDegree: Bool { if case .mark(.degree) = kind { true } else { false } }

  fileprivate var isSide: Bool {
    switch kind {
    case .side, .eitherSide, .label: true
    default: false
    }
  }
}
