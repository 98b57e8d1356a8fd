import TestSupport
import Testing

/// Recordings that fuzzing found, and some that are damaged here.
@Suite struct `A recording of any bytes` {
  @Test(arguments: FoundFile.all(in: "Found/recording"))
  func `that once failed does no harm`(file: FoundFile) {
    #expect(RecordingTrial.complaint(about: file.bytes) == nil)
  }
}
