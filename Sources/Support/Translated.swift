/// The translation of a name that occurs in no call of `localized`; the name itself if there is
/// none.
///
/// Such names are in recipes and in the leading comments of scripts;
/// `Resources/Languages/names.txt` lists them for translators.
package func translated(name: String) -> String { Translation.current.text(name) }
