import Script

/// An expression as code: it gives a value in a frame.
///
/// A structure around the function, as `Step` is: Swift wraps a bare function again wherever it
/// passes through an array, an optional or something generic, and each wrapping would be one more
/// call while the script runs.
struct Code {
  private let body: (Frame) throws(Stop) -> ScriptValue
  /// Whether it calls the script for an argument that is left out.
  let isStandard: Bool

  init(isStandard: Bool = false, _ body: @escaping (Frame) throws(Stop) -> ScriptValue) {
    (self.body, self.isStandard) = (body, isStandard)
  }

  func callAsFunction(_ frame: Frame) throws(Stop) -> ScriptValue { try body(frame) }
}

/// A statement as code: it goes on, leaves a loop, or returns.
struct Step {
  private let body: (Frame) throws(Stop) -> ControlTransfer

  init(_ body: @escaping (Frame) throws(Stop) -> ControlTransfer) { self.body = body }

  func callAsFunction(_ frame: Frame) throws(Stop) -> ControlTransfer { try body(frame) }
}

extension SourceRange {
  /// How many steps code takes beside the statement it is part of: none for a short line.
  var size: Int { Self.size(length) }

  fileprivate var length: Int { end - start }
  fileprivate static func size(_ length: Int) -> Int { length > 40 ? length / 4 : 0 }
}

extension Statement {
  /// The size of its own code, without that of the statements within it.
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
