package import Geometry
internal import CGtk
internal import GioKit
internal import Glibc

/// The desktop's settings for appearance and animation.
package enum DesktopSettings {
  /// Light or dark, and contrast.
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

  /// The desktop's appearance: from `GTK_THEME`, else the settings portal, else the theme's name.
  package static var appearance: Appearance {
    let ofTheme = themeAppearance
    let wish = named == nil ? portal?.appearance : nil
    return Appearance(
      isDark: wish?.isDark ?? ofTheme.isDark,
      isHighContrast: wish?.isHighContrast == true || ofTheme.isHighContrast)
  }

  /// Applies an appearance to all widgets; returns whether it changed.
  ///
  /// While it equals the desktop theme's own appearance, theme changes are followed.
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
  /// The applied appearance; nil while the theme's own is in effect.
  private static var shown: Appearance?
  private static var isShowing = false
  private static var portal: SettingsPortal?
  private static var lastOfTheme: Appearance?

  /// The appearance of the desktop's theme, cached while another one is applied.
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

  /// The theme in `GTK_THEME`, as in `Adwaita:dark`; nil if unset.
  nonisolated(unsafe) private static var named: (theme: String, isDark: Bool)?

  /// Treats `GTK_THEME` as the desktop's theme; call it before the toolkit starts.
  ///
  /// GTK itself would force this theme on widgets whatever the user chooses, and drawings would not
  /// match.
  nonisolated static func takeNamedTheme() {
    guard let value = getenv("GTK_THEME"), value.pointee != 0 else { return }
    let parts = String(cString: value).split(separator: ":", maxSplits: 1)
    guard let theme = parts.first else { return }
    named = (String(theme), parts.count > 1 && parts[1] == "dark")
    unsetenv("GTK_THEME")
  }

  /// Applies that theme to widgets.
  static func showNamedTheme() {
    guard let named, let settings else { return }
    settings.set("gtk-theme-name", to: PropertyValue(named.theme))
    settings.set(darkness, to: PropertyValue(named.isDark))
  }

  /// Whether animation is allowed; if not, show changes immediately.
  package static var allowsAnimation: Bool { settings?.bool("gtk-enable-animations") ?? true }

  /// The text scale factor of the desktop; at least 1.
  ///
  /// The default is 11 points at 96 dpi.
  package static var letterScale: Double {
    guard let settings,
      let font = pango_font_description_from_string(settings.string("gtk-font-name") ?? "")
    else { return 1 }
    defer { pango_font_description_free(font) }
    let points = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    // A size in pixels already includes the dpi.
    let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
    let dots = isAbsolute ? 72 : Double(settings.int("gtk-xft-dpi")) / 1024
    return min(max(points / 11 * (dots > 0 ? dots / 96 : 1), 1), 3)
  }

  /// The size of the first monitor, in widget coordinates; nil without one.
  package static var screenSize: CGSize? {
    guard let display = gdk_display_get_default(),
      let monitor = g_list_model_get_item(gdk_display_get_monitors(display), 0)
    else { return nil }
    defer { g_object_unref(monitor) }
    var place = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &place)
    return CGSize(width: Int(place.width), height: Int(place.height))
  }

  /// Calls `body` whenever the desktop changes a setting; cannot be removed.
  ///
  /// The first call also starts observing the settings portal.
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
  /// The appearance implied by a theme's name, as `Adwaita-dark` or `HighContrastInverse`.
  init(themeName: String, prefersDark: Bool) {
    let name = themeName.lowercased()
    self.init(
      isDark: prefersDark || name.hasSuffix("dark") || name.hasSuffix("inverse"),
      isHighContrast: name.contains("highcontrast") || name.contains("-hc"))
  }
}
