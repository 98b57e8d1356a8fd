package import Containment
package import Hierarchy

/// A finished run of a script: its recording and the script line of each event.
///
/// Retains the global variables, and with them their controllers. Used by one task at a time.
package final class Execution: @unchecked Sendable {
  private let run: RunContext

  init(_ run: RunContext) { self.run = run }

  /// The recording up to now, or up to the point where the run was stopped.
  package var recording: Recording { run.ending?.recording ?? run.simulation.recording }

  /// The executed statements, in order.
  package var steps: StepList { run.steps }

  /// Why the run, or an action performed after it, stopped early; nil if it did not.
  package var stop: Stop.Reason? { run.stop?.reason }

  /// The line on which it stopped.
  package var stopLine: Int? { run.ending?.line }

  /// The simulation as the script left it.
  package var simulation: Simulation { run.simulation }

  /// Acts on the simulation after the script, as a user does.
  ///
  /// The script's overrides and closures still run, within the run's limits, even if the run was
  /// ended early on request. Throws without doing anything if no stack can be allocated for their
  /// calls.
  package func goOn<Result>(
    _ body: (Simulation) -> Result
  ) throws(ScriptErrors) -> Result {
    let simulation = simulation
    run.reopen()
    return try ScriptErrors.orLack {
      Simulation.$current.withValue(simulation) {
        defer { run.noteRefusal() }
        return body(simulation)
      }
    }
  }

  /// What the script printed, line by line.
  package var output: [String] {
    recording.events.compactMap { event in
      if case .log(let index) = event.kind { recording.log[Int(index)] } else { nil }
    }
  }

  /// Releases the variables on a deep stack, as `deinit`s may nest deeply.
  ///
  /// If no such stack can be allocated, leaks them instead of overflowing the current one.
  deinit {
    let run = run
    do throws(DeepStack.Lack) {
      try DeepStack.run {
        Simulation.$current.withValue(run.simulation) { run.close() }
      }
    } catch {
      _ = Unmanaged.passRetained(run)
    }
  }
}
