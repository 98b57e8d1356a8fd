package import Script

/// A completion for a position in a script.
package struct Proposal: Hashable, Sendable {
  /// The kind of declaration.
  package let kind: Kind
  /// The name, which is matched with the typed word.
  package let name: String
  /// Name, labels and types, as written in Swift.
  package let signature: String
  /// The type whose member it is, or nil.
  package let owner: String?
  /// The catalog's summary, or nil.
  package let summary: String?
  /// The line of its declaration in the script, from 1, or nil.
  package let line: Int?
  /// The change to the text on acceptance.
  package let edit: Edit

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case variable
    case property
    case method
    case function
    case initializer
    /// An enum case or another constant of a type.
    case constant
    case type
    case keyword
    /// An argument label.
    case label
    /// A whole member that overrides an inherited one or implements a requirement.
    case override
  }

  /// A replacement of a range of the text.
  package struct Edit: Hashable, Sendable {
    package let range: SourceRange
    package let text: String
    /// The cursor's UTF-8 offset in `text` afterwards.
    package let caret: Int
  }
}

/// Help for a name in a script.
package struct Help: Hashable, Sendable {
  /// The range of the name.
  package let range: SourceRange
  /// Name, labels and types, as written in Swift.
  package let signature: String
  /// The type whose member it is, or nil.
  package let owner: String?
  /// The catalog's summary, or nil.
  package let summary: String?
  /// The line of its declaration in the script, from 1, or nil.
  package let line: Int?
}
