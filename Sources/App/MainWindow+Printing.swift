import Figures
import GtkKit
import Session
import Support

/// Printing figures.
extension MainWindow {
  /// The printable figures.
  private static let printed: [FigureKind] = [.stage, .hierarchy, .timeline]
  private static let printAction = "print-figure"

  /// The print items of the export menu.
  static var printSection: Menu.Section {
    Menu.Section(
      printed.map {
        .action(localized("Print \($0.title)…"), "win.\(printAction)", target: $0.rawValue)
      })
  }

  func installPrinting() {
    native.add(
      Action(
        Self.printAction,
        performWith: { [weak self] name in
          if let kind = FigureKind(rawValue: name) { self?.print(kind) }
        }))
  }

  /// Prints the figure of the focused pane, the stage by default.
  func printFigure() {
    if hierarchy.widget.hasFocusWithin {
      print(.hierarchy)
    } else if timeline.widget.hasFocusWithin {
      print(.timeline)
    } else {
      print(.stage)
    }
  }

  private func print(_ kind: FigureKind) {
    var options = look.optionsForOthers(session)
    // Paper is white.
    options.theme = look.theme.isHighContrast ? .highContrast : .light
    options.showsCredit = kind == .stage
    let session = session
    PrintJob(
      title: session.printedTitle(kind), folder: folderToBeginIn,
      isLandscape: session.isPrintedLandscape(kind, options: options)
    ) { size in
      session.printedPage(kind, size: size, options: options)
    }.present(above: native) { [weak self] failure in
      guard let self else { return }
      complain(localized("Could not print: \(kind.title)"), "\(failure)")
    }
  }
}
