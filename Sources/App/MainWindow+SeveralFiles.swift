import Foundation
import GtkKit
import Hierarchy
import Support

/// Several files opened at once, as by a file manager: opens the first; a notice lists the others,
/// each with a button to open it instead.
extension MainWindow {
  /// How many of the others get a button.
  private static let mostButtons = 3
  /// How many of them are listed.
  private static let mostNames = 12

  /// Lists the files that were not opened, replacing an earlier notice.
  func tellUnopened(_ paths: [String]) {
    if let bar = unopened { right.remove(bar.widget) }
    unopened = nil
    guard !paths.isEmpty else { return }
    let names = paths.prefix(Self.mostNames).map { Self.name(of: $0).shortened }
      .joined(separator: ", ")
    let rest = paths.count - Self.mostNames
    let words =
      rest > 0 ? localized("\(names) and \(rest) more") : names
    let bar = Notice(
      localized("One file is open at a time. Not opened: \(words)"), .trouble, answersBelow: true)
    for path in paths.prefix(Self.mostButtons) {
      bar.offer(localized("Open \(Self.name(of: path))")) { [weak self] in
        self?.tellUnopened(paths.filter { $0 != path })
        self?.openFile(at: path)
      }
    }
    bar.offerToDismiss { [weak self] in
      self?.tellUnopened([])
      self?.native.clearFocusOfMouse()
    }
    unopened = bar
    right.prepend(bar.widget)
  }

  private static func name(of path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent.visible()
  }
}

extension String {
  /// The name, shortened in the middle if long.
  fileprivate var shortened: String { count > 40 ? "\(prefix(20))…\(suffix(19))" : self }
}
