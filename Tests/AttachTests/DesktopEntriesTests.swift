import Foundation
import GioKit
import Testing

@testable import Attach

/// Finds the installed program of a running one from data of the system and the bus.
@Suite struct `The desktop entry of a running program` {
  private let installed = [
    DesktopEntry(id: "org.gtk.Demo4", name: "GTK Demo", command: "gtk4-demo", icon: "demo"),
    DesktopEntry(
      id: "org.gtk.Demo4.Long", name: "Another", command: "/usr/bin/gtk4-demo", icon: "other"),
    DesktopEntry(
      id: "gtk3", name: "GTK+ Demo", command: "gtk3-demo", icon: "hidden", isHidden: true),
    DesktopEntry(id: "gtk3-in-menus", command: "gtk3-demo", icon: "shown"),
    DesktopEntry(
      id: "python3.11", name: "Python", command: "/usr/bin/python3.11", icon: "snake",
      isForTerminal: true),
    DesktopEntry(
      id: "writer", name: "Writer", command: "office", windowClass: "Office-Writer", icon: "/w.png"),
    DesktopEntry(id: "long", name: "Long", command: "a-very-long-command", icon: "long"),
    DesktopEntry(id: "org.gnome.Maps", name: "Maps", command: "flatpak", icon: "maps"),
  ]

  private func icon(
    _ name: String, executable: String = "", command: String = "", group: String = ""
  ) -> String {
    let application = RunningApplication(
      name: name, process: 1, toolkit: "", bus: ":1.1", isAnswering: true)
    let traces = ProcessTraces(executable: executable, command: command, group: group)
    return installed.entry(of: application, known: traces)?.icon ?? "none"
  }

  @Test func `is found by its executable, the shortest name first`() {
    #expect(icon("anything", executable: "/usr/bin/gtk4-demo", command: "gtk4-demo") == "demo")
  }

  @Test func `is preferably one that menus show`() {
    #expect(icon("gtk3-demo", executable: "/usr/bin/gtk3-demo") == "shown")
  }

  @Test func `is found by its id, window class and name`() {
    #expect(icon("org.gtk.Demo4") == "demo")
    #expect(icon("office-writer", executable: "/opt/soffice.bin") == "/w.png")
    #expect(icon("Office", command: "Office-Writer") == "/w.png")
    #expect(icon("gtk demo") == "demo")
  }

  @Test func `is found by a truncated command`() {
    #expect(icon("x", executable: "/usr/bin/perl", command: "a-very-long-com") == "long")
    #expect(icon("x", command: "a-very-long") == "none")
  }

  @Test func `is not that of the interpreter of a script`() {
    #expect(icon("tool.py", executable: "/usr/bin/python3.11", command: "python3") == "none")
  }

  @Test func `is that of the sandbox, for any executable in it`() {
    let group = "0::/user.slice/user@1000.service/app.slice/app-flatpak-org.gnome.Maps-27.scope"
    #expect(icon("gtk4-demo", executable: "/app/bin/gjs", group: group) == "maps")
    #expect(icon("x", group: #"0::/app.slice/app-flatpak-org.gnome\x2dMaps-27.scope"#) == "none")
  }

  @Test func `is none without any clue`() { #expect(icon("") == "none") }

  @Test func `is found for a running process`() {
    let own = ProcessTraces(of: Int(ProcessInfo.processInfo.processIdentifier))
    #expect(own.executable.hasPrefix("/"))
    #expect(!own.command.isEmpty)
    #expect(ProcessTraces(of: -1) == ProcessTraces())
  }

  @Test(arguments: [("gtk 3.24.38", "GTK 3.24.38"), ("GTK 4.8.3", "GTK 4.8.3"), ("", "")])
  func `has the toolkit's usual spelling`(toolkit: String, title: String) {
    let application = RunningApplication(
      name: "x", process: 1, toolkit: toolkit, bus: ":1.1", isAnswering: true)
    #expect(application.toolkitTitle == title)
  }
}
