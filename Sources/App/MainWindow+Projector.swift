import GtkKit
import Session

/// Presenting: a second window for an audience, controlled from either window.
extension MainWindow {
  func toggleProjector() {
    if let projector { return projector.close() }
    let projector = ProjectorWindow(of: application)
    self.projector = projector
    projector.onIntent { [weak self] intent in self?.handle(intent) }
    projector.onButtonTitle { [weak self] place in self?.systemActions.title(at: place - 1) }
    projector.share(
      [AppSwitch.darkStyle, .next].compactMap { switches[$0] }
        + [AppAction.nextDiagnosis, .undo, .redo, .project].compactMap { actions[$0] })
    projector.mapLook = stage.mapLook
    projector.onMapLook { [weak self] look in self?.stage.mapLook = look }
    stage.mapLookChanged = { [weak self] look in self?.projector?.mapLook = look }
    projector.show(session, look)
    projector.present(besides: native)
    refresh()
  }

  private func handle(_ intent: ProjectorWindow.Intent) {
    switch intent {
    case .key(let key): press(key)
    case .session(let action): send(action)
    case .closed: projector = nil
    }
  }

  /// Shows or hides the description of the next event.
  func setNext(_ isShown: Bool) {
    settings.drawing.showsNext = isShown
    switches[.next]?.isOn = isShown
    refresh()
  }

  private func press(_ key: ProjectorKey) {
    switch key {
    case .next: if session.lesson == nil { send(.time(.step(1))) } else { turnPage(by: 1) }
    case .previous: if session.lesson == nil { send(.time(.step(-1))) } else { turnPage(by: -1) }
    case .start: send(.time(.goToStart))
    case .end: send(.time(.goToEnd))
    case .play: send(.time(.play))
    case .ask: setNext(!settings.drawing.showsNext)
    case .rotate: send(.device(.rotate))
    case .verb(let place): systemActions.press(at: place - 1)
    case .laser, .spotlight, .black, .tree, .leave: break
    }
  }
}
