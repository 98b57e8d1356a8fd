import Samples
import Foundation
import Testing

/// A flow of steps in a container: systems 2.11.
@Suite struct `A flow container` {
  private func stage(
    _ policy: FlowController.Policy = .stack,
    steps: [FlowController.Step] = [.picker, .filter, .post]
  ) -> Stage<FeedController> {
    let stage = Stage(size: CGSize(width: 320, height: 568)) {
      FeedController("feed", policy: policy)
    }
    stage.root?.steps = steps
    return stage
  }

  private func open(_ stage: Stage<FeedController>) {
    stage.perform { stage.root?.askForPost() }
    stage.finish()
  }

  /// A finger on something in the step on show.
  private func tap(_ suffix: String, in stage: Stage<FeedController>, waits: Bool = true) {
    stage.perform {
      stage.root?.flow.map { views(below: $0.view) }?.last { $0.name.hasSuffix(suffix) }?.tap()
    }
    if waits { stage.finish() }
  }

  private func views(below view: View) -> [View] {
    view.subviews.flatMap { [$0] + views(below: $0) }
  }

  private func children(_ stage: Stage<FeedController>) -> [String] {
    stage.root?.flow?.children.map(\.name) ?? []
  }

  @Test(arguments: FlowController.Policy.allCases)
  func `S2-66 S2-67 picks, goes back, picks again, tints and posts, in each policy`(
    policy: FlowController.Policy
  ) throws {
    let stage = stage(policy)
    let start = stage.eventCount
    open(stage)
    tap("boat", in: stage)
    #expect(children(stage) == (policy == .stack ? ["picker", "filter"] : ["filter"]))
    tap("bar.back", in: stage)
    #expect(children(stage) == ["picker"])
    tap("town", in: stage)
    tap("filter.sepia", in: stage)
    tap("filter.use", in: stage)
    tap("post.post", in: stage)
    #expect(stage.root?.flow == nil)
    #expect(
      stage.root?.lastPost == Photo(.town, filter: .sepia, caption: "Greetings from the town"))
    try GoldenTrace("flow.\(policy.rawValue)").expect(stage.trace(from: start))
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-67 slides for 0.35 s, forward from the right and back from the left`() throws {
    let stage = stage()
    open(stage)
    func moves() -> [String] {
      stage.state.animations.compactMap { animation in
        guard case .property(.center(let from), .center(let to)) = animation.motion else {
          return nil
        }
        return "\(stage.state.name(of: animation.view)) \(Int(from.x))→\(Int(to.x)) "
          + "\(animation.duration) \(animation.curve.rawValue)"
      }
    }
    tap("boat", in: stage, waits: false)
    #expect(
      moves() == ["filter.view 480→160 0.35 easeInOut", "picker.view 160→-160 0.35 easeInOut"])
    stage.finish()
    tap("bar.back", in: stage, waits: false)
    #expect(
      moves() == ["picker.view -160→160 0.35 easeInOut", "filter.view 160→480 0.35 easeInOut"])
  }

  @Test(arguments: [
    [FlowController.Step.picker, .filter, .post], [.camera, .filter, .post],
    [.picker, .post, .filter], [.filter, .picker], [.post],
  ])
  func `S2-67 takes its order from data, and any order finishes`(
    steps: [FlowController.Step]
  ) throws {
    let stage = stage(steps: steps)
    open(stage)
    for place in steps.indices {
      #expect(stage.root?.flow?.position == place)
      stage.perform { FeedController.recipe.actions[1].perform(stage.root ?? ViewController()) }
      stage.finish()
    }
    #expect(stage.root?.flow == nil)
    #expect(stage.root?.lastPost != nil)
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-67 handles one answer of a step, even if it answers twice`() {
    let stage = stage()
    open(stage)
    stage.perform {
      let picker = stage.root?.flow?.current as? PickerController
      picker?.pick(.boat)
      picker?.pick(.town)
    }
    stage.finish()
    #expect(children(stage) == ["picker", "filter"])
    #expect(stage.root?.flow?.photo.motif == .boat)
    #expect(stage.trace().contains { $0.hasSuffix("> flow: an answer of picker comes too late") })
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-67 ignores answers after it was cancelled`() {
    let stage = stage()
    open(stage)
    let picker = stage.root?.flow?.current as? PickerController
    stage.perform {
      stage.root?.flow?.cancel()
      picker?.pick(.boat)
      stage.root?.flow?.cancel()
    }
    stage.finish()
    #expect(stage.root?.presentedViewController == nil && stage.root?.lastPost == nil)
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-67 a step back from the first one cancels, and so do no steps`() {
    let first = stage()
    open(first)
    first.perform { first.root?.flow?.goBack() }
    let empty = stage(steps: [])
    open(empty)
    for stage in [first, empty] {
      stage.finish()
      #expect(stage.root?.presentedViewController == nil && stage.root?.lastPost == nil)
      #expect(stage.root?.appearancePhase == .appeared)
      #expect(stage.diagnostics == [])
    }
  }

  @Test func `S2-38 the picker alone works for a profile picture`() {
    let stage = stage()
    stage.perform { stage.root?.askForProfile() }
    stage.finish()
    tap("flower", in: stage)
    #expect(stage.root?.profile?.motif == .flower && stage.root?.lastPost == nil)
    #expect(stage.root?.flow == nil)
  }

  @Test
  func `S2-67 the visible step fills the space below the bar, when rotated at rest or midway`() {
    for moment in [0.0, 200, 400] {
      let stage = stage()
      open(stage)
      tap("boat", in: stage, waits: false)
      stage.advance(by: moment)
      stage.perform { stage.window.rotate() }
      stage.finish()
      #expect(stage.root?.flow?.current?.view.frame.text == "0,44,568,276")
      stage.perform { stage.root?.flow?.goBack() }
      stage.finish()
      #expect(stage.root?.flow?.current?.view.frame.text == "0,44,568,276")
      #expect(stage.diagnostics == [])
    }
  }

  @Test func `releases everything when it ends`() {
    let stage = stage()
    open(stage)
    tap("boat", in: stage)
    stage.perform { stage.root?.flow?.cancel() }
    stage.finish()
    #expect(stage.state.controllers.values.map(\.name) == ["feed"])
  }
}

/// The references between types in both implementations of the flow, read from the sources.
@Suite struct `Dependencies in a flow` {
  private static let steps = [
    "PickerController", "CameraController", "FilterController", "PostController",
  ]
  private static let types =
    steps + [
      "FlowController", "FeedController", "AppCoordinator", "PostCoordinator", "StepCoordinator",
      "CoordinatedFeed", "NavigationController",
    ]

