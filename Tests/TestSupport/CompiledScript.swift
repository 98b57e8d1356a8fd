import Foundation

/// A scenario script, compiled as its readers would compile it: as `main.swift`, against the built
/// modules.
///
/// The modules are linked once a process, into a library; a script then takes a fraction of a
/// second.
package struct CompiledScript {
  private let program: URL

  /// What a run left behind.
  package struct Outcome: Equatable {
    /// The exit status.
    package let status: Int32
    /// What it wrote to standard output: the trace, for scripts.
    package let output: String
    /// What it wrote to standard error.
    package let errors: String
  }

  /// Why a script cannot be run.
  package enum Failure: Error {
    /// The compiler does not take it, and says why.
    case refused(String)
    /// The modules are not built, or cannot be linked.
    case modulesMissing(String)
  }

  /// Compiles a script.
  package init(_ source: String) throws {
    let library = try ScriptLibrary.shared.get()
    let folder = library.folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let main = folder.appendingPathComponent("main.swift")
    try Data(source.utf8).write(to: main)
    program = folder.appendingPathComponent("script")
    let outcome = try Self.launch(
      "/usr/bin/env",
      [
        "swiftc", "-Onone", "-swift-version", "5", "-module-name", "Script", main.path,
        "-o", program.path, "-module-cache-path", library.folder.path,
        "-I", library.modules.path, "-L", library.folder.path, "-l\(ScriptLibrary.name)",
        "-Xlinker", "-rpath", "-Xlinker", library.folder.path,
      ])
    guard outcome.status == 0 else { throw Failure.refused(outcome.errors) }
  }

  /// Runs the script to its end.
  package func run(profile: String? = nil, all: Bool = false) throws -> Outcome {
    var environment: [String: String] = [:]
    environment["TERRARIUM_PROFILE"] = profile
    environment["TERRARIUM_TRACE"] = all ? "all" : nil
    return try Self.launch(program.path, [], environment)
  }

  fileprivate static func launch(
    _ path: String, _ words: [String], _ environment: [String: String] = [:]
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
    let files = try (0..<2).map { _ in
      let file = folder.appendingPathComponent("terrarium-script-\(UUID().uuidString)")
      try Data().write(to: file)
      return file
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}

/// The modules that scripts import, linked into one library; it goes when the process ends.
private struct ScriptLibrary {
  static let name = "TerrariumScripts"
  static let shared = Result { try ScriptLibrary() }

  /// The modules a script reaches, and those they need.
  private static let moduleNames = [
    "Containers", "Containment", "Hierarchy", "Tunnel", "Geometry", "Resources",
  ]

  let folder: URL
  let modules: URL

  init() throws {
    let products = try Self.products()
    modules = products.appendingPathComponent("Modules")
    let list = products.appendingPathComponent("terrarium.product/Objects.LinkFileList")
    let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { line in Self.moduleNames.contains { line.contains("/\($0).build/") } }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-scripts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    Leftovers.remove(folder)
    let response = folder.appendingPathComponent("objects")
    try Data(objects.joined(separator: "\n").utf8).write(to: response)
    let outcome = try CompiledScript.launch(
      "/usr/bin/env",
      [
        "swiftc", "-emit-library", "-o",
        folder.appendingPathComponent("lib\(Self.name).so").path, "@\(response.path)",
      ])
    guard outcome.status == 0 else {
      throw CompiledScript.Failure.modulesMissing(outcome.errors)
    }
  }

  /// The folder with the built modules: beside the test program, or where a plain build puts it.
  private static func products() throws -> URL {
    let files = FileManager.default
    let program = (try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let house = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let places = [
      URL(fileURLWithPath: program).deletingLastPathComponent(),
      house.appendingPathComponent(".build/debug"),
    ]
    let place = places.first {
      files.fileExists(
        atPath: $0.appendingPathComponent("terrarium.product/Objects.LinkFileList").path)
    }
    guard let place else {
      throw CompiledScript.Failure.modulesMissing("build the package before testing scripts")
    }
    return place
  }
}

/// What is to be removed when the process ends.
private enum Leftovers {
  nonisolated(unsafe) private static var folders: [URL] = []

  static func remove(_ folder: URL) {
    folders.append(folder)
    guard folders.count == 1 else { return }
    atexit { for folder in Leftovers.folders { try? FileManager.default.removeItem(at: folder) } }
  }
}
