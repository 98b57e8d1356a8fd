/// A statement about a run that the core confirms or denies.
///
/// The words are the same in every language of a lesson.
package struct Claim: Hashable, Sendable {
  package let line: Int
  package let words: String
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    /// The event comes so many times; nil for once or more.
    case happens(EventName, times: Int?)
    /// The events come in this order, the first occurrences of each after the one before.
    case order([EventName])
    /// Exactly these diagnostics come, each id once, in the order of their first coming.
    case diagnostics([String])
    /// A property of a controller or view is this at the place that is looked at.
    case property(node: String, Property, String)
    /// The controllers are this tree, as in "root(a, b(c))".
    case tree(String)
    /// The stage looks like this; the digest of its picture.
    case stage(String)
    /// The stage looks like that of another script at its end, or does not.
    case sameStage(as: String, isSame: Bool)
  }

  /// What may be asked of a controller or view.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case parent, phase, children, superview, frame, view, title
  }
}
