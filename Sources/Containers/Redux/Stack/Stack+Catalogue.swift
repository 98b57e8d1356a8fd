// The stack and what scrolls it, as scripts ask for them.

extension StackViewController.Reading: BoxedValue {}

extension Recipe {
  /// What scripts may ask of the parts of the Redux app's third tab.
  public static let reduxStack = [
    stackViewController, stackReading, scrollingContentViewController,
  ]

  private static let stackViewController = Recipe.object(
    StackViewController.self, superclass: "ViewController", isOpen: false,
    "Sets controllers below each other, or side by side where it is wide.",
    [
      .initializer(
        "init(_:contents:version:isFromXib:reading:)", "A stack of controllers.",
        standards: [
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
      .property("contents", "What is stacked.", \StackViewController.contents),
      .property("axis", "Whether it is a column or a row.", \StackViewController.axis),
      .property(
        "constraints", "What is asked for the sizes of the contents.",
        \StackViewController.constraints),
    ])

  private static let stackReading = Recipe.enumeration(
    StackViewController.Reading.self, "When a stack takes the sizes of its contents.",
    [
      "initializer": .initializer, "viewDidLoad": .viewDidLoad,
      "viewWillAppear": .viewWillAppear, "layout": .layout,
    ])

  private static let scrollingContentViewController = Recipe.object(
    ScrollingContentViewController.self, superclass: "ViewController", isOpen: false,
    "Lets its only child scroll.",
    [
      .initializer(
        "init(_:content:)", "A controller that lets another one scroll.", standards: [0: { .none }]
      ) { (name: String?, content: ViewController) in
        ScrollingContentViewController(name, content: content)
      },
      .property(
        "content", "The one that scrolls.", \ScrollingContentViewController.content),
      .property(
        "scrollView", "What it scrolls in.", \ScrollingContentViewController.scrollView),
    ])
}
