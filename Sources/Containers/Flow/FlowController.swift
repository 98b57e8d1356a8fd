/// A container that is a flow: steps one after the other, and one result.
///
/// Steps are independent: each sends its outcome to its delegate. The order is data, so any order
/// works.
/// Only the presenter references the flow. An answer counts only from the step on show, at rest and
/// while the flow is not over; going back from the first step cancels.
///
/// Sources: Ben Sandofsky, "Controller Hierarchies", and Dave DeLong's "A Better MVC", for the idea;
/// the code is ours.
public final class FlowController: ViewController {
  /// One step.
  public enum Step: String, Hashable, Sendable, CaseIterable {
    /// Picking a photo.
    case picker
    /// Taking a photo.
    case camera
    /// Tinting it.
    case filter
    /// Posting or saving it.
    case post
  }

  /// What becomes of steps that are over.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    /// They stay children, out of sight, and are there again on the way back.
    case stack
    /// They leave, and are recreated on the way back.
    case replace
  }

  /// What a flow comes to.
  public enum Result: Hashable, Sendable {
    /// The user cancelled.
    case cancelled
    /// There is a photo; what is to be done with it is known where there was a step for it.
    case finished(Photo, PostController.Choice?)
  }

  /// How long a slide takes, in seconds.
  public static let slideDuration = 0.35

  /// The steps, in order.
  public let steps: [Step]
  /// What becomes of steps that are over.
  public let policy: Policy
  /// The place of the step on show, counted from 0.
  public internal(set) var position = 0
  /// The controller of the step on show.
  public internal(set) var current: ViewController?
  /// What the steps have come to so far.
  public internal(set) var photo = Photo()
  var choice: PostController.Choice?
  /// Controllers of earlier steps that have stayed.
  var earlier: [ViewController] = []
  var isSliding = false
  private var completion: ((Result) -> Void)?
  private lazy var bar = FlowBar("\(name).bar")

  /// A flow of some steps; the completion is called once.
  public init(
    _ name: String? = nil, steps: [Step], policy: Policy = .stack,
    completion: @escaping (Result) -> Void
  ) {
    self.steps = steps
    self.policy = policy
    self.completion = completion
    super.init(name)
    modalPresentationStyle = .fullScreen
  }

  /// Whether it has come to its result.
  public var isOver: Bool { completion == nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    bar.onBack = { [weak self] in self?.goBack() }
    bar.onCancel = { [weak self] in self?.cancel() }
    view.addSubview(bar)
    guard let current else { return begin() }
    stand(current)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if steps.isEmpty { cancel() }
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: FlowBar.height)
    if let view = current?.viewIfLoaded, view.frame != contentFrame { view.frame = contentFrame }
  }

  /// What the bar leaves to the step on show.
  var contentFrame: CGRect {
    CGRect(
      x: 0, y: FlowBar.height, width: view.bounds.width,
      height: max(0, view.bounds.height - FlowBar.height))
  }

  func showTitle() { bar.show(current?.title ?? "", hasBack: position > 0) }

  /// Goes to the step before; at the first step it gives up.
  public func goBack() {
    simulation.log(call: "goBack()", of: self)
    guard !isOver, !isSliding else { return }
    if position == 0 { cancel() } else { slideBack() }
  }

  /// Gives up; nothing happens when the flow is over.
  public func cancel() { finish(.cancelled) }

  func finish(_ result: Result) {
    guard let completion else { return }
    self.completion = nil
    completion(result)
  }
}
