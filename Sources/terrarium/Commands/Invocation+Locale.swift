import Tunnel

/// The language and region of names and answers.
extension Command.Option {
  static let language = Command.Option(
    name: "--language", value: "xx",
    summary: "the language, with an optional region for units, as in en_US (default en)",
    takes: .words(Language.allCases.map(\.rawValue)))
}

extension Invocation {
  /// The value of `--language`, if given.
  func locale() throws(CommandError) -> AnswerLocale? {
    guard let text = value("--language") else { return nil }
    if let locale = AnswerLocale(identifier: text) { return locale }
    let languages = Language.allCases.map(\.rawValue).joined(separator: ", ")
    throw .badValue(
      option: "--language", value: text,
      allowed: "one of \(languages), with a country if need be, as in en_US")
  }
}
