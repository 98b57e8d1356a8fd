import GtkKit
import Session

/// The inspector and the script in the side pane: which of them is visible and in front.
///
/// If the window is too narrow, the side pane and the lesson above it are in a drawer.
final class SideController {
  private let store: SessionStore
  private let actions: WindowActions
  private let window: ApplicationWindow
  private let panes: WindowPanes
  private let script: ScriptPane
  private var changeVisibility: () -> Void = {}

  init(
    _ store: SessionStore, _ actions: WindowActions, in window: ApplicationWindow,
    _ panes: WindowPanes, _ script: ScriptPane
  ) {
    (self.store, self.actions, self.window) = (store, actions, window)
    (self.panes, self.script) = (panes, script)
    let settings = store.settings.panes
    actions.install(choice: SidePane.action, settings.side.rawValue) { [weak store] name in
      guard let tab = SidePane.Tab(rawValue: name) else { return }
      store?.settings.panes.side = tab
      store?.show()
    }
    actions.install(.script, isOn: settings.showsScript) { [weak self] isOn in
      guard let self else { return }
      set(.script, isOn)
      // Opening the drawer starts editing.
      if isOn, self.panes.drawers.room == .slim { self.script.takeKeyboard() }
    }
    actions.install(.inspector, isOn: settings.showsInspector) { [weak self] isOn in
      self?.set(.inspector, isOn)
    }
    panes.drawers.onLeaveSideDrawer { [weak self] in self?.closeDrawer() }
    store.follow { [weak self] _ in self?.show() }
  }

  /// Calls `body` when lesson and side pane appear, or disappear together.
  func onVisibility(_ body: @escaping () -> Void) { changeVisibility = body }

  /// Shows or hides a tab of the side pane.
  ///
  /// In a drawer, opens or closes the drawer and keeps its content.
  func set(_ tab: SidePane.Tab, _ isShown: Bool) {
    let isSlim = panes.drawers.room == .slim
    if isSlim { panes.drawers.isSideOpen = isShown }
    if !isSlim || isShown {
      switch tab {
      case .inspector: store.settings.panes.showsInspector = isShown
      case .script: store.settings.panes.showsScript = isShown
      }
    }
    if isShown {
      store.settings.panes.side = tab
      actions.show(choice: SidePane.action, tab.rawValue)
    }
    store.show()
  }

  /// Opens the drawer, if the side pane is in one: it has content that the user asked for.
  func openDrawer() {
    panes.drawers.isSideOpen = true
    show()
  }

  private func closeDrawer() {
    panes.drawers.isSideOpen = false
    store.show()
    window.clearFocus()
  }

  /// Shows what is to be visible.
  func show() {
    let settings = store.settings.panes
    let hasScript = store.session.document != nil && settings.showsScript
    panes.side.show(
      hasInspector: settings.showsInspector, hasScript: hasScript, front: settings.side)
    showSwitches(hasScript: hasScript)
    let isShown = panes.side.widget.isVisible || store.session.lesson != nil
    guard panes.column.isVisible != isShown else { return }
    panes.column.isVisible = isShown
    changeVisibility()
  }

  /// Updates the switches to what is visible: the front tab of inspector and script, neither in a
  /// closed drawer.
  private func showSwitches(hasScript: Bool) {
    let settings = store.settings.panes
    let isSeen = panes.drawers.room != .slim || panes.drawers.isSideOpen
    let areBoth = hasScript && settings.showsInspector
    func isFront(_ tab: SidePane.Tab) -> Bool { !areBoth || settings.side == tab }
    actions.enable(.script, store.session.document != nil)
    actions.show(.script, isOn: isSeen && settings.showsScript && isFront(.script))
    actions.show(.inspector, isOn: isSeen && settings.showsInspector && isFront(.inspector))
  }
}
