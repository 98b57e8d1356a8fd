// `Window` in the script catalog.

extension Recipe {
  /// The catalog entry of `Window`.
  public static let window = Recipe.object(
    Window.self, superclass: "View", isOpen: false, "The top of the tree of views.",
    [
      .variable(
        "rootViewController", "The controller whose view fills the window.",
        \Window.rootViewController),
      .method("rotate(to:)", "Turns the device; whether the interface turned with it.") {
        (window: Window, orientation: InterfaceOrientation) in window.rotate(to: orientation)
      },
      .method(
        "rotate()", "Turns the device by a quarter; whether the interface turned with it."
      ) { (window: Window) in window.rotate() },
      .method("layFlat()", "Lays the device down, so that nobody can say how it is held.") {
        (window: Window) in window.layFlat()
      },
      .property("isDeviceFlat", "Whether the device lies flat.") {
        (window: Window) in window.isDeviceFlat
      },
      .method(
        "resize(to:animated:)", "Gives the window another size.", standards: [1: { .bool(false) }]
      ) { (window: Window, size: CGSize, animated: Bool) in
        window.resize(to: size, animated: animated)
      },
      .property("traits", "The traits of what is in the window.", \Window.traits),
      .variable("traitOverrides", "What is laid over its traits.", \Window.traitOverrides),
      .variable(
        "supportedInterfaceOrientations", "The orientations the application allows.",
        \Window.supportedInterfaceOrientations),
      .property("interfaceOrientation", "How the interface stands.") {
        (window: Window) in window.interfaceOrientation
      },
      .property("deviceOrientation", "How the device is held.") {
        (window: Window) in window.deviceOrientation
      },
      .property("statusBar", "The status bar as it is asked for.", \Window.statusBar),
      .method(
        "reportUnreachableViews()", "Reports what can be seen and not be touched."
      ) { (window: Window) in window.reportUnreachableViews() },
      .property("isKeyWindow", "Whether it gets what is typed.", \Window.isKeyWindow),
      .method("makeKey()", "Lets it get what is typed.") { (window: Window) in window.makeKey() },
      .method("makeKeyAndVisible()", "Shows it and lets it get what is typed.") {
        (window: Window) in window.makeKeyAndVisible()
      },
    ])
}
