import Geometry
import GtkKit
import MarkdownKit
import Support

/// The window with the user guide: its pages at the side, the one that is read beside them.
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
    // Text and list know each other.
    side.onClose { text.onTurn = nil }
    side.present(above: window)
  }
}

/// The page that is read.
private final class GuideText {
  let scroller: ScrolledWindow
  /// Told whenever another page is shown.
  var onTurn: ((Guide.Page) -> Void)?
  private let guide: Guide
  private let column = Box(.vertical, spacing: 12)
  private var blocks: [Widget] = []
  private var page: Guide.Page?
  /// The blocks to which links lead, by their names.
  private var marks: [String: Widget] = [:]
  /// The block that is to be seen once all have their places.
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

  /// Shows a page from its beginning, or from the block of that name.
  func show(_ page: Guide.Page, from name: String? = nil) {
    awaited = nil
    if page.name != self.page?.name { build(page) }
    guard let mark = name.flatMap({ marks[$0] }) else { return scroller.scrollToTop() }
    reveal(mark)
  }

  private func build(_ page: Guide.Page) {
    self.page = page
    blocks.forEach(column.remove)
    marks = [:]
    blocks = page.parts.map { names, block in
      let widget = LessonProse.widget(for: block) { [weak self] in self?.follow($0) }
      for name in names where marks[name] == nil { marks[name] = widget }
      return widget
    }
    blocks.forEach(column.append)
    scroller.scrollToTop()
    onTurn?(page)
  }

  /// Brings a block to the top; a page that has just been shown has no places yet.
  private func reveal(_ block: Widget) {
    let place = block.convert(.zero, to: column)?.y ?? 0
    awaited = place > 0 ? nil : block
    if place > 0 { scroller.scroll(to: place) }
  }

  /// Turns to where a link leads; what is no page of the guide is asked about.
  private func follow(_ address: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    if let page = parts[0].isEmpty ? page : guide.page(at: address) {
      // The label whose link this is goes with its page: not before it has been heard out.
      afterwards { [weak self] in self?.show(page, from: parts.dropFirst().first.map(String.init)) }
    } else if address.contains(":") {
      LinkQuestion.ask(about: address, from: scroller)
    }
  }
}
