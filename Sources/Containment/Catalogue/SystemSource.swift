/// Whose work a system follows, and where it can be read.
///
/// Ours.
public struct SystemSource: Hashable, Sendable {
  /// The title of the work.
  public let title: String
  /// Who wrote it.
  public let author: String
  /// When it came out, as exactly as is known: a year, or "2013-06-07".
  public let date: String?
  /// An address where it stands, if one is known.
  public let link: String?

  /// A source from its parts.
  public init(_ title: String, by author: String, date: String? = nil, link: String? = nil) {
    (self.title, self.author, self.date, self.link) = (title, author, date, link)
  }

  /// One line that gives credit: title, author, date.
  public var credit: String {
    ["“\(title)”", author, date].compactMap(\.self).joined(separator: ", ")
  }
}
