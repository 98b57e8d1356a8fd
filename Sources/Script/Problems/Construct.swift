/// Swift that the subset leaves out, each with its name and what to write instead.
package enum Construct: Hashable, Sendable {
  // Errors
  case `defer`, `do`, `catch`, `throw`, `throws`, `rethrows`, `try`
  // Concurrency
  case async, await, actor
  // Generics
  case genericParameters, whereClause, some, associatedType, protocolComposition
  // Functions
  case variadicParameter, inoutParameter, inoutArgument, operatorFunction, operatorDeclaration
  case compoundName, subscriptDeclaration
  // Control
  case ifCase, guardCase, whileCase, forCase, `fallthrough`, label, ifExpression, switchExpression
  case trailingClosureInHead
  // The rest
  case `typealias`, keyPath, rawString
  case attribute(String)
  case directive(String)
  case modifier(String)
}

extension Construct {
  /// Its name with the verb that goes with it.
  var subject: String {
    switch self {
    case .defer: "`defer` is"
    case .do: "`do` is"
    case .catch: "`catch` is"
    case .throw: "`throw` is"
    case .throws: "`throws` is"
    case .rethrows: "`rethrows` is"
    case .try: "`try` is"
    case .async: "`async` is"
    case .await: "`await` is"
    case .actor: "`actor` is"
    case .genericParameters: "a generic parameter list is"
    case .whereClause: "a `where` clause on a declaration is"
    case .some: "`some` is"
    case .associatedType: "`associatedtype` is"
    case .protocolComposition: "a protocol composition with `&` is"
    case .variadicParameter: "a variadic parameter is"
    case .inoutParameter: "an `inout` parameter is"
    case .inoutArgument: "passing `inout` with `&` is"
    case .operatorFunction: "a function for this operator is"
    case .operatorDeclaration: "an operator declaration is"
    case .compoundName: "a function's name with its labels is"
    case .subscriptDeclaration: "a subscript declaration is"
    case .ifCase: "`if case` is"
    case .guardCase: "`guard case` is"
    case .whileCase: "`while case` is"
    case .forCase: "`for case` is"
    case .fallthrough: "`fallthrough` is"
    case .label: "a statement label is"
    case .ifExpression: "an `if` expression is"
    case .switchExpression: "a `switch` expression is"
    case .trailingClosureInHead: "a trailing closure before a body is"
    case .typealias: "`typealias` is"
    case .keyPath: "a key path is"
    case .rawString: "a raw string is"
    case .attribute(let name), .directive(let name), .modifier(let name): "`\(name)` is"
    }
  }

  /// What to write instead.
  var remedy: String {
    switch self {
    case .defer: "write the closing calls at each return"
    case .do: "write its statements without it"
    case .catch: "a refused call is in `simulation.refusals`; ask there"
    case .throw, .throws, .rethrows: "return an optional, nil for the failure"
    case .try: "leave it out; no call of the simulation throws"
    case .async: "take a completion closure"
    case .await: "leave it out and go on in a completion closure or `simulation.after`"
    case .actor: "write `class`; a script runs on one thread"
    case .genericParameters: "write one function or type for each type you use"
    case .whereClause: "leave it out"
    case .some: "name the type, or write `any` before the protocol"
    case .associatedType: "name the type in the requirements"
    case .protocolComposition: "name one protocol that asks for both"
    case .variadicParameter: "take an array"
    case .inoutParameter: "return the new value"
    case .inoutArgument: "assign the value that the function returns"
    case .operatorFunction, .operatorDeclaration: "write a method with a name"
    case .compoundName: "give each label a value, or write a closure that makes the call"
    case .subscriptDeclaration: "write a method"
    case .ifCase, .guardCase: "write `switch`, or compare with `==`"
    case .whileCase: "write `while true` around a `switch`"
    case .forCase: "write `for … in … where`"
    case .fallthrough: "list both patterns in one `case`"
    case .label: "put the loops into a function and `return`"
    case .ifExpression: "write `condition ? a : b`, or assign in each branch"
    case .switchExpression: "assign in each case"
    case .trailingClosureInHead: "put the closure between the parentheses of its call"
    case .typealias: "write the type itself"
    case .keyPath: "write a closure such as `{ $0.name }`"
    case .rawString: "write a plain string and escape its backslashes"
    case .attribute: "leave it out"
    case .directive("#available"): "leave it out; choose with `simulation.profile`"
    case .directive("#selector"): "pass a closure"
    case .directive("#function"), .directive("#line"), .directive("#file"), .directive("#fileID"),
      .directive("#column"), .directive("#filePath"):
      "write the text itself; the trace names the callbacks"
    case .directive: "write the lines without it"
    case .modifier: "leave it out"
    }
  }
}
