/// What a run may take, so that every script ends soon and in bounded memory.
///
/// SECURITY.md and Scripts.md have the same numbers.
package struct Limits {
  /// How many statements it may execute.
  package var statements = 1_000_000
  /// How many calls may be inside of each other.
  package var calls = 200
  /// How many bytes of values, printed text and events it may make in all.
  package var memory = 400_000_000
  /// How many steps it may take inside of statements: elements and characters that are compared,
  /// searched, copied.
  package var work = 100_000_000
  /// How many values may be inside of each other where they are compared, hashed or printed.
  package var nesting = 10_000
  /// How many events may happen.
  package var events = 1_000_000
  /// How many controllers and views may live at once: the work of the simulation grows with them.
  package var objects = 5_000

  package init() {}
}
