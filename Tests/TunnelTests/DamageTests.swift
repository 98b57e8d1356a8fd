import Foundation
import Testing
import Tunnel

@Suite struct `A damaged world file` {
  /// What opening the bytes says, "fine" if nothing.
  private func complaint(about bytes: [UInt8]) -> String {
    do throws(WorldError) {
      _ = try World(bytes: bytes)
      return "fine"
    } catch {
      return error.description
    }
  }

  @Test func `is distinguished from other files`() {
    #expect(complaint(about: []).hasPrefix("the map data is not a world file"))
    #expect(
      complaint(about: Array("PNG and more".utf8)).hasPrefix("the map data is not a world file"))
    var newer = theBytes
    newer[7] = UInt8(ascii: "2")
    #expect(complaint(about: newer).hasPrefix("the map data is of version \"2\""))
  }

  @Test(arguments: [1, 7, 8, 11, 12, 40, 200, 1000, 50_000, 1_000_000, 3_000_000])
  func `is called truncated when it is too short`(length: Int) {
    let said = complaint(about: Array(theBytes.prefix(length)))
    #expect(said.hasPrefix("the map data is cut off: \(length) bytes") || length < 8, "\(said)")
    #expect(said != "fine")
  }

  @Test func `is detected when its last byte is missing`() {
    #expect(
      complaint(about: theBytes.dropLast()).hasPrefix(
        "the map data is cut off: \(theBytes.count - 1) bytes of at least \(theBytes.count)"))
  }

  @Test func `names the chunk with a flipped byte`() throws {
    let mini = MiniWorld()
    let bytes = mini.bytes
    var start = 12 + 16 * mini.chunks.count
    for (tag, content) in mini.chunks {
      for position in start..<start + content.count {
        var flipped = bytes
        flipped[position] ^= 0x10
        #expect(complaint(about: flipped).hasPrefix("the map data is damaged in its part \(tag)"))
      }
      start += content.count
    }
  }

  @Test func `is refused when its chunk table is damaged`() {
    let mini = MiniWorld()
    let bytes = mini.bytes
    for position in 8..<12 + 16 * mini.chunks.count {
      var flipped = bytes
      flipped[position] ^= 0x81
      #expect(complaint(about: flipped) != "fine", "byte \(position)")
    }
  }

  @Test func `names the damaged chunk in the shipped file, too`() {
    var flipped = theBytes
    flipped[theBytes.count / 2] ^= 0x10
    #expect(complaint(about: flipped).hasPrefix("the map data is damaged in its part "))
    #expect(complaint(about: theBytes) == "fine")
  }

  @Test func `is reported missing with its path`() {
    #expect(throws: WorldError.notFound(path: "/nowhere/world.tgeo")) {
      try World(contentsOf: URL(fileURLWithPath: "/nowhere/world.tgeo"))
    }
  }
}
