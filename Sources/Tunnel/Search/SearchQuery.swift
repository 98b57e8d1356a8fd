import Support

/// A query for a place: a coordinate, or the name of a place.
public enum SearchQuery: Hashable, Sendable {
  /// Empty.
  case nothing
  /// A coordinate.
  case coordinate(Coordinate)
  /// A name, or a prefix of one.
  ///
  /// If it has digits, it may have been meant as a coordinate; `mistake` is then its error, to be
  /// shown if no place has the name.
  case name(String, mistake: CoordinateTextError?)
  /// An invalid coordinate.
  case mistake(CoordinateTextError)

  /// Tries a coordinate first; `language` decides whether the letter O is east or west.
  public init(_ text: String, language: String? = nil) {
    let trimmed = String(text.trimmed)
    guard !trimmed.isEmpty else {
      self = .nothing
      return
    }
    do throws(CoordinateTextError) {
      self = .coordinate(try Coordinate(parsing: trimmed, language: language))
    } catch {
      self = error.isAboutFigures ? .mistake(error) : .name(trimmed, mistake: error.ifWithDigits)
    }
  }
}

extension CoordinateTextError {
  /// Whether the text consists of digits, or is a link, and so cannot be a name.
  fileprivate var isAboutFigures: Bool {
    let isLink = text.contains("://") || text.lowercased().hasPrefix("geo:")
    switch problem {
    case .linkWithoutPlace, .shortLink, .otherSystem, .referenceSystem: return true
    case .notUnderstood: return isLink || !text.contains(where: \.isLetter)
    default: return isLink || text.contains(where: \.isNumber)
    }
  }

  fileprivate var ifWithDigits: CoordinateTextError? {
    text.contains(where: \.isNumber) ? self : nil
  }
}
