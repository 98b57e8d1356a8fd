import GtkKit
import Session
import Translation

/// What the rows of the sidebar are, and what they do.
extension MainWindow {
  /// Systems, what runs beside, lessons, then scripts; what may have the same name is told apart by
  /// its id.
  func showSidebar() {
    let programs = programSection
    let running = programs.items.isEmpty ? [] : [programs]
    let before = sidebar.selection
    sidebar.setSections(Self.firstSections + running + Self.laterSections)
    chooseRow()
    // What was opened from outside is sought among the rows that have just come.
    guard before == nil, let row = sidebar.selection else { return }
    afterwards { [weak self] in self?.sidebar.reveal(row) }
  }

  /// Chooses the row of what is open.
  func chooseRow() {
    let row =
      programRow ?? session.lesson.map { Self.lessonMark + $0.name }
      ?? (session.document == nil ? "" : Self.scriptMark) + session.opened.slug
    if sidebar.selection != row { sidebar.selection = row }
  }

  /// What is there with the first picture.
  static let firstSections = [
    SidebarList.Section(
      localized("Systems"),
      Session.systems.map { .init(id: $0.slug, title: $0.title, details: $0.summary) })
  ]

  /// Lessons and scripts are many files, most of them out of sight: they are read after the first
  /// picture, once.
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

  /// Opens what a row of the sidebar stands for.
  func openRow(_ row: String) {
    if row.hasPrefix(Self.lessonMark) {
      return openLesson(named: String(row.dropFirst(Self.lessonMark.count)))
    }
    if row.hasPrefix(Self.programMark) { return openProgram(row) }
    leaveScript { [weak self] in
      self?.putDrawerAway()
      self?.leaveProgram()
      self?.change {
        if row.hasPrefix(Self.scriptMark) {
          $0.open(named: String(row.dropFirst(Self.scriptMark.count)))
        } else {
          $0.open(system: row)
        }
      }
    }
  }

  /// Puts the drawer away once something of it was opened; who thinks better of it finds it still open.
  func putDrawerAway() {
    if layout.room != .wide { setSidebar(false) }
  }
}
