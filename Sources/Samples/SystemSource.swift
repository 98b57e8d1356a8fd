/// The published work that a demo follows.
package struct SystemSource: Hashable, Sendable {
  /// The title of the work.
  package let title: String
  /// Its author.
  package let author: String
  /// Its publication date, as precise as known: a year, or "2013-06-07".
  package let date: String?
  /// Its web address, if known.
  package let link: String?

  /// Makes a source from its parts.
  package init(_ title: String, by author: String, date: String? = nil, link: String? = nil) {
    (self.title, self.author, self.date, self.link) = (title, author, date, link)
  }

  /// A one-line attribution: title, author, date.
  package var credit: String {
    ["“\(title)”", author, date].compactMap(\.self).joined(separator: ", ")
  }
}
