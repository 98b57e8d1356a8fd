import Geometry
import GtkKit
import Session
import Support

/// How the panes share the window, whatever its size.
///
/// Where there is no room for all of them side by side, the sidebar becomes a drawer above the
/// others; where there is still less, so does what stands at the right. A drawer is open only while
/// the user wants it.
final class WindowLayout {
  /// The width class of the window.
  enum WidthClass: Int {
    /// For everything.
    case wide
    /// Not for the sidebar.
    case narrow
    /// Neither for the sidebar nor for inspector, lesson and script.
    case slim
  }

  /// Which part of the room the first of two panes has.
  struct Shares: Hashable {
    /// The stage, beside the trees.
    var stage = 0.47
    /// Stage and trees, above the timeline.
    var upper = 0.72
    /// The lesson, above the script.
    var lesson = 0.55
    /// What stands at the right, of the room beside the sidebar, at most.
    var side = Self.usualSide

    /// The default width.
    static let usualSide = 0.42

    /// What stage and trees keep, whatever is below them.
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
  /// How wide the sidebar is; with large letters it asks for more.
  private(set) var sidebarWidth = leastSidebarWidth
  /// How wide a person made it; nil gives it its share of the window.
  var wishedSidebarWidth: Int?
  /// What was asked for when room was made last.
  private var asked: [Int] = []
  /// Whether what stands at the right lies above the others, where it is a drawer.
  var isSideOpen = false {
    didSet { if isSideOpen != oldValue { showSideDrawer() } }
  }
  private var close: () -> Void = {}
  private var closeSide: () -> Void = {}

  private static let leastSidebarWidth = 200
  /// So that the longest names stand in it whole.
  private static let greatestUsualSidebarWidth = 300
  private static let sidebarShare = 0.13
  private static let drawerWidth = 400
  /// The line between two panes.
  fileprivate static let border = 1
  /// The borders between all of them.
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
    // As wide whatever it shows.
    sideDrawer.setMinimumSize(width: Self.drawerWidth)
  }

  /// Calls `body` when a person leaves the sidebar's drawer by the keyboard.
  func onLeaveDrawer(_ body: @escaping () -> Void) { close = body }

  /// Calls `body` when a person puts away what lies at the right.
  func onLeaveSideDrawer(_ body: @escaping () -> Void) { closeSide = body }

  /// Finds out how much room a width is, and puts the panes where they have room; answers whether
  /// that is another place than before.
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
      // Elsewhere it may be in the hand of a person.
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

  /// Calls `body` with the width that a person gives the sidebar.
  func onSidebarWidth(_ body: @escaping (Int) -> Void) {
    all.onMoveByHand { [weak self] in
      guard let self, room == .wide, sidebar.isVisible else { return }
      (wishedSidebarWidth, sidebarWidth) = (all.position, all.position)
      body(all.position)
    }
  }

  /// Whether the panes ask for another width than when room was made for them.
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
  /// Puts the panes where they have room.
  func fitPanes(to width: Double) {
    let (isFirst, before, isWriting) = (!hasPlacedPanes, layout.room, script.hasKeyboardWithin)
    let isInText = script.hasKeyboard
    let isOther = layout.fit(Int(width), hasSidebar: preferences.showsSidebar)
    if isOther || isFirst { setSidebar(layout.room == .wide && preferences.showsSidebar) }
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

  /// Gives the panes their shares, once the window has a size, and again when it is another one.
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

  /// Gives the panes their shares of a window that is not there yet, so that nothing moves when it is.
  func expectPanes() {
    let (wish, screen) = (preferences.size, DesktopSettings.screenSize ?? preferences.size)
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

  /// Where a border will stand, of a length: panes keep what they need at least.
  private func place(of paned: Paned, _ first: Int, _ second: Int, in length: Double) -> Int {
    max(min(paned.position, Int(length) - second - WindowLayout.border), first)
  }

  /// Whether what stands at the right is there, and no drawer.
  private var isSideBeside: Bool { lessonPaned.isVisible && layout.room != .slim }

  private func roomBesideSidebar(in width: Double) -> Double {
    width
      - (layout.room == .wide && preferences.showsSidebar
        ? Double(layout.sidebarWidth + WindowLayout.border) : 0)
  }

  /// Gives what stands at the right the width it had last, if there is so much.
  func placeSide(in whole: Double) {
    placeSide(within: roomBesideSidebar(in: whole))
  }

  /// The same, of the room beside the sidebar.
  func placeSide(within width: Double) {
    guard layout.room != .slim, width > 1 else { return }
    scriptPaned.position =
      Int(width)
      - min(
        preferences.scriptWidth, Int(width * preferences.shares.side))
  }

  private func placePanes(_ width: Double, _ height: Double, _ sideHeight: Double) {
    let shares = preferences.shares
    for (paned, share, length) in [
      (upper, shares.stage, width), (panes, shares.upper, height),
      (lessonPaned, shares.lesson, sideHeight),
    ] where length > 1 {
      paned.position = Int(length * share)
    }
  }

  /// Whether the border above the timeline is where the microscope asked for it, or nearly: what
  /// stands above it may not let go of so much, and what stands below it may need more.
  var isRoomLent: Bool {
    guard let lentRoom else { return false }
    let lowest =
      panes.size.height - Double(timeline.widget.minimumHeight(forWidth: panes.size.width))
    return [lentRoom.during, Int(lowest)].contains { abs(panes.position - $0) < 24 }
  }

  /// Gives each pane its share again whenever there is another room for it.
  ///
  /// A border gives way where a pane would be too small, but its place is not what came of the sizes
  /// that the window had before; it is where a person put it.
  func keepBorders() {
    layout.onSidebarWidth { [weak self] width in self?.preferences.sidebarWidth = width }
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
      preferences.scriptWidth = Int(whole) - scriptPaned.position
      preferences.shares.side = min(
        max(Double(preferences.scriptWidth) / whole, WindowLayout.Shares.usualSide), 0.9)
    }
  }

  private func keep(
    _ paned: Paned, _ share: WritableKeyPath<WindowLayout.Shares, Double>,
    of length: @escaping (CGSize) -> Double
  ) {
    paned.onRoomChange { [weak self] in
      // What is lent to the microscope is its own.
      guard let self, hasPlacedPanes, paned !== panes || lentRoom == nil else { return }
      let position = Int(length(paned.size) * preferences.shares[keyPath: share])
      // A point more or less is how GTK rounds.
      if abs(paned.position - position) > 1 { paned.position = position }
    }
    paned.onMoveByHand { [weak self] in
      guard let self, hasPlacedPanes, length(paned.size) > 1 else { return }
      var position = paned.position
      // Where it is still, or again, what the microscope was lent, the pane's own share is as before.
      if paned === panes, isRoomLent, let lentRoom { position = lentRoom.before }
      preferences.shares[keyPath: share] = min(
        max(Double(position) / length(paned.size), 0.1), 0.9)
    }
  }
}
