import Geometry
import GtkKit
import Support

/// The shortcuts window, generated from the lists that define the keys.
enum ShortcutsWindow {
  static func present(above window: ApplicationWindow) {
    let columns = Flow(spacing: 36)
    for group in ShortcutGroup.all where !group.rows.isEmpty { columns.append(list(of: group)) }
    columns.setMargins(24)
    let scroller = ScrolledWindow(columns, horizontal: false)
    SideWindow(
      title: localized("Keyboard Shortcuts"), size: CGSize(width: 860, height: 620), scroller
    ).present(above: window)
  }

  private static func list(of group: ShortcutGroup) -> Widget {
    let heading = Label(group.title, style: "heading")
    heading.horizontalAlignment = 0
    let list = Box(.vertical, spacing: 6, [heading] + group.rows.map(row))
    list.setMargins(bottom: 18)
    return list
  }

  private static func row(_ row: ShortcutGroup.Row) -> Widget {
    let title = Label(row.title)
    title.horizontalAlignment = 0
    title.expandsHorizontally = true
    let keys = row.keys.map { Label(Shortcut.words(for: [$0]), style: "key-cap") }
    return Box(.horizontal, spacing: 8, [title] + keys)
  }
}
