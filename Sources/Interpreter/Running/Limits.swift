/// The limits of a run, so that every script ends soon and in bounded memory.
///
/// SECURITY.md and Scripts.md list the same numbers.
package struct Limits {
  /// The number of executed statements.
  package var statements = 1_000_000
  /// The depth of nested calls.
  package var calls = 200
  /// The total bytes of created values, printed text and events.
  package var memory = 400_000_000
  /// The number of steps inside statements: elements and characters compared, searched or copied.
  package var work = 100_000_000
  /// The depth of nested values that are compared, hashed or printed.
  package var nesting = 10_000
  /// The number of events.
  package var events = 1_000_000
  /// The number of controllers and views alive at once, which determines the simulation's cost.
  package var objects = 5_000

  package init() {}
}
