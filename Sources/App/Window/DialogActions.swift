import GtkKit
import Support

/// The actions that open dialogs and windows of their own: guide, preferences, keys, and About.
enum DialogActions {
  static func install(_ actions: WindowActions, above window: ApplicationWindow) {
    func install(_ action: AppAction, _ present: @escaping (ApplicationWindow) -> Void) {
      actions.install(action) { [weak window] in window.map(present) }
    }
    install(.guide, GuideWindow.present)
    install(.preferences, PreferencesWindow.present)
    install(.showShortcuts, ShortcutsWindow.present)
    install(.about, presentAbout)
  }

  private static func presentAbout(above window: ApplicationWindow) {
    AboutDialog(
      name: "Terrarium", version: MainProgram.version,
      comments: localized("Watch container hierarchies live."), license: "Apache License 2.0",
      credits: [
        (
          localized("Map"),
          ["Natural Earth (naturalearthdata.com)", "GeoNames (geonames.org), CC BY 4.0"]
        ),
        ("Tunnel", [localized("After “View Controller Containment”, objc.io issue 1, 2013")]),
      ], icon: MainProgram.applicationID
    ).present(above: window)
  }
}
