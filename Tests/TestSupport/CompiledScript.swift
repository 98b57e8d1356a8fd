import Foundation

/// A scenario script, compiled as its readers would compile it: as `main.swift`, against the built
/// modules.
///
/// The modules are linked once a process, into a library; a script then takes a fraction of a
/// second.
package struct CompiledScript {
  private let program: URL

  /// The compiler does not take a script, or cannot link the modules, and says why.
  package struct Refused: Error {
    /// The compiler's words.
    package let message: String
  }

  /// Compiles a script.
  package init(_ source: String) throws {
    let library = try ScriptLibrary.shared.get()
    let folder = library.folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let main = folder.appendingPathComponent("main.swift")
    try Data(source.utf8).write(to: main)
    program = folder.appendingPathComponent("script")
    let outcome = try BuiltModules.launch(
      "/usr/bin/env",
      [
        "swiftc", "-Onone", "-swift-version", "5", "-module-name", "main", main.path,
        "-o", program.path, "-module-cache-path", library.folder.path,
        "-I", library.modules.path, "-L", library.folder.path, "-l\(ScriptLibrary.name)",
        "-Xlinker", "-rpath", "-Xlinker", library.folder.path,
      ] + BuiltModules.sanitizing)
    guard outcome.status == 0 else { throw Refused(message: outcome.errors) }
  }

  /// Runs the script to its end.
  package func run(profile: String? = nil, all: Bool = false) throws -> BuiltModules.Outcome {
    var environment: [String: String] = [:]
    // Tests themselves run with the name of none, so that none of them makes anything in the simulation
    // of the process, which they would share.
    environment["TERRARIUM_PROFILE"] = profile ?? "ios17"
    environment["TERRARIUM_TRACE"] = all ? "all" : nil
    return try BuiltModules.launch(program.path, [], environment)
  }
}

/// The modules that scripts import, linked into one library.
private struct ScriptLibrary {
  static let name = "TerrariumScripts"
  static let shared = Result { try ScriptLibrary() }

  /// The modules a script reaches, and those they need.
  private static let moduleNames = [
    "Containers", "Containment", "Hierarchy", "Tunnel", "Workers", "Geometry", "Resources",
  ]

  let folder: URL
  let modules: URL

  init() throws {
    let products = try BuiltModules.folder()
    modules = products.appendingPathComponent("Modules")
    let list = products.appendingPathComponent(BuiltModules.objectList)
    let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { line in Self.moduleNames.contains { line.contains("/\($0).build/") } }
    folder = try BuiltModules.temporaryFolder()
    let response = folder.appendingPathComponent("objects")
    try Data(objects.joined(separator: "\n").utf8).write(to: response)
    let library = folder.appendingPathComponent("lib\(Self.name).so")
    let outcome = try BuiltModules.launch(
      "/usr/bin/env",
      ["swiftc", "-emit-library", "-o", library.path, "@\(response.path)"]
        + BuiltModules.sanitizing)
    guard outcome.status == 0 else {
      throw CompiledScript.Refused(message: outcome.errors)
    }
  }
}
