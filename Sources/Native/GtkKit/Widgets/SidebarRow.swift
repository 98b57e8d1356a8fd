internal import CGtk

/// A sidebar row: a title, optionally with an icon and a subtitle.
final class SidebarRow: Widget {
  private static let iconSize = 24

  init(_ item: SidebarList.Item) {
    super.init(gtk_list_box_row_new())
    let title = Self.label(item.title)
    let content: Widget = item.figure.map { Self.figure($0, beside: title) } ?? title
    gtk_list_box_row_set_child(typed(), content.pointer)
    setAccessibleLabel(item.title)
    if let details = item.details {
      tooltip = details
      setAccessibleDescription(details)
    }
  }

  private static func figure(_ figure: SidebarList.Figure, beside title: Label) -> Widget {
    let words = Box(.vertical)
    words.append(title)
    if !figure.line.isEmpty { words.append(label(figure.line, style: "sidebar-line")) }
    words.align(vertical: .center)
    let row = Box(.horizontal, spacing: 8)
    row.append(Icon(entry: figure.icon, or: figure.otherIcon, size: iconSize))
    row.append(words)
    return row
  }

  private static func label(_ text: String, style: String? = nil) -> Label {
    let label = Label(text, style: style)
    label.horizontalAlignment = 0
    label.isEllipsized = true
    return label
  }
}
