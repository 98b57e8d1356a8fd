// Labels, images, buttons, bars and spinners in the script catalog.

extension Recipe {
  /// The catalog entry of `Label`.
  public static let label = Recipe.object(
    Label.self, superclass: "View", isOpen: false, "A label with centered text.",
    [
      .initializer("init(_:)", "A label without text.", defaults: [0: { .none }]) {
        (name: String?) in Label(name)
      },
      .initializer("init(_:frame:)", "A label with a frame.", defaults: [0: { .none }]) {
        (name: String?, frame: CGRect) in Label(name, frame: frame)
      },
      .variable("text", "The text.", \Label.text),
      .variable("fontSize", "The font size in points.", \Label.fontSize),
      .variable("isBold", "Whether it is bold.", \Label.isBold),
      .variable("textColor", "The text color.", \Label.textColor),
      .variable("shadowColor", "The color of the text's shadow; nil for none.", \Label.shadowColor),
    ])

  /// The catalog entry of `ImageView`.
  public static let imageView = Recipe.object(
    ImageView.self, superclass: "View", isOpen: false,
    "A view that shows one of the bundled pictures.",
    [
      .initializer("init(_:)", "A view without a picture.", defaults: [0: { .none }]) {
        (name: String?) in ImageView(name)
      },
      .initializer("init(_:image:)", "A view that shows a picture.", defaults: [0: { .none }]) {
        (name: String?, image: String) in ImageView(name, image: image)
      },
      .variable("image", "The name of the picture; nil for none.", \ImageView.image),
    ])

  /// The catalog entry of `Button`.
  public static let button = Recipe.object(
    Button.self, superclass: "View", isOpen: false, "A button.",
    [
      .initializer("init(_:)", "A button without a title.", defaults: [0: { .none }]) {
        (name: String?) in Button(name)
      },
      .initializer("init(_:title:)", "A button with a title.", defaults: [0: { .none }]) {
        (name: String?, title: String) in Button(name, title: title)
      },
      .initializer("init(_:picture:)", "A button with a picture.", defaults: [0: { .none }]) {
        (name: String?, picture: String) in Button(name, picture: picture)
      },
      .variable("isEnabled", "Whether it reacts to taps.", \Button.isEnabled),
    ])

  /// The catalog entry of `Bar`.
  public static let bar = Recipe.object(
    Bar.self, superclass: "View", isOpen: false, "A bar with a title and a back button.",
    [
      .initializer("init(_:)", "A bar without a title.", defaults: [0: { .none }]) {
        (name: String?) in Bar(name)
      },
      .variable("title", "The title in the center.", \Bar.title),
      .variable("backTitle", "The title of the back button.", \Bar.backTitle),
    ])

  /// The catalog entry of `ActivityIndicator`.
  public static let activityIndicator = Recipe.object(
    ActivityIndicator.self, superclass: "View", isOpen: false,
    "A spinner that shows activity.",
    [
      .initializer("init(_:)", "A spinner that is not animating.", defaults: [0: { .none }]) {
        (name: String?) in ActivityIndicator(name)
      },
      .property("isAnimating", "Whether it is animating.") {
        (wheel: ActivityIndicator) in wheel.isAnimating
      },
      .variable(
        "hidesWhenStopped", "Whether it is hidden while not animating.",
        \ActivityIndicator.hidesWhenStopped),
      .method("startAnimating()", "Starts the animation.") {
        (wheel: ActivityIndicator) in wheel.startAnimating()
      },
      .method("stopAnimating()", "Stops the animation.") {
        (wheel: ActivityIndicator) in wheel.stopAnimating()
      },
    ])
}
