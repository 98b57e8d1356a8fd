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
  private let sidebarDrawer = Box(.horizontal)
  private let sideDrawer = Box(.vertical)
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
  private var close: () -> Void = {}
  private var closeSide: () -> Void = {}

  private static let leastSidebarWidth = 200
  /// Wide enough for the longest names.
  private static let greatestUsualSidebarWidth = 300
  private static let sidebarShare = 0.13
  private static let drawerWidth = 400
  /// The divider's thickness.
  fileprivate static let border = 1
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
    widget = Overlay(all, above: [sidebarDrawer, sideDrawer])
    sidebarDrawer.align(horizontal: .start)
    sideDrawer.align(horizontal: .end)
    for drawer in [sidebarDrawer, sideDrawer] {
      drawer.addStyle("drawer")
      drawer.isVisible = false
    }
    sidebarDrawer.onKey { [weak self] event in
      guard event.key == .escape else { return false }
      self?.close()
      return true
    }
    sideDrawer.onKey { [weak self] event in
      guard event.key == .escape else { return false }
      self?.closeSide()
      return true
    }
    let away = Button(.icon("window-close-symbolic", label: localized("Close Drawer")))
    away.addStyle("flat")
    away.align(horizontal: .end)
    away.onClick { [weak self] in self?.closeSide() }
    sideDrawer.append(away)
    // The same width for any content.
    sideDrawer.setMinimumSize(width: Self.drawerWidth)
  }

  /// Calls `body` when the user leaves the sidebar's drawer by keyboard.
  func onLeaveDrawer(_ body: @escaping () -> Void) { close = body }

  /// Calls `body` when the user closes the side drawer.
  func onLeaveSideDrawer(_ body: @escaping () -> Void) { closeSide = body }

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
      sidebarDrawer.remove(sidebar)
      all.setFirst(sidebar)
      all.position = sidebarWidth
    } else {
      all.setFirst(nil)
      sidebarDrawer.append(sidebar)
    }
    sidebarDrawer.isVisible = !isBeside
  }

  private func move(sideTo isBeside: Bool) {
    if isBeside {
      sideDrawer.remove(side)
      mainAndSide.setSecond(side)
    } else {
      mainAndSide.setSecond(nil)
      side.expandsVertically = true
      sideDrawer.append(side)
    }
    showSideDrawer()
  }

  private func showSideDrawer() { sideDrawer.isVisible = room == .slim && isSideOpen }
}

extension MainWindow {
  /// Arranges the panes for a width.
  func fitPanes(to width: Double) {
    let (isFirst, before, isWriting) = (!hasPlacedPanes, layout.room, script.hasKeyboardWithin)
    let isInText = script.hasKeyboard
    let isOther = layout.fit(Int(width), hasSidebar: settings.panes.showsSidebar)
    if isOther || isFirst { setSidebar(layout.room == .wide && settings.panes.showsSidebar) }
    // A lesson and an edited script stay visible.
    if (before == .slim) != (layout.room == .slim) {
      layout.isSideOpen = session.lesson != nil || isWriting
      showScript()
      if isWriting {
        afterwards { [weak self] in
          if isInText { self?.script.takeKeyboard() } else { self?.script.takeKeyboardOfSearch() }
        }
      }
    }
  }

  /// Sizes the panes by their shares, once the window has a size and whenever it is resized.
  func resized() {
    let size = layout.widget.size
    guard size.width > 1 else { return }
    let room = layout.room
    fitPanes(to: size.width)
    guard !hasPlacedPanes || room != layout.room else { return }
    hasPlacedPanes = true
    placeSide(in: layout.widget.size.width)
    afterwards { [weak self] in
      guard let self else { return }
      placePanes(upper.size.width, panes.size.height, lessonPaned.size.height)
      showSidebar()
      guard session.microscope != nil else { return }
      lentRoom = (panes.position, panes.position)
      afterwards { [weak self] in self?.lendRoomToMicroscope() }
    }
  }

