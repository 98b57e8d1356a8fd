/// The simulation of a program that makes no other: a script that was compiled.
extension Simulation {
  /// The process's own simulation, with the era that `TERRARIUM_PROFILE` names.
  ///
  /// Where that names none, the process ends, saying so, as soon as something would happen. Once
  /// something happened, its text trace goes to standard output when the process ends;
  /// `TERRARIUM_TRACE=all` writes all events. A refused call that stops the run ends the process.
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

  /// The window that scripts find ready: the first one, made now if there is none.
  ///
  /// A window that is made here lives as long as the simulation, which it keeps alive.
  public var mainWindow: Window {
    if let first = windows.first { return first }
    let window = Simulation.$current.withValue(self) { Window(size: Self.screenSize) }
    readyWindow = window
    return window
  }

  /// The size of the screen on which scripts run, in points.
  public static let screenSize = CGSize(width: 390, height: 844)

  /// Ends a script: lets time pass until all animations have ended, and ends the last line.
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
  /// Writes text as Swift's `print` does, one line of the log for each line that is ended.
  public func print(_ text: String, terminator: String = "\n") {
    begin()
    unfinishedLine += text + terminator
    // By scalars: one letter may go on with any number of marks, and is sought from its start.
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