  /// The types named in the code of a file of a system, without its own.
  private func known(in files: String..., of type: String) throws -> [String] {
    let code = try files.map { file in
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/Samples/\(file).swift")
      return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }.joined()
    let words = Set(code.split { !$0.isLetter }.map(String.init))
    return Self.types.filter { $0 != type && words.contains($0) }
  }

  @Test func `S2-68 S2-69 steps reference nothing, the flow its steps, and its presenter the flow`()
    throws
  {
    for step in Self.steps { #expect(try known(in: "Flow/\(step)", of: step) == []) }
    #expect(
      try known(in: "Flow/FlowController", "Flow/FlowController+Slides", of: "FlowController")
        == Self.steps)
    #expect(try known(in: "Flow/FeedController", of: "FeedController") == ["FlowController"])
  }

  @Test func `S2-69 coordinators take more types for the same flow, and more references`()
    throws
  {
    let app = try known(in: "Coordinators/CoordinatedFeed", of: "AppCoordinator")
    let post = try known(in: "Coordinators/PostCoordinator", of: "PostCoordinator")
    let step = try known(in: "Coordinators/StepCoordinator", of: "StepCoordinator")
    // The step coordinator knows the four steps, its delegate, and the stack it pushes to.
    #expect(Set(step).isSuperset(of: Self.steps + ["PostCoordinator", "NavigationController"]))
    #expect(post.contains("StepCoordinator") && app.contains("PostCoordinator"))
    let byFlow = Self.steps.count + 1
    #expect(app.count + post.count + step.count > byFlow)
  }
}
