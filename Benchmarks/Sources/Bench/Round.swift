// Running programs, one round after the other.

import Foundation

/// The figures of one round: by program and key, as in "ours.time".
typealias Round = [String: Double]

struct Runner {
  /// Where `measure` lies.
  let ours: URL
  /// The program `terrarium`, in the release that is measured.
  let terrarium: URL
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
    switch program.executable {
    case .ours: process.executableURL = ours
    case .besides(let file):
      process.executableURL = terrarium.deletingLastPathComponent().appendingPathComponent(file)
    case .peer(let file): process.executableURL = peers.appendingPathComponent(file)
    case .difference(let whole, let idle):
      let time = try processorTime(of: whole, in: program) - processorTime(of: idle, in: program)
      return ["time": time]
    case .whole(let command):
      return ["time": try processorTime(of: command, in: program) / 1e6]
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

  /// Nanoseconds of processor time that a command takes from its start to its end.
  private func processorTime(
    of command: Program.Command, in program: Program
  ) throws(Failure) -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let path =
      switch command.program {
      case .built(let name): ours.deletingLastPathComponent().appendingPathComponent(name).path
      case .terrarium: terrarium.path
      case .peer(let name): peers.appendingPathComponent(name).path
      case .found(let name): name
      }
    process.arguments = [path] + command.arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = Self.timeOfChildren
    do { try process.run() } catch {
      throw Failure(program: program.name, reason: "it does not start: \(error)")
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus < 2 else {
      throw Failure(program: program.name, reason: "it ended with \(process.terminationStatus)")
    }
    return Self.timeOfChildren - start
  }

  /// Nanoseconds of processor time of all programs that were run and have ended.
  private static var timeOfChildren: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    let micros = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    return seconds * 1e9 + micros * 1e3
  }
}
