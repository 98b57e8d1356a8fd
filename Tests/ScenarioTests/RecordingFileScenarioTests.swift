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
    // The names and the words of diagnostics are paid once, apart from the events.
    let words = recording.diagnostics.reduce(512) { sum, diagnostic in
      sum + diagnostic.message.utf8.count + (diagnostic.reason?.utf8.count ?? 0)
        + (diagnostic.remedy?.utf8.count ?? 0)
    }
    #expect(bytes.count <= words + 64 * recording.events.count)
  }
}
