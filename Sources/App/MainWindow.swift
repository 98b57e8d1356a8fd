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
/// It owns the only `Session`, in a store that shows each change in all panes. While something moves
/// a clock ticks; otherwise nothing runs.
final class MainWindow {
  let native: ApplicationWindow
  let application: Application
  let store: SessionStore
  var session: Session { store.session }
  var settings: WindowSettings {
    get { store.settings }
    set { store.settings = newValue }
  }
  /// Keeps the document for the next start, and unsaved changes.
  let keeper = StateKeeper()
  var isKeepingDue = false
  /// The text kept last, or about to be.
  var keptText: String?
  /// The last reason why the text was not kept.
  var draftTrouble: ScriptFileError?
  /// The state of saving the program's recording, and the last error.
  var recordingKeeping = RecordingKeeping.none
  var recordingTrouble: RecordingDraftError?
  /// The background and colors of drawings.
  var theme = Theme.light
  var actions: [AppAction: Action] = [:]
  var switches: [AppSwitch: Action] = [:]
  /// The actions that choose one of several panes, by name.
  var choices: [String: Action] = [:]
  /// The network's state, as the device menu marks it.
  var network: Action?
  /// The audience's window, if open.
  var projector: ProjectorWindow?
  /// The window of the accessibility check, if open.
  var checkup: CheckupWindow?
  /// The export window, if open.
  var exporter: ExportWindow?
  let header = HeaderBar()
  let palette = CommandPalette()
  let sidebar = SidebarList(label: localized("Containers"))
  let sidebarScroller: ScrolledWindow
  let stage: StagePane
  let hierarchy = HierarchyPane()
  let timeline: TimelinePane
  let inspector = InspectorPane(copyAction: AppAction.copyInspector.fullName)
  /// The event list, created lazily: few users open it.
  var events: EventsPane?
  let eventsPlace = Box(.vertical)
  let side: SidePane
  let script = ScriptPane(controls: [
    Button(
      .icon("document-save-symbolic", label: AppAction.saveScript.title),
      action: AppAction.saveScript.fullName)
  ])
  let lesson = LessonPane()
  /// Lesson above script.
  let lessonPaned: Paned
  /// Everything except sidebar and side pane, beside the side pane.
  let scriptPaned: Paned
  /// Its recent files are loaded after the first frame.
  let menuButton = MenuButton(
    .icon("open-menu-symbolic", label: localized("Main Menu")), Menu(items: []))
  let recent = RecentFiles(of: "terrarium")
  /// Offers to reopen the document after a crash, until the user answers.
  var recoveryBar: RecoveryBar?
  /// Notices about unsaved recordings, until the user answers.
  var keptBars: [KeptRecordingBar] = []
  /// Notices about unsaved changes of scripts, until the user answers.
  var draftBars: [Notice] = []
  /// Reports a failure, until it is dismissed or the next action.
  var trouble: Notice?
  /// Lists the files that were passed and not opened, until it is dismissed.
  var unopened: Notice?
  /// Whether the window has not been shown yet.
  private(set) var isComing = true
  /// Offers to run a held script.
  var heldBar: (notice: Notice, name: String)?
  /// Whether a run of the script is due or under way.
  var isRunUnderWay = false
  let right = Box(.vertical)
  /// Stage beside trees, and both above the timeline.
  let upper: Paned
  let panes: Paned
  let layout: WindowLayout
  /// Whether the panes have their shares of the window.
  var hasPlacedPanes = false
  /// The divider above the timeline: its position before and after the microscope opened.
  var lentRoom: (before: Int, during: Int)?
  /// The file of the script that is open.
  var watchedFile: WatchedFile?
  let systemActions = SystemActions()
  let sandbox = SandboxBar()
  let stageColumn: Box
  /// The persistent notice, in a line above the panes.
  private let notice = Label("", style: "notice")
  /// The transient message, an overlay, so that nothing moves for it.
  private let word = Label("", style: "toast")
  let mapMenuButton = MenuButton(.text(localized("Map")), MainWindow.mapMenu)
  let versions = Box(.horizontal, spacing: 6)
  let clock: FrameClock
  private(set) lazy var sidebarClock = FrameClock(of: sidebarScroller)
  private let mapCache = MapCache()
  var lastFrame: Int64?
  /// Hides the transient message.
  private var wordTimer: MainLoopTimer?
  /// The map's problem when the persistent notice was shown.
  private(set) var toldProblem: String?
  var shownSystem = ""
  let finder: PlaceFinder
  let facts = TunnelFactsPane()
  let programs = RunningPrograms()
  /// The watched program, if any.
  var attachment: Attachment?
  /// Whether its recording is open.
  var isProgramOpen = false
  /// Picks elements in running programs.
  let chooser = ProgramChooser()
  /// Advances the night on the maps.
  var nightTimer: MainLoopTimer?
  var shownVersions: [Session.Choice] = []
  /// The list of versions, if there are several.
  var version: ChoiceButton?

