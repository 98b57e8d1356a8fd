import Hierarchy

/// Recordings: what can be read can be shown at any instant, and is written as it was read.
extension Door {
  static let recording = Door(
    "recording", seeds: ["Examples/Dumps", "Tests/HierarchyTests/Found/recording"],
    made: { [RecordingFile.bytes(of: RecordingFileSamples.everyCase)] },
    trial: RecordingTrial.complaint)
}
