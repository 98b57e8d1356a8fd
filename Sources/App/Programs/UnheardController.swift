import Attach
import GioKit
import GtkKit
import Support

/// Programs on the screen without accessibility: explains the remedy, and offers to restart one
/// with accessibility enabled.
final class UnheardController {
  private let programs: RunningPrograms
  private let notices: Notices
  private let sidebar: SidebarList
  /// The next check whether a program to be restarted has exited.
  private var restart: MainLoopTimer?

  /// How often to check whether a program that was asked to close has exited, and for how long.
  private static let (pause, longestWait) = (0.2, 60.0)

  init(_ programs: RunningPrograms, _ notices: Notices, below sidebar: SidebarList) {
    (self.programs, self.notices, self.sidebar) = (programs, notices, sidebar)
  }

  /// Explains why a program cannot be watched, and offers the remedy.
  func ask(aboutProcess process: String) {
    guard let program = programs.unheard.first(where: { String($0.process) == process }) else {
      return programs.refresh()
    }
    var answers = [localized("Cancel")]
    if !program.variables.isEmpty { answers.append(localized("Copy Command")) }
    if program.canBeStarted { answers.append(localized("Restart")) }
    MessageDialog(
      localized("\(program.name) isn't accessible to assistive technology."),
      details: program.whatToDo, answers: answers
    ).present(above: sidebar) { [weak self] answer in
      if answer == 1 { Clipboard.copy(program.command) }
      if answer == 2 { self?.startAgain(program) }
    }
  }

  /// Asks it to close, and restarts it after it exited; waits while it asks whether to save.
  private func startAgain(_ program: UnheardProgram) {
    guard let screen = X11Screen() else { return }
    // Its environment is readable only while it runs.
    let environment = program.environmentToStart
    screen.askToClose(windowsOf: program.process)
    notices.say(localized("Waiting for \(program.name) to close…"))
    startWhenEnded(program, environment, waited: 0)
  }

  private func startWhenEnded(
    _ program: UnheardProgram, _ environment: [String], waited: Double
  ) {
    guard program.isRunning else {
      do throws(ProgramStart.Failure) {
        try ProgramStart.start(program.arguments, in: program.folder, environment: environment)
        notices.say(
          localized("\(program.name) was restarted and will be listed once it is on the bus."))
      } catch {
        notices.say(localized("\(program.name) could not be restarted: \(error.reason)."))
      }
      return programs.refresh()
    }
    guard waited < Self.longestWait else {
      return notices.say(
        localized("\(program.name) is still running. Close it and start it manually."))
    }
    restart = MainLoopTimer(after: Self.pause) { [weak self] in
      self?.startWhenEnded(program, environment, waited: waited + Self.pause)
    }
  }
}

extension UnheardProgram {
  /// The remedy, in a sentence or two.
  fileprivate var whatToDo: String {
    if isSandboxed {
      return localized(
        "It runs in a sandbox and can't be restarted from here. Start it with accessibility enabled (Flatpak: --env)."
      )
    }
    switch toolkit {
    case nil:
      return localized(
        "There is no known way to make it accessible; it may draw its windows without a toolkit.")
    case .java:
      return localized(
        "To watch it, install the package libatk-wrapper-java and restart it.")
    case .some(let toolkit):
      let names = variables.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      return localized(
        "It uses \(toolkit.rawValue). To watch it, start it with \(names).") + " "
        + localized(
          "Restart closes it, waits until it has quit, and starts it with accessibility. It may ask to save first."
        )
    }
  }
}
