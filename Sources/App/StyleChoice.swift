import Figures
import GtkKit
import Support

/// Light or dark, as a person wants the window, or as the desktop says.
enum StyleChoice: String, CaseIterable {
  case system, light, dark

  /// The name of the action that chooses.
  static let action = "style"

  var title: String {
    switch self {
    case .system: localized("Follow the System")
    case .light: localized("Light")
    case .dark: localized("Dark")
    }
  }

  /// How it looks on a desktop that asks for `wish`; high contrast is never refused.
  func appearance(
    on wish: DesktopSettings.Appearance, highContrast: Bool
  ) -> DesktopSettings.Appearance {
    DesktopSettings.Appearance(
      isDark: self == .system ? wish.isDark : self == .dark,
      isHighContrast: highContrast || wish.isHighContrast)
  }

  /// The menu: one of these, and how far words stand out.
  static let menu = Menu([
    Menu.Section(
      allCases.map { .action($0.title, "win.\(action)", target: $0.rawValue) }),
    Menu.Section([.action(AppSwitch.highContrast.title, AppSwitch.highContrast.fullName)]),
  ])
}
