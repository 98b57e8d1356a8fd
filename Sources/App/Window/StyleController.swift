import Figures
import GtkKit
import Session

/// Light, dark or system style, with or without high contrast.
final class StyleController {
  private let store: SessionStore
  private let drawing: DrawingContext
  private let actions: WindowActions
  private let window: ApplicationWindow

  init(
    _ store: SessionStore, _ drawing: DrawingContext, _ actions: WindowActions,
    in window: ApplicationWindow
  ) {
    (self.store, self.drawing, self.actions) = (store, drawing, actions)
    self.window = window
    let settings = store.settings.drawing
    actions.install(.darkStyle, isOn: false) { [weak self] isOn in
      self?.set(isOn ? .dark : .light)
    }
    actions.install(.highContrast, isOn: settings.wantsHighContrast) { [weak self] isOn in
      guard let self else { return }
      self.store.settings.drawing.wantsHighContrast = isOn
      apply()
      self.store.show()
    }
    actions.install(choice: StyleChoice.action, settings.style.rawValue) { [weak self] name in
      if let choice = StyleChoice(rawValue: name) { self?.set(choice) }
    }
    apply()
    DesktopSettings.onChange { [weak self] in
      self?.apply()
      self?.store.send(.reduceMotion(!DesktopSettings.allowsAnimation))
    }
  }

  private func set(_ choice: StyleChoice) {
    store.settings.drawing.style = choice
    actions.show(choice: StyleChoice.action, choice.rawValue)
    apply()
    store.show()
  }

  /// Applies the current style to widgets and drawings.
  private func apply() {
    let settings = store.settings.drawing
    let appearance = settings.style.appearance(
      on: DesktopSettings.appearance, highContrast: settings.wantsHighContrast)
    DesktopSettings.show(appearance)
    drawing.theme = Theme(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast)
    window.show(drawing.theme)
    actions.show(.darkStyle, isOn: drawing.theme.isDark)
  }
}

extension ApplicationWindow {
  /// Sets style classes for the theme.
  func show(_ theme: Theme) {
    setStyle("dark", theme.isDark)
    setStyle("high-contrast", theme.isHighContrast)
  }
}
