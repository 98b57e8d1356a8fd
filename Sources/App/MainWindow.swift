import Attach
import Figures
import Foundation
import Geometry
import GioKit
import GtkKit
import Hierarchy
import Lessons
import Session
import Support

/// The window: panes that show the session, and intents that change it.
///
/// It owns the only `Session`; every change goes through `change(_:)`, which then shows the new
/// session in all panes. While something moves a clock ticks; otherwise nothing runs.
final class MainWindow {
  let native: ApplicationWindow
  let application: Application
  var session: Session
  var preferences: Preferences
  /// Keeps what the next start would open, and what is not saved.
  let keeper = StateKeeper()
  var isKeepingDue = false
  /// The text that was kept last, or is about to be.
  var keptText: String?
  /// The reason for which the text was not kept last.
  var draftTrouble: ScriptFileError?
  /// How far keeping what is recorded of a program is, and what was wrong with it last.
  var recordingKeeping = RecordingKeeping.none
  var recordingTrouble: RecordingDraftError?
  /// What the drawings stand on.
  var theme = Theme.light
  var actions: [AppAction: Action] = [:]
  var switches: [AppSwitch: Action] = [:]
  /// The actions that choose one of several panes, by name.
  var choices: [String: Action] = [:]
  /// How the network answers, as the device's menu marks it.
  var network: Action?
  /// The window for an audience, while there is one.
  var projector: ProjectorWindow?
  /// The window with the check-up of a program, while there is one.
  var checkup: CheckupWindow?
  /// The window in which one exports, while there is one.
  var exporter: ExportWindow?
  let header = HeaderBar()
  let palette = CommandPalette()
  let sidebar = SidebarList(label: localized("Containers"))
  let sidebarScroller: ScrolledWindow
  let stage: StagePane
  let hierarchy = HierarchyPane()
  let timeline: TimelinePane
  let inspector = InspectorPane(copyAction: AppAction.copyInspector.fullName)
  /// The event list, once it was shown: few open it, and none sees it in the first picture.
  var events: EventsPane?
  let eventsPlace = Box(.vertical)
  let side: SidePane
  let script = ScriptPane(controls: [
    Button(
      .icon("document-save-symbolic", label: AppAction.saveScript.title),
      action: AppAction.saveScript.fullName)
  ])
  let lesson = LessonPane()
  /// The lesson above the script.
  let lessonPaned: Paned
  /// Everything but the sidebar, the lesson and the script, and these two.
  let scriptPaned: Paned
  /// What it opens is known after the first picture, with the recent files.
  let menuButton = MenuButton(
    .icon("open-menu-symbolic", label: localized("Main Menu")), Menu(items: []))
  let recent = RecentFiles(of: "terrarium")
  /// Offers to reopen the document of a crash, until the user answers.
  var recoveryBar: RecoveryBar?
  /// Tell about unsaved recordings, until the user answers.
  var keptBars: [KeptRecordingBar] = []
  /// Tell about unsaved changes of scripts, until the user answers.
  var draftBars: [Notice] = []
  /// Tells what could not be done, until it is read or something else is tried.
  var trouble: Notice?
  /// Names the files that were handed over and not opened, until it is dismissed.
  var unopened: Notice?
  /// Whether the window was not shown yet.
  private(set) var isComing = true
  /// Offers to run a script that waits for that.
  var heldBar: (notice: Notice, name: String)?
  /// Whether a run of the script is due or under way.
  var isRunUnderWay = false
  let right = Box(.vertical)
  /// Stage and trees, and these above the timeline.
  let upper: Paned
  let panes: Paned
  let layout: WindowLayout
  /// Whether panes have their shares of the window.
  var hasPlacedPanes = false
  /// Where the border above the timeline was before the microscope asked for room, and where it is since.
  var lentRoom: (before: Int, during: Int)?
  /// The file of the script that is open.
  var watchedFile: WatchedFile?
  let systemActions = SystemActions()
  let sandbox = SandboxBar()
  let stageColumn: Box
  /// What lasts, in a line of its own.
  private let notice = Label("", style: "notice")
  /// What is told for a moment, above the panes, so that nothing moves for it.
  private let word = Label("", style: "toast")
  let mapMenuButton = MenuButton(.text(localized("Map")), MainWindow.mapMenu)
  let versions = Box(.horizontal, spacing: 6)
  let clock: FrameClock
  private(set) lazy var sidebarClock = FrameClock(of: sidebarScroller)
  private let mapCache = MapCache()
  var lastFrame: Int64?
  /// Hides what is told for a moment.
  private var wordTimer: MainLoopTimer?
  /// What was wrong with the map when lasting news was shown.
  private(set) var toldProblem: String?
  var shownSystem = ""
  let finder: PlaceFinder
  let facts = TunnelFactsPane()
  let programs = RunningPrograms()
  /// The running program that is watched, if one is.
  var attachment: Attachment?
  /// Whether what was recorded of it is open.
  var isProgramOpen = false
  /// What is about to be chosen in a running program.
  let chooser = ProgramChooser()
  /// Lets the night on the maps go on.
  var nightTimer: MainLoopTimer?
  var shownVersions: [Session.Choice] = []
  /// The list of the versions, where there are several.
  var version: ChoiceButton?

