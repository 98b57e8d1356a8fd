import TestSupport
import Testing

/// World files of bytes that fuzzing found, and of some that are damaged here.
@Suite struct `A world file of any bytes` {
  @Test(arguments: FoundFile.all(in: "Found/world"))
  func `that once failed does no harm`(file: FoundFile) {
    #expect(WorldTrial.complaint(about: file.bytes) == nil)
  }

  @Test func `is refused or answers everything`() {
    for bytes in Damage(of: WorldTrial.seeds, count: 30, seed: 1) {
      let complaint = WorldTrial.complaint(about: bytes)
      #expect(complaint == nil, "\(bytes)")
    }
  }

  @Test(arguments: WorldTrial.seeds)
  func `answers everything when undamaged`(bytes: [UInt8]) {
    #expect(WorldTrial.complaint(about: bytes) == nil)
  }
}
