import Foundation

/// Damages bytes in the ways that come upon files and messages, the same ways for the same seed.
///
/// `TERRARIUM_DAMAGE=100` makes it a hundred times as many.
package struct Damage: Sequence, IteratorProtocol {
  private let seeds: [[UInt8]]
  private let marks: [[UInt8]]
  private var random: SeededGenerator
  private var left: Int

  /// So many damaged versions of some seeds; `marks` are pieces that mean something where they are
  /// read.
  package init(of seeds: [[UInt8]], count: Int, seed: UInt64, marks: [String] = []) {
    let times = ProcessInfo.processInfo.environment["TERRARIUM_DAMAGE"].flatMap { Int($0) } ?? 1
    (self.seeds, left, random) = (seeds, count * times, SeededGenerator(seed: seed))
    self.marks = marks.map { Array($0.utf8) }
  }

  package mutating func next() -> [UInt8]? {
    guard left > 0, !seeds.isEmpty else { return nil }
    left -= 1
    var bytes = seeds[random.number(below: seeds.count)]
    for _ in 0...random.number(below: 4) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = random.number(below: bytes.count)
    let end = Swift.min(place + 1 + random.number(below: 40), bytes.count)
    switch random.number(below: marks.isEmpty ? 6 : 9) {
    case 0: bytes[place] = UInt8(random.number(below: 256))
    case 1: bytes[place] ^= UInt8(1 << random.number(below: 8))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.removeLast(bytes.count - place)
    case 4: bytes.insert(contentsOf: bytes[place..<end], at: random.number(below: bytes.count))
    case 5:
      let other = seeds[random.number(below: seeds.count)]
      bytes.replaceSubrange(place..<end, with: other.dropFirst(place).prefix(end - place))
    default:
      let mark = marks[random.number(below: marks.count)]
      if random.isOnce(in: 2) {
        bytes.insert(contentsOf: mark, at: place)
      } else {
        bytes.replaceSubrange(place..<end, with: mark)
      }
    }
  }
}
