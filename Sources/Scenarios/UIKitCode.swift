import Containers
import Containment
import Script

/// Code that was written for UIKit, with the names that scripts have: UIKit's without `UI`.
///
/// Only names of types that scripts know are shortened, in code alone and not in comments or texts; what else
/// UIKit has stays, so that the checker says what to write instead. O(length of the text).
package struct UIKitCode: Hashable, Sendable {
  /// The code as scripts have it.
  package let text: String
  /// The names that were shortened, each once, in the order of the text.
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
