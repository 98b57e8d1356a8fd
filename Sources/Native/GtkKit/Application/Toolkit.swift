internal import CGtk
internal import CairoKit
internal import Glibc

/// The toolkit as a whole: whether it can work here, and how it draws.
package enum Toolkit {
  /// Whether there is a display to open windows on; connects to it.
  ///
  /// Call `Renderer.choose()` before.
  package static func start() -> Bool {
    switchAccessibilityOffWithoutBus()
    gtk_init_check()
    // The answer of gtk_init_check is wrong when asked twice.
    guard gdk_display_get_default() != nil else { return false }
    DesktopSettings.showNamedTheme()
    MainActor.assumeIsolated { LatePlaces.giveOut() }
    return true
  }

  /// Takes the locale and the theme of the environment, as the toolkit will: to be called before there is
  /// a second thread, as none may read a locale, or the environment, while another one changes it.
  package static func takeEnvironment() {
    setlocale(LC_ALL, "")
    // What is chosen from now on is not taken back.
    gtk_disable_setlocale()
    DesktopSettings.takeNamedTheme()
  }

  /// Without a session bus there is no accessibility, and GTK 4.8 crashes when a
  /// window closes whose accessibles were never registered.
  private static func switchAccessibilityOffWithoutBus() {
    if let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) {
      g_object_unref(UnsafeMutableRawPointer(bus))
    } else {
      setenv("GTK_A11Y", "none", 1)
    }
  }

  /// Whether there is a font to write with; GTK ends in a heap of complaints where there is none.
  package static var hasFonts: Bool { InstalledFonts.areThere }

  /// What windows stand on, which decides what a program may know of those of others.
  package enum DisplayServer: Hashable, Sendable {
    case x11, wayland
    /// A page in a browser.
    case broadway
    case other

    /// The one whose displays GDK calls so.
    package init(type name: String) {
      self =
        switch name {
        case "GdkX11Display": .x11
        case "GdkWaylandDisplay": .wayland
        case "GdkBroadwayDisplay": .broadway
        default: .other
        }
    }
  }

  /// What the window stands on.
  package static var displayServer: DisplayServer {
    guard let display = gdk_display_get_default() else { return .other }
    let instance = UnsafeRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
    let name = instance.pointee.g_class.flatMap { g_type_name($0.pointee.g_type) }
    return DisplayServer(type: name.map { String(cString: $0) } ?? "")
  }

  /// Whether widgets stand from right to left; to be set before there are any.
  package static var runsRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }
}

/// What turns widgets into pixels.
package enum Renderer: Hashable, Sendable {
  /// The processor, by Cairo; without a graphics card four to eight times as fast as the others.
  case cairo
  /// What GTK prefers: the graphics card.
  case toolkitDefault
  /// What the user set in `GSK_RENDERER`.
  case userDefined(String)

  /// Decides how the program draws; must be called before the toolkit starts.
  ///
  /// What the user set stays, and a browser, by Broadway, is drawn in by nothing but GTK's own way.
  /// Otherwise it selects Cairo without a graphics card. With Cairo, GL is switched off in any
  /// case, which saves its start-up time and memory.
  @discardableResult
  package static func choose() -> Renderer {
    if let wish = getenv("GSK_RENDERER"), wish.pointee != 0 {
      let name = String(cString: wish)
      if name == "cairo" { switchOffGL() }
      return .userDefined(name)
    }
    guard !hasGraphicsCard, !isInBrowser else { return .toolkitDefault }
    setenv("GSK_RENDERER", "cairo", 1)
    switchOffGL()
    return .cairo
  }

  /// GTK looks for GL although nothing is drawn by it: 60 MB of libraries, and a tenth of a second.
  private static func switchOffGL() {
    let (name, flags) = flagsWithoutGL(minorVersion: Int(gtk_get_minor_version()))
    let set = getenv(name).map { String(cString: $0) + ":" } ?? ""
    setenv(name, set + flags, 1)
  }

  /// The variable that switches GL off, and what it is to name; since GTK 4.16 that is one of its own, which
  /// knows of Vulkan, too.
  static func flagsWithoutGL(minorVersion: Int) -> (name: String, flags: String) {
    minorVersion < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl:vulkan")
  }

  private static var isInBrowser: Bool {
    getenv("GDK_BACKEND").map { String(cString: $0) == "broadway" } ?? false
  }

  /// Whether a graphics card is to be seen; without one the processor does what GL asks for, too.
  static let hasGraphicsCard: Bool = {
    if let software = getenv("LIBGL_ALWAYS_SOFTWARE"), String(cString: software) == "1" {
      return false
    }
    return (128..<136).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
  }()
}
