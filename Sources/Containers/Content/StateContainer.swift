/// A container that shows the state of something that loads: a wheel, a failure, or the content.
///
/// Each state is a child of its own, and a change of state exchanges it. Only the container
/// knows which of them there are. What the container loads it asks a function that it is given; an
/// answer to a request that was made before the last one is thrown away, and so is one that comes
/// when the container is gone.
///
/// Source: John Sundell, "Custom container view controllers" and "Using child view controllers as
/// plugins in Swift" (2017).
public final class StateContainer: ContentSwitcher {
  /// What is to be shown.
  public enum State {
    /// Nothing has come yet.
    case loading
    /// Nothing will come, for a reason.
    case failed(String)
    /// There is nothing to show.
    case empty
    /// What has come.
    case content(ViewController)
  }

  /// What a request comes to, and after how many seconds.
  public struct Answer {
    let delay: Double
    let make: () -> State

    /// An answer that comes after some seconds; the state is made when it comes.
    public init(after delay: Double, _ make: @escaping () -> State) {
      (self.delay, self.make) = (delay, make)
    }
  }

  /// What is shown.
  public private(set) var state = State.loading
  /// What it asks; set another one to be asked from the next time on.
  public var load: () -> Answer
  private var requestCount = 0

  /// A container that shows what a function answers, from the moment its view is loaded.
  public init(_ name: String? = nil, load: @escaping () -> Answer) {
    self.load = load
    super.init(name)
  }

  /// A container whose content, a list, comes some seconds after each request.
  public convenience init(_ name: String? = nil, after delay: Double) {
    self.init(name) { Self.someContent(after: delay) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  /// Lets every request from now on bring a controller after some seconds, or find nothing.
  public func answer(_ content: ViewController?, after delay: Double = 1) {
    load = { Answer(after: delay) { content.map(State.content) ?? .empty } }
  }

  /// Lets every request from now on fail after some seconds, for a reason.
  public func fail(_ reason: String, after delay: Double = 1) {
    load = { Answer(after: delay) { .failed(reason) } }
  }

  /// Loads again, and shows the spinner meanwhile.
  public func reload() {
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
