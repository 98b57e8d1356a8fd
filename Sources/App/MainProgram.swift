import Foundation
import Geometry
import GioKit
import GtkKit
import Support
import Session
import Tunnel
import X11Kit

/// The program with its window, from start to end.
package enum MainProgram {
  /// How the desktop knows the program.
  static let applicationID = "org.terrarium.Terrarium"

  /// Begins what needs no toolkit; to be called before the toolkit begins, and with the name for `run`.
  ///
  /// The world is there by the time that it has begun.
  package static func prepare(opening name: String?) {
    guard Desktop.isNamed else { return }
    Toolkit.takeEnvironment()
    // Some texts are read once and cached on first use.
    speakTheUsersLanguage()
    WorldStore.readAhead(forMaps: name == nil)
  }

  /// Opens the window on a scenario or system, on Tunnel when none is named, and stays until it
  /// is closed; answers the exit status.
  package static func run(opening name: String?) -> Int32 {
    reportCrashes()
    DisplayLoss.tell(lastWords)
    let isTest = getenv("TERRARIUM_SEPARATE") != nil
    let application = Application(id: applicationID, isTest ? .many : .one)
    var window: MainWindow?
    application.onStartup {
      ReadingDirection.install()
      // Installed, the icons are where those of all programs are.
      if let folder = ResourceFolder.find("icons") ?? ResourceFolder.find("../icons") {
        Icons.addFolder(folder.path)
      }
      Icons.setWindowIcon(applicationID)
      if let file = ResourceFolder.find("style.css") { StyleSheet(path: file.path).install() }
      if let folder = ResourceFolder.find("Editor") {
        CodeView.addSchemes(inFolder: folder.path)
      }
    }
    func show(_ name: String? = nil, file: String? = nil) {
      if let window {
        if let name { window.open(named: name) }
        window.present()
        if let file { window.openFile(at: file) }
        return
      }
      let made = MainWindow(of: application, opening: name, orFileAt: file)
      window = made
      made.present(opening: file)
    }
    application.onActivate { show() }
    // A second start hands its name to the first one as if it were a file.
    application.onOpen { paths in
      if let path = paths.first, isFile(path) || !Session.isKnown(nameOf(path)) {
        show(file: path)
      } else {
        show(paths.first.map(nameOf))
      }
      window?.tellUnopened(Array(paths.dropFirst()))
    }
    application.onShutdown {
      window?.leaveProgram()
      window = nil
    }
    PoliteEnd.on {
      window?.keepAll()
      application.quit()
    }
    return application.run(["terrarium"] + (name.map { [$0] } ?? []))
  }

  /// The program's version.
  package static let version = "0.1.0"

  /// Written where the X server goes away; under Wayland GDK writes a line of its own.
  private static let lastWords: StaticString =
    "terrarium: the display is gone; the next start offers what was not saved\n"

  /// Lets a crash leave a report, of which the next start tells.
  private static func reportCrashes() {
    let place = CrashReports().place(ofProcess: ProcessInfo.processInfo.processIdentifier)
    CrashReporting.begin(
      at: place.path, head: "Terrarium \(version)",
      tail: """
        Please send this file to those who make Terrarium, with what you did just before. It holds
        nothing of what you had open.
        """)
  }

  /// Lets the window's texts be in the language of the desktop, where there is a catalogue of it.
  private static func speakTheUsersLanguage() {
    guard let language = languageName, language != "C",
      let folder = ResourceFolder.find("Languages")
    else { return }
    let catalogue = Gettext(language: language, folder: folder.path)
    Translation.speak(
      Translation(text: catalogue.text, counted: { catalogue.counted($0, $1, $2) }))
  }

  /// The name that a path stands for, where it is none of a file.
  private static func nameOf(_ path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  /// Whether a path is that of a file, rather than the name of something in the place of one.
  private static func isFile(_ path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    return !url.pathExtension.isEmpty && FileManager.default.fileExists(atPath: path)
  }
}
