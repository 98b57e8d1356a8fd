package import Foundation

/// A program that a test ran in a process of its own: how it ended, and what it wrote.
package struct Launched: Equatable {
  /// The exit status, or the number of the signal that ended it.
  package let status: Int32
  /// Whether a signal ended it.
  package let crashed: Bool
  /// The bytes of standard output.
  package let bytes: [UInt8]
  /// The text of standard error.
  package let errors: String

  /// The text of standard output: the trace, for scripts.
  package var output: String { String(decoding: bytes, as: UTF8.self) }

  /// A program that another one ran.
  package init(status: Int32, output: String, errors: String) {
    (self.status, crashed, bytes, self.errors) = (status, false, Array(output.utf8), errors)
  }

  /// Runs a program and waits for its end, with the tests' own environment if none is given.
  ///
  /// It reads nothing and writes into files: a pipe that is not read lets a program wait.
  package init(
    _ path: String, _ words: [String], environment: [String: String]? = nil, in folder: URL? = nil
  ) throws {
    let files = try (0..<2).map { _ in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("terrarium-launched-\(UUID().uuidString)")
      try Data().write(to: file)
      return file
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let process = try Self.start(
      path, words, environment: environment, in: folder,
      output: try FileHandle(forWritingTo: files[0]),
      errors: try FileHandle(forWritingTo: files[1]))
    process.waitUntilExit()
    (status, crashed) = (
      process.terminationStatus, process.terminationReason == .uncaughtSignal
    )
    bytes = [UInt8](try Data(contentsOf: files[0]))
    errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }

  /// Starts a program that reads nothing, and whose words are lost if they are given no place.
  ///
  /// None of it is the runner's: that reads the output of tests until all that have it open end.
  package static func start(
    _ path: String, _ words: [String], environment: [String: String]? = nil, in folder: URL? = nil,
    output: FileHandle = .nullDevice, errors: FileHandle = .nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }
}