  /// Opens the named document, or else the last session's, unless a file will be opened next.
  init(of application: Application, opening name: String?, orFileAt path: String? = nil) {
    let settings = WindowSettings.load()
    let recovery = keeper.takeRecovery()
    let last =
      recovery == nil && name == nil && path == nil ? Self.lastPlace(keeper, settings) : nil
    var session =
      last.map { Session(worlds: WorldStore.installed, resuming: $0) }
      ?? Session(worlds: WorldStore.installed, opening: name)
    session.interrupted = keeper.interruptedScript
    session.reducesMotion = !DesktopSettings.allowsAnimation
    session.setSpeed(settings.browsing.speed)
    session.setFoldsChains(settings.browsing.foldsChains)
    session.setTrees(settings.browsing.trees)
    store = SessionStore(session, settings)
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
    layout.wishedSidebarWidth = settings.panes.sidebarWidth
    build()
    install(in: application)
    installMaps()
    listen()
    store.observe { [weak self] _ in self?.showAll() }
    store.onEffect { [weak self] effect in self?.carryOut(effect) }
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

  isolated deinit { store.end() }

  func present() {
    isComing = false
    native.present()
    // Nothing has the focus at first, so that plain keys such as space work.
    MainLoop.async { [native] in native.clearFocus() }
    // After the first frame.
    MainLoop.async { [weak self] in
      self?.showRecentScripts()
      self?.programs.refresh()
      self?.tellWhetherSettingsAreKept()
    }
  }

  /// Performs an action and shows the result; returns its effect, if any.
  @discardableResult
  func send(_ action: Session.Action) -> Session.Effect? { store.send(action) }

  /// Shows session and settings everywhere.
  func refresh() { store.show() }

  /// Carries out the effect of an action outside of the session.
  private func carryOut(_ effect: Session.Effect) {
    switch effect {
    case .say(let words): say(words)
    case .point(let event):
      setInspector(true)
      inspector.point(toDiagnosticAt: event)
    case .focus: break
    }
  }

  /// Shows a transient message; an empty text shows the persistent notice again.
  func say(_ text: String) {
    guard !text.isEmpty else { return showLastingNews() }
    word.text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    word.isVisible = true
    wordTimer = MainLoopTimer(after: 8) { [weak self] in self?.showLastingNews() }
  }

  /// Shows the persistent notice: a pending pick, or a problem of program, map or fonts.
  func showLastingNews() {
    word.isVisible = false
    // Problems with parts of the map may be found when they are first needed.
    toldProblem = session.worlds.problem
    notice.text =
      chooser.words ?? wordsOfSilence ?? wordsOfInterval ?? toldProblem ?? Toolkit.fontProblems
      .first ?? ""
    notice.isVisible = !notice.text.isEmpty
  }

  var look: DrawingEnvironment {
    DrawingEnvironment(
      theme: theme, world: session.worlds.world, mapCache: mapCache,
      mapLook: stage.mapLook, showsStatusBar: settings.drawing.showsStatusBar,
      showsRoles: settings.drawing.showsRoles, showsNext: settings.drawing.showsNext)
  }
}

/// Assembling the panes.
extension MainWindow {
  private func build() {
    native.title = session.windowTitle
    native.defaultSize = settings.frame.size
    native.isMaximized = settings.frame.isMaximized
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
      // The undo target depends on the focus.
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
    // Drawings of time run left to right.
    timeline.widget.keepLeftToRight()
    right.append(notice)
    let stack = Overlay(panes, above: [word])
    right.append(stack)
    stack.expandsVertically = true
    lessonPaned.setGrows(first: true, second: true)
    scriptPaned.setGrows(first: true, second: false)
    native.setChild(layout.widget)
    native.onResize { [weak self] in self?.resized() }
    // Space pauses at once, even if a button has the focus.
    native.onSpaceAhead { [weak self] in
      guard let self, session.isMoving else { return false }
      send(.time(.play))
      return true
    }
    keepBorders()
    layout.onLeaveDrawer { [weak self] in self?.setSidebar(false) }
    layout.onLeaveSideDrawer { [weak self] in self?.closeSideDrawer() }
  }
}

/// Connecting the panes' intents.
extension MainWindow {
  private func listen() {
    listenToInspector()
    sidebar.onSelect { [weak self] row in self?.openRow(row) }
    lesson.onAction { [weak self] action in self?.handle(action) }
    lesson.onNextLesson { [weak self] in self?.openNextLesson() }
    lesson.onExport { [weak self] in self?.exportResults() }
    script.onAction { [weak self] action in self?.send(action) }
    script.onReplacement { [weak self] words in self?.say(words) }
    script.onRefusal { [weak self] in
      self?.say(
        localized(
          "A script line may have at most \(ScriptBound.longestLine) bytes. Nothing was inserted."))
    }
    script.onFocusChange { [weak self] in self?.showScript() }
    script.onHistoryChange { [weak self] in self?.showHistory() }
    // After a click outside the script, typing and pasting must not go into it.
    panes.onPressWithin { [weak self] in
      if let self, script.hasKeyboardWithin { native.clearFocus() }
    }
    recent.onChange { [weak self] in self?.showRecentScripts() }
    native.onFileDrop { [weak self] paths in self?.take(filesAt: paths) ?? false }
    native.onTextDrop { [weak self] text in self?.take(text: text) }
    systemActions.onPerform { [weak self] slug in self?.send(.document(.act(slug))) }
    stage.onAction { [weak self] action in self?.send(.stage(action)) }
    listenToHierarchy()
    listenToMicroscope()
    programs.onChange { [weak self] in self?.showSidebar() }
    timeline.onAction { [weak self] action in self?.send(action) }
    timeline.branches.onCompareTrees { [weak self] place in self?.compareWithBranch(place) }
    DesktopSettings.onChange { [weak self] in
      self?.showStyle()
      self?.hierarchy.showLetters()
      self?.timeline.letterScale = DesktopSettings.letterScale
      self?.send(.reduceMotion(!DesktopSettings.allowsAnimation))
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
    settings.frame.isMaximized = native.isMaximized
    if !settings.frame.isMaximized { settings.frame.size = native.defaultSize }
    keeper.unmarkRunNow()
    keepPlace()
    settings.save()
  }

  func setSidebar(_ isShown: Bool) {
    // A drawer opens only temporarily.
    if layout.room == .wide { settings.panes.showsSidebar = isShown }
    sidebarScroller.isVisible = isShown
    switches[.sidebar]?.isOn = isShown
    guard isShown else { return }
    if layout.room != .wide { sidebar.takeKeyboard() }
    revealRow()
  }
}
