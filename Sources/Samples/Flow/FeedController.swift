/// The page that presents the flow and references only the flow.
package final class FeedController: FeedPage {
  /// The steps of the next post, in order.
  package var steps: [FlowController.Step] = [.picker, .filter, .post]
  /// The policy for completed steps.
  package let policy: FlowController.Policy

  /// Creates a page whose flows keep or remove completed steps.
  package init(_ name: String? = nil, policy: FlowController.Policy = .stack) {
    self.policy = policy
    super.init(name)
  }

  /// The presented flow, or nil.
  package var flow: FlowController? { presentedViewController as? FlowController }

  /// Presents the flow for a new post.
  package override func askForPost() {
    present("flow", steps) { [weak self] photo in self?.lastPost = photo }
  }

  /// Presents a flow with only the picker, to show that steps are reusable.
  package override func askForProfile() {
    present("portrait", [.picker]) { [weak self] photo in self?.profile = photo }
  }

  private func present(
    _ name: String, _ steps: [FlowController.Step], finish: @escaping (Photo) -> Void
  ) {
    guard presentedViewController == nil else { return }
    let flow = simulation.make {
      FlowController(name, steps: steps, policy: policy) { [weak self] result in
        if case .finished(let photo, _) = result { finish(photo) }
        self?.dismiss(animated: true)
      }
    }
    present(flow, animated: true)
  }
}
