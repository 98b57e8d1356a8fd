import Foundation

/// Scenario scripts, compiled as their readers would compile them, against the built modules.
///
/// All of them become one program: one compiler process translates them and one link follows. A script
/// that cannot be written as a `LibraryFile`, or that the compiler refuses as one, is compiled as its
/// reader would, as `main.swift`; what the compiler says then counts. A script is named by its text.
package struct CompiledScripts: Sendable {
  /// The compiler does not take a script, or cannot link the modules, and says why.
  package struct Refused: Error {
    /// The compiler's words.
    package let message: String
  }

  private let numbers: [String: Int]
  private let refusals: [Int: Refused]
  private let folder: URL
  private var program: URL { folder.appendingPathComponent("scripts") }

  /// Compiles scripts, of which some may be refused.
  ///
  /// Compiling each alone, as `main.swift`, shows that the one program is a fair stand-in.
  package init(_ sources: [String], eachAlone isEachAlone: Bool = Nightly.isOn) throws {
    let library = try ScriptLibrary.shared.get()
    folder = library.folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    numbers = Dictionary(sources.enumerated().map { ($1, $0) }) { first, _ in first }
    var compilation = ScriptCompilation(
      numbers, eachAlone: isEachAlone, in: folder, library)
    try compilation.compile()
    try compilation.link(to: folder.appendingPathComponent("scripts"))
    refusals = compilation.refusals
  }

  /// Compiles a single script.
  package init(_ source: String) throws {
    try self.init([source])
    if let refused = refusal(of: source) { throw refused }
  }

  /// Why the compiler does not take a script.
  package func refusal(of source: String) -> Refused? { numbers[source].flatMap { refusals[$0] } }

  /// Runs a script to its end.
  package func run(
    _ source: String, profile: String? = nil, all: Bool = false
  ) throws -> Launched {
    try run([source], profile: profile, all: all)[0]
  }

  /// Runs scripts one after the other, each in a process of its own.
  ///
  /// The status of one that a signal ended is the signal's negative number.
  package func run(
    _ sources: [String], profile: String? = nil, all: Bool = false
  ) throws -> [Launched] {
    let place = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    // Tests themselves run with the name of none, so that none of them makes anything in the
    // simulation of the process, which they would share.
    var environment = ["TERRARIUM_PROFILE": profile ?? "ios17"]
    environment["TERRARIUM_TRACE"] = all ? "all" : nil
    var jobs = ""
    for (index, source) in sources.enumerated() {
      guard let number = numbers[source] else {
        throw Refused(message: "a script that was not compiled")
      }
      if let refused = refusals[number] { throw refused }
      jobs += ScriptLauncher.line(
        function: ScriptCompilation.function(number),
        output: place.appendingPathComponent("\(index)").path, environment: environment)
    }
    let list = place.appendingPathComponent("jobs")
    try Data(jobs.utf8).write(to: list)
    let launched = try Launched(
      program.path, [list.path],
      environment: ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) {
        $1
      })
    let endings = launched.output.split(separator: "\n")
    guard endings.count == sources.count else { throw Refused(message: launched.errors) }
    return try endings.enumerated().map { index, ending in
      let words = ending.split(separator: " ")
      let number = Int32(words[1]) ?? 0
      let texts = try ["out", "err"].map { kind in
        let file = place.appendingPathComponent("\(index).\(kind)")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
      }
      return Launched(
        status: words[0] == "exit" ? number : -number,
        output: ScriptCompilation.asMain(texts[0]), errors: texts[1])
    }
  }
}
