/// One row of the list: a picture or a note, in an album.
public struct ListItem: Hashable, Sendable, Codable {
  /// The album it is in: 1 holds pictures, 2 holds notes.
  public let albumId: Int
  /// Its number in the whole list, from 1.
  public let id: Int
  /// What it is called.
  public let title: String
  /// Where the large picture stands.
  public let url: String
  /// Where the small one stands.
  public let thumbnailUrl: String
}

/// The items of a list as sections and rows: an object that needs neither controller nor view.
///
/// Source: "Container View Controllers Redux" (2019).
public final class ListDataSource {
  /// What is in the list.
  public var items: [ListItem]

  /// A source of some items.
  public init(items: [ListItem] = []) { self.items = items }

  /// One.
  public var numberOfSections: Int { 1 }

  /// How many rows a section has; other sections than the first have none.
  public func numberOfRows(inSection section: Int) -> Int { section == 0 ? items.count : 0 }

  /// The item of a row, or nil where there is no such row.
  public func item(at row: Int) -> ListItem? { items.indices.contains(row) ? items[row] : nil }

  /// What a row says; nothing where there is no such row.
  public func text(at row: Int) -> String { item(at: row)?.title ?? "" }

  /// What all rows say, from the top.
  public var texts: [String] { (0..<numberOfRows(inSection: 0)).map(text) }
}
