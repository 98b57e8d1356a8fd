import GtkKit
import Support

/// The panes of the window, and the dividers between them.
final class WindowPanes {
  let sidebar = SidebarList(label: localized("Containers"))
  let sidebarScroller: ScrolledWindow
  let stage: Widget
  let hierarchy: Widget
  let timeline: Widget
  let lesson: Widget
  /// The inspector and the script, of which one may be in front.
  let side: SidePane
  /// The lesson above the side pane.
  let column: Paned
  /// Stage beside trees.
  let upper: Paned
  /// Both above the timeline.
  let main: Paned
  /// The notices above the main panes.
  let center: Widget
  /// Everything except the sidebar: the center beside the column.
  let across: Paned
  let drawers: WindowLayout

  init(
    stage: Widget, hierarchy: Widget, timeline: Widget, lesson: Widget, inspector: Widget,
    script: Widget, notices: Notices
  ) {
    (self.stage, self.hierarchy, self.timeline) = (stage, hierarchy, timeline)
    (self.lesson, center) = (lesson, notices.widget)
    sidebarScroller = ScrolledWindow(sidebar, horizontal: false)
    sidebarScroller.setMinimumSize(width: 180)
    sidebarScroller.addStyle("sidebar")
    side = SidePane(inspector, script)
    column = Paned(.vertical, lesson, side.widget, border: localized("Lesson Divider"))
    across = Paned(
      .horizontal, center, column, border: localized("Inspector and Script Divider"))
    upper = Paned(
      .horizontal, stage, hierarchy, border: localized("Stage and Hierarchy Divider"))
    main = Paned(.vertical, upper, timeline, border: localized("Timeline Divider"))
    drawers = WindowLayout(sidebar: sidebarScroller, main: center, side: column, in: across)
    upper.setGrows(first: true, second: true)
    main.setGrows(first: true, second: false)
    notices.setPanes(main)
    column.setGrows(first: true, second: true)
    across.setGrows(first: true, second: false)
  }
}
