package import Script

/// Something that may be written at a place of a script.
package struct Proposal: Hashable, Sendable {
  /// What kind of thing it is.
  package let kind: Kind
  /// Its name, which is compared with what is typed.
  package let name: String
  /// Name, labels and types, as Swift writes them.
  package let signature: String
  /// The type that has it as a member, or nil.
  package let owner: String?
  /// The catalogue's sentence about it, or nil.
  package let summary: String?
  /// The line, from 1, that declares it in the script, or nil.
  package let line: Int?
  /// What taking it does to the text.
  package let edit: Edit

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case variable
    case property
    case method
    case function
    case initializer
    /// A case or another constant of a type.
    case constant
    case type
    case keyword
    /// What stands before an argument.
    case label
    /// A whole member of a class, in place of an inherited or promised one.
    case override
  }

  /// A piece of the text that becomes another.
  package struct Edit: Hashable, Sendable {
    package let range: SourceRange
    package let text: String
    /// Where the cursor goes, as UTF-8 offset in `text`.
    package let caret: Int
  }
}

/// What is known about a name in a script.
package struct Help: Hashable, Sendable {
  /// Where the name stands.
  package let range: SourceRange
  /// Name, labels and types, as Swift writes them.
  package let signature: String
  /// The type that has it as a member, or nil.
  package let owner: String?
  /// The catalogue's sentence about it, or nil.
  package let summary: String?
  /// The line, from 1, that declares it in the script, or nil.
  package let line: Int?
}
