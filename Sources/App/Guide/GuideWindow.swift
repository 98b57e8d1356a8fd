import Geometry
import GtkKit
import MarkdownKit
import Support

/// The user guide's window: a list of pages beside the current page.
enum GuideWindow {
  static func present(above window: ApplicationWindow) {
    let guide = Guide(language: languageName)
    guard let first = guide.pages.first else {
      MessageDialog(
        localized("The user guide is missing."),
        details: localized("Reinstall Terrarium to restore it.")
      ).present(above: window)
      return
    }
    let text = GuideText(guide)
    let list = SidebarList(label: localized("Pages"))
    list.setSections([
      SidebarList.Section("", guide.pages.map { SidebarList.Item(id: $0.name, title: $0.title) })
    ])
    list.onSelect { name in
      if let page = guide.pages.first(where: { $0.name == name }) { text.show(page) }
    }
    text.onTurn = { list.selection = $0.name }
    text.show(first)
    let panes = Paned(
      .horizontal, ScrolledWindow(list, horizontal: false), text.scroller,
      border: localized("Pages Divider"))
    panes.position = 210
    panes.setShrinks(first: false, second: true)
    let side = SideWindow(
      title: localized("User Guide"), size: CGSize(width: 940, height: 720), panes)
    // Text and list reference each other.
    side.onClose { text.onTurn = nil }
    side.present(above: window)
  }
}

/// The current page.
private final class GuideText {
  let scroller: ScrolledWindow
  /// Called whenever another page is shown.
  var onTurn: ((Guide.Page) -> Void)?
  private let guide: Guide
  private let column = Box(.vertical, spacing: 12)
  private var blocks: [Widget] = []
  private var page: Guide.Page?
  /// The blocks that links lead to, by anchor.
  private var marks: [String: Widget] = [:]
  /// The block to scroll to once the page is laid out.
  private var awaited: Widget?

  init(_ guide: Guide) {
    self.guide = guide
    column.setMargins(24)
    column.setAccessibleLabel(localized("Page"))
    scroller = ScrolledWindow(column, horizontal: false)
    scroller.expandsHorizontally = true
    scroller.onHeightChange { [weak self] in
      if let awaited = self?.awaited { self?.reveal(awaited) }
    }
  }

  /// Shows a page from its start, or from an anchor.
  func show(_ page: Guide.Page, from anchor: String? = nil) {
    awaited = nil
    if page.name != self.page?.name { build(page) }
    guard let mark = anchor.flatMap({ marks[$0] }) else { return scroller.scrollToTop() }
    reveal(mark)
  }

  private func build(_ page: Guide.Page) {
    self.page = page
    blocks.forEach(column.remove)
    marks = [:]
    blocks = page.parts.map { anchors, block in
      let widget = LessonProse.widget(for: block) { [weak self] in self?.follow($0) }
      for anchor in anchors where marks[anchor] == nil { marks[anchor] = widget }
      return widget
    }
    blocks.forEach(column.append)
    scroller.scrollToTop()
    onTurn?(page)
  }

  /// Scrolls to a block; defers this if the page is not laid out yet.
  private func reveal(_ block: Widget) {
    let place = block.convert(.zero, to: column)?.y ?? 0
    awaited = place > 0 ? nil : block
    if place > 0 { scroller.scroll(to: place) }
  }

  /// Follows a link within the guide; asks before opening external addresses.
  private func follow(_ address: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    if let page = parts[0].isEmpty ? page : guide.page(at: address) {
      // The label that emits the signal is removed with its page: defer until the signal has
      // returned.
      afterwards { [weak self] in self?.show(page, from: parts.dropFirst().first.map(String.init)) }
    } else if address.contains(":") {
      LinkQuestion.ask(about: address, from: scroller)
    }
  }
}
