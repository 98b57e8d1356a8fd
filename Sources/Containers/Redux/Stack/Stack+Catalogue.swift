// The stack and what scrolls it, as scripts ask for them.

extension StackViewController.Reading: BoxedValue {}
extension Story: BoxedValue {}

extension Recipe {
  /// What scripts may ask of the parts of the Redux app's third tab.
  public static let reduxStack = [
    stackViewController, stackReading, scrollingContentViewController, storyPane, story,
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

  private static let storyPane = Recipe.object(
    StoryPane.self, superclass: "ViewController", isOpen: false,
    "A picture, a title and a few lines.",
    [
      .initializer(
        "init(_:story:isFromXib:)", "A story, from code or from a xib.",
        standards: [0: { .none }, 2: { false.packed }]
      ) { (name: String?, story: Story, isFromXib: Bool) in
        StoryPane(name, story: story, isFromXib: isFromXib)
      },
      .property("story", "What it shows.", \StoryPane.story),
      .property("sizes", "The sizes that it has seen; only from a xib.", \StoryPane.sizes),
    ])

  private static let story = Recipe.structure(
    Story.self, "A story to be shown.",
    [
      .property("picture", "The name of a picture.", \Story.picture),
      .property("title", "What it is called.", \Story.title),
      .property("lines", "What it says.", \Story.lines),
      .constant("marina", "Boats, and who looks after them.") { Story.marina },
      .constant("tajMahal", "A tomb that is known to all.") { Story.tajMahal },
    ])
}
