// The text field and the keyboard in the script catalog.

extension Recipe {
  /// The catalog entry of `TextField`.
  public static let textField = Recipe.object(
    TextField.self, superclass: "View", isOpen: false, "A text field.",
    [
      .initializer("init(_:)", "A field without text.", defaults: [0: { .none }]) {
        (name: String?) in TextField(name)
      },
      .variable("text", "The text.", \TextField.text),
      .variable("placeholder", "The text shown if the field is empty.", \TextField.placeholder),
      .property("isFirstResponder", "Whether it is the active field.", \TextField.isFirstResponder),
      .method("becomeFirstResponder()", "Activates the field and shows the keyboard.") {
        (field: TextField) in
        field.becomeFirstResponder()
      },
      .method("resignFirstResponder()", "Deactivates the field and hides the keyboard.") {
        (field: TextField) in
        field.resignFirstResponder()
      },
    ])

  /// The catalog entry of `Keyboard`.
  public static let keyboard = Recipe.object(
    Keyboard.self, superclass: "View", isOpen: false, "The on-screen keyboard.",
    [
      .property("isShown", "Whether it is shown or showing.", \Keyboard.isShown),
      .property("field", "The active field.") { (keyboard: Keyboard) in keyboard.field },
      .method("hide()", "Hides the keyboard.") { (keyboard: Keyboard) in keyboard.hide() },
    ])
}

extension Window {
  /// The members that the keyboard adds to windows.
  static let keyboardMembers: [Member] = [
    .property("keyboard", "The keyboard of the window, or nil.") { (window: Window) in
      window.keyboard
    }
  ]
}
