/// The default simulation of a compiled script.
extension Simulation {
  /// The process-wide simulation, with the profile that `TERRARIUM_PROFILE` names.
  ///
  /// If the name is unknown, the process exits with an error message at the first event. Otherwise
  /// its text trace is written to standard output at exit; `TERRARIUM_TRACE=all` includes all
  /// events. A refused call that stops the run exits the process.
  static let ofProcess: Simulation = {
    let name = ProcessInfo.processInfo.environment["TERRARIUM_PROFILE"]
    let simulation = Simulation(profile: name.flatMap { Profile(rawValue: $0) } ?? .ios17)
    simulation.prologue = {
      if let name, Profile(rawValue: name) == nil { refuse(profile: name) }
      atexit { Simulation.ofProcess.writeTrace() }
      _ = simulation.mainWindow
    }
    simulation.epilogue = { exit(1) }
    return simulation
  }()

  private static func refuse(profile name: String) -> Never {
    let names = Profile.allCases.map(\.rawValue).joined(separator: ", ")
    let words = "TERRARIUM_PROFILE is '\(name)', which is none of \(names)\n"
    FileHandle.standardError.write(Data(words.utf8))
    exit(2)
  }

  /// The window that scripts use: the first one, created if there is none.
  ///
  /// A window created here lives as long as the simulation, which retains it.
  public var mainWindow: Window {
    if let first = windows.first { return first }
    let window = Simulation.$current.withValue(self) { Window(size: Self.screenSize) }
    readyWindow = window
    return window
  }

  /// The screen size for scripts, in points.
  public static let screenSize = CGSize(width: 390, height: 844)

  /// Ends a script: advances time until all animations have ended, and ends the last line.
  public func finish() {
    guard !isStopped else { return }
    finishAnimations()
    lints.endRun(in: self)
    endLine()
  }

  private func writeTrace() {
    finish()
    let isAll = ProcessInfo.processInfo.environment["TERRARIUM_TRACE"] == "all"
    FileHandle.standardOutput.write(Data(recording.traceText(all: isAll).utf8))
  }
}

/// Printing.
extension Simulation {
  /// Prints text as Swift's `print` does, one log line per completed line.
  public func print(_ text: String, terminator: String = "\n") {
    begin()
    unfinishedLine += text + terminator
    // Compare scalars: a grapheme may have any number of combining marks and is slow to find.
    let end = unfinishedLine.unicodeScalars.suffix(2)
    guard end.last == "\n", end.first != "\r" else { return }
    unfinishedLine.unicodeScalars.removeLast()
    let line = unfinishedLine
    unfinishedLine = ""
    log(line)
  }

  /// Records the text printed since the last line break.
  func endLine() {
    if !unfinishedLine.isEmpty { print("") }
  }
}
