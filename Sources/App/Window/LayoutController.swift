import Geometry
import GtkKit
import Session

/// Sizes the panes by the shares that the user set, for any window size.
///
/// A divider yields to minimum sizes, but its share is the one the user set, not a result of
/// earlier window sizes.
final class LayoutController {
  private let store: SessionStore
  private let actions: WindowActions
  private let window: ApplicationWindow
  private let header: HeaderBar
  private let panes: WindowPanes
  private let side: SideController
  private let script: ScriptPane
  private let stage: StagePane
  private let hierarchy: HierarchyPane
  private let microscope: MicroscopeRoom
  /// Whether the panes have their shares of the window.
  private var hasPlacedPanes = false
  private var place: () -> Void = {}
  private var showSidebar: () -> Void = {}

  init(
    _ store: SessionStore, _ actions: WindowActions, in window: ApplicationWindow,
    below header: HeaderBar, _ panes: WindowPanes, _ side: SideController, script: ScriptPane,
    stage: StagePane, hierarchy: HierarchyPane, timeline: TimelineController
  ) {
    (self.store, self.actions, self.window) = (store, actions, window)
    (self.header, self.panes, self.side, self.script) = (header, panes, side, script)
    (self.stage, self.hierarchy) = (stage, hierarchy)
    microscope = MicroscopeRoom(panes, timeline)
    panes.drawers.wishedSidebarWidth = store.settings.panes.sidebarWidth
    actions.install(.sidebar, isOn: store.settings.panes.showsSidebar) { [weak self] isOn in
      self?.setSidebar(isOn)
    }
    keepBorders()
    microscope.listen()
    window.onRealize { [weak self] in self?.expectPanes() }
    window.onResize { [weak self] in self?.resized() }
    panes.drawers.onLeaveDrawer { [weak self] in self?.setSidebar(false) }
    side.onVisibility { [weak self] in self?.sideAppearedOrLeft() }
    // After a click outside the script, typing and pasting must not go into it.
    panes.main.onPressWithin { [weak window, weak script] in
      if script?.hasKeyboardWithin == true { window?.clearFocus() }
    }
    store.follow { [weak self] session in self?.fit(session) }
  }

  /// Calls `body` when the panes were placed, first and in another width class.
  func onPlace(_ body: @escaping () -> Void) { place = body }

  /// Calls `body` when the sidebar appears.
  func onSidebar(_ body: @escaping () -> Void) { showSidebar = body }

  func setSidebar(_ isShown: Bool) {
    let isBeside = panes.drawers.room == .wide
    // A drawer opens only temporarily.
    if isBeside { store.settings.panes.showsSidebar = isShown }
    panes.sidebarScroller.isVisible = isShown
    actions.show(.sidebar, isOn: isShown)
    guard isShown else { return }
    if !isBeside { panes.sidebar.takeKeyboard() }
    showSidebar()
  }

  /// Closes the sidebar's drawer once a row was opened; it stays open if the user cancels.
  func putDrawerAway() {
    guard panes.drawers.room != .wide else { return }
    setSidebar(false)
    // Do not focus a widget below the drawer.
    window.clearFocus()
  }

  /// Fits the panes to their content, so that the window does not grow for it.
  private func fit(_ session: Session) {
    window.leaveUnseenBorder()
    guard hasPlacedPanes else { return }
    // Before anything appears below the divider.
    if session.microscope != nil { microscope.open() }
    if panes.drawers.asksAnew { resized() }
  }

  private func sideAppearedOrLeft() {
    let room = panes.drawers.room
    if hasPlacedPanes { resized() }
    guard panes.column.isVisible else { return }
    // Keeps its exact width if nothing else changed.
    if room == panes.drawers.room, panes.across.size.width > 1 {
      placeSide(within: panes.across.size.width)
    } else {
      placeSide(in: panes.drawers.widget.size.width)
    }
  }
}

/// Placing the panes.
extension LayoutController {
  /// Arranges the panes for a width.
  private func fitPanes(to width: Double) {
    let drawers = panes.drawers
    let (isFirst, before, isWriting) = (!hasPlacedPanes, drawers.room, script.hasKeyboardWithin)
    let isInText = script.hasKeyboard
    let showsSidebar = store.settings.panes.showsSidebar
    let isOther = drawers.fit(Int(width), hasSidebar: showsSidebar)
    if isOther || isFirst { setSidebar(drawers.room == .wide && showsSidebar) }
    // A lesson and an edited script stay visible.
    guard (before == .slim) != (drawers.room == .slim) else { return }
    drawers.isSideOpen = store.session.lesson != nil || isWriting
    side.show()
    guard isWriting else { return }
    afterwards { [script] in
      if isInText { script.takeKeyboard() } else { script.takeKeyboardOfSearch() }
    }
  }

