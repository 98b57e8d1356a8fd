// Catalog entries of the stack and its scrolling container.

extension StackViewController.Reading: BoxedValue {}

extension Recipe {
  /// The catalog entries of the Redux app's third tab.
  package static let reduxStack = [
    stackViewController, stackReading, scrollingContentViewController,
  ]

  private static let stackViewController = Recipe.object(
    StackViewController.self, superclass: "ViewController", isOpen: false,
    "Stacks controllers vertically, or horizontally in landscape.",
    [
      .initializer(
        "init(_:contents:version:isFromXib:reading:)", "A stack of controllers.",
        defaults: [
          0: { .none }, 2: { ReduxVersion.fixed.packed }, 3: { false.packed },
          4: { StackViewController.Reading.layout.packed },
        ]
      ) {
        (
          name: String?, contents: [ViewController], version: ReduxVersion, isFromXib: Bool,
          reading: StackViewController.Reading
        ) in
        StackViewController(
          name, contents: contents, version: version, isFromXib: isFromXib, reading: reading)
      },
      .property("contents", "The stacked controllers.", \StackViewController.contents),
      .property("axis", "The axis of the stack.", \StackViewController.axis),
      .property(
        "constraints", "The size constraints of the contents, as text.",
        \StackViewController.constraints),
    ])

  private static let stackReading = Recipe.enumeration(
    StackViewController.Reading.self, "When a stack reads the sizes of its contents.",
    [
      "initializer": .initializer, "viewDidLoad": .viewDidLoad,
      "viewWillAppear": .viewWillAppear, "layout": .layout,
    ])

  private static let scrollingContentViewController = Recipe.object(
    ScrollingContentViewController.self, superclass: "ViewController", isOpen: false,
    "A container that scrolls its only child.",
    [
      .initializer(
        "init(_:content:)", "A container that scrolls another controller.",
        defaults: [0: { .none }]
      ) { (name: String?, content: ViewController) in
        ScrollingContentViewController(name, content: content)
      },
      .property(
        "content", "The scrolled child.", \ScrollingContentViewController.content),
      .property(
        "scrollView", "The scroll view.", \ScrollingContentViewController.scrollView),
    ])
}
