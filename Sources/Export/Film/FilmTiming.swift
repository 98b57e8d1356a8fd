package import Figures
package import Hierarchy

/// Which instants of a run the stills of a film show.
package struct FilmTiming: Hashable, Sendable {
  /// No film has more stills; it is meant to end.
  package static let mostStills = 20_000

  package var stretch: Stretch
  package var stillsPerSecond: Double
  /// Seconds of the run that pass in a second of the film: 0.1 is slow motion.
  package var speed: Double

  package init(_ stretch: Stretch, stillsPerSecond: Double = 25, speed: Double = 1) {
    (self.stretch, self.stillsPerSecond, self.speed) = (stretch, stillsPerSecond, speed)
  }

  /// How many stills there are: the first at the start, the last at the end or just before it.
  package var count: Int {
    let steps = stretch.seconds / speed * stillsPerSecond
    guard steps.isFinite, steps < 1e9 else { return 1_000_000_000 }
    // What only rounding keeps from being a whole step is one.
    return Int((steps + 1e-6).rounded(.down)) + 1
  }

  /// When a still is, counted from 0.
  package func instant(_ still: Int) -> Instant {
    min(
      stretch.end, stretch.start.advanced(by: Double(still) * speed / stillsPerSecond))
  }

  /// Throws unless a film of this format can be made in this timing.
  func check(for format: FilmFormat) throws(FilmError) {
    let most = format.mostStillsPerSecond
    guard stillsPerSecond > 0, stillsPerSecond <= most else {
      throw .stillsPerSecond(stillsPerSecond, most: most, format)
    }
    guard speed > 0, speed.isFinite else { throw .speed(speed) }
    guard count <= Self.mostStills else { throw .tooManyStills(count, most: Self.mostStills) }
  }
}
