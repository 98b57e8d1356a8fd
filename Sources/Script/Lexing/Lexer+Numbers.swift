// Numbers: integers in four bases, decimals with a fraction or an exponent.

extension Lexer {
  mutating func readNumber() {
    let start = position
    // In `pair.0.1` the digits are element names.
    if tokens.last?.kind == .dot, tokens.last?.range.end == start {
      skip(while: \.isDigit)
      return emit(.integer, from: start)
    }
    if peek() == "0", radix(of: peek(1)) != 10 {
      position += 2
      skip(while: \.isNamePart)
      return emit(isInteger(from: start) ? .integer : .malformedNumber, from: start)
    }
    let isFloating = skipDecimal()
    guard !peek().isNamePart, peek() < 0x80 else {
      skipName()
      return emit(.malformedNumber, from: start)
    }
    emit(isFloating ? .floating : .integer, from: start)
  }

  private mutating func skip(while belongs: (UInt8) -> Bool) {
    while position < bytes.count, belongs(peek()) { position += 1 }
  }

  /// Returns whether there was a fraction or an exponent.
  private mutating func skipDecimal() -> Bool {
    let isPart = { (byte: UInt8) in byte.isDigit || byte == "_" }
    var isFloating = false
    skip(while: isPart)
    if peek() == ".", peek(1).isDigit {
      isFloating = true
      position += 1
      skip(while: isPart)
    }
    if peek() == "e" || peek() == "E" {
      let sign = peek(1) == "-" || peek(1) == "+" ? 1 : 0
      if peek(1 + sign).isDigit {
        isFloating = true
        position += 1 + sign
        skip(while: isPart)
      }
    }
    return isFloating
  }

  private func isInteger(from start: Int) -> Bool {
    let radix = radix(of: bytes[start + 1])
    let digits = bytes[(start + 2)..<position]
    return digits.first.map { $0 != "_" } == true
      && digits.allSatisfy { byte in
        byte == "_" || Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } == true
      }
  }
}

/// The base for the letter after a leading zero.
func radix(of letter: UInt8) -> Int {
  switch letter {
  case "x": 16
  case "o": 8
  case "b": 2
  default: 10
  }
}
