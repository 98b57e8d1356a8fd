/// A container that shows the state of loading: a spinner, a failure, or the content.
///
/// Each state is a separate child, and a change of state exchanges it. Only the container
/// references them. The container loads through a closure; responses to requests other than the
/// last one, or after the container is gone, are ignored.
///
/// Source: John Sundell, "Custom container view controllers" and "Using child view controllers as
/// plugins in Swift" (2017).
package final class StateContainer: ContentSwitcher {
  /// The state.
  package enum State {
    /// The request is under way.
    case loading
    /// The request failed, with a reason.
    case failed(String)
    /// There is no content.
    case empty
    /// The loaded content.
    case content(ViewController)
  }

  /// The response to a request, and its delay in seconds.
  package struct Answer {
    let delay: Double
    let make: () -> State

    /// Creates a delayed response; the state is created when it arrives.
    package init(after delay: Double, _ make: @escaping () -> State) {
      (self.delay, self.make) = (delay, make)
    }
  }

  /// The visible state.
  package private(set) var state = State.loading
  /// The request; a new value applies from the next load on.
  package var load: () -> Answer
  private var requestCount = 0

  /// Creates a container that loads when its view is loaded.
  package init(_ name: String? = nil, load: @escaping () -> Answer) {
    self.load = load
    super.init(name)
  }

  /// Creates a container whose requests return a list after some seconds.
  package convenience init(_ name: String? = nil, after delay: Double) {
    self.init(name) { Self.someContent(after: delay) }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  /// Makes every later request return a controller, or nothing, after some seconds.
  package func answer(_ content: ViewController?, after delay: Double = 1) {
    load = { Answer(after: delay) { content.map(State.content) ?? .empty } }
  }

  /// Makes every later request fail with a reason after some seconds.
  package func fail(_ reason: String, after delay: Double = 1) {
    load = { Answer(after: delay) { .failed(reason) } }
  }

  /// Loads again, and shows the spinner meanwhile.
  package func reload() {
    requestCount += 1
    let request = requestCount
    show(.loading)
    let answer = load()
    simulation.after(answer.delay) { [weak self] in
      guard let self, request == requestCount else { return }
      simulation.make { show(answer.make()) }
    }
  }

  private func show(_ new: State) {
    state = new
    if case .loading = new, content is WaitingController { return }
    content = simulation.make { page(for: new) }
  }

  private func page(for state: State) -> ViewController {
    switch state {
    case .loading: WaitingController("loading")
    case .failed(let reason):
      MessageController("failure", text: reason, picture: "failure", action: retry("Try Again"))
    case .empty:
      MessageController(
        "empty", text: "Nothing here", picture: "empty", action: retry("Look Again"))
    case .content(let controller): controller
    }
  }

  private func retry(_ title: String) -> MessageController.Action {
    MessageController.Action(title) { [weak self] in self?.reload() }
  }
}
