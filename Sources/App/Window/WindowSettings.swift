import Figures
import Foundation
import Geometry
import GioKit
import GtkKit
import Session
import Support

/// Settings of the window, kept across sessions: one part for each concern.
struct WindowSettings {
  var frame = Frame()
  var panes = Panes()
  var drawing = Drawing()
  var browsing = Browsing()
  /// Whether launch reopens the last document.
  var resumes = true
  /// The folder of the last chosen file.
  var folder: String?
  /// The options of the last export.
  var export = ExportChoice()

  /// The window's size.
  struct Frame {
    var size = CGSize(width: 1440, height: 900)
    var isMaximized = false
  }

  /// The panes that are visible, and their sizes.
  struct Panes {
    var showsSidebar = true
    var showsScript = true
    var showsInspector = true
    /// The front tab of the side pane.
    var side = SidePane.Tab.script
    /// Whether the event list replaces the timeline.
    var showsEvents = false
    var scriptWidth = 380
    /// The width of the sidebar as set by the user; nil by default.
    var sidebarWidth: Int?
    var shares = WindowLayout.Shares()
  }

  /// What drawings look like.
  struct Drawing {
    var style = StyleChoice.system
    /// Whether to use high contrast, even if the desktop does not ask for it.
    var wantsHighContrast = false
    var showsStatusBar = false
    /// Whether the stage labels "from" and "to" in a transition.
    var showsRoles = false
    /// Whether the window describes the next event; a teacher may prefer to ask.
    var showsNext = true
    /// The map options.
    var maps = MapSwitch.usual
  }

  /// How the run and its trees are browsed.
  struct Browsing {
    var speed = 1.0
    var eventKinds = EventKind.usual
    var foldsChains = false
    var trees = TreeLook.Trees.both
    var doubleClick = DoubleClick.isolates
  }
}

/// Loading and saving.
extension WindowSettings {
  private static var path: String { UserFolder.configuration.path + "/terrarium.ini" }

  /// Loads the settings; missing or invalid ones have defaults.
  static func load() -> WindowSettings {
    var result = WindowSettings()
    // On a small screen the inspector is hidden by default.
    let width = min(result.frame.size.width, DesktopSettings.screenSize?.width ?? .infinity)
    result.panes.showsInspector = width >= 1200
    guard let file = try? KeyFile(path: path) else { return result }
    result.frame.read(file)
    result.panes.read(file)
    result.drawing.read(file)
    result.browsing.read(file)
    result.resumes = file.bool("resume", in: group) ?? result.resumes
    result.folder = file.string("folder", in: group)
    result.export = export(in: file)
    return result
  }

  /// Saves the settings; on failure the next start uses the defaults.
  func save() {
    let file = KeyFile()
    frame.write(to: file)
    panes.write(to: file)
    drawing.write(to: file)
    browsing.write(to: file)
    file.set(resumes, for: "resume", in: group)
    if let folder { file.set(folder, for: "folder", in: group) }
    writeExport(to: file)
    try? file.save(to: Self.path)
  }

