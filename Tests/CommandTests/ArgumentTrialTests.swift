import TestSupport
import Testing

/// Command lines that fuzzing found, and some that are damaged here.
@Suite struct `An arbitrary command line` {
  private static let seeds = FoundFile.all(in: "Lines")

  @Test(arguments: seeds + FoundFile.all(in: "Found/arguments"))
  func `that once failed is valid or rejected`(file: FoundFile) {
    #expect(ArgumentTrial.complaint(about: file.bytes) == nil)
  }

  @Test func `is valid or rejected with a reason`() {
    let marks = [
      "\n", "\n--\n", "\n-o\n", "=", "--", "-", "e99999999999999999999", "1e999", "0x7", "nan",
      "-0", "9999999999999999999x1", "\u{0}", "\\", "\"", "'", "#", ",", "@", "/", "é\u{301}",
    ]
    for bytes in Damage(of: Self.seeds.map(\.bytes), count: 1000, seed: 3, marks: marks) {
      #expect(
        ArgumentTrial.complaint(about: bytes) == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
