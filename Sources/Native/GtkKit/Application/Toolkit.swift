internal import CGtk
internal import CairoKit
internal import Glibc

/// The toolkit: availability, display and rendering.
package enum Toolkit {
  /// Connects to the display; returns whether there is one.
  ///
  /// Call `Renderer.choose()` before.
  package static func start() -> Bool {
    switchAccessibilityOffWithoutBus()
    gtk_init_check()
    // gtk_init_check returns the wrong result on a second call.
    guard gdk_display_get_default() != nil else { return false }
    DesktopSettings.showNamedTheme()
    MainActor.assumeIsolated { LatePlaces.giveOut() }
    return true
  }

  /// Reads the environment's locale and theme, as the toolkit will.
  ///
  /// Call it before starting a
  /// second thread: reading either is not safe while another thread changes it.
  package static func takeEnvironment() {
    setlocale(LC_ALL, "")
    // Prevents GTK from resetting the locale.
    gtk_disable_setlocale()
    DesktopSettings.takeNamedTheme()
  }

  /// Disables accessibility without a session bus: GTK 4.8 crashes when a window closes whose
  /// accessibles were never registered.
  private static func switchAccessibilityOffWithoutBus() {
    if let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) {
      g_object_unref(UnsafeMutableRawPointer(bus))
    } else {
      setenv("GTK_A11Y", "none", 1)
    }
  }

  /// Whether any font is installed; without one GTK floods standard error with warnings.
  package static var hasFonts: Bool { InstalledFonts.areThere }

  /// The display server, which determines how much is visible of other programs' windows.
  package enum DisplayServer: Hashable, Sendable {
    case x11, wayland
    /// A page in a browser.
    case broadway
    case other

    /// Maps a GDK display type.
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

  /// The display server in use.
  package static var displayServer: DisplayServer {
    guard let display = gdk_display_get_default() else { return .other }
    let instance = UnsafeRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
    let name = instance.pointee.g_class.flatMap { g_type_name($0.pointee.g_type) }
    return DisplayServer(type: name.map { String(cString: $0) } ?? "")
  }

  /// Whether widgets run right to left; set it before creating any.
  package static var runsRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }
}

/// The renderer of widgets.
package enum Renderer: Hashable, Sendable {
  /// Cairo, on the CPU; four to eight times as fast as the others without a GPU.
  case cairo
  /// GTK's default: the GPU.
  case toolkitDefault
  /// What the user set in `GSK_RENDERER`.
  case userDefined(String)

  /// Chooses the renderer; call it before the toolkit starts.
  ///
  /// Keeps the user's setting, and GTK's default for a browser (Broadway). Otherwise selects Cairo
  /// if there is no GPU. With Cairo, GL is disabled in any case, which saves its startup time and
  /// memory.
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

  /// GTK loads GL even if it does not draw with it: 60 MB of libraries, and a tenth of a second.
  private static func switchOffGL() {
    let (name, flags) = flagsWithoutGL(minorVersion: Int(gtk_get_minor_version()))
    let set = getenv(name).map { String(cString: $0) + ":" } ?? ""
    setenv(name, set + flags, 1)
  }

  /// The environment variable that disables GL, and its flags; since GTK 4.16 it is a separate
  /// variable that includes Vulkan.
  static func flagsWithoutGL(minorVersion: Int) -> (name: String, flags: String) {
    minorVersion < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl:vulkan")
  }

  private static var isInBrowser: Bool {
    getenv("GDK_BACKEND").map { String(cString: $0) == "broadway" } ?? false
  }

  /// Whether a GPU is accessible; otherwise GL would be emulated on the CPU.
  static let hasGraphicsCard: Bool = {
    if let software = getenv("LIBGL_ALWAYS_SOFTWARE"), String(cString: software) == "1" {
      return false
    }
    return (128..<136).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
  }()
}