  /// Why the settings folder is not writable, with its path; nil if it is.
  static var hindrance: String? {
    var folder = UserFolder.configuration
    // The first start creates the folder.
    while access(folder.path + "/.", W_OK | X_OK) != 0 {
      guard errno == ENOENT, folder.path != "/" else {
        return "\(folder.path): \(String(cString: strerror(errno)))"
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

private let group = "window"
private let mapGroup = "maps"

extension WindowSettings.Frame {
  fileprivate mutating func read(_ file: KeyFile) {
    if let width = file.int("width", in: group), let height = file.int("height", in: group) {
      size = CGSize(width: min(max(width, 640), 8192), height: min(max(height, 480), 8192))
    }
    isMaximized = file.bool("maximized", in: group) ?? isMaximized
  }

  fileprivate func write(to file: KeyFile) {
    file.set(Int(size.width), for: "width", in: group)
    file.set(Int(size.height), for: "height", in: group)
    file.set(isMaximized, for: "maximized", in: group)
  }
}

extension WindowSettings.Panes {
  fileprivate mutating func read(_ file: KeyFile) {
    showsSidebar = file.bool("sidebar", in: group) ?? showsSidebar
    showsScript = file.bool("script", in: group) ?? showsScript
    showsInspector = file.bool("inspector", in: group) ?? showsInspector
    side = file.string("side-pane", in: group).flatMap(SidePane.Tab.init) ?? side
    showsEvents = file.bool("events", in: group) ?? showsEvents
    if let width = file.int("script-width", in: group) {
      scriptWidth = min(max(width, 200), 4096)
    }
    sidebarWidth = file.int("sidebar-width", in: group).map { min(max($0, 100), 4096) }
    func share(_ key: String, _ usual: Double) -> Double {
      file.double(key, in: group).map { min(max($0, 0.1), 0.9) } ?? usual
    }
    shares = WindowLayout.Shares(
      stage: share("stage-share", shares.stage), upper: share("upper-share", shares.upper),
      lesson: share("lesson-share", shares.lesson), side: share("side-share", shares.side))
  }

  fileprivate func write(to file: KeyFile) {
    file.set(showsSidebar, for: "sidebar", in: group)
    file.set(showsScript, for: "script", in: group)
    file.set(showsInspector, for: "inspector", in: group)
    file.set(side.rawValue, for: "side-pane", in: group)
    file.set(showsEvents, for: "events", in: group)
    file.set(scriptWidth, for: "script-width", in: group)
    if let sidebarWidth { file.set(sidebarWidth, for: "sidebar-width", in: group) }
    file.set(shares.stage, for: "stage-share", in: group)
    file.set(shares.upper, for: "upper-share", in: group)
    file.set(shares.lesson, for: "lesson-share", in: group)
    file.set(shares.side, for: "side-share", in: group)
  }
}

extension WindowSettings.Drawing {
  fileprivate mutating func read(_ file: KeyFile) {
    style = file.string("style", in: group).flatMap(StyleChoice.init) ?? style
    wantsHighContrast = file.bool("high-contrast", in: group) ?? wantsHighContrast
    showsStatusBar = file.bool("status-bar", in: group) ?? showsStatusBar
    showsRoles = file.bool("roles", in: group) ?? showsRoles
    showsNext = file.bool("next", in: group) ?? showsNext
    for choice in MapSwitch.allCases {
      guard let isOn = file.bool(choice.rawValue, in: mapGroup) else { continue }
      if isOn { maps.insert(choice) } else { maps.remove(choice) }
    }
  }

  fileprivate func write(to file: KeyFile) {
    file.set(style.rawValue, for: "style", in: group)
    file.set(wantsHighContrast, for: "high-contrast", in: group)
    file.set(showsStatusBar, for: "status-bar", in: group)
    file.set(showsRoles, for: "roles", in: group)
    file.set(showsNext, for: "next", in: group)
    for choice in MapSwitch.allCases {
      file.set(maps.contains(choice), for: choice.rawValue, in: mapGroup)
    }
  }
}

extension WindowSettings.Browsing {
  fileprivate mutating func read(_ file: KeyFile) {
    if let speed = file.double("speed", in: group), Player.speeds.contains(speed) {
      self.speed = speed
    }
    if let kinds = file.string("event-kinds", in: group) {
      eventKinds = Set(kinds.split(separator: " ").compactMap { EventKind(rawValue: "\($0)") })
    }
    foldsChains = file.bool("fold-chains", in: group) ?? foldsChains
    trees = file.string("trees", in: group).flatMap(TreeLook.Trees.init) ?? trees
    doubleClick = file.string("double-click", in: group).flatMap(DoubleClick.init) ?? doubleClick
  }

  fileprivate func write(to file: KeyFile) {
    file.set(speed, for: "speed", in: group)
    file.set(
      eventKinds.map(\.rawValue).sorted().joined(separator: " "), for: "event-kinds", in: group)
    file.set(foldsChains, for: "fold-chains", in: group)
    file.set(trees.rawValue, for: "trees", in: group)
    file.set(doubleClick.rawValue, for: "double-click", in: group)
  }
}
