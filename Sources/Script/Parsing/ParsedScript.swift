/// A script that was read: its text, its tree, and all that is wrong with it.
///
/// Only the tree of a script without errors should be run; the other is there for editors.
package struct ParsedScript: Sendable {
  package let source: SourceText
  package let tree: SyntaxTree
  /// In the order of the text.
  package let errors: [SyntaxError]

  package init(_ source: SourceText) {
    self.source = source
    (tree, errors) = (SyntaxTree(statements: []), [])
  }
}

package struct SyntaxError: Error, Sendable {
  package let range: SourceRange
}
