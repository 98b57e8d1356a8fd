import Figures
import GtkKit

/// Light, dark or system style, with or without high contrast.
extension MainWindow {
  func installStyle() {
    let action = Action(StyleChoice.action, choice: settings.drawing.style.rawValue) {
      [weak self] name in
      guard let choice = StyleChoice(rawValue: name) else { return }
      self?.setStyle(choice)
    }
    choices[StyleChoice.action] = action
    native.add(action)
    showStyle()
  }

  func setStyle(_ choice: StyleChoice) {
    settings.drawing.style = choice
    choices[StyleChoice.action]?.choice = choice.rawValue
    showStyle()
    refresh()
  }

  func setHighContrast(_ isOn: Bool) {
    settings.drawing.wantsHighContrast = isOn
    showStyle()
    refresh()
  }

  /// Applies the current style to widgets and drawings.
  func showStyle() {
    let appearance = settings.drawing.style.appearance(
      on: DesktopSettings.appearance, highContrast: settings.drawing.wantsHighContrast)
    DesktopSettings.show(appearance)
    theme = Theme(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast)
    native.show(theme)
    switches[.darkStyle]?.isOn = theme.isDark
  }
}

extension ApplicationWindow {
  /// Sets style classes for the theme.
  func show(_ theme: Theme) {
    setStyle("dark", theme.isDark)
    setStyle("high-contrast", theme.isHighContrast)
  }
}
