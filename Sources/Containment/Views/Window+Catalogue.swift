// `Window` in the script catalog.

extension Recipe {
  /// The catalog entry of `Window`.
  public static let window = Recipe.object(
    Window.self, superclass: "View", isOpen: false, "A window, the root of a view hierarchy.",
    [
      .variable(
        "rootViewController", "The controller whose view fills the window.",
        \Window.rootViewController),
      .method("rotate(to:)", "Rotates the device; returns whether the interface rotated, too.") {
        (window: Window, orientation: InterfaceOrientation) in window.rotate(to: orientation)
      },
      .method(
        "rotate()", "Rotates the device by 90°; returns whether the interface rotated, too."
      ) { (window: Window) in window.rotate() },
      .method("layFlat()", "Lays the device flat; its orientation is then unknown.") {
        (window: Window) in window.layFlat()
      },
      .property("isDeviceFlat", "Whether the device is flat.") {
        (window: Window) in window.isDeviceFlat
      },
      .method(
        "resize(to:animated:)", "Resizes the window.", defaults: [1: { .bool(false) }]
      ) { (window: Window, size: CGSize, animated: Bool) in
        window.resize(to: size, animated: animated)
      },
      .property("traits", "The traits of the window's contents.", \Window.traits),
      .variable("traitOverrides", "The overrides of its traits.", \Window.traitOverrides),
      .variable(
        "supportedInterfaceOrientations", "The orientations that the app supports.",
        \Window.supportedInterfaceOrientations),
      .property("interfaceOrientation", "The interface orientation.") {
        (window: Window) in window.interfaceOrientation
      },
      .property("deviceOrientation", "The device orientation.") {
        (window: Window) in window.deviceOrientation
      },
      .property("statusBar", "The requested status bar.", \Window.statusBar),
      .method(
        "reportUnreachableViews()", "Reports visible views that cannot receive touches."
      ) { (window: Window) in window.reportUnreachableViews() },
      .property("isKeyWindow", "Whether it receives keyboard events.", \Window.isKeyWindow),
      .method("makeKey()", "Makes it receive keyboard events.") { (window: Window) in
        window.makeKey()
      },
      .method("makeKeyAndVisible()", "Shows it and makes it receive keyboard events.") {
        (window: Window) in window.makeKeyAndVisible()
      },
    ])
}
