/// A list that only grows, by chunks of the same size, so that growing moves nothing.
///
/// An array that doubles touches every page of memory about three times; this touches each once.
/// A copy that goes on copies the last chunk only.
struct ChunkedList<Element: BitwiseCopyable & Hashable & Sendable>: Sendable {
  private var full: [Chunk<Element>] = []
  private var last = Chunk<Element>(room: 0)
  /// Where a long list gets the memory of its chunks.
  private var slab: Slab?

  /// How many elements a chunk has when it is full.
  static var chunkSize: Int { 4096 }

  private(set) var count = 0

  subscript(index: Int) -> Element {
    let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
    return chunk < full.count ? full[chunk][place] : last[place]
  }

  /// Whether the list can take one more as it is: its last chunk has room, and is not shared with
  /// a copy.
  var hasRoom: Bool {
    @inline(__always) mutating get {
      hasPlace && isKnownUniquelyReferenced(&last)
    }
  }

  /// Whether its last chunk has room, whoever shares it.
  var hasPlace: Bool { @inline(__always) get { last.count != last.room } }

  /// Adds an element to a list that has room.
  @inline(__always) mutating func append(_ element: Element) {
    last.append(element)
    count &+= 1
  }

  /// Sees to it that the last chunk is this list's own, and has room.
  @inline(never) mutating func makeRoom() {
    if last.count < Self.chunkSize {
      let room = last.count == last.room ? Swift.max(64, last.count * 2) : last.room
      last = Chunk(last, room: room)
    } else {
      full.append(last)
      last = full.count < Self.longCount ? Chunk(room: Self.chunkSize) : chunkOfSlab()
    }
  }

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
    a.full == b.full && a.last == b.last
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(full)
    hasher.combine(last)
  }
}

/// Elements side by side in memory of their own, written once and never altered.
///
/// Raw memory, for an array would check at every element what its only writer, the list, knows.
/// It may be shared between threads: nobody writes to a chunk that has two owners.
private final class Chunk<Element: BitwiseCopyable & Hashable & Sendable>: @unchecked Sendable {
  private let elements: UnsafeMutablePointer<Element>
  let room: Int
  /// Whose memory it is; nil if the chunk's own.
  private let slab: Slab?
  @exclusivity(unchecked) private(set) var count = 0

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
  convenience init(_ other: Chunk, room: Int) {
    self.init(room: room)
    elements.initialize(from: other.elements, count: other.count)
    count = other.count
  }

  deinit { if slab == nil { elements.deallocate() } }

  subscript(place: Int) -> Element {
    precondition(place >= 0 && place < count)
    return elements[place]
  }

  @inline(__always) func append(_ element: Element) {
    (elements + count).initialize(to: element)
    count &+= 1
  }
}

extension Chunk: Hashable {
  static func == (a: Chunk, b: Chunk) -> Bool {
    a === b || a.buffer.elementsEqual(b.buffer)
  }

  func hash(into hasher: inout Hasher) {
    for element in buffer { hasher.combine(element) }
  }

  private var buffer: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: elements, count: count)
  }
}
