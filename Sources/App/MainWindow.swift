import GtkKit
import Lessons
import Session
import Support

/// The window: puts together the controllers, each of which owns a concern, and their panes.
///
/// It owns the only session, in a store: controllers send actions to it, and observe it.
final class MainWindow {
  let documents: DocumentController
  private let store: SessionStore
  private let host: HostWindow
  private let header = HeaderBar()
  private let runner: ScriptRunner
  private let scripts: ScriptFileController
  private let resuming: ResumeController
  private let programs: AttachController
  private let presentation: ProjectorController
  /// The controllers that only react.
  private let others: [AnyObject]

  /// Opens the named document, or else the last session's, unless a file will be opened next.
  init(of application: Application, opening name: String?, orFileAt path: String? = nil) {
    let launch = OpeningState(opening: name, orFileAt: path)
    let keeper = launch.keeper
    let store = SessionStore(launch.session, launch.settings)
    let host = HostWindow(of: application)
    let window = host.native
    let actions = WindowActions(of: window, in: application, store)
    let notices = Notices(above: host, store)
    let drawing = DrawingContext(store)
    let places = FilePlaces(store)
    let palette = CommandPalette()
    let menu = MainMenu(places, host)
    Self.fill(header, palette, menu)
    let style = StyleController(store, drawing, actions, in: window)

    // The main panes, in the order in which they show a change.
    let timeline = TimelineController(store, drawing, actions, notices, in: window)
    let microscope = MicroscopeController(store, actions, notices, in: timeline.pane)
    let events = EventsController(store, actions, notices, beside: timeline)
    let stage = StageController(
      store, drawing, actions, notices, in: window, above: timeline.pane)
    let hierarchy = HierarchyController(store, drawing, actions, beside: stage.pane)

    // The sidebar and the side pane, and the space of all.
    let inspectorPane = InspectorPane(copyAction: AppAction.copyInspector.fullName)
    let scriptPane = ScriptPane(controls: [
      Button(
        .icon("document-save-symbolic", label: AppAction.saveScript.title),
        action: AppAction.saveScript.fullName)
    ])
    let lessonPane = LessonPane()
    let panes = WindowPanes(
      stage: stage.widget, hierarchy: hierarchy.pane.widget, timeline: timeline.pane.widget,
      lesson: lessonPane.widget, inspector: inspectorPane.widget, script: scriptPane.widget,
      notices: notices)
    let side = SideController(store, actions, in: window, panes, scriptPane)
    let layout = LayoutController(
      store, actions, in: window, below: header, panes, side, script: scriptPane,
      stage: stage.pane, hierarchy: hierarchy.pane, timeline: timeline)
    let inspector = InspectorController(store, actions, notices, side, events, inspectorPane)
    let script = ScriptController(store, drawing, actions, host, notices, side, scriptPane)

    // Documents.
    let drafts = DraftController(store, keeper, notices)
    scripts = ScriptFileController(
      store, actions, host, notices, places, keeper, drafts, scriptPane)
    runner = ScriptRunner(store, host, notices, keeper, scriptPane)
    let recordings = RecordingController(
      store, actions, host, notices, places, keeper, scripts)
    let lessons = LessonController(
      store, actions, host, notices, scripts, layout, side, lessonPane)
    let comparison = ComparisonController(
      store, drawing, actions, notices, places, above: window, timeline.pane.branches)
    documents = DocumentController(
      store, actions, host, notices, places, scripts, script, recordings, lessons, comparison)
    resuming = ResumeController(
      store, host, notices, keeper, scripts, script, drafts, recordings, documents)
    programs = AttachController(
      store, actions, host, notices, scripts, layout, in: panes.sidebar, inspectorPane)
    let picking = PickController(store, actions, notices, programs)
    let sidebar = SidebarController(store, panes, layout, scripts, lessons, programs)

    // Everything else.
    presentation = ProjectorController(
      store, drawing, actions, of: application, besides: window, stage, lessons)
    let focus = FocusController(
      store, actions, in: window, panes, stage, hierarchy.pane, timeline.pane, microscope, events,
      scriptPane)
    others = [
      menu, style, timeline, stage, hierarchy, inspector, picking, focus,
      PaletteController(
        palette, store, actions, sidebar, lessons, hierarchy.pane, timeline.pane),
      ExportController(store, drawing, actions, above: window),
      PrintController(
        store, drawing, actions, notices, places, above: window, hierarchy.pane, timeline.pane),
      CheckupController(store, actions, above: window),
    ]
    DialogActions.install(actions, above: window)
    (self.store, self.host) = (store, host)
    actions.install(.resumes, isOn: store.settings.resumes) { [weak store] isOn in
      store?.settings.resumes = isOn
    }
    actions.install(.close) { [weak window] in window?.close() }
    window.setTitleBar(header)
    window.setChild(panes.drawers.widget)
    window.defaultSize = store.settings.frame.size
    window.isMaximized = store.settings.frame.isMaximized
    window.onCloseRequest { [weak self] in self?.closes() ?? true }
    showTitle()
    notices.observe()
    begin(launch, notices, lessons)
  }

  isolated deinit { store.end() }

  /// Restores what the last session left, and shows the session for the first time.
  private func begin(_ launch: OpeningState, _ notices: Notices, _ lessons: LessonController) {
    notices.showNews()
    resuming.restore(launch)
    store.show()
    if let name = launch.name, Shipped.hasLesson(named: name) { lessons.open(named: name) }
    if let last = launch.last { resuming.resume(last) }
  }

  /// Fills the title bar, from its ends to its middle.
  private static func fill(_ header: HeaderBar, _ palette: CommandPalette, _ menu: MainMenu) {
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
    header.append(atEnd: menu.button)
    header.append(atEnd: Button(.text(localized("Export")), action: AppAction.export.fullName))
    header.append(
      atEnd: ToggleButton(
        .icon("accessories-text-editor-symbolic", label: AppSwitch.script.title),
        action: AppSwitch.script.fullName))
  }

  /// Shows the titles only when they change: screen readers announce every change.
  private func showTitle() {
    host.native.title = store.session.windowTitle
    store.observe(\.windowTitle) { [host] title in
      if host.native.title != title { host.native.title = title }
    }
    store.observe(\.heading) { [header] title in header.title = title }
    store.observe({ $0.lesson?.lesson.head.goal ?? $0.opened.summary }) { [header] subtitle in
      header.subtitle = subtitle
    }
  }
}

/// From the first frame to the last.
extension MainWindow {
  /// Brings the window to the front.
  func present() { host.present() }

  /// Opens a file, if any, and shows the window with its document.
  func present(opening path: String?) {
    if let path { documents.open(fileAt: path) }
    runner.runFirst()
    if host.isComing { host.present() }
  }

  /// Saves everything now, because the program was asked to exit.
  func keepAll() {
    resuming.keep()
    resuming.remember()
  }

  /// Stops watching a program: the program exits.
  func leaveProgram() { programs.leave() }

  /// Saves document and settings; whether the window closes now, not after a question.
  private func closes() -> Bool {
    presentation.close()
    resuming.remember()
    guard store.session.document?.isModified == true else {
      resuming.keep()
      return true
    }
    scripts.leave { [host] in host.native.destroy() }
    return false
  }
}
