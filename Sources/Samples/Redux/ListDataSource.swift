/// An item of the list: a picture or a note in an album.
package struct ListItem: Hashable, Sendable, Codable {
  /// Its album: 1 has pictures, 2 has notes.
  package let albumId: Int
  /// Its number in the whole list, from 1.
  package let id: Int
  /// The title.
  package let title: String
  /// The path of the large picture.
  package let url: String
  /// The path of the thumbnail.
  package let thumbnailUrl: String
}

/// The items of a list as sections and rows, independent of controllers and views.
///
/// Source: "Container View Controllers Redux" (2019).
package final class ListDataSource {
  /// The items.
  package var items: [ListItem]

  /// Creates a data source with some items.
  package init(items: [ListItem] = []) { self.items = items }

  /// One.
  package var numberOfSections: Int { 1 }

  /// The number of rows in a section; 0 for all but the first.
  package func numberOfRows(inSection section: Int) -> Int { section == 0 ? items.count : 0 }

  /// The item of a row, or nil if there is no such row.
  package func item(at row: Int) -> ListItem? { items.indices.contains(row) ? items[row] : nil }

  /// The text of a row; empty if there is no such row.
  package func text(at row: Int) -> String { item(at: row)?.title ?? "" }

  /// The texts of all rows, from the top.
  package var texts: [String] { (0..<numberOfRows(inSection: 0)).map(text) }
}
