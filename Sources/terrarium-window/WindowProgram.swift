import App
import Foundation
import Hierarchy
import Support

/// The entry point of the desktop program.
@main
struct WindowProgram {
  static func main() {
    Launch.begin()
    do throws(WindowError) {
      exit(try run().rawValue)
    } catch {
      let line = "terrarium: \(error.description.visible())\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
      exit(error.status.rawValue)
    }
  }

  @MainActor private static func run() throws(WindowError) -> ExitStatus {
    switch try WindowRequest(try WindowError.wrapping(Launch.arguments)) {
    case .help: try write(helpText)
    case .version: try write("terrarium-window \(Launch.version)\n")
    case .open(let name): return try open(name)
    }
    return .done
  }

  @MainActor private static func open(_ name: String?) throws(WindowError) -> ExitStatus {
    MainProgram.prepare(opening: name)
    guard Desktop.isThere else { throw .noDisplay }
    guard Desktop.hasFonts else { throw .noFont }
    try WindowError.wrapping { () throws(LaunchError) in try Launch.requireOpenFiles(64) }
    return MainProgram.run(opening: name) == 0 ? .done : .failed
  }

  private static func write(_ text: String) throws(WindowError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw .output
    }
  }

  private static let helpText = """
    Opens Terrarium's window.

    Usage:
      terrarium-window [NAME|FILE]

    NAME is a container, a scenario or a lesson; terrarium list shows them. FILE is a script, a lesson,
    a recording or a dump; the window reports its errors. Without either, the window shows the last
    document, or Tunnel.

    Options:
      --help     shows this help
      --version  shows the version

    Exit status: 0 done, 2 invalid usage, 3 a required service is missing.

    terrarium --help shows the commands that work without a display.

    """
}
