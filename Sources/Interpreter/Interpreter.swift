package import Containment
package import Script

/// Runs scripts.
///
/// A script is checked as a whole before its first statement runs, then run to its end at once in
/// a simulation of its own. What happened is a recording; which line made it happen, and what the
/// variables were, stands beside it.
package struct Interpreter {
  /// What scripts may use.
  package let catalogue: Catalogue
  /// The era that is simulated, unless the script chooses another.
  package let profile: Profile
  /// What a run may take.
  package var limits = Limits()

  package init(_ catalogue: Catalogue, profile: Profile = .ios17) {
    (self.catalogue, self.profile) = (catalogue, profile)
  }

  /// All that is wrong with a script, in the order of its text.
  package func errors(in script: ParsedScript) -> [ScriptError] {
    do throws(ScriptErrors) {
      _ = try ScriptErrors.orLack { Checker.check(script, catalogue) }.get()
      return []
    } catch {
      return error.errors
    }
  }

  /// Runs a script to its end, or until there are as many events as asked for.
  ///
  /// With a limit the run ends before the first statement that starts at or after that event.
  /// `prepare` gives the simulation what it needs from outside, such as a geocoder.
  package func run(
    _ script: ParsedScript, until eventCount: Int? = nil,
    prepare: (Simulation) -> Void = { _ in }
  ) throws(ScriptErrors) -> Execution {
    let simulation = Simulation(profile: profile)
    prepare(simulation)
    let outcome = try ScriptErrors.orLack {
      Checker.check(script, catalogue).map { execute($0, in: simulation, until: eventCount) }
    }
    return try outcome.get()
  }

  private func execute(
    _ program: CheckedProgram, in simulation: Simulation, until eventCount: Int?
  ) -> Execution {
    let run = RunContext(in: simulation, program, until: eventCount, limits: limits)
    Simulation.$current.withValue(simulation) {
      run.window = Window(size: Simulation.screenSize)
      let frame = Frame(run, program.context)
      run.catchStop { () throws(Stop) in
        _ = try program.main(frame)
        run.finish()
      }
      run.mainFrame = frame
    }
    return Execution(run)
  }
}