  /// Sizes the panes for a window that is not shown yet, so that nothing moves when it is.
  func expectPanes() {
    let (wish, screen) = (settings.frame.size, DesktopSettings.screenSize ?? settings.frame.size)
    let size = native.room(
      in: CGSize(width: min(wish.width, screen.width), height: min(wish.height, screen.height)))
    fitPanes(to: size.width)
    let height = size.height - Double(header.minimumHeight)
    placeSide(in: size.width)
    let room = roomBesideSidebar(in: size.width)
    let width =
      isSideBeside
      ? Double(place(of: scriptPaned, right.minimumWidth, lessonPaned.minimumWidth, in: room))
      : room
    placePanes(width, height, height)
    stage.makeRoomForControls(in: Double(upper.position))
    let stageWidth = place(
      of: upper, stageColumn.minimumWidth, hierarchy.widget.minimumWidth, in: width)
    let upperHeight = place(
      of: panes, upper.minimumHeight(forWidth: width),
      timeline.widget.minimumHeight(forWidth: width), in: height)
    hierarchy.expect(
      CGSize(
        width: width - Double(stageWidth + WindowLayout.border), height: Double(upperHeight)))
  }

  /// A divider's position in a length, respecting minimum sizes.
  private func place(of paned: Paned, _ first: Int, _ second: Int, in length: Double) -> Int {
    max(min(paned.position, Int(length) - second - WindowLayout.border), first)
  }

  /// Whether the side pane is visible and not a drawer.
  private var isSideBeside: Bool { lessonPaned.isVisible && layout.room != .slim }

  private func roomBesideSidebar(in width: Double) -> Double {
    width
      - (layout.room == .wide && settings.panes.showsSidebar
        ? Double(layout.sidebarWidth + WindowLayout.border) : 0)
  }

  /// Gives the side pane its last width, if there is space.
  func placeSide(in whole: Double) {
    placeSide(within: roomBesideSidebar(in: whole))
  }

  /// The same, within the space beside the sidebar.
  func placeSide(within width: Double) {
    guard layout.room != .slim, width > 1 else { return }
    scriptPaned.position =
      Int(width)
      - min(
        settings.panes.scriptWidth, Int(width * settings.panes.shares.side))
  }

  private func placePanes(_ width: Double, _ height: Double, _ sideHeight: Double) {
    let shares = settings.panes.shares
    for (paned, share, length) in [
      (upper, shares.stage, width), (panes, shares.upper, height),
      (lessonPaned, shares.lesson, sideHeight),
    ] where length > 1 {
      paned.position = Int(length * share)
    }
  }

  /// Whether the divider above the timeline is about where the microscope put it: minimum sizes on
  /// either side may shift it.
  var isRoomLent: Bool {
    guard let lentRoom else { return false }
    let lowest =
      panes.size.height - Double(timeline.widget.minimumHeight(forWidth: panes.size.width))
    return [lentRoom.during, Int(lowest)].contains { abs(panes.position - $0) < 24 }
  }

  /// Restores each pane's share whenever its space changes.
  ///
  /// A divider yields to minimum sizes, but its share is the one the user set, not a result of
  /// earlier window sizes.
  func keepBorders() {
    layout.onSidebarWidth { [weak self] width in self?.settings.panes.sidebarWidth = width }
    keep(upper, \.stage) { $0.width }
    keep(panes, \.upper) { $0.height }
    keep(lessonPaned, \.lesson) { $0.height }
    scriptPaned.onRoomChange { [weak self] in
      guard let self, hasPlacedPanes, isSideBeside else { return }
      placeSide(within: scriptPaned.size.width)
    }
    scriptPaned.onMoveByHand { [weak self] in
      guard let self, hasPlacedPanes, isSideBeside else { return }
      let whole = scriptPaned.size.width
      settings.panes.scriptWidth = Int(whole) - scriptPaned.position
      settings.panes.shares.side = min(
        max(Double(settings.panes.scriptWidth) / whole, WindowLayout.Shares.usualSide), 0.9)
    }
  }

  private func keep(
    _ paned: Paned, _ share: WritableKeyPath<WindowLayout.Shares, Double>,
    of length: @escaping (CGSize) -> Double
  ) {
    paned.onRoomChange { [weak self] in
      // The microscope's height is temporary.
      guard let self, hasPlacedPanes, paned !== panes || lentRoom == nil else { return }
      let position = Int(length(paned.size) * settings.panes.shares[keyPath: share])
      // GTK may round by a point.
      if abs(paned.position - position) > 1 { paned.position = position }
    }
    paned.onMoveByHand { [weak self] in
      guard let self, hasPlacedPanes, length(paned.size) > 1 else { return }
      var position = paned.position
      // While the microscope's height is in effect, keep the share from before.
      if paned === panes, isRoomLent, let lentRoom { position = lentRoom.before }
      settings.panes.shares[keyPath: share] = min(
        max(Double(position) / length(paned.size), 0.1), 0.9)
    }
  }
}
