import Containment
import Hierarchy

/// What a run has counted of its simulation.
struct SimulationUse {
  var (events, changes, diagnostics, names, visits) = (0, 0, 0, 0, 0)
}

extension RunContext {
  /// Counts what happened in the simulation since the last time.
  func countSimulation() throws(Stop) {
    let size = simulation.recordingSize
    let events = size.eventCount
    if events != seen.events {
      guard events <= limits.events else { throw Stop(.bound(.events(limits.events))) }
      // A trace has a line for each, with two names at most; long ones take their time, too.
      let names = 2 * size.longestName + 2 * max(0, size.longestName - 100)
      try make(bytes: (events - seen.events) * (Size.event + names))
      seen.events = events
    }
    if size.changeCount != seen.changes {
      try make(bytes: (size.changeCount - seen.changes) * Size.change)
      seen.changes = size.changeCount
    }
    if size.diagnosticCount != seen.diagnostics {
      let count = size.diagnosticCount - seen.diagnostics
      try make(bytes: count * (Size.diagnostic + 8 * size.longestName))
      seen.diagnostics = size.diagnosticCount
    }
    let visits = simulation.visits
    if visits != seen.visits {
      let count = visits - seen.visits
      seen.visits = visits
      try work(8 * count)
    }
    if size.nameBytes != seen.names {
      try make(bytes: 16 * (size.nameBytes - seen.names))
      seen.names = size.nameBytes
    }
  }
}
