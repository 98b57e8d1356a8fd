import Script

/// Finds out what every part of a script means, in one pass: types, members, variables, code.
///
/// An expression is checked with the type that is expected of it, if one is known, and gives back
/// its own type and its code (`Typed`). All that is wrong is collected; nothing is thrown.
///
/// - `Checker+Names`: names, scopes, `self`
/// - `Checker+Literals`: numbers, text, arrays, dictionaries
/// - `Checker+Operators`: arithmetic, comparison, logic, casts
/// - `Checker+Members`: properties and implicit members
/// - `Checker+Calls`: functions, methods, initializers, overloads
/// - `Checker+Library`: members of `StandardLibrary`, with their placeholders
/// - `Checker+Closures`: closures and what they capture
/// - `Checker+Places`: what can be assigned and changed in place
/// - `Checker+Statements`, `Checker+Patterns`: control flow
/// - `Checker+Types`, `Checker+Declarations`, `Checker+Classes`: what scripts declare
final class Checker {
  let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }
}
