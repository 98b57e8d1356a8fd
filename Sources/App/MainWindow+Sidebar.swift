import GtkKit
import Session
import Support

/// What the rows of the sidebar are, and what they do.
extension MainWindow {
  /// Systems, what runs beside, lessons, then scripts; what may have the same name is told apart by
  /// its id.
  func showSidebar() {
    let programs = programSection
    let running = programs.items.isEmpty ? [] : [programs]
    sidebar.setSections(Self.firstSections + running + Self.laterSections)
    chooseRow()
  }

  /// Brings the row of what is open in sight, for as long as rows may still come to their places: from the
  /// second frame on, in a few.
  func revealRow() { reveal { [$0.selection].compactMap(\.self) } }

  /// The same for other rows, of which the last one matters most.
  func reveal(_ rows: @escaping (SidebarList) -> [String]) {
    var frames = 0
    sidebarClock.start { [weak self] _ in
      frames += 1
      guard let self else { return false }
      if frames > 1 { rows(sidebar).forEach(sidebar.reveal) }
      return frames < 8
    }
  }

  /// Chooses the row of what is open, and brings it in sight when it is another one.
  func chooseRow() {
    // A drawer goes as soon as something is opened.
    sidebar.waitsForReturn = layout.room != .wide
    let row =
      programRow ?? session.lesson.map { Self.lessonMark + $0.name } ?? scriptRow
      ?? session.opened.slug
    guard sidebar.selection != row else { return }
    sidebar.selection = row
    revealRow()
  }

  /// The row of the script, if there is one; until it has run, something else is still open.
  private var scriptRow: String? {
    session.document.map { script in
      let slug = session.opened.slug
      return script.name == "\(slug).swift" ? Self.scriptMark + slug : ""
    }
  }

  /// What is there with the first picture.
  static let firstSections = [
    SidebarList.Section(
      localized("Containers"),
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
    guard layout.room != .wide else { return }
    setSidebar(false)
    // Not at whatever stands below the drawer.
    native.clearFocus()
  }
}
