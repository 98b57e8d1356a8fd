import TestSupport
import Testing

/// Lessons that fuzzing found, and some that are damaged here.
@Suite struct `A lesson with arbitrary text` {
  private static let seeds = FoundFile.all(in: "../../Resources/Lessons/06-adding-a-child")
  private static let marks = [
    "---\n", "```\n", "```stop\n", "```predict order\n", "```break it\n", "```check\n",
    "```swift a continues main\n", "- [x] ", "claim: ", "at: 99999999999999999999 ms\n", "with:\n",
    "tree is ", "<", "\r\n", "  ", "because: ", "> ", "* ", "\u{0}", "from: 91, 1e999\n",
  ]

  @Test(arguments: seeds + FoundFile.all(in: "Found/lesson"))
  func `that once failed is read and checked, or rejected with reasons`(file: FoundFile) {
    #expect(LessonTrial.complaint(about: file.bytes) == nil)
  }

  @Test(arguments: [(60, false), (12, true)])
  func `is read, or rejected with reasons`(count: Int, checking: Bool) {
    let seeds = Self.seeds.map(\.bytes)
    for bytes in Damage(of: seeds, count: count, seed: 6, marks: Self.marks) {
      #expect(
        LessonTrial.complaint(about: bytes, checking: checking) == nil,
        "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
