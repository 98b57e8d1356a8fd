import GtkKit
import Session
import Support

/// The sidebar: containers, running programs, lessons, then scripts; opens the chosen row.
final class SidebarController {
  private let store: SessionStore
  private let list: SidebarList
  private let layout: LayoutController
  private let drawers: WindowLayout
  private let scripts: ScriptFileController
  private let lessons: LessonController
  private let programs: AttachController
  /// Scrolls while rows may still be laid out.
  private let clock: FrameClock

  init(
    _ store: SessionStore, _ panes: WindowPanes, _ layout: LayoutController,
    _ scripts: ScriptFileController, _ lessons: LessonController, _ programs: AttachController
  ) {
    (self.store, list, self.layout, drawers) = (store, panes.sidebar, layout, panes.drawers)
    (self.scripts, self.lessons, self.programs) = (scripts, lessons, programs)
    clock = FrameClock(of: panes.sidebarScroller)
    list.setSections(Self.firstSections)
    list.onSelect { [weak self] row in self?.open(row) }
    programs.onRows { [weak self] in self?.show() }
    programs.onReveal { [weak self] rows in self?.reveal { _ in rows } }
    layout.onPlace { [weak self] in self?.show() }
    layout.onSidebar { [weak self] in self?.revealSelection() }
    layout.setSidebar(store.settings.panes.showsSidebar)
    store.observe { [weak self] _ in self?.select() }
  }

  /// Shows all sections.
  private func show() {
    let running = programs.section
    list.setSections(
      Self.firstSections + (running.items.isEmpty ? [] : [running]) + Self.laterSections)
    select()
  }

  /// Scrolls to the row of the open document.
  private func revealSelection() { reveal { [$0.selection].compactMap(\.self) } }

  /// Scrolls to rows, of which the last takes precedence, while they may still be laid out: for a
  /// few frames, from the second on.
  private func reveal(_ rows: @escaping (SidebarList) -> [String]) {
    var frames = 0
    clock.start { [weak self] _ in
      frames += 1
      guard let self else { return false }
      if frames > 1 { rows(list).forEach(list.reveal) }
      return frames < 8
    }
  }

  /// Selects the row of the open document, and scrolls to it if it changed.
  private func select() {
    // A drawer closes as soon as a row is opened.
    list.waitsForReturn = drawers.room != .wide
    let row =
      programs.row ?? store.session.lesson.map { Self.lessonMark + $0.name } ?? scriptRow
      ?? store.session.opened.slug
    guard list.selection != row else { return }
    list.selection = row
    revealSelection()
  }

  /// The script's row, if any; until it has run, another document is still open.
  private var scriptRow: String? {
    store.session.document.map { script in
      let slug = store.session.opened.slug
      return script.name == "\(slug).swift" ? Self.scriptMark + slug : ""
    }
  }

  /// Opens a row.
  private func open(_ row: String) {
    if row.hasPrefix(Self.lessonMark) {
      lessons.open(named: String(row.dropFirst(Self.lessonMark.count)))
    } else if row.hasPrefix(ProgramRows.mark) {
      programs.open(row, orSelectAgain: { [weak self] in self?.select() })
    } else if row.hasPrefix(Self.scriptMark) {
      open(.named(String(row.dropFirst(Self.scriptMark.count))))
    } else {
      open(.system(row))
    }
  }

  /// Opens a container or a shipped script instead of the open document.
  func open(_ document: Session.Action.Document) {
    scripts.leave { [weak self] in
      self?.layout.putDrawerAway()
      self?.programs.leave()
      self?.store.send(.document(document))
    }
  }

  /// Prefixes of the rows' ids separate equal names.
  private static let scriptMark = "script:"
  private static let lessonMark = "lesson:"

  /// Sections shown in the first frame.
  private static let firstSections = [
    SidebarList.Section(
      localized("Containers"),
      Shipped.systems.map { .init(id: $0.slug, title: $0.title, details: $0.summary) })
  ]

  /// Lessons and scripts are many files, mostly off screen: read them once, after the first frame.
  private static let laterSections =
    Shipped.course(in: LessonController.language).map { part, lessons in
      SidebarList.Section(part, lessons.map { item($0, marked: lessonMark) })
    }
    + Shipped.scripts.map { heading, scripts in
      SidebarList.Section(heading, scripts.map { item($0, marked: scriptMark) })
    }

  private static func item(_ choice: Choice, marked mark: String) -> SidebarList.Item {
    SidebarList.Item(id: mark + choice.slug, title: choice.title, details: choice.summary)
  }
}
