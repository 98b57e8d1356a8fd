import Geometry
import GtkKit
import Session
import Support

/// The layout of the panes for any window size.
///
/// If they do not fit side by side, the sidebar becomes a drawer; if there is still less space, so
/// does the side pane. A drawer opens only on request.
final class WindowLayout {
  /// The width class of the window.
  enum WidthClass: Int {
    /// All panes fit.
    case wide
    /// The sidebar does not fit.
    case narrow
    /// Neither sidebar nor side pane fits.
    case slim
  }

  /// The first pane's share of each divided space.
  struct Shares: Hashable {
    /// The stage, beside the trees.
    var stage = 0.47
    /// Stage and trees, above the timeline.
    var upper = 0.72
    /// The lesson, above the script.
    var lesson = 0.55
    /// The side pane's largest share of the space beside the sidebar.
    var side = Self.usualSide

    /// The default width.
    static let usualSide = 0.42

    /// The minimum share of stage and trees.
    static let leastUpper = 0.4
  }

  let widget: Overlay
  private(set) var room = WidthClass.wide
  private let sidebar: Widget
  private let main: Widget
  private let side: Widget
  private let mainAndSide: Paned
  private let all: Paned
  private let sidebarDrawer = Drawer(.horizontal)
  private let sideDrawer = Drawer(.vertical)
  private var sideWidth = 0
  /// The sidebar's width; larger text needs more.
  private(set) var sidebarWidth = leastSidebarWidth
  /// The width the user set; nil for the default share of the window.
  var wishedSidebarWidth: Int?
  /// The minimum widths at the last layout.
  private var asked: [Int] = []
  /// Whether the side pane's drawer is open.
  var isSideOpen = false {
    didSet { if isSideOpen != oldValue { showSideDrawer() } }
  }

  private static let leastSidebarWidth = 200
  /// Wide enough for the longest names.
  private static let greatestUsualSidebarWidth = 300
  private static let sidebarShare = 0.13
  private static let drawerWidth = 400
  /// The divider's thickness.
  static let border = 1
  /// The thickness of all dividers.
  static let borders = 4 * border

  init(sidebar: Widget, main: Widget, side: Widget, in mainAndSide: Paned) {
    (self.sidebar, self.main, self.side) = (sidebar, main, side)
    self.mainAndSide = mainAndSide
    all = Paned(
      .horizontal, sidebar, mainAndSide, border: localized("Sidebar Divider"))
    all.setGrows(first: false, second: true)
    all.setShrinks(first: false, second: true)
    all.position = sidebarWidth
    widget = Overlay(all, above: [sidebarDrawer.widget, sideDrawer.widget])
    sidebarDrawer.widget.align(horizontal: .start)
    sideDrawer.widget.align(horizontal: .end)
    sideDrawer.addCloseButton()
    // The same width for any content.
    sideDrawer.widget.setMinimumSize(width: Self.drawerWidth)
  }

  /// Calls `body` when the user leaves the sidebar's drawer by keyboard.
  func onLeaveDrawer(_ body: @escaping () -> Void) { sidebarDrawer.leave = body }

  /// Calls `body` when the user closes the side drawer.
  func onLeaveSideDrawer(_ body: @escaping () -> Void) { sideDrawer.leave = body }

  /// Determines the width class and arranges the panes; returns whether it changed.
  ///
  /// `hasSidebar`: whether the sidebar is visible next to the others.
  func fit(_ width: Int, hasSidebar: Bool) -> Bool {
    if side.isVisible { sideWidth = side.minimumWidth }
    let lastSidebarWidth = sidebarWidth
    if sidebar.isVisible { sidebarWidth = widthOfSidebar(in: width) }
    asked = asks
    let both = main.minimumWidth + (side.isVisible ? sideWidth : 0) + Self.borders
    let whole = both + (hasSidebar ? sidebarWidth : 0)
    let next: WidthClass = width >= whole ? .wide : width >= both ? .narrow : .slim
    guard next != room else {
      // Otherwise the user may be dragging it.
      if room == .wide, sidebarWidth != lastSidebarWidth { all.position = sidebarWidth }
      return false
    }
    let before = room
    room = next
    if (before == .wide) != (next == .wide) { move(sidebarTo: next == .wide) }
    if (before == .slim) != (next == .slim) { move(sideTo: next != .slim) }
    return true
  }

  private func widthOfSidebar(in width: Int) -> Int {
    let usual = min(Int(Double(width) * Self.sidebarShare), Self.greatestUsualSidebarWidth)
    let preferred = wishedSidebarWidth.map { min($0, width / 2) } ?? usual
    return max(sidebar.minimumWidth, Self.leastSidebarWidth, preferred)
  }

  /// Calls `body` with the sidebar width that the user sets.
  func onSidebarWidth(_ body: @escaping (Int) -> Void) {
    all.onMoveByHand { [weak self] in
      guard let self, room == .wide, sidebar.isVisible else { return }
      (wishedSidebarWidth, sidebarWidth) = (all.position, all.position)
      body(all.position)
    }
  }

  /// Whether minimum widths changed since the last layout.
  var asksAnew: Bool { asks != asked }

  private var asks: [Int] { [main.minimumWidth, side.minimumWidth] }

  private func move(sidebarTo isBeside: Bool) {
    if isBeside {
      sidebarDrawer.widget.remove(sidebar)
      all.setFirst(sidebar)
      all.position = sidebarWidth
    } else {
      all.setFirst(nil)
      sidebarDrawer.widget.append(sidebar)
    }
    sidebarDrawer.widget.isVisible = !isBeside
  }

  private func move(sideTo isBeside: Bool) {
    if isBeside {
      sideDrawer.widget.remove(side)
      mainAndSide.setSecond(side)
    } else {
      mainAndSide.setSecond(nil)
      side.expandsVertically = true
      sideDrawer.widget.append(side)
    }
    showSideDrawer()
  }

  private func showSideDrawer() { sideDrawer.widget.isVisible = room == .slim && isSideOpen }
}

/// A pane over an edge of the window, while there is no space beside the others.
private final class Drawer {
  let widget: Box
  /// Called when the user closes it.
  var leave: () -> Void = {}

  init(_ orientation: Orientation) {
    widget = Box(orientation)
    widget.addStyle("drawer")
    widget.isVisible = false
    widget.onKey { [weak self] event in
      guard event.key == .escape else { return false }
      self?.leave()
      return true
    }
  }

  func addCloseButton() {
    let button = Button(.icon("window-close-symbolic", label: localized("Close Drawer")))
    button.addStyle("flat")
    button.align(horizontal: .end)
    button.onClick { [weak self] in self?.leave() }
    widget.append(button)
  }
}
