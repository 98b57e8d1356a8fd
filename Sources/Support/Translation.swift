private import Synchronization

/// One language's words for the texts of Terrarium.
package struct Translation: Sendable {
  /// The words for a key; the key itself where there are none.
  let text: @Sendable (String) -> String
  /// The words for a number of things, from the keys for one and for several.
  let counted: @Sendable (String, String, Int) -> String

  package init(
    text: @escaping @Sendable (String) -> String,
    counted: @escaping @Sendable (String, String, Int) -> String
  ) {
    (self.text, self.counted) = (text, counted)
  }

  /// The texts as they are written.
  package static let english = Translation(
    text: { $0 }, counted: { one, several, count in count == 1 ? one : several })

  /// Speaks this language within a task, whatever the program speaks.
  @TaskLocal package static var here: Translation?

  private static let program = Mutex(english)

  /// Speaks this language from now on; said once, before the first text is shown.
  package static func speak(_ translation: Translation) {
    program.withLock { $0 = translation }
  }

  /// What is spoken.
  static var current: Translation { here ?? program.withLock { $0 } }
}
