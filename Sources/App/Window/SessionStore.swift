import Session

/// The window's session and settings: performs actions, and shows the result to its observers.
///
/// After each change the observers are called in the order of registration, then the followers. An
/// action that an observer sends is performed after the round; a change that it makes is shown in
/// another round.
final class SessionStore {
  private(set) var session: Session
  /// The settings; `show` shows a change of them.
  var settings: WindowSettings
  private var observers: [() -> Void] = []
  private var followers: [(Session) -> Void] = []
  private var receivers: [(Session.Effect) -> Void] = []
  private var waiting: [Session.Action] = []
  private var isShowing = false
  /// Whether the session changed during a round.
  private var isChanged = false

  init(_ session: Session, _ settings: WindowSettings) {
    (self.session, self.settings) = (session, settings)
  }

  /// Performs an action and shows the result; returns its effect, if any.
  @discardableResult
  func send(_ action: Session.Action) -> Session.Effect? {
    guard !isShowing else {
      waiting.append(action)
      return nil
    }
    let effect = session.perform(action)
    show()
    if let effect { receivers.forEach { $0(effect) } }
    return effect
  }

  /// Changes the session by a call that may fail, and shows the result.
  func change<Result, Failure: Error>(
    _ body: (inout Session) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { show() }
    return try body(&session)
  }

  /// Takes the unsaved recording of a replaced document, if any; nothing shown depends on it.
  func takeLeftRecording() -> UnsavedRecording? { session.takeLeftRecording() }

  /// Shows session and settings to all observers.
  func show() {
    guard !isShowing else {
      isChanged = true
      return
    }
    isShowing = true
    repeat {
      isChanged = false
      observers.forEach { $0() }
    } while isChanged
    isShowing = false
    followers.forEach { $0(session) }
    while !waiting.isEmpty { send(waiting.removeFirst()) }
  }

  /// Calls `show` with the model after each change of it, and at first.
  func observe<Model: Equatable>(
    _ model: @escaping (Session) -> Model, _ show: @escaping (Model) -> Void
  ) {
    var shown: Model?
    observers.append { [unowned self] in
      let next = model(session)
      guard next != shown else { return }
      shown = next
      show(next)
    }
  }

  /// Calls `show` after each change of session or settings.
  func observe(_ show: @escaping (Session) -> Void) {
    observers.append { [unowned self] in show(session) }
  }

  /// Calls `body` after each round, when all panes show the session.
  func follow(_ body: @escaping (Session) -> Void) { followers.append(body) }

  /// Releases the observers, whose closures reference the store, because the window is gone.
  func end() { (observers, followers, receivers) = ([], [], []) }

  /// Calls `body` with the effect of each action.
  func onEffect(_ body: @escaping (Session.Effect) -> Void) { receivers.append(body) }
}
