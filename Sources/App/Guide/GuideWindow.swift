import Geometry
import GtkKit
import MarkdownKit
import Translation

/// The window with the user guide: its pages at the side, the one that is read beside them.
enum GuideWindow {
  static func present(above window: ApplicationWindow) {
    let guide = Guide(language: languageName)
    guard let first = guide.pages.first else {
      MessageDialog(
        localized("The user guide is not here."),
        details: localized("It comes with the program's files; install Terrarium anew.")
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
      .horizontal, ScrolledWindow(list, horizontal: false), text.scroller)
    panes.position = 210
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

  init(_ guide: Guide) {
    self.guide = guide
    column.setMargins(24)
    column.setAccessibleLabel(localized("Page"))
    scroller = ScrolledWindow(column, horizontal: false)
    scroller.expandsHorizontally = true
  }

  func show(_ page: Guide.Page) {
    blocks.forEach(column.remove)
    blocks = page.readableBlocks.map {
      LessonProse.widget(for: $0) { [weak self] in self?.follow($0) ?? false }
    }
    blocks.forEach(column.append)
    scroller.scrollToTop()
    onTurn?(page)
  }

  /// Turns to the page that a link leads to; what else is no address of the web stays closed.
  private func follow(_ address: String) -> Bool {
    if let page = guide.page(at: address) {
      // The label whose link this is goes with its page: not before it has been heard out.
      afterwards { [weak self] in self?.show(page) }
    }
    return !address.contains("://")
  }
}
