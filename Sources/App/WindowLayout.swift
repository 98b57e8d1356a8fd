import Geometry
import GtkKit
import Session
import Translation

/// How the panes share the window, whatever its size.
///
/// Where there is no room for all of them side by side, the sidebar becomes a drawer above the
/// others; where there is still less, so does what stands at the right. A drawer is open only while
/// somebody wants it.
final class WindowLayout {
  /// How much room there is.
  enum Room: Int {
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

    /// What stage and trees keep, whatever is below them.
    static let leastUpper = 0.4
  }

  let widget: Overlay
  private(set) var room = Room.wide
  private let sidebar: Widget
  private let main: Widget
  private let side: Widget
  private let mainAndSide: Paned
  private let all: Paned
  private let sidebarDrawer = Box(.horizontal)
  private let sideDrawer = Box(.vertical)
  private var sideWidth = 0
  /// What the sidebar asked for when it was seen last; with large letters that is more.
  private(set) var sidebarWidth = leastSidebarWidth
  /// What was asked for when room was made last.
  private var asked: [Int] = []
  /// Whether what stands at the right lies above the others, where it is a drawer.
  var isSideOpen = false {
    didSet { if isSideOpen != oldValue { showSideDrawer() } }
  }
  private var close: () -> Void = {}
  private var closeSide: () -> Void = {}

  private static let leastSidebarWidth = 200
  /// The borders between panes.
  static let borders = 4

  init(sidebar: Widget, main: Widget, side: Widget, in mainAndSide: Paned) {
    (self.sidebar, self.main, self.side) = (sidebar, main, side)
    self.mainAndSide = mainAndSide
    all = Paned(.horizontal, sidebar, mainAndSide)
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
  }

  /// Calls `body` when a person leaves the sidebar's drawer by the keyboard.
  func onLeaveDrawer(_ body: @escaping () -> Void) { close = body }

  /// Calls `body` when a person puts away what lies at the right.
  func onLeaveSideDrawer(_ body: @escaping () -> Void) { closeSide = body }

  /// Finds out how much room a width is, and puts the panes where they have room; answers whether
  /// that is another place than before.
  ///
  /// `hasSidebar` says whether the sidebar is wished for beside the others.
  func fit(_ width: Int, hasSidebar: Bool) -> Bool {
    if side.isVisible { sideWidth = side.minimumWidth }
    if sidebar.isVisible { sidebarWidth = max(sidebar.minimumWidth, Self.leastSidebarWidth) }
    asked = asks
    let both = main.minimumWidth + (side.isVisible ? sideWidth : 0) + Self.borders
    let whole = both + (hasSidebar ? sidebarWidth : 0)
    let next: Room = width >= whole ? .wide : width >= both ? .narrow : .slim
    guard next != room else { return false }
    let before = room
    room = next
    if (before == .wide) != (next == .wide) { move(sidebarTo: next == .wide) }
    if (before == .slim) != (next == .slim) { move(sideTo: next != .slim) }
    return true
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
    let (isFirst, before) = (!hasPlacedPanes, layout.room)
    let isOther = layout.fit(Int(width), hasSidebar: preferences.showsSidebar)
    if isOther || isFirst { setSidebar(layout.room == .wide && preferences.showsSidebar) }
    // A lesson, and what somebody is writing, are not taken away.
    if (before == .slim) != (layout.room == .slim) {
      layout.isSideOpen = session.lesson != nil || script.hasKeyboard
      showScript()
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
      if session.microscope != nil { lentRoom = (panes.position, panes.position) }
    }
  }

  /// Gives the panes their shares of a window that is not there yet, so that nothing moves when it is.
  func expectPanes() {
    let size = preferences.size
    let height = size.height - Double(header.minimumHeight)
    placeSide(in: size.width)
    let width = isSideBeside ? Double(scriptPaned.position) : roomBesideSidebar(in: size.width)
    placePanes(width, height, height)
    hierarchy.expect(
      CGSize(width: width - Double(upper.position), height: Double(panes.position)))
  }

  /// Whether what stands at the right is there, and no drawer.
  private var isSideBeside: Bool { lessonPaned.isVisible && layout.room != .slim }

  private func roomBesideSidebar(in width: Double) -> Double {
    width
      - (layout.room == .wide && preferences.showsSidebar
        ? Double(layout.sidebarWidth + WindowLayout.borders) : 0)
  }

  /// Gives what stands at the right the width it had last, if there is so much.
  func placeSide(in whole: Double) {
    placeSide(within: roomBesideSidebar(in: whole))
  }

  /// The same, of the room beside the sidebar.
  func placeSide(within width: Double) {
    guard layout.room != .slim, width > 1 else { return }
    scriptPaned.position = Int(width) - min(preferences.scriptWidth, Int(width * 0.42))
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

  /// Gives the stage its share, and what stands at the right its width, whenever there is another
  /// width for them.
  ///
  /// A border gives way where a pane would be too small, but its place is not what came of the sizes
  /// that the window had before.
  func keepBorders() {
    upper.onRoomChange { [weak self] in self?.placeStage() }
    upper.onMoveByHand { [weak self] in
      guard let self, hasPlacedPanes, upper.size.width > 1 else { return }
      let share = Double(upper.position) / upper.size.width
      preferences.shares.stage = min(max(share, 0.1), 0.9)
    }
    scriptPaned.onRoomChange { [weak self] in
      guard let self, hasPlacedPanes, isSideBeside else { return }
      placeSide(within: scriptPaned.size.width)
    }
    scriptPaned.onMoveByHand { [weak self] in
      guard let self, hasPlacedPanes, isSideBeside else { return }
      preferences.scriptWidth = Int(scriptPaned.size.width) - scriptPaned.position
    }
  }

  private func placeStage() {
    guard hasPlacedPanes else { return }
    let position = Int(upper.size.width * preferences.shares.stage)
    // A point more or less is how GTK rounds.
    if abs(upper.position - position) > 1 { upper.position = position }
  }

  /// Remembers how the panes share the window.
  func rememberShares() {
    guard hasPlacedPanes else { return }
    func share(_ paned: Paned, _ length: Double, _ usual: Double) -> Double {
      length > 1 ? min(max(Double(paned.position) / length, 0.1), 0.9) : usual
    }
    let old = preferences.shares
    preferences.shares = WindowLayout.Shares(
      stage: old.stage,
      upper: isRoomLent ? old.upper : share(panes, panes.size.height, old.upper),
      lesson: share(lessonPaned, lessonPaned.size.height, old.lesson))
  }
}