  /// Opens what is named, or else goes on where the last start ended, unless a file is to be opened next.
  init(of application: Application, opening name: String?, orFileAt path: String? = nil) {
    preferences = Preferences.load()
    let recovery = keeper.takeRecovery()
    let last =
      recovery == nil && name == nil && path == nil ? Self.lastPlace(keeper, preferences) : nil
    session =
      last.map { Session(worlds: WorldStore.installed, resuming: $0) }
      ?? Session(worlds: WorldStore.installed, opening: name)
    session.interrupted = keeper.interruptedScript
    session.reducesMotion = !DesktopSettings.allowsAnimation
    session.setSpeed(preferences.speed)
    self.application = application
    native = ApplicationWindow(of: application)
    clock = FrameClock(of: native)
    let finder = PlaceFinder()
    self.finder = finder
    stage = StagePane(controls: [
      versions, facts.button, finder.button, mapMenuButton,
      MenuButton(.icon("phone-symbolic", label: localized("Device")), Self.deviceMenu),
    ])
    sidebarScroller = ScrolledWindow(sidebar, horizontal: false)
    timeline = TimelinePane(beside: eventsPlace)
    side = SidePane(inspector.widget, script.widget)
    lessonPaned = Paned(
      .vertical, lesson.widget, side.widget, border: localized("Lesson Divider"))
    scriptPaned = Paned(
      .horizontal, right, lessonPaned, border: localized("Inspector and Script Divider"))
    stageColumn = Box(.vertical, [stage.widget, systemActions.widget, sandbox.widget])
    upper = Paned(
      .horizontal, stageColumn, hierarchy.widget,
      border: localized("Stage and Hierarchy Divider"))
    panes = Paned(
      .vertical, upper, timeline.widget, border: localized("Timeline Divider"))
    layout = WindowLayout(
      sidebar: sidebarScroller, main: right, side: lessonPaned, in: scriptPaned)
    layout.wishedSidebarWidth = preferences.sidebarWidth
    build()
    install(in: application)
    installMaps()
    listen()
    showLastingNews()
    if let recovery {
      offer(recovery)
    } else {
      resumeDraft(opening: name, orFileAt: path)
      resumeRecording(isAskedForElse: name != nil || path != nil)
    }
    refresh()
    if let name, Session.hasLesson(named: name) { openLesson(named: name) }
    if let last { resume(last) }
    native.onRealize { [weak self] in self?.expectPanes() }
  }

  func present() {
    isComing = false
    native.present()
    // No widget has the keyboard at first, so that keys such as space play.
    MainLoop.async { [native] in native.clearFocus() }
    // After the first picture.
    MainLoop.async { [weak self] in
      self?.showRecentScripts()
      self?.programs.refresh()
      self?.tellWhetherSettingsAreKept()
    }
  }

  /// Changes the session and shows the result everywhere.
  func change(_ body: (inout Session) -> Void) {
    body(&session)
    refresh()
  }

  /// Tells a person, without being in the way; after a while the lasting news is back.
  func say(_ text: String) {
    guard !text.isEmpty else { return showLastingNews() }
    word.text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    word.isVisible = true
    wordTimer = MainLoopTimer(after: 8) { [weak self] in self?.showLastingNews() }
  }

  /// What is wrong with the map or the fonts, for as long as it is, and what a click is waited for.
  func showLastingNews() {
    word.isVisible = false
    // What is wrong with parts of the map may be found when they are needed first.
    toldProblem = session.worlds.problem
    notice.text =
      chooser.words ?? wordsOfSilence ?? wordsOfInterval ?? toldProblem ?? Toolkit.fontProblems
      .first ?? ""
    notice.isVisible = !notice.text.isEmpty
  }

  var look: DrawingEnvironment {
    DrawingEnvironment(
      theme: theme, world: session.worlds.world, mapCache: mapCache,
      mapLook: stage.mapLook, showsStatusBar: preferences.showsStatusBar,
      showsRoles: preferences.showsRoles, showsNext: preferences.showsNext)
  }
}

