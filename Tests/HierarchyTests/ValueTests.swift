import Foundation
import Hierarchy
import TestSupport
import Testing

/// JSON in a form that any program can read.
@Suite struct `JSON text` {
  @Test func `is read back unchanged, with any characters`() throws {
    let scalars = (0...0x2100).compactMap(Unicode.Scalar.init) + ["\u{FEFF}", "\u{1F5FA}"]
    for start in stride(from: 0, to: scalars.count, by: 64) {
      var string = ""
      string.unicodeScalars.append(contentsOf: scalars[start..<min(start + 64, scalars.count)])
      let text = JSON.array([.string(string)]).text
      #expect(!text.contains { $0.isNewline })
      let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String]
      #expect(read.map { Array($0[0].unicodeScalars) } == Array(string.unicodeScalars))
    }
  }

  @Test func `writes numbers without needless digits, and none for NaN and infinity`() {
    let numbers = [0, -0.0, 1, -3, 0.1, 1e15, 1e300, .nan, .infinity, 1.0 / 3]
    #expect(
      JSON.array(numbers.map { .number($0) }).text
        == "[0,0,1,-3,0.1,1000000000000000.0,1e+300,null,null,0.3333333333333333]")
  }

  @Test func `keeps the order of its fields`() {
    let object = JSON.object([("b", .null), ("a", .bool(true)), ("c", JSON(nil as String?))])
    #expect(object.text == #"{"b":null,"a":true,"c":null}"#)
  }
}

/// A table by node.
@Suite struct `A table of nodes` {
  @Test(arguments: [UInt64](1...4))
  func `equals a table with the same values, however they got there`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = NodeTable<Int>()
    var plain: [Int32: Int] = [:]
    for _ in 0..<300 {
      let id = Int32(1 + random.number(below: 30))
      let value = random.isOnce(in: 2) ? nil : random.number(below: 3)
      table[NodeID(id)] = value
      plain[id] = value
      var fresh = NodeTable<Int>()
      for (id, value) in plain { fresh[NodeID(id)] = value }
      #expect(table == fresh)
      #expect(table.values == plain.sorted { $0.key < $1.key }.map(\.value))
      fresh[NodeID(id)] = 9
      #expect(table != fresh)
    }
  }

  @Test func `is empty at unused ids`() {
    var table = NodeTable<Int>()
    table[NodeID(5)]? = 1
    #expect(table == NodeTable<Int>())
    #expect(table[NodeID(-3)] == nil)
    #expect(table[NodeID(1000)] == nil)
  }
}
