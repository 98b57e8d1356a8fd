import GtkKit
import Session

/// Presenting: a second window for an audience, controlled from either window.
final class ProjectorController {
  /// The audience's window, if open.
  private var projector: ProjectorWindow?
  private let store: SessionStore
  private let drawing: DrawingContext
  private let actions: WindowActions
  private let application: Application
  private let window: ApplicationWindow
  private let stage: StageController
  private let lessons: LessonController

  init(
    _ store: SessionStore, _ drawing: DrawingContext, _ actions: WindowActions,
    of application: Application, besides window: ApplicationWindow, _ stage: StageController,
    _ lessons: LessonController
  ) {
    (self.store, self.drawing, self.actions) = (store, drawing, actions)
    (self.application, self.window, self.stage) = (application, window, stage)
    self.lessons = lessons
    actions.install(.project) { [weak self] in self?.toggle() }
    actions.install(.next, isOn: store.settings.drawing.showsNext) { [weak self] isOn in
      self?.setNext(isOn)
    }
    stage.mapLookChanged = { [weak self] look in self?.projector?.mapLook = look }
    store.observe { [weak self] session in self?.projector?.show(session, drawing.environment) }
  }

  private func toggle() {
    if let projector { return projector.close() }
    let projector = ProjectorWindow(of: application)
    self.projector = projector
    projector.onIntent { [weak self] intent in self?.handle(intent) }
    projector.onButtonTitle { [stage] place in stage.systemActions.title(at: place - 1) }
    projector.share(
      actions.all([.nextDiagnosis, .undo, .redo, .project]) + actions.all([.darkStyle, .next]))
    projector.mapLook = stage.pane.mapLook
    projector.onMapLook { [stage] look in stage.pane.mapLook = look }
    projector.show(store.session, drawing.environment)
    projector.present(besides: window)
    store.show()
  }

  /// Closes the audience's window with the first one.
  func close() { projector?.close() }

  private func handle(_ intent: ProjectorWindow.Intent) {
    switch intent {
    case .key(let key): press(key)
    case .session(let action): store.send(action)
    case .closed: projector = nil
    }
  }

  /// Shows or hides the description of the next event.
  private func setNext(_ isShown: Bool) {
    store.settings.drawing.showsNext = isShown
    actions.show(.next, isOn: isShown)
    store.show()
  }

  private func press(_ key: ProjectorKey) {
    switch key {
    case .next: turn(by: 1)
    case .previous: turn(by: -1)
    case .start: store.send(.time(.goToStart))
    case .end: store.send(.time(.goToEnd))
    case .play: store.send(.time(.play))
    case .ask: setNext(!store.settings.drawing.showsNext)
    case .rotate: store.send(.device(.rotate))
    case .verb(let place): stage.systemActions.press(at: place - 1)
    case .laser, .spotlight, .black, .tree, .leave: break
    }
  }

  /// Turns the page of the lesson, or steps through the run.
  private func turn(by count: Int) {
    if store.session.lesson == nil {
      store.send(.time(.step(count)))
    } else {
      lessons.turnPage(by: count)
    }
  }
}
