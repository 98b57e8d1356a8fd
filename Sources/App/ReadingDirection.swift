import Foundation
import GtkKit

/// Which way windows run: with the language of the person, whether or not GTK knows its locale.
enum ReadingDirection {
  /// The languages that are written from right to left.
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Whether a locale, as "he_IL.UTF-8", is one of a language written from right to left.
  static func isRightToLeft(locale: String?) -> Bool {
    let language = locale?.prefix { $0.isLetter }.lowercased()
    return language.map(languages.contains) ?? false
  }

  /// Lets every window made from now on run as the person reads.
  static func install() {
    if isRightToLeft(locale: localeName) { Toolkit.runsRightToLeft = true }
  }
}

extension String {
  /// The same, in its own order also among words from right to left: a number stays before its sign, and
  /// the first of two before the second.
  var inOwnOrder: String { Toolkit.runsRightToLeft ? "\u{2068}\(self)\u{2069}" : self }
}
