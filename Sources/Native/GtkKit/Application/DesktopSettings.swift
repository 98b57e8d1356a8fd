package import Geometry
internal import CGtk
internal import GioKit
internal import Glibc

/// What the user told the desktop about looks and movement.
package enum DesktopSettings {
  /// Light or dark, and how far words stand out.
  package struct Appearance: Hashable, Sendable {
    package var isDark: Bool
    package var isHighContrast: Bool

    package init(isDark: Bool, isHighContrast: Bool) {
      (self.isDark, self.isHighContrast) = (isDark, isHighContrast)
    }
  }

  private static var settings: Object? {
    gtk_settings_get_default().map { Object(holding: UnsafeMutableRawPointer($0)) }
  }

  /// What the desktop asks for: by the theme of the environment, by its portal, else by the name of its
  /// theme.
  package static var appearance: Appearance {
    let ofTheme = themeAppearance
    let wish = named == nil ? portal?.appearance : nil
    return Appearance(
      isDark: wish?.isDark ?? ofTheme.isDark,
      isHighContrast: wish?.isHighContrast == true || ofTheme.isHighContrast)
  }

  /// Lets widgets look so from now on; answers whether they looked otherwise before.
  ///
  /// As long as that is what the desktop's own theme looks like, changes of the theme are followed.
  @discardableResult
  package static func show(_ appearance: Appearance) -> Bool {
    guard let settings, appearance != (shown ?? themeAppearance) else { return false }
    let ofTheme = themeAppearance
    isShowing = true
    defer { isShowing = false }
    resetTheme()
    shown = appearance == ofTheme ? nil : appearance
    guard shown != nil else { return true }
    if appearance.isHighContrast {
      settings.set("gtk-theme-name", to: PropertyValue("HighContrast"))
    } else if ofTheme.isHighContrast || ofTheme.isDark {
      settings.set("gtk-theme-name", to: PropertyValue("Default"))
    }
    settings.set(darkness, to: PropertyValue(appearance.isDark))
    return true
  }

  private static let darkness = "gtk-application-prefer-dark-theme"
  /// How widgets were told to look; nil while they look as the theme says.
  private static var shown: Appearance?
  private static var isShowing = false
  private static var portal: SettingsPortal?
  private static var lastOfTheme: Appearance?

  /// The looks of the desktop's own theme; as it was last, while the program shows something else.
  private static var themeAppearance: Appearance {
    if shown != nil, let lastOfTheme { return lastOfTheme }
    let appearance = Appearance(
      themeName: named?.theme ?? settings?.string("gtk-theme-name") ?? "",
      prefersDark: named?.isDark ?? settings?.bool(darkness) ?? false)
    lastOfTheme = appearance
    return appearance
  }

  private static func resetTheme() {
    guard let native = gtk_settings_get_default() else { return }
    for name in ["gtk-theme-name", darkness] { gtk_settings_reset_property(native, name) }
    showNamedTheme()
  }

  /// The theme that `GTK_THEME` names, as in `Adwaita:dark`; nil without.
  nonisolated(unsafe) private static var named: (theme: String, isDark: Bool)?

  /// Takes `GTK_THEME` for the desktop's own theme; to be called before the toolkit starts.
  ///
  /// GTK itself would never show widgets otherwise, whatever a person chooses, and drawings would stand
  /// in them as a picture from elsewhere.
  nonisolated static func takeNamedTheme() {
    guard let value = getenv("GTK_THEME"), value.pointee != 0 else { return }
    let parts = String(cString: value).split(separator: ":", maxSplits: 1)
    guard let theme = parts.first else { return }
    named = (String(theme), parts.count > 1 && parts[1] == "dark")
    unsetenv("GTK_THEME")
  }

  /// Lets widgets look as that theme.
  static func showNamedTheme() {
    guard let named, let settings else { return }
    settings.set("gtk-theme-name", to: PropertyValue(named.theme))
    settings.set(darkness, to: PropertyValue(named.isDark))
  }

  /// Whether things may move; if not, changes are to be shown at once.
  package static var allowsAnimation: Bool { settings?.bool("gtk-enable-animations") ?? true }

  /// The text scale factor of the desktop; never less than 1.
  ///
  /// Usual are 11 points at 96 dots an inch.
  package static var letterScale: Double {
    guard let settings,
      let font = pango_font_description_from_string(settings.string("gtk-font-name") ?? "")
    else { return 1 }
    defer { pango_font_description_free(font) }
    let points = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    // A size in pixels has taken the dots into account.
    let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
    let dots = isAbsolute ? 72 : Double(settings.int("gtk-xft-dpi")) / 1024
    return min(max(points / 11 * (dots > 0 ? dots / 96 : 1), 1), 3)
  }

  /// The size of the first screen, in the units of widgets; nil where there is none.
  package static var screenSize: CGSize? {
    guard let display = gdk_display_get_default(),
      let monitor = g_list_model_get_item(gdk_display_get_monitors(display), 0)
    else { return nil }
    defer { g_object_unref(monitor) }
    var place = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &place)
    return CGSize(width: Int(place.width), height: Int(place.height))
  }

  /// Calls `body` whenever the desktop changes one of them; for ever.
  ///
  /// From the first such call on the desktop's portal is listened to.
  package static func onChange(_ body: @escaping () -> Void) {
    let names = [
      darkness, "gtk-enable-animations", "gtk-theme-name", "gtk-font-name", "gtk-xft-dpi",
    ]
    for name in names {
      settings?.on("notify::\(name)") { if !isShowing { body() } }
    }
    listeners.append(body)
    if portal == nil { portal = SettingsPortal { listeners.forEach { $0() } } }
  }

  private static var listeners: [() -> Void] = []
}

extension DesktopSettings.Appearance {
  /// The looks a theme has by its name, as `Adwaita-dark` or `HighContrastInverse`.
  init(themeName: String, prefersDark: Bool) {
    let name = themeName.lowercased()
    self.init(
      isDark: prefersDark || name.hasSuffix("dark") || name.hasSuffix("inverse"),
      isHighContrast: name.contains("highcontrast") || name.contains("-hc"))
  }
}
