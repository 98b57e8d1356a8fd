internal import Foundation
import Support

/// A program with windows but without accessibility.
package struct UnheardProgram: Hashable, Sendable {
  /// Its toolkit, as far as its loaded libraries reveal it.
  package enum Toolkit: String, CaseIterable, Hashable, Sendable {
    case gtk2 = "GTK 2"
    case gtk3 = "GTK 3"
    case gtk4 = "GTK 4"
    case qt5 = "Qt 5"
    case qt6 = "Qt 6"
    case firefox = "Firefox"
    case chromium = "Chromium"
    case java = "Java"

    /// A part of a loaded file's name.
    private var mark: String {
      switch self {
      case .gtk2: "/libgtk-x11-2.0.so"
      case .gtk3: "/libgtk-3.so"
      case .gtk4: "/libgtk-4.so"
      case .qt5: "/libQt5Gui.so"
      case .qt6: "/libQt6Gui.so"
      case .firefox: "/libxul.so"
      case .chromium: "/v8_context_snapshot.bin"
      case .java: "/libjvm.so"
      }
    }

    /// Detects the toolkit from a process's loaded files.
    ///
    /// Browsers load GTK for dialogs, so they are checked first.
    package init?(loaded files: String) {
      let order: [Toolkit] = [.firefox, .chromium, .java, .gtk4, .gtk3, .gtk2, .qt6, .qt5]
      guard let found = order.first(where: { files.contains($0.mark) }) else { return nil }
      self = found
    }
  }

  package let process: Int
  package let name: String
  package let titles: [String]
  /// The toolkit; nil if unknown.
  package let toolkit: Toolkit?
  /// Its arguments and working directory; empty if not permitted.
  package let arguments: [String]
  package let folder: String
  /// Whether it runs in a sandbox, and cannot be restarted from here.
  package let isSandboxed: Bool

  package init(
    process: Int, name: String, titles: [String], toolkit: Toolkit?, arguments: [String] = [],
    folder: String = "/", isSandboxed: Bool = false
  ) {
    (self.process, self.toolkit, self.arguments) = (process, toolkit, arguments)
    (self.folder, self.isSandboxed) = (folder, isSandboxed)
    (self.name, self.titles) = (name.onOneLine, titles.map(\.onOneLine))
  }

  /// The environment variables that enable accessibility.
  package static let environment: [(name: String, value: String)] = [
    ("GTK_A11Y", "atspi"), ("GTK_MODULES", "gail:atk-bridge"),
    ("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1"), ("QT_ACCESSIBILITY", "1"),
    ("ACCESSIBILITY_ENABLED", "1"), ("GNOME_ACCESSIBILITY", "1"),
  ]

  /// The variables that its toolkit reads.
  package var variables: [(name: String, value: String)] {
    let names: [String] =
      switch toolkit {
      case .gtk2, .gtk3: ["GTK_MODULES"]
      case .gtk4: ["GTK_A11Y"]
      case .qt5, .qt6: ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"]
      case .firefox: ["GNOME_ACCESSIBILITY"]
      case .chromium: ["ACCESSIBILITY_ENABLED"]
      case .java, nil: []
      }
    return Self.environment.filter { names.contains($0.name) }
  }
}

/// Restarting with accessibility enabled.
extension UnheardProgram {
  /// Whether it can be restarted with the same arguments.
  package var canBeStarted: Bool { !arguments.isEmpty && !isSandboxed && !variables.isEmpty }

  /// Its environment, plus the variables that enable accessibility.
  package var environmentToStart: [String] {
    let bytes = Self.read("/proc/\(process)/environ")
    let names = Self.environment.map { $0.name + "=" }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { entry in !names.contains { entry.hasPrefix($0) } }
      + Self.environment.map { "\($0.name)=\($0.value)" }
  }

  /// Whether it is running.
  package var isRunning: Bool {
    // An exited process stays listed as a zombie until its parent waits for it.
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let state = text[(text.lastIndex(of: ")") ?? text.startIndex)...].dropFirst(2).first
    else { return false }
    return state != "Z" && state != "X"
  }

  /// The shell command that starts it with accessibility enabled.
  package var command: String {
    let words = arguments.isEmpty ? [name] : arguments
    return (variables.map { "\($0.name)=\($0.value)" } + words.map(Self.quoted))
      .joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
          || UInt8(ascii: "+")...UInt8(ascii: ":") ~= $0 || [0x5f, 0x3d, 0x40, 0x25].contains($0)
      }
    return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}

/// Finding such programs.
extension UnheardProgram {
  /// The programs with windows that are not in `heard`: by the windows of an X screen, with process
  /// and title, and those that draw on Wayland.
  package static func found(
    among windows: [(process: Int, title: String)], heard: Set<Int>, onWayland: Bool
  ) -> [UnheardProgram] {
    let found = found(among: windows, heard: heard)
    guard onWayland else { return found }
    return (found + drawing(heard: heard.union(found.map(\.process)))).inOrder
  }

  /// Whether this session has a Wayland compositor.
  package static var isWaylandThere: Bool {
    ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"]?.isEmpty == false
  }

  /// The programs of windows that are not in `heard`, ordered by name.
  ///
  /// Each window is given by process and title.
  package static func found(
    among windows: [(process: Int, title: String)], heard: Set<Int>
  ) -> [UnheardProgram] {
    let own = Int(ProcessInfo.processInfo.processIdentifier)
    var titles: [Int: [String]] = [:]
    for window in windows where window.process != own && !heard.contains(window.process) {
      titles[window.process, default: []].append(window.title)
    }
    return titles.compactMap { UnheardProgram(process: $0, titles: $1.filter { !$0.isEmpty }) }
      .inOrder
  }

  /// Reads a file in /proc, whose size is reported as 0.
  static func read(_ path: String) -> Data {
    (try? FileHandle(forReadingAtPath: path)?.readToEnd()) ?? Data()
  }

  /// Reads a process's attributes; nil if it has exited.
  init?(process: Int, titles: [String]) {
    let folder = "/proc/\(process)"
    guard let command = try? String(contentsOfFile: "\(folder)/comm", encoding: .utf8) else {
      return nil
    }
    let (call, files) = (Self.read("\(folder)/cmdline"), Self.read("\(folder)/maps"))
    let traces = ProcessTraces(of: process)
    func link(_ name: String) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
    }
    self.init(
      process: process, name: String(command.trimmed),
      titles: titles, toolkit: Toolkit(loaded: String(decoding: files, as: UTF8.self)),
      arguments: call.split(separator: 0, omittingEmptySubsequences: false).dropLast()
        .map { String(decoding: $0, as: UTF8.self) },
      folder: link("cwd") ?? "/",
      isSandboxed: traces.group.contains("/app-flatpak-") || link("root").map { $0 != "/" } ?? false
    )
  }
}

extension [UnheardProgram] {
  /// Sorted by name.
  var inOrder: [UnheardProgram] {
    sorted { ($0.name.lowercased(), $0.process) < ($1.name.lowercased(), $1.process) }
  }
}
