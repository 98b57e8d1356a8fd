import Attach
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// Watches a running program: chooses, follows and leaves it.
final class AttachController {
  let programs = RunningPrograms()
  /// The watched program, if any.
  private(set) var attachment: Attachment?
  /// Whether its recording is open.
  private(set) var isOpen = false
  private let store: SessionStore
  private let notices: Notices
  private let scripts: ScriptFileController
  private let layout: LayoutController
  private let sidebar: SidebarList
  private let inspector: InspectorPane
  private let unheard: UnheardController
  private var showRows: () -> Void = {}
  private var revealRows: ([String]) -> Void = { _ in }
  private var read: () -> Void = {}

  init(
    _ store: SessionStore, _ actions: WindowActions, _ host: HostWindow, _ notices: Notices,
    _ scripts: ScriptFileController, _ layout: LayoutController, in sidebar: SidebarList,
    _ inspector: InspectorPane
  ) {
    (self.store, self.notices, self.scripts) = (store, notices, scripts)
    (self.layout, self.sidebar, self.inspector) = (layout, sidebar, inspector)
    unheard = UnheardController(programs, notices, below: sidebar)
    programs.onChange { [weak self] in self?.showRows() }
    host.onShown { [programs] in programs.refresh() }
    inspector.onChange { [weak self] in self?.askForDetails() }
    actions.install(.runningApplications) { [weak self] in self?.showPrograms() }
    notices.addNews { [weak self] in self?.wordsOfInterval }
    notices.addNews { [weak self] in self?.wordsOfSilence }
    store.observe { [weak self] _ in
      if let self, isOpen, row == nil { leave() }
    }
  }

  /// Calls `body` when the rows changed.
  func onRows(_ body: @escaping () -> Void) { showRows = body }

  /// Calls `body` with rows to scroll to; the last takes precedence.
  func onReveal(_ body: @escaping ([String]) -> Void) { revealRows = body }

  /// Calls `body` when the watched program was read.
  func onRead(_ body: @escaping () -> Void) { read = body }

  /// Watches the program of a row; the placeholder row looks for programs again.
  ///
  /// Calls `selectAgain` if the row cannot be opened.
  func open(_ row: String, orSelectAgain selectAgain: () -> Void) {
    if let process = ProgramRows.process(ofUnheard: row) {
      selectAgain()
      return unheard.ask(aboutProcess: process)
    }
    guard let process = ProgramRows.process(of: row) else {
      programs.refresh()
      if case .none(let reason) = programs.listing {
        notices.say(localized("Can't watch a program: \(reason)."))
      }
      return
    }
    guard let program = programs.application(ofProcess: process), let bus = programs.bus else {
      return programs.refresh()
    }
    scripts.leave { [weak self] in
      self?.layout.putDrawerAway()
      self?.watch(Attachment(to: program, on: bus))
    }
  }

  /// Watches a program, unless it is watched already; asks about unsaved changes first.
  func watch(_ program: RunningApplication) {
    guard let bus = programs.bus else { return }
    scripts.leave { [weak self] in self?.watch(Attachment(to: program, on: bus)) }
  }

  /// Starts watching a program, and shows it once there is something to show.
  private func watch(_ next: Attachment) {
    leave()
    attachment = next
    notices.say(localized("Connecting to \(next.application.name)…"))
    next.onChange = { [weak self, weak next] in
      guard let self, let next, attachment === next else { return }
      follow(next)
    }
    next.begin()
  }

  private func follow(_ attachment: Attachment) {
    let recording = attachment.recording
    // Nothing has been recorded yet.
    guard isOpen || !attachment.tree.nodes.isEmpty, !recording.events.isEmpty else {
      return sayHowItGoes(attachment)
    }
    if isOpen, let newIDs = attachment.newIDs {
      store.send(.program(.goOn(recording, newIDs: newIDs)))
      notices.say(
        localized(
          "The recording of \(attachment.application.name) is full. A new one begins here."))
    } else if isOpen {
      store.send(.program(.follow(recording)))
    } else {
      store.send(.program(.watch(recording, named: attachment.recordingTitle)))
      isOpen = true
      revealProgram()
    }
    if attachment.newIDs == nil { sayHowItGoes(attachment) }
    read()
    askForDetails()
  }

  /// Asks the running program for the details of the selected widget, if the view is live.
  private func askForDetails() {
    let session = store.session
    guard let attachment, isOpen, session.isFollowing, session.isLive, let view = session.selection
    else { return inspector.tell(nil, of: nil) }
    attachment.details(of: view) { [weak self] details in
      guard let self, isAsking(attachment, about: view) else { return }
      attachment.actions(behind: view) { [weak self] actions in
        guard let self, isAsking(attachment, about: view) else { return }
        inspector.tell(details.sections(in: attachment) + actions.sections, of: view)
      }
    }
  }

  /// Whether the widget is still selected and the view still live.
  private func isAsking(_ attachment: Attachment, about view: NodeID) -> Bool {
    self.attachment === attachment && store.session.selection == view && store.session.isLive
  }

  /// Stops watching; the recording stays open.
  func leave() {
    attachment?.stop()
    (attachment, isOpen) = (nil, false)
  }
}

/// Reporting the state of the program.
extension AttachController {
  private func sayHowItGoes(_ attachment: Attachment) {
    let name = attachment.application.name
    if attachment.condition.isOver, store.session.isFollowing { store.send(.program(.end)) }
    switch attachment.condition {
    case .looking: notices.say(localized("Connecting to \(name)…"))
    case .live, .silent: notices.showNews()
    case .ended: notices.say(localized("\(name) quit. You can save the recording."))
    case .lost:
      notices.say(
        localized("The accessibility bus quit. You can save the recording of \(name)."))
    }
  }

  /// A message while the program does not respond.
  private var wordsOfSilence: String? {
    guard let attachment, attachment.condition == .silent else { return nil }
    return localized(
      "\(attachment.application.name) isn't responding. Retrying every second.")
  }

  /// A message about how often a large program is read in full.
  private var wordsOfInterval: String? {
    guard let seconds = attachment?.interval?.components.seconds, seconds > 0,
      store.session.isFollowing
    else { return nil }
    return localized(
      "Large program: full scan every \(seconds) s, reported changes immediately.")
  }
}

/// The rows of the sidebar.
extension AttachController {
  /// The sidebar's section of running programs.
  var section: SidebarList.Section {
    SidebarList.Section(localized("Running Applications"), ProgramRows(programs).items)
  }

  /// The sidebar row of the watched program.
  var row: String? {
    guard let attachment, store.session.isReadOnly,
      store.session.opened.slug == attachment.recordingTitle
    else { return nil }
    return ProgramRows.row(ofProcess: attachment.application.process)
  }

  /// Scrolls the sidebar to the watched program, or to the start of its section.
  private func showPrograms() {
    layout.setSidebar(true)
    programs.lookForUnheard()
    // Reveal the whole section if it fits; otherwise its start, or the watched program.
    let rows = section.items.map(\.id)
    let wanted = [rows.last, rows.first, row].compactMap(\.self)
    revealRows(wanted)
    guard let row = wanted.last else { return }
    // The caller returns the keyboard focus when it closes.
    afterwards { [sidebar] in sidebar.takeKeyboard(on: row) }
  }

  /// Scrolls to the watched program's row without opening the sidebar.
  private func revealProgram() {
    // Rows have positions only after layout.
    MainLoop.async { [weak self] in
      if let self, let row { sidebar.reveal(row) }
    }
  }
}

extension Attachment {
  /// The title of the open recording.
  fileprivate var recordingTitle: String { application.name }
}
