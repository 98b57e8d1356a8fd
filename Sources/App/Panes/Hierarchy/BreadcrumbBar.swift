import Figures
import GtkKit
import Session
import Support

/// A breadcrumb bar: the ancestors of the isolated card, each a step back out.
final class BreadcrumbBar {
  let widget: Box
  /// Leaves isolation; visible at any depth.
  private let everything = Button(.text(localized("Everything")))
  private let path = Box(.horizontal, spacing: 2)
  private var parts: [Widget] = []
  private var shown: [Card.Key] = []
  private var choose: (Card.Key?) -> Void = { _ in }

  init() {
    let scroller = ScrolledWindow(path, vertical: false)
    scroller.expandsHorizontally = true
    scroller.keepsEndInSight()
    let leave = Button(.icon("window-close-symbolic", label: localized("Exit Isolation")))
    widget = Box(.horizontal, spacing: 4, [everything, scroller, leave])
    widget.addStyle("pane-bar")
    widget.isVisible = false
    for button in [everything, leave] {
      button.addStyle("flat")
      button.onClick { [weak self] in self?.choose(nil) }
    }
  }

  var isOpen: Bool { widget.isVisible }

  /// Calls `body` with the card to isolate instead; nil for everything.
  func onChoose(_ body: @escaping (Card.Key?) -> Void) { choose = body }

  /// Shows the path to an isolated card; hides the bar if there is none.
  func show(_ keys: [Card.Key], in scene: TreeScene) {
    widget.isVisible = !keys.isEmpty
    guard keys != shown else { return }
    shown = keys
    parts.forEach(path.remove)
    parts = keys.flatMap { key in
      let name = scene.name(of: key)
      let step = key == keys.last ? Label(name, style: "breadcrumb") : button(name, key)
      return [Label("›", style: "dim-label"), step]
    }
    parts.forEach(path.append)
  }

  private func button(_ name: String, _ key: Card.Key) -> Button {
    let button = Button(.text(name))
    button.addStyle("flat")
    button.onClick { [weak self] in self?.choose(key) }
    return button
  }
}
