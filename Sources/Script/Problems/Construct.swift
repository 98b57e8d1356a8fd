/// Unsupported Swift syntax, with its name and a replacement.
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
  /// Its name.
  var subject: String {
    switch self {
    case .defer: "`defer`"
    case .do: "`do`"
    case .catch: "`catch`"
    case .throw: "`throw`"
    case .throws: "`throws`"
    case .rethrows: "`rethrows`"
    case .try: "`try`"
    case .async: "`async`"
    case .await: "`await`"
    case .actor: "`actor`"
    case .genericParameters: "a generic parameter list"
    case .whereClause: "a `where` clause on a declaration"
    case .some: "`some`"
    case .associatedType: "`associatedtype`"
    case .protocolComposition: "a protocol composition with `&`"
    case .variadicParameter: "a variadic parameter"
    case .inoutParameter: "an `inout` parameter"
    case .inoutArgument: "passing `inout` with `&`"
    case .operatorFunction: "a function for this operator"
    case .operatorDeclaration: "an operator declaration"
    case .compoundName: "a function's name with its labels"
    case .subscriptDeclaration: "a subscript declaration"
    case .ifCase: "`if case`"
    case .guardCase: "`guard case`"
    case .whileCase: "`while case`"
    case .forCase: "`for case`"
    case .fallthrough: "`fallthrough`"
    case .label: "a statement label"
    case .ifExpression: "an `if` expression"
    case .switchExpression: "a `switch` expression"
    case .trailingClosureInHead: "a trailing closure before a body"
    case .typealias: "`typealias`"
    case .keyPath: "a key path"
    case .rawString: "a raw string"
    case .attribute(let name), .directive(let name), .modifier(let name): "`\(name)`"
    }
  }

  /// The replacement to suggest.
  var remedy: String {
    switch self {
    case .defer: "put the closing calls before each return"
    case .do: "keep its statements and leave it out"
    case .catch: "a refused call is in `simulation.refusals`; ask there"
    case .throw, .throws, .rethrows: "return an optional, nil for the failure"
    case .try: "leave it out; no call of the simulation throws"
    case .async: "take a completion closure"
    case .await: "leave it out and go on in a completion closure or `simulation.after`"
    case .actor: "use `class`; a script runs on one thread"
    case .genericParameters: "declare one function or type for each type you use"
    case .whereClause: "leave it out"
    case .some: "name the type, or use `any` before the protocol"
    case .associatedType: "name the type in the requirements"
    case .protocolComposition: "name one protocol that asks for both"
    case .variadicParameter: "take an array"
    case .inoutParameter: "return the new value"
    case .inoutArgument: "assign the value that the function returns"
    case .operatorFunction, .operatorDeclaration: "use a method with a name"
    case .compoundName: "give each label a value, or use a closure that makes the call"
    case .subscriptDeclaration: "use a method"
    case .ifCase, .guardCase: "use `switch`, or compare with `==`"
    case .whileCase: "use `while true` around a `switch`"
    case .forCase: "use `for … in … where`"
    case .fallthrough: "list both patterns in one `case`"
    case .label: "put the loops into a function and `return`"
    case .ifExpression: "use `condition ? a : b`, or assign in each branch"
    case .switchExpression: "assign in each case"
    case .trailingClosureInHead: "put the closure between the parentheses of its call"
    case .typealias: "use the type itself"
    case .keyPath: "use a closure such as `{ $0.name }`"
    case .rawString: "use a plain string and escape its backslashes"
    case .attribute: "leave it out"
    case .directive("#available"): "leave it out; choose with `simulation.profile`"
    case .directive("#selector"): "pass a closure"
    case .directive("#function"), .directive("#line"), .directive("#file"), .directive("#fileID"),
      .directive("#column"), .directive("#filePath"):
      "use the text itself; the trace names the callbacks"
    case .directive: "keep the lines and leave it out"
    case .modifier: "leave it out"
    }
  }
}
