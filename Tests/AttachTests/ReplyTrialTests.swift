import Attach
import TestSupport
import Testing

/// Replies that fuzzing found, and some that are damaged here.
@Suite struct `A program with arbitrary replies` {
  private static let seeds = FoundFile.all(in: "Replies")

  @Test(arguments: seeds + FoundFile.all(in: "Found/replies"))
  func `is a tree`(file: FoundFile) {
    #expect(ReplyTrial.complaint(about: file.bytes) == nil)
  }

  @Test func `is a tree for any replies`() {
    let marks = [
      "int64 9223372036854775807", "-1", "nan", "uint32 4294967295", "(':1.1', '/a')", "@a(so) []",
      "<<'x'>>", "'\\u2028\\n'", "[", "]", "(", ")", ",", "'", "\n", "int64 -9223372036854775808",
    ]
    for bytes in Damage(of: Self.seeds.map(\.bytes), count: 300, seed: 2, marks: marks) {
      #expect(
        ReplyTrial.complaint(about: bytes) == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `is listed on one line for any name`() {
    let program = RunningApplication(
      name: "a\nb\u{1B}[2J\t\u{2028}c", process: 1, toolkit: "GTK\r4", bus: ":1.1",
      isAnswering: true)
    #expect([program.name, program.toolkit] == ["a\\nb\\u{1b}[2J\\t\\u{2028}c", "GTK\\r4"])
  }
}
