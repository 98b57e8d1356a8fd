import Script

/// A compiled expression: a closure that returns a value in a frame.
///
/// Like `Step`, a struct around the closure: Swift rewraps a bare closure each time it passes
/// through an array, an optional or generic code, and each wrapper adds a call at run time.
struct Code {
  private let body: (Frame) throws(Stop) -> ScriptValue
  /// Whether it evaluates the script's default value of an omitted argument.
  let isDefault: Bool

  init(isDefault: Bool = false, _ body: @escaping (Frame) throws(Stop) -> ScriptValue) {
    (self.body, self.isDefault) = (body, isDefault)
  }

  func callAsFunction(_ frame: Frame) throws(Stop) -> ScriptValue { try body(frame) }

  /// The value of a local variable.
  static func reading(_ variable: LocalVariable) -> Code {
    Code { frame throws(Stop) in try frame.read(variable) }
  }
}

/// A compiled statement: it continues, leaves a loop, or returns.
struct Step {
  private let body: (Frame) throws(Stop) -> ControlTransfer

  init(_ body: @escaping (Frame) throws(Stop) -> ControlTransfer) { self.body = body }

  func callAsFunction(_ frame: Frame) throws(Stop) -> ControlTransfer { try body(frame) }
}

extension SourceRange {
  /// The extra steps charged for the code's length: 0 up to 40 bytes.
  var size: Int { Self.size(length) }

  fileprivate var length: Int { end - start }
  fileprivate static func size(_ length: Int) -> Int { length > 40 ? length / 4 : 0 }
}

extension Statement {
  /// The statement's size, without the statements nested in it.
  var size: Int { SourceRange.size(inner.reduce(range.length) { $0 - $1.length }) }

  private var inner: [SourceRange] {
    switch kind {
    case .if(let statement):
      statement.clauses.map(\.body.range) + [statement.otherwise?.range].compactMap { $0 }
    case .guard(let statement): [statement.body.range]
    case .forIn(let statement): [statement.body.range]
    case .while(_, let body), .repeatWhile(let body, _): [body.range]
    case .switch(let statement): statement.cases.flatMap(\.body).map(\.range)
    default: []
    }
  }
}

/// How a statement ended.
enum ControlTransfer {
  case next, `break`, `continue`, `return`
}
