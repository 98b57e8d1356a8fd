import Foundation
import TestSupport
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

  private func number(at position: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(theBytes[position + $1]) << (8 * $1) }
  }

  @Test func `is told from what is no world file at all`() {
    #expect(complaint(about: []).hasPrefix("the map data is not a world file"))
    #expect(
      complaint(about: Array("PNG and more".utf8)).hasPrefix("the map data is not a world file"))
    var newer = theBytes
    newer[7] = UInt8(ascii: "2")
    #expect(complaint(about: newer).hasPrefix("the map data is of version \"2\""))
  }

  @Test(arguments: [1, 7, 8, 11, 12, 40, 200, 1000, 50_000, 1_000_000, 3_000_000])
  func `is called cut off when it is short`(length: Int) {
    let said = complaint(about: Array(theBytes.prefix(length)))
    #expect(said.hasPrefix("the map data is cut off: \(length) bytes") || length < 8, "\(said)")
    #expect(said != "fine")
  }

  @Test func `loses its last byte not unnoticed`() {
    #expect(
      complaint(about: theBytes.dropLast()).hasPrefix(
        "the map data is cut off: \(theBytes.count - 1) bytes of at least \(theBytes.count)"))
  }

  @Test func `names the part in which a byte was flipped`() throws {
    var found: [String] = []
    for entry in 0..<number(at: 8) {
      let head = 12 + 16 * entry
      let tag = String(decoding: theBytes[head..<head + 4], as: UTF8.self)
      let (start, length) = (number(at: head + 4), number(at: head + 8))
      for position in [start, start + length / 2, start + length - 1] {
        var flipped = theBytes
        flipped[position] ^= 0x10
        #expect(complaint(about: flipped).hasPrefix("the map data is damaged in its part \(tag)"))
      }
      found.append(tag)
    }
    #expect(
      found.joined(separator: " ")
        == "META CTRY TOP0 TOP1 TOP2 SEAN SEAS ADMN ADMP PLAC PLNM DISP")
  }

  @Test func `is refused when its list of parts is damaged`() {
    for position in 8..<12 + 16 * number(at: 8) {
      var flipped = theBytes
      flipped[position] ^= 0x81
      #expect(complaint(about: flipped) != "fine", "byte \(position)")
    }
  }

  @Test func `never crashes on rubbish with a right checksum`() throws {
    // One chunk after the other is replaced by random bytes whose checksum is right.
    var random = SeededGenerator(seed: 4)
    let coordinate = Presets.lemvig.coordinate
    for entry in 0..<number(at: 8) {
      let rubbish = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
      let world = try? World(bytes: replacing(entry: entry, by: rubbish))
      _ = world?.outlines(.coarse).rings.count
      #expect(world?.label(for: coordinate).label().isEmpty != true)
    }
  }

  @Test func `is missed by its path`() {
    #expect(throws: WorldError.notFound(path: "/nowhere/world.tgeo")) {
      try World(contentsOf: URL(fileURLWithPath: "/nowhere/world.tgeo"))
    }
  }

  /// The shipped file with one chunk replaced, its list put right.
  private func replacing(entry replaced: Int, by content: [UInt8]) -> [UInt8] {
    let count = number(at: 8)
    var (head, body) = (Array(theBytes.prefix(12)), [UInt8]())
    for entry in 0..<count {
      let old = 12 + 16 * entry
      let (start, length) = (number(at: old + 4), number(at: old + 8))
      let chunk = entry == replaced ? content : Array(theBytes[start..<start + length])
      let checksum = entry == replaced ? crc32(of: content) : UInt32(number(at: old + 12))
      head += theBytes[old..<old + 4]
      for value in [UInt32(12 + 16 * count + body.count), UInt32(chunk.count), checksum] {
        head += (0..<4).map { UInt8(value >> UInt32(8 * $0) & 0xFF) }
      }
      body += chunk
    }
    return head + body
  }

  private func crc32(of content: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
