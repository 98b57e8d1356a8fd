// The card container in the script catalog, and its demo.

extension CardContainerViewController.Version: BoxedValue {}

extension Recipe {
  /// The catalog entry of `CardContainerViewController`.
  package static let cardContainerViewController = Recipe.object(
    CardContainerViewController.self, superclass: "ViewController", isOpen: false,
    "A controller with a card above it that can be pulled up.",
    [
      .initializer(
        "init(_:main:card:version:)", "A controller with a card above it.",
        defaults: [
          0: { .none }, 3: { CardContainerViewController.Version.fixed.packed },
        ]
      ) {
        (
          name: String?, main: ViewController, card: CardViewController,
          version: CardContainerViewController.Version
        ) in CardContainerViewController(name, main: main, card: card, version: version)
      },
      .property("isExpanded", "Whether the card is open.", \CardContainerViewController.isExpanded),
      .property("fraction", "The position of the card, from 0 to 1; fixed version only.") {
        (container: CardContainerViewController) in container.fraction
      },
      .method("toggle()", "Opens or closes the card.") {
        (container: CardContainerViewController) in container.toggle()
      },
    ])

  /// The catalog entry of `CardContainerViewController.Version`.
  package static let cardVersion = Recipe.enumeration(
    CardContainerViewController.Version.self, "The version of the card's code.",
    ["fixed": .fixed, "original": .original])

  /// The catalog entry of `CardViewController`.
  package static let cardViewController = Recipe.object(
    CardViewController.self, superclass: "ViewController", isOpen: false,
    "The content of the demo's card: a handle, a picture and text.",
    [
      .initializer("init(_:)", "A card.", defaults: [0: { .none }]) {
        (name: String?) in CardViewController(name)
      },
      .property("handle", "The handle of the card.") {
        (card: CardViewController) in card.handle
      },
    ])
}

extension CardContainerViewController {
  /// A harbor below a card with facts.
  package static let recipe = SystemRecipe(
    slug: "card", title: "Card Container",
    summary: "A card over a controller, pulled up from the bottom, and let go half way.",
    source: .redux, screen: CGSize(width: 375, height: 667),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed"),
      SystemRecipe.Variant(Version.original.rawValue, "As published in 2019"),
    ],
    actions: [
      act("toggle", "Tap the Handle") { $0.card.handle.tap() },
      act("flick-up", "Flick Up") { $0.drag(by: -60, velocity: -900) },
      act("flick-down", "Flick Down") { $0.drag(by: 60, velocity: 900) },
      act("pull-a-bit", "Up a Little", in: "Pull the Card") { $0.drag(by: -120, velocity: 0) },
      act("pull-far", "Up a Long Way", in: "Pull the Card") { $0.drag(by: -400, velocity: 0) },
      act("pull-down", "Down a Long Way", in: "Pull the Card") { $0.drag(by: 400, velocity: 0) },
      act("give-up", "Up, Cancelled", in: "Pull the Card") { container in
        container.card.handle.pan(.began)
        container.card.handle.pan(.changed(by: CGSize(width: 0, height: -200)))
        container.card.handle.pan(.cancelled)
      },
      act("lay-out", "Lay Out Again") { container in
        container.view.setNeedsLayout()
        container.view.layoutIfNeeded()
      },
      act("dead-areas", "Report Dead Areas") { $0.view.window?.reportUnreachableViews() },
    ],
    makeRoot: { variant in
      CardContainerViewController(
        "cardContainer", main: HarbourController("harbour"), card: CardViewController("card"),
        version: Version(rawValue: variant.slug) ?? .fixed)
    })

  private static func act(
    _ slug: String, _ title: String, in menu: String? = nil,
    _ body: @escaping @Sendable (CardContainerViewController) -> Void
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title, in: menu, body)
  }

  /// Simulates a drag of the handle.
  private func drag(by distance: Double, velocity: Double) {
    card.handle.pan(.began)
    card.handle.pan(.changed(by: CGSize(width: 0, height: distance)))
    card.handle.pan(.ended(velocity: CGSize(width: 0, height: velocity)))
  }
}

extension SystemSource {
  /// The article about the Redux app.
  static let redux = SystemSource(
    "Container View Controllers Redux", by: "Dennis Walsh, Flawless App Stories",
    date: "2019-04-13")
}

/// The controller below the card of the demo: a sky, a sea, and a button that must remain
/// reachable.
final class HarbourController: ViewController {
  private lazy var sky = View("\(name).sky")
  private lazy var sun = View("\(name).sun")
  private lazy var button = Button("\(name).button", title: "Wave")

  private var waves = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0x2C5F8A)
    sky.backgroundColor = Color(hex: 0xF2D9B8)
    sun.backgroundColor = Color(hex: 0xE8A04C)
    button.onTap = { [weak self] in
      guard let self else { return }
      waves += 1
      button.content = .button("Waved \(waves) Times")
    }
    for part in [sky, sun, button] { view.addSubview(part) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    sky.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height * 0.45)
    let side = max(0, min(size.width, size.height) * 0.22)
    sun.frame = CGRect(
      x: size.width * 0.62, y: sky.frame.maxY - side * 0.75, width: side, height: side)
    sun.cornerRadius = side / 2
    button.frame = CGRect(x: size.width / 2 - 70, y: size.height * 0.55, width: 140, height: 44)
  }
}
