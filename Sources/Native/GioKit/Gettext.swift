private import CGio
private import Foundation

/// The program's translation catalogs, looked up with gettext.
///
/// The message language is a process-wide setting, so it is chosen once, at the start. It needs no
/// installed locale of that language: the C.UTF-8 locale, which is always present, is enough for
/// gettext's `LANGUAGE`.
package struct Gettext: Sendable {
  private static let domain = "terrarium"

  /// The language as gettext writes it: "ja", "pt_BR".
  package let language: String

  /// Opens the catalogs in a folder (`LANGUAGE/LC_MESSAGES/terrarium.mo`) in this language.
  ///
  /// Without a catalog, texts are not translated.
  package init(language: String, folder: String) {
    self.language = language
    setenv("LANGUAGE", language, 1)
    let locale = setlocale(LC_MESSAGES, nil).map { String(cString: $0) }
    if locale == nil || locale == "C" || locale == "POSIX" { setlocale(LC_MESSAGES, "C.UTF-8") }
    bindtextdomain(Gettext.domain, folder)
    bind_textdomain_codeset(Gettext.domain, "UTF-8")
  }

  /// The translation of a text, or the text.
  package func text(_ key: String) -> String {
    // An empty key would return the catalog's header.
    guard !key.isEmpty else { return key }
    // Without a translation, gettext returns the key's own pointer, so copy it before the key is
    // freed.
    return key.withCString { String(cString: dgettext(Gettext.domain, $0)) }
  }

  /// The translation for a count, or the English text.
  package func counted(_ one: String, _ several: String, _ count: Int) -> String {
    one.withCString { one in
      several.withCString { several in
        String(cString: dngettext(Gettext.domain, one, several, UInt(count.magnitude)))
      }
    }
  }
}
