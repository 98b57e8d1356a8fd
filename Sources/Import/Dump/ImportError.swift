/// The reason why a text cannot be read as a dump.
package enum ImportError: Error, Hashable, CustomStringConvertible {
  /// The text is blank.
  case empty
  /// The text exceeds the byte limit.
  case tooLarge(limit: Int)
  /// The text exceeds the line limit.
  case tooManyLines(limit: Int)
  /// The nesting exceeds the depth limit.
  case tooDeep(line: Int, limit: Int)
  /// The text contains a zero byte.
  case notText(line: Int)
  /// The text declares XML entities, which could expand without bound.
  case entities(line: Int)
  /// No format fits; includes the nearest one, if any, and the first line that does not match it.
  case unknownFormat(line: Int, nearest: DumpFormat?)
  /// A known but unsupported format.
  case foreignForm(line: Int, name: String)
  /// The import was canceled.
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

  /// The relevant line, if there is one.
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
