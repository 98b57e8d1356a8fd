import Figures
import GtkKit
import Lessons
import Session
import Support

/// Updating the panes.
extension MainWindow {
  func showAll() {
    let look = look
    if session.microscope == nil { takeRoomBack() }
    stage.show(session, look)
    hierarchy.show(session, look)
    timeline.show(session, look)
    projector?.show(session, look)
    sandbox.show(session)
    inspector.show(session)
    events?.show(session)
    header.title = session.title
    header.subtitle = session.lesson?.lesson.head.goal ?? session.opened.summary
    showTitle()
    lesson.show(session)
    showPageTurning()
    if isProgramOpen, programRow == nil { leaveProgram() }
    chooseRow()
    watchScriptFile()
    showScript()
    runScriptSoon()
    native.leaveUnseenBorder()
    let hasMaps = FigureKind.map.isDrawable(of: session.state)
    for tool in [finder.button, facts.button, mapMenuButton] where tool.isVisible != hasMaps {
      tool.isVisible = hasMaps
    }
    if facts.isShown { showFacts() }
    if session.worlds.problem != toldProblem { showLastingNews() }
    showExport()
    showCheckup()
    showSystem()
    showChoices()
    showDevice()
    showMicroscopeActions()
    // Before anything appears below the divider.
    if session.microscope != nil, hasPlacedPanes, lentRoom == nil {
      lentRoom = (panes.position, panes.position)
    }
    for action in AppAction.throughTime { actions[action]?.isEnabled = !session.isStill }
    if hasPlacedPanes, layout.asksAnew { makeRoomForPanes() }
    actions[.unveilAll]?.isEnabled = !session.browsing.veils.isEmpty
    keepSoon()
    keepLeftRecording()
    runClock()
  }

  /// Sets the window's title, only if it changed: screen readers announce every change.
  private func showTitle() {
    let title = session.windowTitle
    if native.title != title { native.title = title }
  }

  /// The actions of the container, rebuilt only when it changes.
  private func showSystem() {
    let mark = session.opened.slug + "/" + session.version
    guard mark != shownSystem else { return }
    shownSystem = mark
    systemActions.show(session.actions, after: session.source)
  }

  /// Runs the clock while something moves.
  private func runClock() {
    guard session.isMoving, !clock.isRunning else { return }
    lastFrame = nil
    clock.start { [weak self] time in
      guard let self else { return false }
      let elapsed = Double(time - (lastFrame ?? time)) / 1e6
      lastFrame = time
      send(.time(.tick(elapsed)))
      return session.isMoving
    }
  }
}
