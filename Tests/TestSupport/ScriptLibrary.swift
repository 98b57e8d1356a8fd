import Foundation

/// The modules that scripts import, linked into one library, and the program that runs scripts.
struct ScriptLibrary {
  static let name = "TerrariumScripts"
  /// Made once a process.
  static let shared = Result { try ScriptLibrary() }

  /// The modules a script reaches, and those they need.
  private static let moduleNames = [
    "Samples", "Containers", "Containment", "Hierarchy", "Tunnel", "Support", "Geometry",
  ]

  /// Where the library is, and where scripts are compiled.
  let folder: URL
  /// Where the compiler finds the modules.
  let modules: URL
  /// The object with the main function of every batch.
  let launcher: URL

  init() throws {
    let products = try BuiltModules.folder()
    modules = products.appendingPathComponent("Modules")
    let list = products.appendingPathComponent(BuiltModules.objectList)
    let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { line in Self.moduleNames.contains { line.contains("/\($0).build/") } }
    folder = try BuiltModules.temporaryFolder()
    launcher = folder.appendingPathComponent("launcher.o")
    let response = folder.appendingPathComponent("objects")
    try Data(objects.joined(separator: "\n").utf8).write(to: response)
    let library = folder.appendingPathComponent("lib\(Self.name).so")
    try Self.compile(["-emit-library", "-o", library.path, "@\(response.path)"])
    let source = folder.appendingPathComponent("Launcher.swift")
    try Data(ScriptLauncher.source.utf8).write(to: source)
    try Self.compile(["-c", "-parse-as-library", source.path, "-o", launcher.path])
  }

  /// Runs the compiler, which must succeed.
  static func compile(_ words: [String]) throws {
    let outcome = try outcome(ofCompiling: words)
    guard outcome.status == 0 else { throw CompiledScripts.Refused(message: outcome.errors) }
  }

  /// Runs the compiler.
  static func outcome(ofCompiling words: [String]) throws -> Launched {
    try Launched(
      "/usr/bin/env", ["swiftc", "-no-color-diagnostics"] + words + BuiltModules.sanitizing)
  }
}