/// Putting the panes together.
extension MainWindow {
  private func build() {
    native.title = session.windowTitle
    native.defaultSize = preferences.size
    native.isMaximized = preferences.isMaximized
    native.setTitleBar(header)
    header.append(
      atStart: ToggleButton(
        .icon("view-list-symbolic", label: AppSwitch.sidebar.title),
        action: AppSwitch.sidebar.fullName))
    for (icon, label, action) in [
      ("edit-undo-symbolic", localized("Undo"), AppAction.undo),
      ("edit-redo-symbolic", localized("Redo"), .redo),
    ] {
      let button = Button(.icon(icon, label: label), action: action.fullName)
      // What is undone is up to who has it.
      button.leavesKeyboard()
      header.append(atStart: button)
    }
    header.append(atStart: palette.button)
    menuButton.makePrimary()
    header.append(atEnd: menuButton)
    header.append(atEnd: Button(.text(localized("Export")), action: AppAction.export.fullName))
    header.append(
      atEnd: ToggleButton(
        .icon("accessories-text-editor-symbolic", label: AppSwitch.script.title),
        action: AppSwitch.script.fullName))

    sidebar.setSections(Self.firstSections)
    sidebarScroller.setMinimumSize(width: 180)
    sidebarScroller.addStyle("sidebar")
    for line in [notice, word] {
      line.isWrapped = true
      line.breaksWords = true
    }
    word.greatestWidthInCharacters = 80
    word.align(horizontal: .center, vertical: .end)
    word.isTarget = false
    word.isVisible = false

    upper.setGrows(first: true, second: true)
    panes.setGrows(first: true, second: false)
    // Time runs to the right in every drawing.
    timeline.widget.keepLeftToRight()
    right.append(notice)
    let stack = Overlay(panes, above: [word])
    right.append(stack)
    stack.expandsVertically = true
    lessonPaned.setGrows(first: true, second: true)
    scriptPaned.setGrows(first: true, second: false)
    native.setChild(layout.widget)
    native.onResize { [weak self] in self?.resized() }
    // What moves is stopped at once, whatever was pressed last.
    native.onSpaceAhead { [weak self] in
      guard let self, session.isMoving else { return false }
      change { $0.togglePlaying() }
      return true
    }
    keepBorders()
    layout.onLeaveDrawer { [weak self] in self?.setSidebar(false) }
    layout.onLeaveSideDrawer { [weak self] in self?.closeSideDrawer() }
  }
}

/// Hearing what a person does.
extension MainWindow {
  private func listen() {
    listenToInspector()
    sidebar.onSelect { [weak self] row in self?.openRow(row) }
    lesson.onIntent { [weak self] intent in self?.handle(intent) }
    script.onIntent { [weak self] intent in self?.handle(intent) }
    script.onFocusChange { [weak self] in self?.showScript() }
    script.onHistoryChange { [weak self] in self?.showHistory() }
    // What is typed or pasted after a click beside the script is not for it.
    panes.onPressWithin { [weak self] in
      if let self, script.hasKeyboardWithin { native.clearFocus() }
    }
    recent.onChange { [weak self] in self?.showRecentScripts() }
    native.onFileDrop { [weak self] paths in self?.take(filesAt: paths) ?? false }
    native.onTextDrop { [weak self] text in self?.take(text: text) }
    systemActions.onPerform { [weak self] slug in self?.change { $0.perform(action: slug) } }
    stage.onIntent { [weak self] intent in self?.change { $0.handle(intent) } }
    listenToHierarchy()
    listenToMicroscope()
    programs.onChange { [weak self] in self?.showSidebar() }
    timeline.onSeek { [weak self] playhead in self?.change { $0.seek(to: playhead) } }
    timeline.branches.onChoose { [weak self] place in self?.change { $0.choose(branch: place) } }
    timeline.branches.onCompareTrees { [weak self] place in self?.compareWithBranch(place) }
    DesktopSettings.onChange { [weak self] in
      self?.showStyle()
      self?.hierarchy.showLetters()
      self?.timeline.letterScale = DesktopSettings.letterScale
      self?.change { $0.reducesMotion = !DesktopSettings.allowsAnimation }
    }
    native.onCloseRequest { [weak self] in
      guard let self else { return true }
      projector?.close()
      remember()
      guard session.document?.isModified == true else {
        keepDraft()
        keeper.keep(session.unsavedRecording)
        return true
      }
      leaveScript { [native] in native.destroy() }
      return false
    }
  }

  func remember() {
    preferences.isMaximized = native.isMaximized
    if !preferences.isMaximized { preferences.size = native.defaultSize }
    keeper.unmarkRunNow()
    keepPlace()
    preferences.save()
  }

  func setSidebar(_ isShown: Bool) {
    // A drawer is opened for a moment.
    if layout.room == .wide { preferences.showsSidebar = isShown }
    sidebarScroller.isVisible = isShown
    switches[.sidebar]?.isOn = isShown
    guard isShown else { return }
    if layout.room != .wide { sidebar.takeKeyboard() }
    revealRow()
  }
}
