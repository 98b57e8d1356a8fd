/// The size of a recording, for an interpreter's limits.
package struct RecordingSize {
  package var eventCount = 0
  package var changeCount = 0
  package var diagnosticCount = 0
  /// The UTF-8 sizes of all names together, and of the longest.
  package var (nameBytes, longestName) = (0, 0)
}
