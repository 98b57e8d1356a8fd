import Export
import Foundation
import Hierarchy
import Import
import Lessons
import Scenarios
import Script
import Session
import Support
import Tunnel

/// Shared parts of commands that run a scenario.
extension Command.Option {
  static let json = Command.Option(name: "--json", value: nil, summary: "prints JSON")
  static let at = Command.Option(
    name: "--at", value: "MS|eN", summary: "the instant in milliseconds, or an event's number")
  static let profile = Command.Option(
    name: "--profile", value: "ERA", summary: "one of \(Run.profiles.joined(separator: ", "))",
    takes: .words(Run.profiles))
  static let variant = Command.Option(
    name: "--variant", value: "NAME", summary: "a variant of the container, as in list --json",
    takes: .words(versions))

  /// The version slugs of all containers, without duplicates.
  private static let versions: [String] = SystemInfo.all.flatMap { $0.variants.map(\.slug) }
    .reduce(into: []) { known, slug in if !known.contains(slug) { known.append(slug) } }
}

/// A command's subject: a scenario, a recording, a dump or a lesson.
enum Subject {
  case scenario(Scenario)
  case recording(Recording)
  case dump(Dump)
  /// A lesson in each of its languages, with file names for messages.
  case lesson([LessonText])

  /// Resolves a name or file; "-" is standard input, with its format detected.
  ///
  /// Known names take precedence; anything that looks like a path, or exists, is a file.
  init(_ name: String) throws(CommandError) {
    if name == "-" {
      self = try Self.piped()
      return
    }
    if let scenario = Scenario.named(name) {
      self = .scenario(scenario)
      return
    }
    if let listing = Lesson.listing(named: name) {
      self = .lesson(try listing.texts)
      return
    }
    guard InputFile.exists(name) || name.contains("/") || name.contains(".") else {
      throw .unknownName(name, near: NearMiss.nearest(to: name, in: Self.names))
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
    guard exists, !isFolder.boolValue else {
      throw .input(path: name, reason: InputFile.reason(name, code: ENOENT))
    }
    if name.hasSuffix(".\(RecordingFile.fileExtension)") {
      self = .recording(try InputFile.recording(at: name))
    } else if name.hasSuffix(".md") {
      let language = Lesson.language(ofFile: name)
      self = .lesson([
        LessonText(file: name, text: try InputFile.script(at: name), language: language)
      ])
    } else if name.hasSuffix(".swift") {
      self = .scenario(Scenario(script: try InputFile.script(at: name), named: name))
    } else {
      self = .dump(try InputFile.dump(at: name))
    }
  }

  /// Reads standard input, detecting its format.
  private static func piped() throws(CommandError) -> Subject {
    let name = "-"
    let bytes = try InputFile.bytes(at: name, limit: ImportLimits().bytes)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      // Windows debuggers write dumps in other encodings; scripts are always UTF-8.
      if let dump = try? Importer.read(bytes) { return .dump(dump) }
      throw .input(path: name, reason: "it is not UTF-8 text")
    }
    if case .dump(let dump) = PastedText(text) { return .dump(dump) }
    return .scenario(Scenario(script: try InputFile.script(bytes, from: name), named: name))
  }

  /// Whether a name is known without a file.
  static func isKnown(_ name: String) -> Bool {
    Scenario.named(name) != nil || Lesson.listing(named: name) != nil
  }

  /// The names known without a file.
  static let names = SystemInfo.all.map(\.slug) + Scenario.names + Lesson.listings.map(\.name)
}

/// The result of a subject.
struct Finding {
  let recording: Recording
  /// Why the run ended before the end of its script, if it did.
  let stop: ScriptProblem?
  /// The name for messages.
  let name: String

  /// Prints why the run was stopped, and returns the status.
  func status() -> ExitStatus {
    guard let stop else { return .done }
    Output.warn("\(name):\(stop.position.line): \(stop.message)")
    return .negative
  }
}

extension Invocation {
  /// The result of a named subject, with the version and profile in the options.
  func finding(in name: String) throws(CommandError) -> Finding {
    try finding(of: subject(name), named: name)
  }

  /// The result of a subject, with the version and profile in the options.
  ///
  /// Reports all errors of a script, one per line.
  func finding(of subject: Subject, named name: String) throws(CommandError) -> Finding {
    let profile = try choice("--profile", of: Run.profiles)
    switch subject {
    case .recording(let recording): return Finding(recording: recording, stop: nil, name: name)
    case .dump(let dump):
      dump.warn(about: name)
      return Finding(recording: dump.recording, stop: nil, name: name)
    case .lesson(let texts):
      let script = Scenario(script: try firstScript(of: texts), named: name)
      return try finding(of: .scenario(script), named: name)
    case .scenario(let scenario):
      let variant = try choice("--variant", of: scenario.system?.variants.map(\.slug) ?? [])
      let run = Run(scenario, variant: variant, profile: profile, geocoder: WorldOnDemand())
      let outcome = run.execute()
      if let errors = outcome.script?.errors, !errors.isEmpty { throw .script(name, errors) }
      return Finding(recording: outcome.recording, stop: outcome.script?.stop, name: name)
    }
  }

  /// Resolves a name; with `--variant` a container takes precedence over a script of the same name.
  func subject(_ name: String) throws(CommandError) -> Subject {
    let system = SystemInfo.all.first { $0.slug == name }
    if has("--variant"), let system { return .scenario(Scenario(opening: system)) }
    return try Subject(name)
  }

  /// The number of an event as in e7; saturates on overflow.
  func eventNumber(_ text: String) -> Int? {
    guard text.hasPrefix("e") else { return nil }
    let digits = text.dropFirst()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(digits) ?? .max
  }

  /// The moment given by `--at`, or another option, if any.
  func moment(_ option: String = "--at") throws(CommandError) -> Moment? {
    guard let text = value(option) else { return nil }
    if let line = eventNumber(text) { return .line(line) }
    guard let milliseconds = Double(decimal: text), milliseconds >= 0 else {
      throw .badValue(
        option: option, value: text, allowed: "milliseconds such as 100, or an event such as e7")
    }
    return .instant(Instant(seconds: milliseconds / 1000))
  }
}

extension WorldStore {
  /// The installed world, loaded lazily; its problem is reported then, on standard error.
  static let reported: WorldStore = {
    let store = WorldStore.installed
    if let problem = store.problem { Output.warn(problem) }
    return store
  }()
}

/// Names places by the installed world, loaded lazily: most scripts never need it.
private struct WorldOnDemand: ReverseGeocoding {
  func label(for coordinate: Coordinate) -> PlaceAnswer {
    WorldStore.reported.geocoder.label(for: coordinate)
  }
}
