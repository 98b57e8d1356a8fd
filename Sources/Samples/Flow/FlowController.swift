/// A container for a flow: a sequence of steps with one result.
///
/// Steps are independent: each sends its result to its delegate. Their order is data, so any order
/// works. Only the presenter references the flow. Results count only from the visible step, outside
/// of transitions and before the flow is over; going back from the first step cancels.
///
/// Sources for the idea: Ben Sandofsky, "Controller Hierarchies", and Dave DeLong, "A Better MVC";
/// the code is ours.
package final class FlowController: ViewController {
  /// One step.
  package enum Step: String, Hashable, Sendable, CaseIterable {
    /// Picking a photo.
    case picker
    /// Taking a photo.
    case camera
    /// Choosing a filter.
    case filter
    /// Posting or saving it.
    case post
  }

  /// The policy for completed steps.
  package enum Policy: String, Hashable, Sendable, CaseIterable {
    /// They remain children, invisible, and are reused on the way back.
    case stack
    /// They are removed, and recreated on the way back.
    case replace
  }

  /// The result of a flow.
  package enum Result: Hashable, Sendable {
    /// The user canceled.
    case cancelled
    /// The photo, and the choice about it if there was a step for that.
    case finished(Photo, PostController.Choice?)
  }

  /// The duration of a slide, in seconds.
  package static let slideDuration = 0.35

  /// The steps, in order.
  package let steps: [Step]
  /// The policy for completed steps.
  package let policy: Policy
  /// The index of the visible step.
  package internal(set) var position = 0
  /// The controller of the visible step.
  package internal(set) var current: ViewController?
  /// The result so far.
  package internal(set) var photo = Photo()
  var choice: PostController.Choice?
  /// The retained controllers of earlier steps.
  var earlier: [ViewController] = []
  var isSliding = false
  private var completion: ((Result) -> Void)?
  private lazy var bar = FlowBar("\(name).bar")

  /// Creates a flow with some steps; the completion is called once.
  package init(
    _ name: String? = nil, steps: [Step], policy: Policy = .stack,
    completion: @escaping (Result) -> Void
  ) {
    self.steps = steps
    self.policy = policy
    self.completion = completion
    super.init(name)
    modalPresentationStyle = .fullScreen
  }

  /// Whether it has delivered its result.
  package var isOver: Bool { completion == nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    bar.onBack = { [weak self] in self?.goBack() }
    bar.onCancel = { [weak self] in self?.cancel() }
    view.addSubview(bar)
    guard let current else { return begin() }
    place(current)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if steps.isEmpty { cancel() }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: FlowBar.height)
    if let view = current?.viewIfLoaded, view.frame != contentFrame { view.frame = contentFrame }
  }

  /// The area below the bar.
  var contentFrame: CGRect {
    CGRect(
      x: 0, y: FlowBar.height, width: view.bounds.width,
      height: max(0, view.bounds.height - FlowBar.height))
  }

  func showTitle() { bar.show(current?.title ?? "", hasBack: position > 0) }

  /// Goes back one step; cancels at the first one.
  package func goBack() {
    simulation.log(call: "goBack()", of: self)
    guard !isOver, !isSliding else { return }
    if position == 0 { cancel() } else { slideBack() }
  }

  /// Cancels; ignored if the flow is over.
  package func cancel() { finish(.cancelled) }

  func finish(_ result: Result) {
    guard let completion else { return }
    self.completion = nil
    completion(result)
  }
}
