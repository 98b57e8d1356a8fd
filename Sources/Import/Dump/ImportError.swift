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
  /// No grammar fits; the nearest form, if there is one, and the first line that is not of it.
  case unknownFormat(line: Int, nearest: DumpFormat?)
  /// It is of a form that is known and not read.
  case foreignForm(line: Int, name: String)
  /// The import was cancelled.
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
    case .unknownFormat(let line, let nearest?):
      "line \(line): no known form of a hierarchy matches; the nearest is \(nearest.title), "
        + "except for this line: remove it, and all other text that is not part of the dump"
    case .unknownFormat(let line, nil):
      "line \(line): no known form of a hierarchy matches; the nearest is an indented outline, "
        + "which has lines of few words, some further in: remove this line and all "
        + "other text that is no part of the tree; the page Importing of the guide lists the forms"
    case .foreignForm(let line, let name):
      "line \(line): \(name) is not supported; print the hierarchy in one of the forms on the "
        + "page Importing of the guide"
    case .cancelled: "reading was cancelled"
    }
  }

  /// The line to look at, where there is one.
  package var line: Int? {
    switch self {
    case .tooDeep(let line, _), .notText(let line), .entities(let line),
      .unknownFormat(let line, _),
      .foreignForm(let line, _):
      line
    default: nil
    }
  }
}
