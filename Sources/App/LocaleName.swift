import Foundation

/// The name of the locale that words are shown in, as in "ja_JP.UTF-8"; nil where none is set.
let localeName: String? = {
  let environment = ProcessInfo.processInfo.environment
  return ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    .first { !$0.isEmpty }
}()

/// The language of that locale, as in "ja"; nil where none is set.
let languageName: String? = localeName.map { String($0.prefix(while: \.isLetter)) }
