/// How much a recording holds, so that an interpreter can limit it.
package struct RecordingSize {
  package var eventCount = 0
  package var changeCount = 0
  package var diagnosticCount = 0
  /// The bytes of all names together, and of the longest one.
  package var (nameBytes, longestName) = (0, 0)
}
