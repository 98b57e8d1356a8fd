// Labels, images, buttons, bars and spinners in the script catalog.

extension Recipe {
  /// The catalog entry of `Label`.
  public static let label = Recipe.object(
    Label.self, superclass: "View", isOpen: false, "Text, centred in its bounds.",
    [
      .initializer("init(_:)", "A label without text.", standards: [0: { .none }]) {
        (name: String?) in Label(name)
      },
      .initializer("init(_:frame:)", "A label with a frame.", standards: [0: { .none }]) {
        (name: String?, frame: CGRect) in Label(name, frame: frame)
      },
      .variable("text", "What it says.", \Label.text),
      .variable("fontSize", "The font size in points.", \Label.fontSize),
      .variable("isBold", "Whether it is bold.", \Label.isBold),
      .variable("textColor", "The colour of the letters.", \Label.textColor),
      .variable("shadowColor", "The colour of their shadow; nil for none.", \Label.shadowColor),
    ])

  /// The catalog entry of `ImageView`.
  public static let imageView = Recipe.object(
    ImageView.self, superclass: "View", isOpen: false, "A shipped picture.",
    [
      .initializer("init(_:)", "A view without a picture.", standards: [0: { .none }]) {
        (name: String?) in ImageView(name)
      },
      .initializer("init(_:image:)", "A view that shows a picture.", standards: [0: { .none }]) {
        (name: String?, image: String) in ImageView(name, image: image)
      },
      .variable("image", "The name of the picture; nil for none.", \ImageView.image),
    ])

  /// The catalog entry of `Button`.
  public static let button = Recipe.object(
    Button.self, superclass: "View", isOpen: false, "Something to tap.",
    [
      .initializer("init(_:)", "A button without a title.", standards: [0: { .none }]) {
        (name: String?) in Button(name)
      },
      .initializer("init(_:title:)", "A button with a title.", standards: [0: { .none }]) {
        (name: String?, title: String) in Button(name, title: title)
      },
      .initializer("init(_:picture:)", "A button with a picture.", standards: [0: { .none }]) {
        (name: String?, picture: String) in Button(name, picture: picture)
      },
      .variable("isEnabled", "Whether it reacts to taps.", \Button.isEnabled),
    ])

  /// The catalog entry of `Bar`.
  public static let bar = Recipe.object(
    Bar.self, superclass: "View", isOpen: false, "A bar along an edge.",
    [
      .initializer("init(_:)", "A bar without a title.", standards: [0: { .none }]) {
        (name: String?) in Bar(name)
      },
      .variable("title", "What stands in the middle.", \Bar.title),
      .variable("backTitle", "What stands at the left as the way back.", \Bar.backTitle),
    ])

  /// The catalog entry of `ActivityIndicator`.
  public static let activityIndicator = Recipe.object(
    ActivityIndicator.self, superclass: "View", isOpen: false,
    "A wheel that turns while something is under way.",
    [
      .initializer("init(_:)", "A wheel that stands still.", standards: [0: { .none }]) {
        (name: String?) in ActivityIndicator(name)
      },
      .property("isAnimating", "Whether the wheel turns.") {
        (wheel: ActivityIndicator) in wheel.isAnimating
      },
      .variable(
        "hidesWhenStopped", "Whether it is hidden while it stands still.",
        \ActivityIndicator.hidesWhenStopped),
      .method("startAnimating()", "Lets the wheel turn.") {
        (wheel: ActivityIndicator) in wheel.startAnimating()
      },
      .method("stopAnimating()", "Lets the wheel stand still.") {
        (wheel: ActivityIndicator) in wheel.stopAnimating()
      },
    ])
}
