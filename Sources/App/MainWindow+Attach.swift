import Attach
import Foundation
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// Running programs in the window: choosing, watching and leaving one.
extension MainWindow {
  static let programMark = "app:"
  private static let noProgram = "app:none"

  /// The sidebar's section of running programs.
  var programSection: SidebarList.Section {
    SidebarList.Section(localized("Running Applications"), programRows)
  }

  private var programRows: [SidebarList.Item] { heardRows + unheardRows }

  private var heardRows: [SidebarList.Item] {
    switch programs.listing {
    case .unknown: return []
    case .none(let reason):
      return [.init(id: Self.noProgram, title: localized("None Found"), details: reason)]
    case .some(let found) where found.isEmpty:
      return [
        .init(
          id: Self.noProgram, title: localized("None Found"),
          details: localized(
            "Start GTK 4 programs with GTK_A11Y=atspi, and Qt programs with QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1; some appear late."
          ))
      ]
    case .some(let found):
      return found.map { program in
        .init(
          id: Self.programMark + String(program.process), title: program.name,
          details: [
            program.windows.joined(separator: ", "), program.toolkitTitle,
            localized("process \(program.process)"),
            program.isAnswering ? "" : localized("not responding"),
          ].filter { !$0.isEmpty }.joined(separator: ", "),
          figure: .init(
            icon: programs.icons.icon(of: program), or: "application-x-executable-symbolic",
            line: line(of: program, among: found)))
      }
    }
  }

  /// The subtitle of a program: its toolkit, preceded by its window titles if another program has
  /// the same name.
  private func line(
    of program: RunningApplication, among found: [RunningApplication]
  ) -> String {
    guard program.isAnswering else { return localized("not responding") }
    guard found.count(where: { $0.name == program.name }) > 1 || program.windows.count > 1 else {
      return program.toolkitTitle
    }
    return (program.windows + [program.toolkitTitle]).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Watches the program of a row; the placeholder row looks for programs again.
  func openProgram(_ row: String) {
    if row.hasPrefix(Self.unheardMark) { return askAboutUnheard(row) }
    guard row != Self.noProgram else {
      programs.refresh()
      if case .none(let reason) = programs.listing {
        say(localized("Can't watch a program: \(reason)."))
      }
      return
    }
    let process = String(row.dropFirst(Self.programMark.count))
    guard let program = programs.application(ofProcess: process), let bus = programs.bus else {
      return programs.refresh()
    }
    leaveScript { [weak self] in
      self?.putDrawerAway()
      self?.watch(Attachment(to: program, on: bus))
    }
  }

  /// Starts watching a program, and shows it once there is something to show.
  func watch(_ next: Attachment) {
    leaveProgram()
    attachment = next
    say(localized("Connecting to \(next.application.name)…"))
    next.onChange = { [weak self, weak next] in
      guard let self, let next, attachment === next else { return }
      let recording = next.recording
      // Nothing has been recorded yet.
      guard isProgramOpen || !next.tree.nodes.isEmpty, !recording.events.isEmpty else {
        return sayHowItGoes(next)
      }
      if isProgramOpen, let newIDs = next.newIDs {
        send(.program(.goOn(recording, newIDs: newIDs)))
        say(
          localized(
            "The recording of \(next.application.name) is full. A new one begins here."))
      } else if isProgramOpen {
        send(.program(.follow(recording)))
      } else {
        send(.program(.watch(recording, named: next.recordingTitle)))
        isProgramOpen = true
        revealProgram()
      }
      if next.newIDs == nil { sayHowItGoes(next) }
      chooseWanted()
      askForDetails()
    }
    next.begin()
  }

  /// Asks the running program for the details of the selected widget, if the view is live.
  func askForDetails() {
    guard let attachment, isProgramOpen, session.isFollowing, session.isLive,
      let view = session.selection
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
    self.attachment === attachment && session.selection == view && session.isLive
  }

  private func sayHowItGoes(_ attachment: Attachment) {
    let name = attachment.application.name
    if attachment.condition.isOver, session.isFollowing { send(.program(.end)) }
    switch attachment.condition {
    case .looking: say(localized("Connecting to \(name)…"))
    case .live: showLastingNews()
    case .silent: showLastingNews()
    case .ended: say(localized("\(name) quit. You can save the recording."))
    case .lost:
      say(localized("The accessibility bus quit. You can save the recording of \(name)."))
    }
  }

  /// A message while the program does not respond.
  var wordsOfSilence: String? {
    guard let attachment, attachment.condition == .silent else { return nil }
    return localized(
      "\(attachment.application.name) isn't responding. Retrying every second.")
  }

  /// A message about how often a large program is read in full.
  var wordsOfInterval: String? {
    guard let seconds = attachment?.interval?.components.seconds, seconds > 0, session.isFollowing
    else { return nil }
    return localized(
      "Large program: full scan every \(seconds) s, reported changes immediately.")
  }

  /// Scrolls the sidebar to the watched program, or to the start of its section.
  func showPrograms() {
    setSidebar(true)
    programs.lookForUnheard()
    // Reveal the whole section if it fits; otherwise its start, or the watched program.
    let rows = programSection.items.map(\.id)
    let wanted = [rows.last, rows.first, programRow].compactMap(\.self)
    reveal { _ in wanted }
    guard let row = wanted.last else { return }
    // The caller returns the keyboard focus when it closes.
    afterwards { [weak self] in self?.sidebar.takeKeyboard(on: row) }
  }

  /// Scrolls to the watched program's row without opening the sidebar.
  private func revealProgram() {
    // Rows have positions only after layout.
    MainLoop.async { [weak self] in
      if let self, let row = programRow { sidebar.reveal(row) }
    }
  }

  /// Stops watching; the recording stays open.
  func leaveProgram() {
    attachment?.stop()
    (attachment, isProgramOpen) = (nil, false)
  }

  /// The sidebar row of the watched program.
  var programRow: String? {
    guard let attachment, session.isReadOnly,
      session.opened.slug == attachment.recordingTitle
    else { return nil }
    return Self.programMark + String(attachment.application.process)
  }
}

extension Attachment {
  /// The title of the open recording.
  var recordingTitle: String { application.name }
}
