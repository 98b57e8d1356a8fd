package import Figures
package import Hierarchy

/// The instants of a film's frames.
package struct FilmTiming: Hashable, Sendable {
  /// The most frames in a film.
  package static let mostStills = 20_000

  package var stretch: Stretch
  package var stillsPerSecond: Double
  /// Seconds of the run per second of the film: 0.1 is slow motion.
  package var speed: Double

  package init(_ stretch: Stretch, stillsPerSecond: Double = 25, speed: Double = 1) {
    (self.stretch, self.stillsPerSecond, self.speed) = (stretch, stillsPerSecond, speed)
  }

  /// The number of frames: the first at the start, the last at or just before the end.
  package var count: Int {
    let steps = stretch.seconds / speed * stillsPerSecond
    guard steps.isFinite, steps < 1e9 else { return 1_000_000_000 }
    // Tolerate rounding errors.
    return Int((steps + 1e-6).rounded(.down)) + 1
  }

  /// The instant of a frame, from 0.
  package func instant(_ still: Int) -> Instant {
    min(
      stretch.end, stretch.start.advanced(by: Double(still) * speed / stillsPerSecond))
  }

  /// Throws unless this timing is possible in a format.
  func check(for format: FilmFormat) throws(FilmError) {
    let most = format.mostStillsPerSecond
    guard stillsPerSecond > 0, stillsPerSecond <= most else {
      throw .stillsPerSecond(stillsPerSecond, most: most, format)
    }
    guard speed > 0, speed.isFinite else { throw .speed(speed) }
    guard count <= Self.mostStills else { throw .tooManyStills(count, most: Self.mostStills) }
  }
}
