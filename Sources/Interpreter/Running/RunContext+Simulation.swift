import Containment
import Hierarchy

/// The part of the simulation that a run has accounted for.
struct SimulationUse {
  var (events, changes, diagnostics, names, visits) = (0, 0, 0, 0, 0)
}

extension RunContext {
  /// Accounts for what happened in the simulation since the last call.
  func countSimulation() throws(Stop) {
    let size = simulation.recordingSize
    let events = size.eventCount
    if events != seen.events {
      guard events <= limits.events else { throw Stop(.bound(.events(limits.events))) }
      // A trace line has up to two names; long ones cost extra.
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
