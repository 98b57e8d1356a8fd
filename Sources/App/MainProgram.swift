import Foundation
import GioKit
import GtkKit
import Support
import Session
import Tunnel

/// The graphical program, from start to exit.
package enum MainProgram {
  /// The application id on the desktop.
  static let applicationID = "org.terrarium.Terrarium"

  /// Starts work that needs no toolkit.
  ///
  /// Call it before the toolkit starts, with the same name as
  /// `run`.
  ///
  /// The world is loaded by the time the toolkit has started.
  package static func prepare(opening name: String?) {
    guard Desktop.isNamed else { return }
    Toolkit.takeEnvironment()
    // Some texts are read once and cached on first use.
    speakTheUsersLanguage()
    WorldStore.readAhead(forMaps: name == nil)
  }

  /// Opens the window on a scenario or container, Tunnel by default, and returns the exit status
  /// when it is closed.
  package static func run(opening name: String?) -> Int32 {
    reportCrashes()
    DisplayLoss.tell(lastWords)
    let isTest = getenv("TERRARIUM_SEPARATE") != nil
    let application = Application(id: applicationID, isTest ? .many : .one)
    var window: MainWindow?
    application.onStartup {
      ReadingDirection.install()
      // Once installed, the icons are in the icon theme.
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
        if let name { window.documents.open(named: name) }
        window.present()
        if let file { window.documents.open(fileAt: file) }
        return
      }
      let made = MainWindow(of: application, opening: name, orFileAt: file)
      window = made
      made.present(opening: file)
    }
    application.onActivate { show() }
    // A second instance passes its name argument to the first one as a file path.
    application.onOpen { paths in
      if let path = paths.first, isFile(path) || !Shipped.isKnown(nameOf(path)) {
        show(file: path)
      } else {
        show(paths.first.map(nameOf))
      }
      window?.documents.tellUnopened(Array(paths.dropFirst()))
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
  package static let version = Launch.version

  /// Printed when the connection to the X server is lost; under Wayland GDK prints its own line.
  private static let lastWords: StaticString =
    "terrarium: the display is gone; the next start offers what was not saved\n"

  /// Writes a report on a crash; the next start offers it.
  private static func reportCrashes() {
    let place = CrashReports().place(ofProcess: ProcessInfo.processInfo.processIdentifier)
    CrashReporting.begin(
      at: place.path, head: "Terrarium \(version)",
      tail: """
        Please send this file to those who make Terrarium, with what you did just before. It holds
        nothing of what you had open.
        """)
  }

  /// Uses the desktop's language for texts if there is a catalog for it.
  private static func speakTheUsersLanguage() {
    guard let language = languageName, language != "C",
      let folder = ResourceFolder.find("Languages")
    else { return }
    let catalogue = Gettext(language: language, folder: folder.path)
    Translation.speak(
      Translation(text: catalogue.text, counted: { catalogue.counted($0, $1, $2) }))
  }

  /// The scenario name in a path that names no file.
  private static func nameOf(_ path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  /// Whether a path is a file rather than a scenario name passed as one.
  private static func isFile(_ path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    return !url.pathExtension.isEmpty && FileManager.default.fileExists(atPath: path)
  }
}
