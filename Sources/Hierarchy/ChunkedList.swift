/// A list that only grows, by chunks of the same size, so that growing moves nothing.
///
/// An array that doubles touches every page of memory about three times; this touches each once.
/// A copy that goes on copies the last chunk only.
///
/// It may be shared between threads, though it points into its last chunk: nobody writes to a chunk
/// that has two owners.
struct ChunkedList<Element: BitwiseCopyable & Hashable & Sendable>: @unchecked Sendable {
  private var full: [Chunk<Element>] = []
  private var last = Chunk<Element>(room: 0)
  /// Where a long list gets the memory of its chunks.
  private var slab: Slab?
  /// Where in the last chunk the next element goes, and where that chunk ends: at hand, so that adding
  /// one asks no object.
  private var next: UnsafeMutablePointer<Element>
  private var end: UnsafeMutablePointer<Element>

  /// How many elements a chunk has when it is full.
  static var chunkSize: Int { 4096 }

  private(set) var count = 0

  init() { (next, end) = (last.elements, last.elements) }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count)
    let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
    return (chunk < full.count ? full[chunk] : last).elements[place]
  }

  /// Whether the list can take one more as it is: its last chunk has room, and is not shared with
  /// a copy.
  var hasRoom: Bool {
    @inline(__always) mutating get {
      hasPlace && isKnownUniquelyReferenced(&last)
    }
  }

  /// Whether its last chunk has room, whoever shares it.
  var hasPlace: Bool { @inline(__always) get { next != end } }

  /// Adds an element to a list that has room.
  @inline(__always) mutating func append(_ element: Element) {
    next.initialize(to: element)
    next += 1
    count &+= 1
  }

  /// Sees to it that the last chunk is this list's own, and has room.
  @inline(never) mutating func makeRoom() {
    let used = countOfLast
    if used < Self.chunkSize {
      last = Chunk(last, count: used, room: used == last.room ? max(64, used * 2) : last.room)
      next = last.elements + used
    } else {
      full.append(last)
      last = full.count < Self.longCount ? Chunk(room: Self.chunkSize) : chunkOfSlab()
      next = last.elements
    }
    end = last.elements + last.room
  }

  private var countOfLast: Int { count - full.count * Self.chunkSize }

  /// How many full chunks make a list long.
  private static var longCount: Int { 8 }

  private mutating func chunkOfSlab() -> Chunk<Element> {
    if let slab, let chunk = Chunk<Element>(room: Self.chunkSize, in: slab) { return chunk }
    let slab = Slab()
    self.slab = slab
    return Chunk(room: Self.chunkSize, in: slab) ?? Chunk(room: Self.chunkSize)
  }
}

extension ChunkedList: Hashable {
  static func == (a: ChunkedList, b: ChunkedList) -> Bool {
    a.count == b.count && zip(a.parts, b.parts).allSatisfy { $0 == $1 }
  }

  func hash(into hasher: inout Hasher) {
    for part in parts { for place in 0..<part.count { hasher.combine(part.chunk.elements[place]) } }
  }

  /// The elements of one chunk that belong to a list.
  private struct Part: Equatable {
    let chunk: Chunk<Element>
    let count: Int

    static func == (a: Part, b: Part) -> Bool {
      a.chunk === b.chunk
        || (0..<a.count).allSatisfy { a.chunk.elements[$0] == b.chunk.elements[$0] }
    }
  }

  private var parts: [Part] {
    full.map { Part(chunk: $0, count: Self.chunkSize) } + [Part(chunk: last, count: countOfLast)]
  }
}

/// Room for elements side by side in memory of their own, written once and never altered.
///
/// Raw memory, for an array would check at every element what its only writer, the list, knows.
private final class Chunk<Element: BitwiseCopyable & Hashable & Sendable> {
  let elements: UnsafeMutablePointer<Element>
  let room: Int
  /// Whose memory it is; nil if the chunk's own.
  private let slab: Slab?

  init(room: Int) {
    self.room = room
    slab = nil
    elements = .allocate(capacity: room)
  }

  /// A chunk in a slab, unless that is full.
  init?(room: Int, in slab: Slab) {
    guard let memory = slab.take(room * MemoryLayout<Element>.stride) else { return nil }
    self.room = room
    self.slab = slab
    elements = memory.bindMemory(to: Element.self, capacity: room)
  }

  /// A copy with another room, which is enough for the elements.
  convenience init(_ other: Chunk, count: Int, room: Int) {
    self.init(room: room)
    elements.initialize(from: other.elements, count: count)
  }

  deinit { if slab == nil { elements.deallocate() } }
}
