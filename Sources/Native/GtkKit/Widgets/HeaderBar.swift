internal import CGtk

/// The top of a window: controls at both ends, title and subtitle between.
package final class HeaderBar: Widget {
  private let titleLabel = Label("", style: "title")
  private let subtitleLabel = Label("", style: "subtitle")

  package init() {
    super.init(gtk_header_bar_new())
    titleLabel.isEllipsized = true
    subtitleLabel.isEllipsized = true
    subtitleLabel.isVisible = false
    let titles = Box(.vertical, [titleLabel, subtitleLabel])
    titles.align(vertical: .center)
    gtk_header_bar_set_title_widget(opaque, titles.pointer)
  }

  package var title: String {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  /// Smaller, below the title; nothing is shown for nothing.
  package var subtitle: String {
    get { subtitleLabel.text }
    set {
      subtitleLabel.text = newValue
      subtitleLabel.isVisible = !newValue.isEmpty
    }
  }

  package func append(atStart widget: Widget) { gtk_header_bar_pack_start(opaque, widget.pointer) }

  /// Puts `widget` at the end, left of those already there.
  package func append(atEnd widget: Widget) { gtk_header_bar_pack_end(opaque, widget.pointer) }
}
