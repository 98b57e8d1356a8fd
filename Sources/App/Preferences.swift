import Foundation
import Figures
import Geometry
import GioKit
import GtkKit
import Support
import Session

/// Settings of the window, kept across sessions.
struct Preferences {
  var size = CGSize(width: 1440, height: 900)
  var isMaximized = false
  var style = StyleChoice.system
  /// Whether to use high contrast, even if the desktop does not ask for it.
  var wantsHighContrast = false
  var showsSidebar = true
  var showsScript = true
  var showsStatusBar = false
  /// Whether the stage labels "from" and "to" in a transition.
  var showsRoles = false
  /// Whether the window describes the next event; a teacher may prefer to ask.
  var showsNext = true
  var showsInspector = true
  /// The front tab of the side pane.
  var sidePane = SidePane.Tab.script
  /// Whether the event list replaces the timeline.
  var showsEvents = false
  var eventKinds = EventKind.usual
  var scriptWidth = 380
  /// The width of the sidebar as set by the user; nil by default.
  var sidebarWidth: Int?
  var shares = WindowLayout.Shares()
  var speed = 1.0
  /// Whether launch reopens the last document.
  var resumes = true
  /// The folder of the last chosen file.
  var folder: String?
  /// The hierarchy's options.
  var foldsChains = false
  var trees = TreeLook.Trees.both
  var doubleClick = DoubleClick.isolates
  /// The map options.
  var mapSwitches = MapSwitch.usual
  /// The options of the last export.
  var export = ExportChoice()

  private static let group = "window"
  private static let maps = "maps"
  private static var path: String { UserFolder.configuration.path + "/terrarium.ini" }

  /// Loads the settings; missing or invalid ones have defaults.
  static func load() -> Preferences {
    var result = Preferences()
    // On a small screen the inspector is hidden by default.
    let width = min(result.size.width, DesktopSettings.screenSize?.width ?? .infinity)
    result.showsInspector = width >= 1200
    guard let file = try? KeyFile(path: path) else { return result }
    if let width = file.int("width", in: group), let height = file.int("height", in: group) {
      result.size = CGSize(
        width: min(max(width, 640), 8192), height: min(max(height, 480), 8192))
    }
    result.isMaximized = file.bool("maximized", in: group) ?? result.isMaximized
    result.style = file.string("style", in: group).flatMap(StyleChoice.init) ?? result.style
    result.wantsHighContrast = file.bool("high-contrast", in: group) ?? result.wantsHighContrast
    result.showsSidebar = file.bool("sidebar", in: group) ?? result.showsSidebar
    result.showsScript = file.bool("script", in: group) ?? result.showsScript
    result.showsInspector = file.bool("inspector", in: group) ?? result.showsInspector
    result.sidePane =
      file.string("side-pane", in: group).flatMap(SidePane.Tab.init) ?? result.sidePane
    result.showsEvents = file.bool("events", in: group) ?? result.showsEvents
    if let kinds = file.string("event-kinds", in: group) {
      result.eventKinds = Set(
        kinds.split(separator: " ").compactMap { EventKind(rawValue: "\($0)") })
    }
    result.showsStatusBar = file.bool("status-bar", in: group) ?? result.showsStatusBar
    result.showsRoles = file.bool("roles", in: group) ?? result.showsRoles
    result.showsNext = file.bool("next", in: group) ?? result.showsNext
    if let width = file.int("script-width", in: group) {
      result.scriptWidth = min(max(width, 200), 4096)
    }
    result.sidebarWidth = file.int("sidebar-width", in: group).map { min(max($0, 100), 4096) }
    func share(_ key: String, _ usual: Double) -> Double {
      file.double(key, in: group).map { min(max($0, 0.1), 0.9) } ?? usual
    }
    result.shares = WindowLayout.Shares(
      stage: share("stage-share", result.shares.stage),
      upper: share("upper-share", result.shares.upper),
      lesson: share("lesson-share", result.shares.lesson),
      side: share("side-share", result.shares.side))
    result.folder = file.string("folder", in: group)
    result.resumes = file.bool("resume", in: group) ?? result.resumes
    result.foldsChains = file.bool("fold-chains", in: group) ?? result.foldsChains
    result.trees =
      file.string("trees", in: group).flatMap(TreeLook.Trees.init) ?? result.trees
    result.doubleClick =
      file.string("double-click", in: group).flatMap(DoubleClick.init) ?? result.doubleClick
    if let speed = file.double("speed", in: group), Player.speeds.contains(speed) {
      result.speed = speed
    }
    result.export = export(in: file)
    for choice in MapSwitch.allCases {
      guard let isOn = file.bool(choice.rawValue, in: maps) else { continue }
      if isOn { result.mapSwitches.insert(choice) } else { result.mapSwitches.remove(choice) }
    }
    return result
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

  /// Saves the preferences; on failure the next start uses the defaults.
  func save() {
    let file = KeyFile()
    file.set(Int(size.width), for: "width", in: Self.group)
    file.set(Int(size.height), for: "height", in: Self.group)
    file.set(isMaximized, for: "maximized", in: Self.group)
    file.set(style.rawValue, for: "style", in: Self.group)
    file.set(wantsHighContrast, for: "high-contrast", in: Self.group)
    file.set(showsSidebar, for: "sidebar", in: Self.group)
    file.set(showsScript, for: "script", in: Self.group)
    file.set(showsInspector, for: "inspector", in: Self.group)
    file.set(sidePane.rawValue, for: "side-pane", in: Self.group)
    file.set(showsEvents, for: "events", in: Self.group)
    file.set(
      eventKinds.map(\.rawValue).sorted().joined(separator: " "), for: "event-kinds", in: Self.group
    )
    file.set(showsStatusBar, for: "status-bar", in: Self.group)
    file.set(showsRoles, for: "roles", in: Self.group)
    file.set(showsNext, for: "next", in: Self.group)
    file.set(resumes, for: "resume", in: Self.group)
    if let folder { file.set(folder, for: "folder", in: Self.group) }
    file.set(foldsChains, for: "fold-chains", in: Self.group)
    file.set(trees.rawValue, for: "trees", in: Self.group)
    file.set(doubleClick.rawValue, for: "double-click", in: Self.group)
    file.set(scriptWidth, for: "script-width", in: Self.group)
    if let sidebarWidth { file.set(sidebarWidth, for: "sidebar-width", in: Self.group) }
    file.set(shares.stage, for: "stage-share", in: Self.group)
    file.set(shares.upper, for: "upper-share", in: Self.group)
    file.set(shares.lesson, for: "lesson-share", in: Self.group)
    file.set(shares.side, for: "side-share", in: Self.group)
    file.set(speed, for: "speed", in: Self.group)
    for choice in MapSwitch.allCases {
      file.set(mapSwitches.contains(choice), for: choice.rawValue, in: Self.maps)
    }
    writeExport(to: file)
    try? file.save(to: Self.path)
  }
}
