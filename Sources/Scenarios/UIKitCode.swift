import Containers
import Containment
import Script

/// UIKit code converted to script names, without their `UI` prefix.
///
/// Only names of types that scripts have are shortened, and not in comments or strings; other names
/// remain, so that the checker can suggest replacements. O(length of the text).
package struct UIKitCode: Hashable, Sendable {
  /// The converted code.
  package let text: String
  /// The shortened names, each once, in order of occurrence.
  package let shortened: [String]

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var (result, copied, names, imports) = ([UInt8](), 0, [String](), [String]())
    for highlight in Highlight.all(in: SourceText(text)) {
      let range = highlight.range.start..<highlight.range.end
      let word = String(decoding: bytes[range], as: UTF8.self)
      switch highlight.kind {
      case .typeName, .function, .name: break
      default: continue
      }
      if word == "UIKit" || word == "Containers" { imports.append(word) }
      let short = String(word.dropFirst(2))
      let isType = word.hasPrefix("UI") && Catalogue.containers[short] != nil
      guard isType || word == "UIKit" else { continue }
      result += bytes[copied..<range.lowerBound]
      result += (isType ? short : "Containers").utf8
      copied = range.upperBound
      if isType, !names.contains(word) { names.append(word) }
    }
    result += bytes[copied...]
    guard !names.isEmpty else {
      (self.text, shortened) = (text, [])
      return
    }
    let head = imports.isEmpty ? "import Containers\n\n" : ""
    (self.text, shortened) = (head + String(decoding: result, as: UTF8.self), names)
  }
}
