import Foundation
import GtkKit

/// The direction of windows: that of the user's language, even if GTK lacks the locale.
enum ReadingDirection {
  /// The right-to-left languages.
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Whether a locale, such as "he_IL.UTF-8", is right-to-left.
  static func isRightToLeft(locale: String?) -> Bool {
    let language = locale?.prefix { $0.isLetter }.lowercased()
    return language.map(languages.contains) ?? false
  }

  /// Sets the direction of windows created from now on.
  static func install() {
    if isRightToLeft(locale: localeName) { Toolkit.runsRightToLeft = true }
  }
}

extension String {
  /// The text isolated from right-to-left context: a number stays before its unit, and the first of
  /// two before the second.
  var inOwnOrder: String { Toolkit.runsRightToLeft ? "\u{2068}\(self)\u{2069}" : self }
}
