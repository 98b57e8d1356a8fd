// The flow and its steps, as scripts ask for them and as people open them.

extension FlowController.Step: BoxedValue {}
extension FlowController.Policy: BoxedValue {}
extension Photo: BoxedValue {}
extension Photo.Motif: BoxedValue {}
extension Photo.Filter: BoxedValue {}
extension PostController.Choice: BoxedValue {}

extension Recipe {
  /// What scripts may ask of `FeedPage`.
  public static let feedPage = Recipe.object(
    FeedPage.self, superclass: "ViewController", isOpen: false,
    "A page of what was posted, with a profile picture above.", [])

  /// What scripts may ask of `FeedController`.
  public static let feedController = Recipe.object(
    FeedController.self, superclass: "FeedPage", isOpen: false,
    "The page that presents a flow of steps.",
    [
      .initializer(
        "init(_:policy:)", "A page whose flows keep or drop the steps that are over.",
        standards: [0: { .none }, 1: { FlowController.Policy.stack.packed }]
      ) { (name: String?, policy: FlowController.Policy) in FeedController(name, policy: policy) },
      .variable("steps", "The steps of the next post, in order.", \FeedController.steps),
      .property("flow", "The flow on show, or nil.", \FeedController.flow),
      .method("askForPost()", "Presents the flow of a new post.") { (feed: FeedController) in
        feed.askForPost()
      },
      .method("askForProfile()", "Presents a flow of the picker alone.") {
        (feed: FeedController) in feed.askForProfile()
      },
    ])

  /// What scripts may ask of `FlowController`.
  public static let flowController = Recipe.object(
    FlowController.self, superclass: "ViewController", isOpen: false,
    "A container that is a flow: steps one after the other, and one result.",
    [
      .property("position", "The place of the step on show.", \FlowController.position),
      .property("current", "The controller of the step on show.", \FlowController.current),
      .property("isOver", "Whether it has come to its result.", \FlowController.isOver),
      .method("goBack()", "Goes to the step before; at the first step it gives up.") {
        (flow: FlowController) in flow.goBack()
      },
      .method("cancel()", "Gives up.") { (flow: FlowController) in flow.cancel() },
    ])

  /// What scripts may ask of `PickerController`.
  public static let pickerController = Recipe.object(
    PickerController.self, superclass: "ViewController", isOpen: false,
    "A grid of photos of which one is picked.",
    [
      .method("pick(_:)", "Acts as a finger on a photo.") {
        (picker: PickerController, motif: Photo.Motif) in picker.pick(motif)
      }
    ])

  /// What scripts may ask of `CameraController`.
  public static let cameraController = Recipe.object(
    CameraController.self, superclass: "ViewController", isOpen: false,
    "A viewfinder and a shutter.",
    [
      .method("shoot()", "Acts as a finger on the shutter.") { (camera: CameraController) in
        camera.shoot()
      }
    ])

  /// What scripts may ask of `FilterController`.
  public static let filterController = Recipe.object(
    FilterController.self, superclass: "ViewController", isOpen: false,
    "A photo and four ways to tint it.",
    [
      .method("tint(_:)", "Acts as a finger on one of the four.") {
        (page: FilterController, filter: Photo.Filter) in page.tint(filter)
      },
      .method("use()", "Acts as a finger on the button below.") { (page: FilterController) in
        page.use()
      },
    ])

  /// What scripts may ask of `PostController`.
  public static let postController = Recipe.object(
    PostController.self, superclass: "ViewController", isOpen: false,
    "A photo with a line below it, to be posted or only saved.",
    [
      .variable("caption", "The line below the photo.", \PostController.caption),
      .method("choose(_:)", "Acts as a finger on one of the two buttons.") {
        (page: PostController, choice: PostController.Choice) in page.choose(choice)
      },
    ])

  /// What scripts may ask of `FlowController.Step`.
  public static let flowStep = Recipe.enumeration(
    FlowController.Step.self, "One step of a flow.",
    ["picker": .picker, "camera": .camera, "filter": .filter, "post": .post])

  /// What scripts may ask of `FlowController.Policy`.
  public static let flowPolicy = Recipe.enumeration(
    FlowController.Policy.self, "What becomes of steps that are over.",
    ["stack": .stack, "replace": .replace])

  /// What scripts may ask of `Photo`.
  public static let photo = Recipe.structure(
    Photo.self, "A photo on its way through a flow.",
    [
      .initializer(
        "init(_:filter:caption:)", "A photo from its parts.",
        standards: [0: { .none }, 1: { Photo.Filter.plain.packed }, 2: { .string("") }]
      ) { (motif: Photo.Motif?, filter: Photo.Filter, caption: String) in
        Photo(motif, filter: filter, caption: caption)
      },
      .variable("motif", "What is on it, if anything.", \Photo.motif),
      .variable("filter", "How it is tinted.", \Photo.filter),
      .variable("caption", "What is written below.", \Photo.caption),
    ])

  /// What scripts may ask of `Photo.Motif`.
  public static let photoMotif = Recipe.enumeration(
    Photo.Motif.self, "What is on a photo.",
    [
      "harbour": .harbour, "mountains": .mountains, "town": .town, "flower": .flower,
      "boat": .boat, "desert": .desert,
    ])

  /// What scripts may ask of `Photo.Filter`.
  public static let photoFilter = Recipe.enumeration(
    Photo.Filter.self, "How a photo is tinted.",
    ["plain": .plain, "noir": .noir, "sepia": .sepia, "dusk": .dusk])

  /// What scripts may ask of `PostController.Choice`.
  public static let postChoice = Recipe.enumeration(
    PostController.Choice.self, "What is done with the photo.", ["post": .post, "save": .save])
}
