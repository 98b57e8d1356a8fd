import GioKit
import Testing

@Suite struct `The wishes of the desktop` {
  typealias Appearance = SettingsPortal.Appearance

  @Test func `are read from the portal's answer`() {
    func read(_ settings: String) -> Appearance {
      Appearance(answerText: "({'org.freedesktop.appearance': \(settings)},)")
    }
    #expect(
      read("{'color-scheme': <uint32 1>, 'contrast': <uint32 1>}")
        == Appearance(isDark: true, isHighContrast: true))
    #expect(
      read("{'color-scheme': <uint32 2>, 'contrast': <uint32 0>}")
        == Appearance(isDark: false, isHighContrast: false))
    #expect(read("{'color-scheme': <uint32 0>}") == Appearance())
    #expect(read("{'color-scheme': <'dark'>, 'contrast': <uint32 77>}") == Appearance())
    #expect(Appearance(answerText: "(@a{sa{sv}} {},)") == Appearance())
  }

  @Test func `change one at a time`() {
    var appearance = Appearance(isDark: false, isHighContrast: false)
    appearance.take(changeText: "('org.freedesktop.appearance', 'contrast', <uint32 1>)")
    #expect(appearance == Appearance(isDark: false, isHighContrast: true))
    appearance.take(changeText: "('org.freedesktop.appearance', 'color-scheme', <uint32 1>)")
    #expect(appearance == Appearance(isDark: true, isHighContrast: true))
    appearance.take(changeText: "('org.freedesktop.appearance', 'accent-color', <(0.1, 0.2, 0.3)>)")
    appearance.take(changeText: "('color-scheme', 5)")
    #expect(appearance == Appearance(isDark: true, isHighContrast: true))
  }
}
