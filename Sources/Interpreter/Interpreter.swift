package import Containment
package import Script

/// Runs scripts.
///
/// Checks a script completely before its first statement runs, then runs it to its end in a new
/// simulation. The result is a recording with the script line of each event and the variables'
/// values.
package struct Interpreter {
  /// The types that scripts can use.
  package let catalogue: Catalogue
  /// The simulated iOS version, unless the script chooses another.
  package let profile: Profile
  /// The limits of a run.
  package var limits = Limits()

  package init(_ catalogue: Catalogue, profile: Profile = .ios17) {
    (self.catalogue, self.profile) = (catalogue, profile)
  }

  /// All errors in a script, in source order.
  package func errors(in script: ParsedScript) -> [ScriptError] {
    do throws(ScriptErrors) {
      _ = try ScriptErrors.orLack { ScriptChecker.check(script, catalogue) }.get()
      return []
    } catch {
      return error.errors
    }
  }

  /// Runs a script to its end, or until a number of events is reached.
  ///
  /// With a limit, the run ends before the first statement that starts at or after that event.
  /// `prepare` adds external services to the simulation, such as a geocoder.
  package func run(
    _ script: ParsedScript, until eventCount: Int? = nil,
    prepare: (Simulation) -> Void = { _ in }
  ) throws(ScriptErrors) -> Execution {
    let simulation = Simulation(profile: profile)
    prepare(simulation)
    let outcome = try ScriptErrors.orLack {
      ScriptChecker.check(script, catalogue).map { execute($0, in: simulation, until: eventCount) }
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
