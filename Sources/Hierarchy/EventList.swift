/// The events of a recording, in the order they happened: 12 bytes each, unpacked when asked for.
///
/// What most events share is kept once: the instant and the turn by stretches of events, counts by
/// blocks of them. The few events that do not fit are kept beside the list.
public struct EventList: RandomAccessCollection, Hashable, Sendable {
  private var packed = ChunkedList<Packed>()
  private var blocks: [Block] = []
  private var stretches = ChunkedList<Stretch>()
  private var large = PartedList<Large>()
  /// The last of the blocks and the last of the stretches, at hand.
  private var block = Block(changeCount: 0, stretch: 0)
  private var stretch = Stretch(instant: .zero, turn: .min)
  /// How many stretches began in the block after its first.
  private var stretchesInBlock: UInt8 = 0

  init() {}

  /// The first place, 0.
  public var startIndex: Int { 0 }
  /// The place after the last event.
  public var endIndex: Int { packed.count }
  /// How many events there are.
  public var count: Int { packed.count }

  /// The event at a place.
  ///
  /// - Complexity: O(1).
  public subscript(index: Int) -> Event {
    let event = packed[index]
    let block = blocks[index / Self.blockSize]
    let stretch = stretches[Int(block.stretch) + Int(event.stretches)]
    let short = ShortEvent(event.form, event.subject, event.argument)
    guard let kind = short.kind else {
      let large = large[Int(event.argument)]
      return Event(
        instant: stretch.instant, kind: large.kind, subject: large.subject, turn: stretch.turn,
        changeCount: large.changeCount)
    }
    return Event(
      instant: stretch.instant, kind: kind, subject: short.subjectNode, turn: stretch.turn,
      changeCount: block.changeCount + Int32(event.changes))
  }

  /// Adds an event and answers its place, if it belongs to the stretch and the block at hand and
  /// there is room for it.
  ///
  /// For the only owner of the list.
  @inline(__always) mutating func appendQuickly(
    _ event: ShortEvent, at instant: Instant, turn: Int32, changeCount: Int32
  ) -> Int32? {
    let changes = changeCount &- block.changeCount
    guard turn == stretch.turn, instant == stretch.instant,
      packed.count % Self.blockSize != 0, changes <= UInt16.max, packed.hasPlace
    else { return nil }
    append(event, changes: UInt16(truncatingIfNeeded: changes))
    return lastPlace
  }

  /// Whether one more can be added as it is.
  var hasRoom: Bool { @inline(__always) mutating get { packed.hasRoom } }

  mutating func makeRoom() { packed.makeRoom() }

  /// Adds an event; the result is its place.
  mutating func append(
    _ event: ShortEvent, at instant: Instant, turn: Int32, changeCount: Int32
  ) -> Int32 {
    begin(at: instant, turn: turn, changeCount: changeCount)
    if !hasRoom { makeRoom() }
    let changes = changeCount &- block.changeCount
    if changes <= UInt16.max {
      append(event, changes: UInt16(truncatingIfNeeded: changes))
    } else {
      appendFar(event, changeCount: changeCount)
    }
    return lastPlace
  }

  /// Adds an event that has no short form; the result is its place.
  mutating func append(
    _ kind: Event.Kind, by subject: NodeID?, at instant: Instant, turn: Int32, changeCount: Int32
  ) -> Int32 {
    begin(at: instant, turn: turn, changeCount: changeCount)
    if !hasRoom { makeRoom() }
    append(Large(kind: kind, subject: subject, changeCount: changeCount))
    return lastPlace
  }

  private var lastPlace: Int32 { Int32(truncatingIfNeeded: packed.count &- 1) }

  /// Begins a stretch and a block where one is due.
  private mutating func begin(at instant: Instant, turn: Int32, changeCount: Int32) {
    if turn != stretch.turn || instant != stretch.instant {
      stretch = Stretch(instant: instant, turn: turn)
      if !stretches.hasRoom { stretches.makeRoom() }
      stretches.append(stretch)
      stretchesInBlock &+= 1
    }
    if packed.count % Self.blockSize == 0 {
      block = Block(
        changeCount: changeCount, stretch: Int32(truncatingIfNeeded: stretches.count - 1))
      blocks.append(block)
      stretchesInBlock = 0
    }
  }

  /// Adds an event with so many changes since its block began that it cannot be packed.
  private mutating func appendFar(_ event: ShortEvent, changeCount: Int32) {
    guard let kind = event.kind else { return }
    append(Large(kind: kind, subject: event.subjectNode, changeCount: changeCount))
  }

  private mutating func append(_ event: Large) {
    append(ShortEvent(.large, 0, Int32(truncatingIfNeeded: large.count)), changes: 0)
    large.append(event)
  }

  @inline(__always) private mutating func append(_ event: ShortEvent, changes: UInt16) {
    packed.append(
      Packed(
        form: event.form, stretches: stretchesInBlock, changes: changes, subject: event.subject,
        argument: event.argument))
  }

  /// So many events that a byte counts the stretches that begin among them.
  private static var blockSize: Int { 256 }

  /// What is kept of an event; the order of the fields leaves no gap.
  private struct Packed: BitwiseCopyable, Hashable, Sendable {
    let form: ShortEvent.Form
    /// The stretches and changes since the block began.
    let stretches: UInt8
    let changes: UInt16
    let subject: Int32
    let argument: Int32
  }

  /// Where a run of `blockSize` events begins to count.
  private struct Block: Hashable, Sendable {
    let changeCount: Int32
    let stretch: Int32
  }

  /// Events that happened in one turn at one instant.
  private struct Stretch: BitwiseCopyable, Hashable, Sendable {
    private let nanoseconds: Int64
    let turn: Int32

    init(instant: Instant, turn: Int32) {
      (nanoseconds, self.turn) = (instant.nanoseconds, turn)
    }

    var instant: Instant { Instant(nanoseconds: nanoseconds) }
  }

  /// An event that has no short form, or that is far from the beginning of its block.
  private struct Large: Hashable, Sendable {
    let kind: Event.Kind
    let subject: NodeID?
    let changeCount: Int32
  }
}

extension EventList {
  /// What one event takes in the list, in bytes, large arguments apart.
  public static var bytesPerEvent: Int { MemoryLayout<Packed>.stride }
}
