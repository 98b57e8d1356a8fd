import Foundation

/// The name of the user interface's locale, as in "ja_JP.UTF-8"; nil where none is set.
///
/// As in gettext and GTK: the first language of `LANGUAGE` takes precedence over the locale, unless
/// the locale is C.
let localeName: String? = {
  let environment = ProcessInfo.processInfo.environment
  func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
  guard let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first else {
    return nil
  }
  let preferred = value("LANGUAGE")?.split(separator: ":").first.map(String.init)
  return ["C", "POSIX"].contains(locale) ? locale : preferred ?? locale
}()

/// The language of that locale, as in "ja"; nil where none is set.
let languageName: String? = localeName.map { String($0.prefix(while: \.isLetter)) }
