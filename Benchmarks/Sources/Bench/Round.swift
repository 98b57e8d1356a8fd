// Running programs, one round after the other.

import Foundation

/// The figures of one round: by program and key, as in "ours.time".
typealias Round = [String: Double]

struct Runner {
  /// Where `measure` lies.
  let ours: URL
  /// Where the built peers lie.
  let peers: URL

  /// Why a program gave no figures.
  struct Failure: Error {
    let program: String
    let reason: String
  }

  /// One round: every program once, in an order that turns from round to round.
  func round(_ number: Int, of benchmark: Benchmark) throws(Failure) -> Round {
    var figures = Round()
    let programs = benchmark.programs
    for index in programs.indices {
      let program = programs[(index + number) % programs.count]
      for (key, value) in try figuresOf(program) { figures["\(program.name).\(key)"] = value }
    }
    return figures
  }

  private func figuresOf(_ program: Program) throws(Failure) -> Round {
    let process = Process()
    let pipe = Pipe()
    process.executableURL =
      switch program.executable {
      case .ours: ours
      case .peer(let file): peers.appendingPathComponent(file)
      }
    process.arguments = program.arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      throw Failure(program: program.name, reason: "it does not start: \(error)")
    }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(program: program.name, reason: "it ended with \(process.terminationStatus)")
    }
    var figures = Round()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let value = Double(words[1]) { figures[String(words[0])] = value }
    }
    guard !figures.isEmpty else {
      throw Failure(program: program.name, reason: "it printed no figure")
    }
    return figures
  }
}
