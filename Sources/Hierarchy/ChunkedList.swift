/// A list that only grows, by chunks of the same size, so that growing moves nothing.
///
/// An array that doubles touches every page of memory about three times; this touches each once.
/// A copy that goes on copies the last chunk only.
struct ChunkedList<Element: Hashable & Sendable>: Hashable, Sendable {
  private var full: [[Element]] = []
  private var last: [Element] = []

  /// How many elements a chunk has.
  static var chunkSize: Int { 4096 }

  var count: Int { full.count * Self.chunkSize + last.count }

  subscript(index: Int) -> Element {
    let chunk = index / Self.chunkSize
    return chunk < full.count ? full[chunk][index % Self.chunkSize] : last[index % Self.chunkSize]
  }

  mutating func append(_ element: Element) {
    if last.count == Self.chunkSize { beginChunk() }
    last.append(element)
  }

  private mutating func beginChunk() {
    full.append(last)
    last = []
    last.reserveCapacity(Self.chunkSize)
  }
}
