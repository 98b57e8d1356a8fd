private import CGio
private import Foundation

/// The program's catalogues of translations, looked up with gettext.
///
/// Which language the messages have is one setting of the whole process, so it is chosen once, at
/// the start. It needs no locale of that language on the machine: the plain UTF-8 locale, which is
/// everywhere, serves with gettext's own `LANGUAGE`.
package struct Gettext: Sendable {
  private static let domain = "terrarium"

  /// The language as gettext writes it: "ja", "pt_BR".
  package let language: String

  /// Opens the catalogues in a folder (`LANGUAGE/LC_MESSAGES/terrarium.mo`) in this language.
  ///
  /// Without a catalogue for it every text stays as it is.
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
    // An empty key would ask for the catalogue's own head.
    guard !key.isEmpty else { return key }
    // Where there is no translation the answer is the text itself: it must still be there.
    return key.withCString { String(cString: dgettext(Gettext.domain, $0)) }
  }

  /// The translation for a number of things, or the English for it.
  package func counted(_ one: String, _ several: String, _ count: Int) -> String {
    one.withCString { one in
      several.withCString { several in
        String(cString: dngettext(Gettext.domain, one, several, UInt(count.magnitude)))
      }
    }
  }
}
