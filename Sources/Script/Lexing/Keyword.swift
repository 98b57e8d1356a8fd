/// Swift's reserved words; all others are names, some with a meaning in certain contexts.
package enum Keyword: String, CaseIterable, Sendable {
  // Declarations
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`
  case `init`, `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `static`, `struct`, `subscript`, `typealias`, `var`
  // Statements
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`
  case `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  // Expressions and types
  case `as`, `false`, `is`, `nil`, `rethrows`, `self`, `super`, `throws`, `true`, `try`
  case underscore = "_"

  private static let byText = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  private static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= Keyword.longest,
      let keyword = Keyword.byText[String(decoding: bytes, as: UTF8.self)]
    else { return nil }
    self = keyword
  }

  /// Whether a line that starts with it never continues the previous line.
  var startsStatement: Bool {
    switch self {
    case .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .internal, .let,
      .private,
      .protocol, .public, .static, .struct, .typealias, .var, .break, .case, .continue, .default,
      .defer, .do, .for, .guard, .if, .repeat, .return, .switch, .throw, .while:
      true
    default: false
    }
  }
}
