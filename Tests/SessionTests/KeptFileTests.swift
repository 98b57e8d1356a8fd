import TestSupport
import Testing

/// What a start reads, as fuzzing found it, and damaged here.
@Suite struct `A launch with arbitrary files` {
  private static let settings = FoundFile.all(in: "Settings")

  @Test(arguments: FoundFile.all(in: "Found/session").map(\.bytes) + PlaceTrial.seeds)
  func `continues the session, or begins a new one`(bytes: [UInt8]) {
    let complaint = PlaceTrial.complaint(about: bytes)
    #expect(complaint == nil, "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test func `continues a damaged session, or begins a new one`() {
    let marks = [
      "-1", "0", "9223372036854775807", "-9223372036854775808", "1e308", "-1e308", "null", "true",
      "\"\"", "[]", "{}", "1e-320", "4294967295",
    ]
    for bytes in Damage(of: PlaceTrial.seeds, count: 60, seed: 4, marks: marks) {
      #expect(
        PlaceTrial.complaint(about: bytes) == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: settings + FoundFile.all(in: "Found/settings"))
  func `uses the valid settings`(file: FoundFile) {
    #expect(SettingsTrial.complaint(about: file.bytes) == nil)
  }

  @Test func `uses the valid ones of damaged settings`() {
    let marks = [
      "\n", "=", "[", "]", "\\s", "\\x", "#", ";", " ", "x", "1e999", "nan", "-1", "0x7fffffff",
      "99999999999999999999", "\u{FF}", "choice", "order ", "[export]\n",
    ]
    for bytes in Damage(of: Self.settings.map(\.bytes), count: 500, seed: 5, marks: marks) {
      #expect(
        SettingsTrial.complaint(about: bytes) == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
