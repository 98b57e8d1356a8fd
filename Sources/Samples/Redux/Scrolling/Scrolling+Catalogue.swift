// The scrolling screen and its contents in the script catalog.

extension Story: BoxedValue {}

extension Recipe {
  /// The catalog entries of the Redux app's second tab.
  static let reduxScrolling = [
    verticalScrollingViewController, profileViewController, storyViewController, story,
    formViewController,
  ]

  private static let verticalScrollingViewController = Recipe.object(
    VerticalScrollingViewController.self, superclass: "ViewController", isOpen: false,
    "Controllers stacked on a vertically scrolling view.",
    [
      .initializer(
        "init(_:contents:version:)", "A screen of some controllers.",
        defaults: [0: { .none }, 2: { ReduxVersion.fixed.packed }]
      ) { (name: String?, contents: [ViewController], version: ReduxVersion) in
        VerticalScrollingViewController(name, contents: contents, version: version)
      },
      .property("contents", "The contents, from the top.") {
        (screen: VerticalScrollingViewController) in
        screen.contents
      },
      .property("scrollView", "Its scroll view.") { (screen: VerticalScrollingViewController) in
        screen.scrollView
      },
      .method("add(_:)", "Appends a controller.") {
        (screen: VerticalScrollingViewController, content: ViewController) in screen.add(content)
      },
    ])

  private static let profileViewController = Recipe.object(
    ProfileViewController.self, superclass: "ViewController", isOpen: false,
    "A profile: a round picture and a name.",
    [
      .initializer(
        "init(_:personName:)", "A profile with a name.",
        defaults: [0: { .none }, 1: { "Ada Harbour".packed }]
      ) { (name: String?, personName: String) in
        ProfileViewController(name, personName: personName)
      },
      .property("personName", "The person's name.") { (profile: ProfileViewController) in
        profile.personName
      },
      .property("isEditing", "Whether the fields are visible.") {
        (profile: ProfileViewController) in
        profile.isEditing
      },
      .method("edit()", "Starts or ends editing.") { (profile: ProfileViewController) in
        profile.edit()
      },
      .method("changePhoto()", "Switches to the next picture.") {
        (profile: ProfileViewController) in
        profile.changePhoto()
      },
    ])

  private static let storyViewController = Recipe.object(
    StoryViewController.self, superclass: "ViewController", isOpen: false,
    "A story: a picture, a colored title and a long text.",
    [
      .initializer(
        "init(_:story:isFromXib:)", "A controller for a story, from code or from a xib.",
        defaults: [0: { .none }, 1: { Story.redSky.packed }, 2: { false.packed }]
      ) { (name: String?, story: Story, isFromXib: Bool) in
        StoryViewController(name, story: story, isFromXib: isFromXib)
      },
      .property("story", "The story.", \StoryViewController.story),
      .property("isFromXib", "Whether its view is from a xib.", \StoryViewController.isFromXib),
      .property(
        "sizes", "The size in each callback; only from a xib.", \StoryViewController.sizes),
    ])

  private static let story = Recipe.structure(
    Story.self, "A story: title, color, picture and text.",
    [
      .initializer(
        "init(title:color:picture:text:)", "A story with a title, a color, a picture and a text."
      ) {
        (title: String, color: Color, picture: String, text: String) in
        Story(title: title, color: color, picture: picture, text: text)
      },
      .property("title", "The title.", \Story.title),
      .property("color", "The color of the title.", \Story.color),
      .property("picture", "The name of the picture.", \Story.picture),
      .property("text", "The text.", \Story.text),
      .constant("redSky", "A story about an evening at the last gate.") { Story.redSky },
      .constant("marina", "A story about a morning by the water.") { Story.marina },
      .constant("field", "A story about a white house in a garden.") { Story.field },
      .constant("tajMahal", "A story about a famous tomb.") { Story.tajMahal },
    ])

  private static let formViewController = Recipe.object(
    FormViewController.self, superclass: "ViewController", isOpen: false,
    "A form with several text fields.",
    [
      .initializer("init(_:)", "A form of six empty fields.", defaults: [0: { .none }]) {
        (name: String?) in FormViewController(name)
      },
      .property("fields", "The fields, from the top.") { (form: FormViewController) in
        form.fields
      },
    ])
}
