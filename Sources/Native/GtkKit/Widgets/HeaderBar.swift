internal import CGtk

/// A header bar: controls at both ends, title and subtitle between.
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

  /// Smaller text below the title; hidden if empty.
  package var subtitle: String {
    get { subtitleLabel.text }
    set {
      subtitleLabel.text = newValue
      subtitleLabel.isVisible = !newValue.isEmpty
    }
  }

  package func append(atStart widget: Widget) { gtk_header_bar_pack_start(opaque, widget.pointer) }

  /// Adds `widget` at the end, before those already there.
  package func append(atEnd widget: Widget) { gtk_header_bar_pack_end(opaque, widget.pointer) }
}
