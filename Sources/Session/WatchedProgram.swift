/// A program whose growing recording is open.
struct WatchedProgram: Sendable {
  /// Distinguishes its unsaved recording from those of other programs.
  let id = Identity()
  /// Whether its recording may still grow.
  var isRunning = true
  /// How many events are saved in a file.
  var savedCount = 0
}
