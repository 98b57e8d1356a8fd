private import Synchronization

/// The translations into one language.
package struct Translation: Sendable {
  /// The translation of a key; the key itself if there is none.
  let text: @Sendable (String) -> String
  /// The translation for a count, from the singular and plural keys.
  let counted: @Sendable (String, String, Int) -> String

  package init(
    text: @escaping @Sendable (String) -> String,
    counted: @escaping @Sendable (String, String, Int) -> String
  ) {
    (self.text, self.counted) = (text, counted)
  }

  /// The untranslated texts.
  package static let english = Translation(
    text: { $0 }, counted: { one, several, count in count == 1 ? one : several })

  /// The language of a task, overriding the program's.
  @TaskLocal package static var here: Translation?

  private static let program = Mutex(english)

  /// Sets the program's language; call once, before the first text is shown.
  package static func speak(_ translation: Translation) {
    program.withLock { $0 = translation }
  }

  /// The current language.
  static var current: Translation { here ?? program.withLock { $0 } }
}
