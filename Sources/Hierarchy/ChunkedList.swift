/// An append-only list, stored in chunks of equal size.
///
/// A recording is copied whenever it is displayed, and then keeps growing. With one array, the
/// first append after each copy would copy all elements; here it copies at most one chunk.
public struct ChunkedList<Element> {
  /// The full chunks.
  @usableFromInline var full: [[Element]] = []
  /// The chunk being filled.
  @usableFromInline var last: [Element] = []

  /// The number of elements in a full chunk.
  @usableFromInline static var chunkSize: Int { 1024 }

  /// Makes an empty list.
  public init() {}

  /// Adds an element at the end.
  ///
  /// - Complexity: O(1), or O(*count* / 1,024) for the first append after a copy.
  @inlinable public mutating func append(_ element: Element) {
    if last.count == Self.chunkSize {
      full.append(last)
      last = []
      last.reserveCapacity(Self.chunkSize)
    }
    last.append(element)
  }
}

extension ChunkedList: RandomAccessCollection {
  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The index after the last element.
  @inlinable public var endIndex: Int { full.count * Self.chunkSize + last.count }

  /// The element at an index.
  ///
  /// - Complexity: O(1).
  @inlinable public subscript(index: Int) -> Element {
    let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
    return chunk < full.count ? full[chunk][place] : last[place]
  }
}

extension ChunkedList: Equatable where Element: Equatable {}
extension ChunkedList: Hashable where Element: Hashable {}
extension ChunkedList: Sendable where Element: Sendable {}
