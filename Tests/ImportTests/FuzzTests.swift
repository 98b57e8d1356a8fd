import Foundation
import Hierarchy
import TestSupport
import Testing

@testable import Import

/// Damaged dumps: whatever comes in, a tree or a clear error comes out.
///
/// `TERRARIUM_FUZZ_SECONDS` makes it go on for so long; without it every seed is tried once.
@Suite struct `Damage` {
  static let seeds: [[UInt8]] = {
    let samples = Sample.all.compactMap { try? Array($0.text().utf8) }
    return samples + Cases.names.compactMap { try? Array(Cases.text($0).utf8) }
  }()

  static let seconds = ProcessInfo.processInfo.environment["TERRARIUM_FUZZ_SECONDS"].flatMap(
    Double.init)

  @Test(arguments: UInt64(1)...8)
  func `of any kind gives a tree whose nodes come after their parents, or an error`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var limits = ImportLimits()
    limits.notes = 200
    let end = Self.seconds.map { ContinuousClock.now + .seconds($0) }
    var count = 0
    while end.map({ ContinuousClock.now < $0 }) ?? (count < 250) {
      count += 1
      var bytes = Self.seeds[random.number(below: Self.seeds.count)]
      for _ in 0..<(1 + random.number(below: 6)) { damage(&bytes, &random) }
      try check(bytes, limits)
    }
    if end != nil { print("seed \(seed): \(count) damaged dumps") }
  }

  private func check(_ bytes: [UInt8], _ limits: ImportLimits) throws {
    let dump: Dump
    do throws(ImportError) { dump = try Importer.read(bytes, limits: limits) } catch {
      #expect(!"\(error)".isEmpty)
      return
    }
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + bytes.count(where: { $0 == 0x5C }) + 2
    for (index, node) in dump.nodes.enumerated() {
      guard Int(node.parent) < index, node.line >= 1, Int(node.line) <= lines else {
        Issue.record("node \(index) of \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
    let astray = dump.notes.filter { $0.line < 1 || $0.line > lines }
    #expect(astray.isEmpty, "\(astray) of \(String(decoding: bytes, as: UTF8.self))")
    #expect(dump.json.text.utf8.count > 20)
    #expect(dump.outline.utf8.count >= dump.nodes.count)
    let recording = dump.recording
    #expect(recording.latest.controllers.values.count <= dump.nodes.count)
    _ = dump.findings
    let tree = dump.compared()
    #expect(HierarchyDifference(from: tree, to: tree, ofOneSource: false).isEmpty)
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = random.number(below: bytes.count)
    switch random.number(below: 9) {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.number(below: 256))
    case 1: bytes.removeSubrange(place..<min(place + 1 + random.number(below: 20), bytes.count))
    case 2: bytes.removeLast(random.number(below: bytes.count))
    case 3:
      let end = min(place + random.number(below: 200), bytes.count)
      bytes.insert(contentsOf: bytes[place..<end], at: random.number(below: bytes.count))
    case 4:
      let marks: [String] = [
        "\n", "\r", "<", ">", "{", "}", "[", "]", "\"", "'", "|", "   | ", "   + ", "└─", "├─",
        "\\n",
        "\\u{", "&#x110000;", "&lt;", "<!--", "]]>", "0x", "; ", " = ", ",", "-", "-- ", "->", "é",
        "\t", "> ", "```", "(lldb) ", "9999999999999999999999", "1e999", "\u{FEFF}", "\u{1F}\u{1E}",
      ]
      bytes.insert(contentsOf: Array(marks[random.number(below: marks.count)].utf8), at: place)
    case 5:
      bytes.insert(
        contentsOf: [UInt8](repeating: bytes[place], count: random.number(below: 300)), at: place)
    case 6:
      let other = Self.seeds[random.number(below: Self.seeds.count)]
      bytes.insert(contentsOf: other.prefix(random.number(below: other.count)), at: place)
    case 7: bytes = bytes.flatMap { $0 == 0x0A && random.isOnce(in: 3) ? [0x0D, 0x0A] : [$0] }
    default:
      let other = random.number(below: bytes.count)
      bytes.swapAt(place, other)
    }
  }
}
