/// An item of the list: a picture or a note in an album.
public struct ListItem: Hashable, Sendable, Codable {
  /// Its album: 1 has pictures, 2 has notes.
  public let albumId: Int
  /// Its number in the whole list, from 1.
  public let id: Int
  /// The title.
  public let title: String
  /// The path of the large picture.
  public let url: String
  /// The path of the thumbnail.
  public let thumbnailUrl: String
}

/// The items of a list as sections and rows, independent of controllers and views.
///
/// Source: "Container View Controllers Redux" (2019).
public final class ListDataSource {
  /// The items.
  public var items: [ListItem]

  /// Creates a data source with some items.
  public init(items: [ListItem] = []) { self.items = items }

  /// One.
  public var numberOfSections: Int { 1 }

  /// The number of rows in a section; 0 for all but the first.
  public func numberOfRows(inSection section: Int) -> Int { section == 0 ? items.count : 0 }

  /// The item of a row, or nil if there is no such row.
  public func item(at row: Int) -> ListItem? { items.indices.contains(row) ? items[row] : nil }

  /// The text of a row; empty if there is no such row.
  public func text(at row: Int) -> String { item(at: row)?.title ?? "" }

  /// The texts of all rows, from the top.
  public var texts: [String] { (0..<numberOfRows(inSection: 0)).map(text) }
}
