import Hierarchy

/// Recordings and dumps, as the window and the figures show them.
extension Door {
  static let shown = Door(
    "shown",
    seeds: [
      "Examples/Dumps", "Tests/ImportTests/Cases", "Tests/ImportTests/Samples",
      "Tests/SessionTests/Found/shown",
    ],
    made: { [RecordingFile.bytes(of: RecordingFileSamples.everyCase)] },
    trial: ShownTrial.complaint)
}
