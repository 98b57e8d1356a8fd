import Hierarchy
import Scenarios
import Testing
import Tunnel

/// Real recordings survive being saved.
@Suite struct `The recording of a shipped scenario` {
  @Test(arguments: Scenario.all.map(\.slug))
  func `is the same after saving and loading`(slug: String) throws {
    let scenario = try #require(Scenario.named(slug))
    let recording = Run(scenario, geocoder: NamedEnds()).record()
    let bytes = RecordingFile.bytes(of: recording)
    let contents = try RecordingFile.read(bytes)
    #expect(contents.warnings == [])
    #expect(contents.recording == recording)
    #expect(contents.recording.traceText(all: true) == recording.traceText(all: true))
    let bytesAnEvent = bytes.count / max(recording.events.count, 1)
    #expect(bytesAnEvent <= 64, "\(slug): \(bytes.count) bytes, \(recording.events.count) events")
  }
}
