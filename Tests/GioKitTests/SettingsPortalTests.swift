import GioKit
import Testing

@Suite struct `The preferences of the desktop` {
  typealias Appearance = SettingsPortal.Appearance

  /// A dictionary with texts as its keys.
  private func table(_ entries: KeyValuePairs<String, DBusValue>) -> DBusValue {
    .table(entries.map { .init(key: .text($0.key), value: $0.value) })
  }

  @Test func `are read from the portal's reply`() {
    func read(_ settings: KeyValuePairs<String, DBusValue>) -> Appearance {
      Appearance(answer: [
        table(["org.gnome.other": .text("dark"), "org.freedesktop.appearance": table(settings)])
      ])
    }
    #expect(
      read(["color-scheme": .number(1), "contrast": .number(1)])
        == Appearance(isDark: true, isHighContrast: true))
    #expect(
      read(["color-scheme": .number(2), "contrast": .number(0)])
        == Appearance(isDark: false, isHighContrast: false))
    #expect(read(["color-scheme": .number(0)]) == Appearance())
    #expect(read(["color-scheme": .text("dark"), "contrast": .number(77)]) == Appearance())
    #expect(Appearance(answer: [table([:])]) == Appearance())
    #expect(Appearance(answer: [.text("org.freedesktop.appearance")]) == Appearance())
    #expect(Appearance(answer: []) == Appearance())
  }

  @Test func `change one at a time`() {
    func change(_ key: String, _ value: DBusValue) -> [DBusValue] {
      [.text("org.freedesktop.appearance"), .text(key), value]
    }
    var appearance = Appearance(isDark: false, isHighContrast: false)
    appearance.take(change: change("contrast", .number(1)))
    #expect(appearance == Appearance(isDark: false, isHighContrast: true))
    appearance.take(change: change("color-scheme", .number(1)))
    #expect(appearance == Appearance(isDark: true, isHighContrast: true))
    appearance.take(change: change("accent-color", .tuple([.real(0.1), .real(0.2), .real(0.3)])))
    appearance.take(change: [.text("color-scheme"), .number(5)])
    #expect(appearance == Appearance(isDark: true, isHighContrast: true))
  }
}
