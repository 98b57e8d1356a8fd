/// The translation into the current language; the English text if there is none.
package func localized(_ phrase: Phrase) -> String {
  phrase.filled(Translation.current.text(phrase.key))
}

/// The translation for a count, with the language's plural rules.
///
/// Both texts have the same placeholders, except that the first may omit the number.
package func localized(_ one: Phrase, _ several: Phrase, count: Int) -> String {
  (one.values.count > several.values.count ? one : several)
    .filled(Translation.current.counted(one.key, several.key, count))
}
