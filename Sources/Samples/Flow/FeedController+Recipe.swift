// The recipe of the flow demo: a page that presents the flow with steps in any order.

extension FeedController {
  /// A flow that passes a photo from step to step.
  package static let recipe = SystemRecipe(
    slug: "flow", title: "Flow Container",
    summary: "Picking, tinting and posting a photo: independent steps in any order.",
    source: SystemSource("Controller Hierarchies", by: "Ben Sandofsky"),
    screen: CGSize(width: 320, height: 568),
    variants: [
      SystemRecipe.Variant(
        FlowController.Policy.stack.rawValue, "Finished steps stay children"),
      SystemRecipe.Variant(FlowController.Policy.replace.rawValue, "Finished steps are removed"),
    ],
    actions: [
      SystemRecipe.Action("post", "New Post") { (feed: FeedController) in feed.askForPost() },
      SystemRecipe.Action("next", "Answer") { (feed: FeedController) in
        feed.flow?.current?.answerStep()
      },
      SystemRecipe.Action("back", "Back") { (feed: FeedController) in feed.flow?.goBack() },
      SystemRecipe.Action("cancel", "Cancel") { (feed: FeedController) in feed.flow?.cancel() },
      SystemRecipe.Action("twice", "Answer Twice") { (feed: FeedController) in
        let step = feed.flow?.current
        step?.answerStep()
        step?.answerStep()
      },
      SystemRecipe.Action("profile", "Profile Picture") { (feed: FeedController) in
        feed.askForProfile()
      },
      order("pick", "Pick, Filter, Post", [.picker, .filter, .post]),
      order("shoot", "Camera, Filter, Post", [.camera, .filter, .post]),
      order("caption", "Pick, Post, Filter", [.picker, .post, .filter]),
      order("none", "None", []),
    ],
    makeRoot: { variant in
      FeedController("feed", policy: FlowController.Policy(rawValue: variant.slug) ?? .stack)
    })

  private static func order(
    _ slug: String, _ title: String, _ steps: [FlowController.Step]
  ) -> SystemRecipe.Action {
    SystemRecipe.Action("steps-\(slug)", title, in: "Steps") { (feed: FeedController) in
      feed.steps = steps
    }
  }
}

extension ViewController {
  /// Simulates a tap that completes a step of the flow.
  final func answerStep() {
    switch self {
    case let picker as PickerController: picker.pick(.harbour)
    case let camera as CameraController: camera.shoot()
    case let page as FilterController:
      page.tint(.dusk)
      page.use()
    case let page as PostController: page.choose(.post)
    default: break
    }
  }
}
