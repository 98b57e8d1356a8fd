/// The text in the language that is spoken: the translation, or the English where there is none.
package func localized(_ phrase: Phrase) -> String {
  phrase.filled(Translation.current.text(phrase.key))
}

/// The text for a number of things, in the language's own way of counting.
///
/// Both texts have the same places, but for the number, which the first may leave out.
package func localized(_ one: Phrase, _ several: Phrase, count: Int) -> String {
  (one.values.count > several.values.count ? one : several)
    .filled(Translation.current.counted(one.key, several.key, count))
}
