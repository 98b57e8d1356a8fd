/// A statement about a run that is verified by executing it.
///
/// Claims have the same form in every language of a lesson.
package struct Claim: Hashable, Sendable {
  package let line: Int
  package let words: String
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    /// The event occurs this many times; nil for at least once.
    case happens(EventName, times: Int?)
    /// The first occurrences of the events are in this order.
    case order([EventName])
    /// Exactly these diagnostics occur, each id once, in order of first occurrence.
    case diagnostics([String])
    /// A property of a controller or view has this value at the given place.
    case property(node: String, Property, String)
    /// The controllers form this tree, as in "root(a, b(c))".
    case tree(String)
    /// The digest of the stage's picture.
    case stage(String)
    /// The stage looks like another script's at its end, or does not.
    case sameStage(as: String, isSame: Bool)
  }

  /// The properties of controllers and views that claims can test.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case parent, phase, children, superview, frame, view, title
  }
}
