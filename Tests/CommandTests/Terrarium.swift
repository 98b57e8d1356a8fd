import Foundation
import TestSupport

/// The built program, run as a process of its own.
enum Terrarium {
  /// What a run left behind.
  struct Outcome {
    let status: Int32
    let crashed: Bool
    let bytes: [UInt8]
    let errors: String

    init(_ launched: Launched) {
      (status, crashed) = (launched.status, launched.crashed)
      (bytes, errors) = (launched.bytes, launched.errors)
    }

    var output: String { String(decoding: bytes, as: UTF8.self) }
    /// The lines on standard error.
    var complaints: [String] { errors.split(separator: "\n").map(String.init) }
    /// "status complaint", as most tests compare it.
    var verdict: String { "\(status) \(errors)" }
  }

  /// The program next to the test bundle, or in the folder of a plain build.
  static let path: String = {
    let bundle =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("terrarium").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(".build/debug/terrarium").path
  }()

  /// Runs `terrarium` with these words, without a display, and waits for it.
  static func run(
    _ words: String..., environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> Outcome {
    try launch(path, words, environment, folder)
  }

  /// The same, with words that were put together.
  static func run(
    _ words: [String], environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> Outcome {
    try launch(path, words, environment, folder)
  }

  /// Runs a line of shell in which `$T` is the program.
  static func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    try launch("/bin/bash", ["-c", line], environment.merging(["T": path]) { $1 }, nil)
  }

  private static func launch(
    _ program: String, _ words: [String], _ environment: [String: String], _ folder: URL?
  ) throws -> Outcome {
    let inherited = ProcessInfo.processInfo.environment
    let home = FileManager.default.temporaryDirectory.path
    let plain = ["PATH": inherited["PATH"] ?? "/usr/bin:/bin", "HOME": home, "LANG": "C"]
    let environment = plain.merging(Sanitizer.environment) { $1 }.merging(environment) { $1 }
    return Outcome(try Launched(program, words, environment: environment, in: folder))
  }

  /// A folder that is there only for `body`.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
