package import Import
import Script

/// What a text is that came without the ending of a file: pasted, dropped, or piped in.
package enum PastedText: Sendable {
  case script
  case dump(Dump)

  /// A dump where its form is a known one, else a script if it reads as one.
  ///
  /// What is neither is a script, too, since whoever shows scripts says what is wrong with it.
  package init(_ text: String) {
    guard let dump = try? Importer.read(text) else {
      self = .script
      return
    }
    let isDump = dump.format != .outline || !ParsedScript(text).errors.isEmpty
    self = isDump ? .dump(dump) : .script
  }
}