  /// Sizes the panes by their shares, once the window has a size and whenever it is resized.
  private func resized() {
    let size = panes.drawers.widget.size
    guard size.width > 1 else { return }
    let room = panes.drawers.room
    fitPanes(to: size.width)
    guard !hasPlacedPanes || room != panes.drawers.room else { return }
    hasPlacedPanes = true
    placeSide(in: panes.drawers.widget.size.width)
    afterwards { [weak self] in
      guard let self else { return }
      placePanes(panes.upper.size.width, panes.main.size.height, panes.column.size.height)
      place()
      guard store.session.microscope != nil else { return }
      microscope.reopen()
      afterwards { [weak self] in self?.microscope.lend() }
    }
  }

  /// Sizes the panes for a window that is not shown yet, so that nothing moves when it is.
  private func expectPanes() {
    let wish = store.settings.frame.size
    let screen = DesktopSettings.screenSize ?? wish
    let size = window.room(
      in: CGSize(width: min(wish.width, screen.width), height: min(wish.height, screen.height)))
    fitPanes(to: size.width)
    let height = size.height - Double(header.minimumHeight)
    placeSide(in: size.width)
    let room = roomBesideSidebar(in: size.width)
    let width =
      isSideBeside
      ? Double(
        position(of: panes.across, panes.center.minimumWidth, panes.column.minimumWidth, in: room))
      : room
    placePanes(width, height, height)
    stage.makeRoomForControls(in: Double(panes.upper.position))
    let stageWidth = position(
      of: panes.upper, panes.stage.minimumWidth, panes.hierarchy.minimumWidth, in: width)
    let upperHeight = position(
      of: panes.main, panes.upper.minimumHeight(forWidth: width),
      panes.timeline.minimumHeight(forWidth: width), in: height)
    hierarchy.expect(
      CGSize(
        width: width - Double(stageWidth + WindowLayout.border), height: Double(upperHeight)))
  }

  /// A divider's position in a length, respecting minimum sizes.
  private func position(
    of paned: Paned, _ first: Int, _ second: Int, in length: Double
  ) -> Int {
    max(min(paned.position, Int(length) - second - WindowLayout.border), first)
  }

  /// Whether the side pane is visible and not a drawer.
  private var isSideBeside: Bool { panes.column.isVisible && panes.drawers.room != .slim }

  private func roomBesideSidebar(in width: Double) -> Double {
    let hasSidebar = panes.drawers.room == .wide && store.settings.panes.showsSidebar
    return width - (hasSidebar ? Double(panes.drawers.sidebarWidth + WindowLayout.border) : 0)
  }

  /// Gives the side pane its last width, if there is space.
  private func placeSide(in whole: Double) { placeSide(within: roomBesideSidebar(in: whole)) }

  /// The same, within the space beside the sidebar.
  private func placeSide(within width: Double) {
    guard panes.drawers.room != .slim, width > 1 else { return }
    let settings = store.settings.panes
    panes.across.position =
      Int(width) - min(settings.scriptWidth, Int(width * settings.shares.side))
  }

  private func placePanes(_ width: Double, _ height: Double, _ sideHeight: Double) {
    let shares = store.settings.panes.shares
    for (paned, share, length) in [
      (panes.upper, shares.stage, width), (panes.main, shares.upper, height),
      (panes.column, shares.lesson, sideHeight),
    ] where length > 1 {
      paned.position = Int(length * share)
    }
  }
}

/// Keeping the dividers that the user moved.
extension LayoutController {
  /// Restores each pane's share whenever its space changes.
  private func keepBorders() {
    panes.drawers.onSidebarWidth { [store] width in store.settings.panes.sidebarWidth = width }
    keep(panes.upper, \.stage) { $0.width }
    keep(panes.main, \.upper) { $0.height }
    keep(panes.column, \.lesson) { $0.height }
    panes.across.onRoomChange { [weak self] in
      guard let self, hasPlacedPanes, isSideBeside else { return }
      placeSide(within: panes.across.size.width)
    }
    panes.across.onMoveByHand { [weak self] in
      guard let self, hasPlacedPanes, isSideBeside else { return }
      let whole = panes.across.size.width
      let width = Int(whole) - panes.across.position
      store.settings.panes.scriptWidth = width
      store.settings.panes.shares.side = min(
        max(Double(width) / whole, WindowLayout.Shares.usualSide), 0.9)
    }
  }

  private func keep(
    _ paned: Paned, _ share: WritableKeyPath<WindowLayout.Shares, Double>,
    of length: @escaping (CGSize) -> Double
  ) {
    paned.onRoomChange { [weak self, weak paned] in
      // The microscope's height is temporary.
      guard let self, let paned, hasPlacedPanes, paned !== panes.main || !microscope.isOpen else {
        return
      }
      let position = Int(length(paned.size) * store.settings.panes.shares[keyPath: share])
      // GTK may round by a point.
      if abs(paned.position - position) > 1 { paned.position = position }
    }
    paned.onMoveByHand { [weak self, weak paned] in
      guard let self, let paned, hasPlacedPanes, length(paned.size) > 1 else { return }
      let position = paned === panes.main ? microscope.chosenPosition : paned.position
      store.settings.panes.shares[keyPath: share] = min(
        max(Double(position) / length(paned.size), 0.1), 0.9)
    }
  }
}
