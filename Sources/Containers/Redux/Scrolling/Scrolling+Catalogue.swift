// The scrolling screen, what stands on it, and the keyboard, as scripts ask for them.

extension Story: BoxedValue {}

extension Recipe {
  /// What scripts may ask of the second tab of the Redux app.
  static let reduxScrolling = [
    verticalScrollingViewController, profileViewController, storyViewController, story,
    formViewController, textField, keyboard,
  ]

  private static let verticalScrollingViewController = Recipe.object(
    VerticalScrollingViewController.self, superclass: "ViewController", isOpen: false,
    "Controllers one below the other, on a view that scrolls.",
    [
      .initializer(
        "init(_:contents:version:)", "A screen of some controllers.",
        standards: [0: { .none }, 2: { ReduxVersion.fixed.packed }]
      ) { (name: String?, contents: [ViewController], version: ReduxVersion) in
        VerticalScrollingViewController(name, contents: contents, version: version)
      },
      .property("contents", "What it shows.") { (screen: VerticalScrollingViewController) in
        screen.contents
      },
      .property("scrollView", "Its view.") { (screen: VerticalScrollingViewController) in
        screen.scrollView
      },
      .method("add(_:)", "Puts one more at the end.") {
        (screen: VerticalScrollingViewController, content: ViewController) in screen.add(content)
      },
    ])

  private static let profileViewController = Recipe.object(
    ProfileViewController.self, superclass: "ViewController", isOpen: false,
    "Who somebody is: a round picture and a name.",
    [
      .initializer(
        "init(_:personName:)", "The profile of somebody.",
        standards: [0: { .none }, 1: { "Ada Harbour".packed }]
      ) { (name: String?, personName: String) in
        ProfileViewController(name, personName: personName)
      },
      .property("personName", "What somebody is called.") { (profile: ProfileViewController) in
        profile.personName
      },
      .property("isEditing", "Whether the fields show.") { (profile: ProfileViewController) in
        profile.isEditing
      },
      .method("edit()", "Begins to edit, or ends.") { (profile: ProfileViewController) in
        profile.edit()
      },
      .method("changePhoto()", "Takes the next picture.") { (profile: ProfileViewController) in
        profile.changePhoto()
      },
    ])

  private static let storyViewController = Recipe.object(
    StoryViewController.self, superclass: "ViewController", isOpen: false,
    "A picture, a title in its colour, a long text.",
    [
      .initializer(
        "init(_:story:isFromXib:)", "A controller of a story, from code or from a xib.",
        standards: [0: { .none }, 1: { Story.redSky.packed }, 2: { false.packed }]
      ) { (name: String?, story: Story, isFromXib: Bool) in
        StoryViewController(name, story: story, isFromXib: isFromXib)
      },
      .property("story", "What it tells.", \StoryViewController.story),
      .property("isFromXib", "Whether its view is drawn in a xib.", \StoryViewController.isFromXib),
      .property(
        "sizes", "The sizes that it has seen; only from a xib.", \StoryViewController.sizes),
    ])

  private static let story = Recipe.structure(
    Story.self, "What a story is called, its picture and its words.",
    [
      .initializer("init(title:color:picture:text:)", "A story from its parts.") {
        (title: String, color: Color, picture: String, text: String) in
        Story(title: title, color: color, picture: picture, text: text)
      },
      .property("title", "What it is called.", \Story.title),
      .property("color", "The colour of the title.", \Story.color),
      .property("picture", "The name of the picture.", \Story.picture),
      .property("text", "The words.", \Story.text),
      .constant("redSky", "An evening at the last gate.") { Story.redSky },
      .constant("marina", "A morning by the water.") { Story.marina },
      .constant("field", "A white house in a garden.") { Story.field },
      .constant("tajMahal", "A tomb that is known to all.") { Story.tajMahal },
    ])

  private static let formViewController = Recipe.object(
    FormViewController.self, superclass: "ViewController", isOpen: false,
    "Some fields to fill in.",
    [
      .initializer("init(_:)", "A form of six empty fields.", standards: [0: { .none }]) {
        (name: String?) in FormViewController(name)
      },
      .property("fields", "The fields, from the top.") { (form: FormViewController) in
        form.fields
      },
    ])

  private static let textField = Recipe.object(
    TextField.self, superclass: "View", isOpen: false, "A line of text to be filled in.",
    [
      .initializer("init(_:)", "A field without text.", standards: [0: { .none }]) {
        (name: String?) in TextField(name)
      },
      .variable("text", "What was written into it.", \TextField.text),
      .variable("placeholder", "What it says while it is empty.", \TextField.placeholder),
      .property("isFirstResponder", "Whether it is the active one.", \TextField.isFirstResponder),
      .method("becomeFirstResponder()", "Becomes the active field.") { (field: TextField) in
        field.becomeFirstResponder()
      },
      .method("resignFirstResponder()", "Is active no more.") { (field: TextField) in
        field.resignFirstResponder()
      },
    ])

  private static let keyboard = Recipe.object(
    Keyboard.self, superclass: "View", isOpen: false, "The panel of keys.",
    [
      .property("isShown", "Whether it is up, or on its way.", \Keyboard.isShown),
      .property("field", "The field that is active.") { (keyboard: Keyboard) in keyboard.field },
      .method("hide()", "Lets the keyboard go down.") { (keyboard: Keyboard) in keyboard.hide() },
    ])
}

extension Window {
  /// What the keyboard adds to every window.
  static let keyboardMembers: [Member] = [
    .property("keyboard", "The keyboard that shows in it.") { (window: Window) in window.keyboard }
  ]
}
