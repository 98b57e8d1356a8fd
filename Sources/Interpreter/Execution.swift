package import Containment
package import Hierarchy

/// A run of a script that has ended: what happened, and where in the script.
///
/// It keeps the variables of the top level alive, and with them the controllers they hold. It
/// belongs to one task at a time.
package final class Execution: @unchecked Sendable {
  private let run: RunContext

  init(_ run: RunContext) { self.run = run }

  /// What happened so far, or until the run was stopped.
  package var recording: Recording { run.stopRecording ?? run.simulation.recording }

  /// The statements in the order they were executed.
  package var steps: StepList { run.steps }

  /// Why the run ended before the end of the script, or of what was done afterwards, if it did.
  package var stop: Stop.Reason? { run.stop?.reason }

  /// The line on which it did.
  package var stopLine: Int? { run.stopLine }

  /// The simulation as the script left it.
  package var simulation: Simulation { run.simulation }

  /// Does something with the simulation as the script left it, as a person does afterwards.
  ///
  /// The script's overrides and closures are called as before, also where it ended as early as it
  /// was asked to. They may be stopped as the script may. It throws only where there is no memory
  /// for their calls, and then nothing was done.
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

  /// Ends the lives of the variables, on a stack deep enough for what that may set off.
  ///
  /// Where there is none, they stay as long as the program: too shallow a one would end that.
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
