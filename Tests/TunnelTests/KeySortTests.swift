import TestSupport
import Testing

@testable import Tunnel

/// Sorting by bytes gives what sorting by comparing gives, and keeps what is equal in order.
@Suite struct `Sorting by keys` {
  @Test(arguments: [0, 1, 2, 3, 100, 5_000]) func `is stable`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count) + 1)
    // Few keys, so that many are equal; all bytes; only the first or the last ones.
    for mask in [0x7, .max, 0xFF, 0xFF00_0000_0000_0000, 0xFFFF_0000, 0] as [UInt64] {
      let pairs = (0..<count).map { (key: random.next() & mask, place: $0) }
      var sorted = pairs
      sorted.sortStably { $0.key }
      let expected = pairs.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      #expect(sorted.map(\.key) == expected.map(\.key))
      #expect(sorted.map(\.place) == expected.map(\.place))
    }
  }
}
