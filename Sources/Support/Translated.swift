/// A name that stands in no call of `localized`, in the language that is spoken; as it is where that
/// language has no word for it.
///
/// Such names come from recipes and from the heads of scripts; `Resources/Languages/names.txt` lists
/// them for the translators.
package func translated(name: String) -> String { Translation.current.text(name) }
