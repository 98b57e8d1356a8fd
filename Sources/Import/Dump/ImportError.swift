/// Why a text cannot be read as a dump at all.
package enum ImportError: Error, Hashable, CustomStringConvertible {
  /// It holds nothing but blanks.
  case empty
  /// It has more bytes than are read.
  case tooLarge(limit: Int)
  /// It has more lines than are read.
  case tooManyLines(limit: Int)
  /// It is nested deeper than is read.
  case tooDeep(line: Int, limit: Int)
  /// It holds a zero byte: it is no text.
  case notText(line: Int)
  /// It declares entities of its own, which could grow without bound.
  case entities(line: Int)
  /// No grammar fits.
  case unknownFormat(line: Int)
  /// Whoever asked has no need of it any more.
  case cancelled

  package var description: String {
    switch self {
    case .empty: "there is nothing in it; copy the dump again"
    case .tooLarge(let limit):
      "it has more than \(limit / 1_000_000) MB; cut the dump into parts"
    case .tooManyLines(let limit): "it has more than \(limit) lines; cut the dump into parts"
    case .tooDeep(let line, let limit):
      "line \(line): it is nested deeper than \(limit) levels; cut the dump into parts"
    case .notText(let line):
      "line \(line): it holds a zero byte, so it is no text; save the dump as UTF-8"
    case .entities(let line):
      "line \(line): it declares entities of its own, which are not expanded; remove the DOCTYPE"
    case .unknownFormat(let line):
      "line \(line): this is no known form of a hierarchy; the page Importing of the guide lists them"
    case .cancelled: "reading was cancelled"
    }
  }

  /// The line to look at, where there is one.
  package var line: Int? {
    switch self {
    case .tooDeep(let line, _), .notText(let line), .entities(let line), .unknownFormat(let line):
      line
    default: nil
    }
  }
}
