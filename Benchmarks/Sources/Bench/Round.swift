// Running programs, one round after the other.

import Foundation

/// The figures of one round: by program and key, as in "ours.time".
typealias Round = [String: Double]

struct Runner {
  /// The path of `measure`.
  let ours: URL
  /// The program `terrarium`, in the release that is measured.
  let terrarium: URL
  /// The folder of the built peers.
  let peers: URL

  /// Why a program gave no figures.
  struct Failure: Error {
    let program: String
    let reason: String
  }

  /// One round: every program once, in an order that changes from round to round.
  func round(_ number: Int, of benchmark: Benchmark) throws(Failure) -> Round {
    var figures = Round()
    for place in Self.order(of: benchmark.programs.count, in: number) {
      let program = benchmark.programs[place]
      for (key, value) in try figuresOf(program) { figures["\(program.name).\(key)"] = value }
    }
    return figures
  }

  /// The order turns from round to round, and goes in other steps: a large program that has just ended takes time from
  /// the next one, which must not be the same each time.
  private static func order(of count: Int, in round: Int) -> [Int] {
    let steps = (1..<max(count, 2)).filter { step in
      (2...max(count, 2)).allSatisfy { count % $0 != 0 || step % $0 != 0 }
    }
    let step = steps[round % steps.count]
    return (0..<count).map { (round + $0 * step) % count }
  }

  private func figuresOf(_ program: Program) throws(Failure) -> Round {
    let process = Process()
    let pipe = Pipe()
    switch program.executable {
    case .ours: process.executableURL = ours
    case .besides(let file):
      process.executableURL = terrarium.deletingLastPathComponent().appendingPathComponent(file)
    case .peer(let file): process.executableURL = peers.appendingPathComponent(file)
    case .whole(let command, let file):
      if let file { unlink(file) }
      let usage = try usage(of: command, in: program)
      var figures = ["time": usage.milliseconds, "memory": usage.megabytes]
      if let file {
        var status = stat()
        guard stat(file, &status) == 0 else {
          throw Failure(program: program.name, reason: "it did not write \(file)")
        }
        figures["file"] = Double(status.st_size) / 1000
      }
      return figures
    }
    process.arguments = program.arguments
    process.environment = ProcessInfo.processInfo.environment.merging(program.environment) { $1 }
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

  /// What a command takes from its start to its end.
  private func usage(
    of command: Program.Command, in program: Program
  ) throws(Failure) -> rusage {
    let path =
      switch command.program {
      case .built(let name): ours.deletingLastPathComponent().appendingPathComponent(name).path
      case .terrarium: terrarium.path
      case .peer(let name): peers.appendingPathComponent(name).path
      case .found(let name): name
      }
    let words = ([path] + command.arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var process = pid_t()
    guard posix_spawnp(&process, path, &actions, nil, words + [nil], environ) == 0 else {
      throw Failure(program: program.name, reason: "\(path) does not start")
    }
    var (status, usage) = (Int32(0), rusage())
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
    guard signal == 0, code < 2 else {
      throw Failure(program: program.name, reason: "it ended with \(signal == 0 ? code : signal)")
    }
    return usage
  }
}

extension rusage {
  /// In the program and in the system for it.
  fileprivate var milliseconds: Double {
    Double(ru_utime.tv_sec + ru_stime.tv_sec) * 1e3
      + Double(ru_utime.tv_usec + ru_stime.tv_usec) / 1e3
  }

  /// The most that was resident.
  fileprivate var megabytes: Double { Double(ru_maxrss) / 1024 }
}
