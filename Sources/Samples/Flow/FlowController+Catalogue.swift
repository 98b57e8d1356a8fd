// The flow and its steps in the script catalog.

extension FlowController.Step: BoxedValue {}
extension FlowController.Policy: BoxedValue {}
extension Photo: BoxedValue {}
extension Photo.Motif: BoxedValue {}
extension Photo.Filter: BoxedValue {}
extension PostController.Choice: BoxedValue {}

extension Recipe {
  /// The catalog entry of `FeedPage`.
  package static let feedPage = Recipe.object(
    FeedPage.self, superclass: "ViewController", isOpen: false,
    "A page with the latest post and a profile picture.", [])

  /// The catalog entry of `FeedController`.
  package static let feedController = Recipe.object(
    FeedController.self, superclass: "FeedPage", isOpen: false,
    "The page that presents a flow of steps.",
    [
      .initializer(
        "init(_:policy:)", "A page whose flows keep or remove completed steps.",
        defaults: [0: { .none }, 1: { FlowController.Policy.stack.packed }]
      ) { (name: String?, policy: FlowController.Policy) in FeedController(name, policy: policy) },
      .variable("steps", "The steps of the next post, in order.", \FeedController.steps),
      .property("flow", "The presented flow, or nil.", \FeedController.flow),
      .method("askForPost()", "Presents the flow for a new post.") { (feed: FeedController) in
        feed.askForPost()
      },
      .method("askForProfile()", "Presents a flow with only the picker.") {
        (feed: FeedController) in feed.askForProfile()
      },
    ])

  /// The catalog entry of `FlowController`.
  package static let flowController = Recipe.object(
    FlowController.self, superclass: "ViewController", isOpen: false,
    "A container for a flow: a sequence of steps with one result.",
    [
      .property("position", "The index of the visible step.", \FlowController.position),
      .property("current", "The controller of the visible step.", \FlowController.current),
      .property("isOver", "Whether it has delivered its result.", \FlowController.isOver),
      .method("goBack()", "Goes back one step; cancels at the first one.") {
        (flow: FlowController) in flow.goBack()
      },
      .method("cancel()", "Cancels the flow.") { (flow: FlowController) in flow.cancel() },
    ])

  /// The catalog entry of `PickerController`.
  package static let pickerController = Recipe.object(
    PickerController.self, superclass: "ViewController", isOpen: false,
    "A grid of photos to pick from.",
    [
      .method("pick(_:)", "Simulates a tap on a photo.") {
        (picker: PickerController, motif: Photo.Motif) in picker.pick(motif)
      }
    ])

  /// The catalog entry of `CameraController`.
  package static let cameraController = Recipe.object(
    CameraController.self, superclass: "ViewController", isOpen: false,
    "A viewfinder and a shutter.",
    [
      .method("shoot()", "Simulates a tap on the shutter.") { (camera: CameraController) in
        camera.shoot()
      }
    ])

  /// The catalog entry of `FilterController`.
  package static let filterController = Recipe.object(
    FilterController.self, superclass: "ViewController", isOpen: false,
    "A photo and four filters.",
    [
      .method("tint(_:)", "Simulates a tap on a filter.") {
        (page: FilterController, filter: Photo.Filter) in page.tint(filter)
      },
      .method("use()", "Simulates a tap on the button.") { (page: FilterController) in
        page.use()
      },
    ])

  /// The catalog entry of `PostController`.
  package static let postController = Recipe.object(
    PostController.self, superclass: "ViewController", isOpen: false,
    "A photo with a caption, to be posted or saved.",
    [
      .variable("caption", "The caption of the photo.", \PostController.caption),
      .method("choose(_:)", "Simulates a tap on one of the two buttons.") {
        (page: PostController, choice: PostController.Choice) in page.choose(choice)
      },
    ])

  /// The catalog entry of `FlowController.Step`.
  package static let flowStep = Recipe.enumeration(
    FlowController.Step.self, "A step of a flow.",
    ["picker": .picker, "camera": .camera, "filter": .filter, "post": .post])

  /// The catalog entry of `FlowController.Policy`.
  package static let flowPolicy = Recipe.enumeration(
    FlowController.Policy.self, "The policy for completed steps.",
    ["stack": .stack, "replace": .replace])

  /// The catalog entry of `Photo`.
  package static let photo = Recipe.structure(
    Photo.self, "A photo in a flow.",
    [
      .initializer(
        "init(_:filter:caption:)", "A photo with a motif, a filter and a caption.",
        defaults: [0: { .none }, 1: { Photo.Filter.plain.packed }, 2: { .string("") }]
      ) { (motif: Photo.Motif?, filter: Photo.Filter, caption: String) in
        Photo(motif, filter: filter, caption: caption)
      },
      .variable("motif", "The motif, if any.", \Photo.motif),
      .variable("filter", "The filter.", \Photo.filter),
      .variable("caption", "The caption.", \Photo.caption),
    ])

  /// The catalog entry of `Photo.Motif`.
  package static let photoMotif = Recipe.enumeration(
    Photo.Motif.self, "The motif of a photo.",
    [
      "harbour": .harbour, "mountains": .mountains, "town": .town, "flower": .flower,
      "boat": .boat, "desert": .desert,
    ])

  /// The catalog entry of `Photo.Filter`.
  package static let photoFilter = Recipe.enumeration(
    Photo.Filter.self, "The filter of a photo.",
    ["plain": .plain, "noir": .noir, "sepia": .sepia, "dusk": .dusk])

  /// The catalog entry of `PostController.Choice`.
  package static let postChoice = Recipe.enumeration(
    PostController.Choice.self, "The action for the photo.", ["post": .post, "save": .save])
}
