import Figures
import GtkKit
import Support

/// The style: light, dark, or the desktop's.
enum StyleChoice: String, CaseIterable {
  case system, light, dark

  /// The name of the action that sets it.
  static let action = "style"

  var title: String {
    switch self {
    case .system: localized("Follow the System")
    case .light: localized("Light")
    case .dark: localized("Dark")
    }
  }

  /// The appearance on a desktop that asks for `wish`; high contrast is always honored.
  func appearance(
    on wish: DesktopSettings.Appearance, highContrast: Bool
  ) -> DesktopSettings.Appearance {
    DesktopSettings.Appearance(
      isDark: self == .system ? wish.isDark : self == .dark,
      isHighContrast: highContrast || wish.isHighContrast)
  }

  /// The menu: style and contrast.
  static let menu = Menu([
    Menu.Section(
      allCases.map { .action($0.title, "win.\(action)", target: $0.rawValue) }),
    Menu.Section([.action(AppSwitch.highContrast.title, AppSwitch.highContrast.fullName)]),
  ])
}
