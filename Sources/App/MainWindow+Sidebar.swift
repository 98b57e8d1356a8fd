import GtkKit
import Session
import Support

/// The sidebar's rows and their actions.
extension MainWindow {
  /// Containers, running programs, lessons, then scripts; prefixes of the ids separate equal names.
  func showSidebar() {
    let programs = programSection
    let running = programs.items.isEmpty ? [] : [programs]
    sidebar.setSections(Self.firstSections + running + Self.laterSections)
    chooseRow()
  }

  /// Scrolls to the row of the open document while rows may still be laid out: for a few frames,
  /// from the second on.
  func revealRow() { reveal { [$0.selection].compactMap(\.self) } }

  /// Scrolls to other rows, of which the last takes precedence.
  func reveal(_ rows: @escaping (SidebarList) -> [String]) {
    var frames = 0
    sidebarClock.start { [weak self] _ in
      frames += 1
      guard let self else { return false }
      if frames > 1 { rows(sidebar).forEach(sidebar.reveal) }
      return frames < 8
    }
  }

  /// Selects the row of the open document, and scrolls to it if it changed.
  func chooseRow() {
    // A drawer closes as soon as a row is opened.
    sidebar.waitsForReturn = layout.room != .wide
    let row =
      programRow ?? session.lesson.map { Self.lessonMark + $0.name } ?? scriptRow
      ?? session.opened.slug
    guard sidebar.selection != row else { return }
    sidebar.selection = row
    revealRow()
  }

  /// The script's row, if any; until it has run, another document is still open.
  private var scriptRow: String? {
    session.document.map { script in
      let slug = session.opened.slug
      return script.name == "\(slug).swift" ? Self.scriptMark + slug : ""
    }
  }

  /// Sections shown in the first frame.
  static let firstSections = [
    SidebarList.Section(
      localized("Containers"),
      Session.systems.map { .init(id: $0.slug, title: $0.title, details: $0.summary) })
  ]

  /// Lessons and scripts are many files, mostly off screen: read them once, after the first frame.
  private static let laterSections =
    Session.course(in: lessonLanguage).map { part, lessons in
      SidebarList.Section(
        part,
        lessons.map {
          SidebarList.Item(id: lessonMark + $0.slug, title: $0.title, details: $0.summary)
        })
    }
    + Session.scripts.map { heading, scripts in
      SidebarList.Section(
        heading,
        scripts.map {
          SidebarList.Item(id: scriptMark + $0.slug, title: $0.title, details: $0.summary)
        })
    }

  static let scriptMark = "script:"
  static let lessonMark = "lesson:"

  /// Opens a row of the sidebar.
  func openRow(_ row: String) {
    if row.hasPrefix(Self.lessonMark) {
      return openLesson(named: String(row.dropFirst(Self.lessonMark.count)))
    }
    if row.hasPrefix(Self.programMark) { return openProgram(row) }
    leaveScript { [weak self] in
      self?.putDrawerAway()
      self?.leaveProgram()
      self?.send(
        .document(
          row.hasPrefix(Self.scriptMark)
            ? .named(String(row.dropFirst(Self.scriptMark.count))) : .system(row)))
    }
  }

  /// Closes the drawer once a row was opened; it stays open if the user cancels.
  func putDrawerAway() {
    guard layout.room != .wide else { return }
    setSidebar(false)
    // Do not focus a widget below the drawer.
    native.clearFocus()
  }
}
