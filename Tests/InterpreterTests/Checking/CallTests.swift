import Script
import Testing

@testable import Interpreter

/// A function that a test calls.
private func candidate(
  _ signature: String, _ parameters: [Callable.Parameter], _ result: Type
) -> Callable {
  var callable = Callable(signature: signature, parameters: parameters, result: result) { _, _ in
    Typed.broken.code
  }
  callable.isDeclared = true
  return callable
}

private func written(_ text: String) throws -> WrittenArguments {
  let expression = try Script.Expression.parsed(text)
  guard case .call(let call) = expression.kind else {
    return WrittenArguments([], at: expression.range)
  }
  return WrittenArguments(call, at: expression.range)
}

@Suite struct `Written arguments` {
  private let run = candidate(
    "run(_:times:then:)",
    [
      Callable.Parameter(label: nil, type: .int),
      Callable.Parameter(label: "times", type: .int, defaultValue: Typed.broken.code),
      Callable.Parameter(label: "then", type: .function([], .void)),
    ], .void)

  /// What is written for each parameter; nil for a default argument.
  private func matched(_ text: String) throws -> [Int?]? {
    guard case .success(let matches) = try written(text).matches(to: run) else { return nil }
    return matches.map { match in
      if case .written(let values) = match { values.count } else { nil }
    }
  }

  private func refusal(_ text: String) throws -> ScriptError.Kind? {
    if case .failure(let error) = try written(text).matches(to: run) { error.kind } else { nil }
  }

  @Test func `match parameters, with defaults and trailing closures`() throws {
    #expect(try matched("run(1, times: 2, then: {})") == [1, 1, 1])
    #expect(try matched("run(1, then: {})") == [1, nil, 1])
    #expect(try matched("run(1) {}") == [1, nil, 1])
    #expect(try matched("run(1, times: 2) {}") == [1, 1, 1])
  }

  @Test func `are refused with the first that does not match`() throws {
    let signature = "run(_:times:then:)"
    #expect(try refusal("run(1)") == .missingArgument("`then:`", signature: signature))
    #expect(
      try refusal("run(1, count: 2) {}")
        == .wrongLabels(found: "(_:count:_:)", signature: signature))
    #expect(
      try refusal("run(1, times: 2, then: {}, 3)") == .extraArgument(signature: signature))
  }
}

@Suite struct `An overload resolver` {
  private let parts = CheckerParts()

  private func one(_ type: Type, _ result: Type) -> Callable {
    candidate("f(_:)", [Callable.Parameter(label: nil, type: type)], result)
  }

  private func choose(
    _ candidates: [Callable], _ text: String, expecting expected: Type? = nil
  ) throws -> Int? {
    parts.expressions.overloads.choose(
      candidates, try written(text), named: "f", expecting: expected
    ).index
  }

  @Test func `chooses the candidate with the fewest conversions`() throws {
    #expect(try choose([one(.any, .bool), one(.int, .bool)], "f(1)") == 1)
    #expect(try choose([one(.optional(.int), .bool), one(.int, .bool)], "f(1)") == 1)
    #expect(try choose([one(.double, .bool), one(.int, .bool)], "f(1)") == 1)
    #expect(parts.errors == [])
  }

  @Test func `chooses the result that is expected`() throws {
    let both = [one(.int, .int), one(.int, .string)]
    #expect(try choose(both, "f(1)", expecting: .string) == 1)
    #expect(try choose(both, "f(1)") == nil)
    #expect(parts.errors == [.ambiguous("f(_:)")])
  }

  @Test func `reports what no candidate accepts`() throws {
    #expect(try choose([one(.int, .int), one(.bool, .int)], #"f("a")"#) == nil)
    #expect(try choose([one(.int, .int)], #"f("a")"#) == 0)
    #expect(
      parts.errors == [
        .mismatch(found: "String", expected: "Int"), .mismatch(found: "String", expected: "Int"),
      ])
  }

  @Test func `leaves flow and score as they were after a trial with errors`() throws {
    parts.trials.score.erasures = 3
    let attempt = parts.trials.attempt { () -> Bool in
      parts.trials.score.erasures = 9
      parts.flow.state = .unreachable
      parts.diagnostics.report(.notAPlace, at: SourceRange(0, 1))
      return true
    }
    #expect(attempt.result && attempt.errors.map(\.kind) == [.notAPlace])
    #expect(parts.trials.score.erasures == 3 && parts.flow.state.isReachable)
    #expect(parts.errors == [])
  }

  @Test func `tries a thousand candidates in one statement`() {
    parts.trials.inStatement {
      for _ in 0..<1000 { parts.trials.spend() }
      #expect(!parts.trials.remain)
      parts.trials.inStatement { #expect(!parts.trials.remain) }
    }
    parts.trials.inStatement { #expect(parts.trials.remain) }
  }
}

@Suite struct `A call checker` {
  private let parts = CheckerParts()

  private func type(_ text: String, expecting expected: Type? = nil) throws -> Type {
    parts.expressions.check(try .parsed(text), expecting: expected).type
  }

  private func declare(_ text: String) {
    let statements = [Statement].parsed(text)
    parts.typeDeclarer.declareTypes(statements)
    parts.typeDeclarer.shapeTypes()
    let globals = GlobalDeclarer(parts.functions, parts.names)
    for statement in statements { globals.declare(statement) }
    parts.queue.run()
  }

  @Test func `calls functions, methods and initializers`() throws {
    declare(
      """
      func twice(_ n: Int) -> Int { n * 2 }
      struct S { var n: Int; func text() -> String { "" } }
      enum E: Int { case one = 1 }
      """)
    #expect(try type("twice(2)") == .int)
    #expect(try "\(type("S(n: 1)"))" == "S")
    #expect(try type("S(n: 1).text()") == .string)
    #expect(try "\(type("E(rawValue: 1)"))" == "E?")
    #expect(try type("[Int]()") == .array(.int))
    #expect(try type("[1: 2][1]") == .optional(.int))
    #expect(try type("max(1, 2)") == .int)
    #expect(parts.errors == [])
  }

  @Test func `reports what cannot be called`() throws {
    parts.declare("n", .int)
    #expect(try type("n()") == .unknown)
    #expect(try type("[1].append(2)") == .void)
    #expect(try type("super.run()") == .unknown)
    #expect(
      parts.errors == [
        .notCallable("Int"), .notAPlace, .outside("super", of: "a subclass's method"),
      ])
  }
}
