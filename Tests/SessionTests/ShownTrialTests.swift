import Foundation
import TestSupport
import Testing

/// Recordings and dumps that fuzzing found, and some that are damaged here, as they are shown.
@Suite struct `A recording or a dump of any bytes` {
  private static let seeds =
    FoundFile.all(in: "../../Examples/Dumps")
    + FoundFile.all(in: "../ImportTests/Cases")
    .filter { $0.bytes.count < 4_000 }

  @Test(arguments: seeds.prefix(5) + FoundFile.all(in: "Found/shown"))
  func `that was written down is shown`(file: FoundFile) {
    #expect(ShownTrial.complaint(about: file.bytes) == nil)
  }

  @Test func `is shown as far as it is understood`() {
    let marks = [
      "1e300", "-1e300", "nan", "inf", "99999999999999999999", "-1", "0", "{", "}", "\n", "<", ">",
    ]
    for bytes in Damage(of: Self.seeds.map(\.bytes), count: 60, seed: 7, marks: marks) {
      let complaint = ShownTrial.complaint(about: bytes)
      #expect(complaint == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
