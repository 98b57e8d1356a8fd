/// The kinds of unusual bytes in a text, so that later passes can skip searching for them.
///
/// Determined in one pass by chunks that fit into the cache: a text of 200 MB is read from memory
/// once.
struct ByteSurvey {
  /// The position of the first zero.
  private(set) var zero: Int?
  /// Whether all bytes are ASCII.
  private(set) var isASCII = true
  /// Whether there is an escape character, as in terminal colors.
  private(set) var hasTerminalEscapes = false
  /// Whether there is a carriage return.
  private(set) var hasReturns = false
  /// Whether there is a backslash.
  private(set) var hasBackslashes = false
  /// Whether there is an ampersand.
  private(set) var hasAmpersands = false

  private static let piece = 32_768

  init(_ bytes: Bytes) {
    var start = 0
    while start < bytes.count {
      let part = bytes.slice(start, start + Self.piece)
      if zero == nil, let place = part.first(0) { zero = start + place }
      if isASCII { isASCII = part.isASCII }
      if !hasTerminalEscapes { hasTerminalEscapes = part.first(0x1B) != nil }
      if !hasReturns { hasReturns = part.first(0x0D) != nil }
      if !hasBackslashes { hasBackslashes = part.first(UInt8(ascii: "\\")) != nil }
      if !hasAmpersands { hasAmpersands = part.first(UInt8(ascii: "&")) != nil }
      start += Self.piece
    }
  }

  init(_ text: [UInt8]) {
    self = text.withUnsafeBufferPointer { ByteSurvey(Bytes($0)) }
  }
}
