import Export
import Hierarchy
import Scenarios
import Session

/// What the commands that run a scenario share.
extension Command.Option {
  static let json = Command.Option(name: "--json", value: nil, summary: "prints JSON")
  static let at = Command.Option(
    name: "--at", value: "MS|eN", summary: "the instant in milliseconds, or an event's number")
  static let profile = Command.Option(
    name: "--profile", value: "ERA", summary: "one of \(Run.profiles.joined(separator: ", "))")
  static let variant = Command.Option(
    name: "--variant", value: "NAME", summary: "a version of the system, as in list --json")
}

extension Invocation {
  /// The run of a scenario, in the version and era that the options ask for.
  ///
  /// The world is read only when these are known.
  func run(
    of name: String, with worlds: @autoclosure () -> WorldStore
  ) throws(CommandError) -> Run {
    guard let scenario = Scenario.named(name) else {
      throw .unknownName(name, known: Scenario.all.map(\.slug))
    }
    let profile = try choice("--profile", of: Run.profiles)
    let variant = try choice("--variant", of: scenario.system.variants.map(\.slug))
    return Run(scenario, variant: variant, profile: profile, geocoder: worlds().geocoder)
  }

  /// The moment asked for with `--at`, or nil.
  func moment() throws(CommandError) -> Moment? {
    guard let text = value("--at") else { return nil }
    if text.hasPrefix("e"), let line = Int(text.dropFirst()), line >= 0 { return .line(line) }
    guard let milliseconds = Double(decimal: text), milliseconds >= 0 else {
      throw .badValue(
        option: "--at", value: text, allowed: "milliseconds such as 100, or an event such as e7")
    }
    return .instant(Instant(seconds: milliseconds / 1000))
  }
}

extension WorldStore {
  /// No world at all, for those who only ask whether a scenario can be run.
  static let none = WorldStore(file: nil)

  /// Reads the world and says on standard error what is wrong with it.
  static func reporting() -> WorldStore {
    let store = WorldStore()
    if let problem = store.problem { Output.complain(problem) }
    return store
  }
}
