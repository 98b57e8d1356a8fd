import Figures
import GtkKit
import Session
import Support

/// Printing figures.
final class PrintController {
  private let store: SessionStore
  private let drawing: DrawingContext
  private let notices: Notices
  private let places: FilePlaces
  private let window: ApplicationWindow
  private let hierarchy: HierarchyPane
  private let timeline: TimelinePane

  /// The printable figures.
  private static let printed: [FigureKind] = [.stage, .hierarchy, .timeline]
  private static let action = "print-figure"

  /// The print items of the main menu.
  static var menuSection: Menu.Section {
    Menu.Section(
      printed.map {
        .action(localized("Print \($0.title)…"), "win.\(action)", target: $0.rawValue)
      })
  }

  init(
    _ store: SessionStore, _ drawing: DrawingContext, _ actions: WindowActions,
    _ notices: Notices, _ places: FilePlaces, above window: ApplicationWindow,
    _ hierarchy: HierarchyPane, _ timeline: TimelinePane
  ) {
    (self.store, self.drawing, self.notices, self.places) = (store, drawing, notices, places)
    (self.window, self.hierarchy, self.timeline) = (window, hierarchy, timeline)
    actions.install(.print) { [weak self] in self?.printFocused() }
    actions.add(
      Action(
        Self.action,
        performWith: { [weak self] name in
          if let kind = FigureKind(rawValue: name) { self?.print(kind) }
        }))
  }

  /// Prints the figure of the focused pane, the stage by default.
  private func printFocused() {
    if hierarchy.widget.hasFocusWithin {
      print(.hierarchy)
    } else if timeline.widget.hasFocusWithin {
      print(.timeline)
    } else {
      print(.stage)
    }
  }

  private func print(_ kind: FigureKind) {
    let session = store.session
    var options = drawing.environment.optionsForOthers(session.opened)
    // Paper is white.
    options.theme = drawing.theme.isHighContrast ? .highContrast : .light
    options.showsCredit = kind == .stage
    let page = PrintedPage(kind, of: session.opened, options: options)
    PrintJob(
      title: page.title, folder: places.folderToBeginIn, isLandscape: page.isLandscape
    ) { size in
      page.picture(size: size)
    }.present(above: window) { [weak self] failure in
      self?.notices.complain(localized("Could not print: \(kind.title)"), "\(failure)")
    }
  }
}
