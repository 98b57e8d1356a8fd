/// The published work that a demo follows.
///
/// An addition to UIKit.
public struct SystemSource: Hashable, Sendable {
  /// The title of the work.
  public let title: String
  /// Its author.
  public let author: String
  /// Its publication date, as precise as known: a year, or "2013-06-07".
  public let date: String?
  /// Its web address, if known.
  public let link: String?

  /// Makes a source from its parts.
  public init(_ title: String, by author: String, date: String? = nil, link: String? = nil) {
    (self.title, self.author, self.date, self.link) = (title, author, date, link)
  }

  /// A one-line attribution: title, author, date.
  public var credit: String {
    ["“\(title)”", author, date].compactMap(\.self).joined(separator: ", ")
  }
}
