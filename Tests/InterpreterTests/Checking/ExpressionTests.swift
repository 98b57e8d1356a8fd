import Script
import Testing

@testable import Interpreter

@Suite struct `An expression checker` {
  private let parts = CheckerParts()

  private func type(_ text: String, expecting expected: Type? = nil) throws -> String {
    "\(parts.expressions.check(try .parsed(text), expecting: expected).type)"
  }

  @Test(arguments: [
    ("1", "Int"), ("1.5", "Double"), ("1 + 0.5", "Double"), (#""a" + "b""#, "String"),
    ("[1, 2.5]", "[Double]"), ("[1: true]", "[Int: Bool]"), ("1 < 2", "Bool"),
    ("0..<3", "Range<Int>"),
    ("(1, b: true)", "(Int, b: Bool)"), ("true ? 1 : 2.0", "Double"), ("[1].first", "Int?"),
    ("[3, 1].sorted()", "[Int]"), ("1 as Double", "Double"),
  ])
  func `infers types from the inside`(text: String, inferred: String) throws {
    #expect(try type(text) == inferred)
    #expect(parts.errors == [])
  }

  @Test func `takes types from the outside`() throws {
    #expect(try type("1", expecting: .double) == "Double")
    #expect(try type("[]", expecting: .array(.string)) == "[String]")
    #expect(try type("nil", expecting: .optional(.int)) == "Int?")
    #expect(try type(#""a""#, expecting: .character) == "Character")
    #expect(try type("[1, 1]", expecting: .set(.int)) == "Set<Int>")
    #expect(parts.errors == [])
  }

  @Test func `scores literals of another type than their own`() throws {
    _ = try type("[1, 2]", expecting: .array(.double))
    #expect(parts.trials.score.nonDefaultLiterals == 2)
  }

  @Test func `reports values of the wrong type`() throws {
    _ = parts.expressions.check(try .parsed("true"), as: .int)
    #expect(try type("1 + true") == "_")
    #expect(try type("nil") == "_")
    #expect(
      parts.errors == [
        .mismatch(found: "Bool", expected: "Int"),
        .noOperator("+", left: "Int", right: "Bool"), .undecided("`nil`"),
      ])
  }

  @Test func `wraps and unwraps optionals`() throws {
    parts.declare("maybe", .optional(.string))
    #expect(try type("maybe?.count") == "Int?")
    #expect(try type("maybe!") == "String")
    #expect(try type(#"maybe ?? "none""#) == "String")
    #expect(try type("maybe.count") == "_")
    #expect(parts.errors == [.optionalNotUnwrapped("String?")])
  }
}

@Suite struct `A reference checker` {
  private let parts = CheckerParts()

  private func check(_ text: String) throws -> Typed {
    parts.expressions.check(try .parsed(text))
  }

  @Test func `finds the nearest declaration of a name`() throws {
    let outer = parts.declare("x", .int)
    _ = parts.scopes.inScope { parts.declare("x", .bool) }
    let typed = try check("x")
    #expect(typed.type == .int)
    guard case .variable(let variable)? = typed.place?.root else {
      Issue.record("x is not a place")
      return
    }
    #expect(variable === outer && outer.isUsed)
  }

  @Test func `suggests a name`() throws {
    parts.declare("counter", .int)
    #expect(try check("conter").type == .unknown)
    #expect(parts.errors == [.unknownName("conter", nearest: "counter")])
  }

  @Test func `reports variables that are not set, except where they are assigned`() {
    let variable = parts.declare("x", .int)
    parts.flow.state.unset = [.variable(ObjectIdentifier(variable))]
    let references = parts.expressions.references
    _ = references.name("x", expecting: nil, at: SourceRange(0, 1), use: .assigned)
    #expect(parts.errors == [])
    _ = references.name("x", expecting: nil, at: SourceRange(0, 1))
    #expect(parts.errors == [.unset("x")])
  }

  @Test func `finds members of self without a base`() throws {
    parts.typeDeclarer.declareTypes(
      .parsed("struct S { var n = 1; static let all = 2; enum E { case one } }"))
    parts.typeDeclarer.shapeTypes()
    parts.queue.run()
    let type = try #require(parts.names.types["S"])
    let syntax = try ["n", "self.n", "S.all", "E.one"].map { text -> Script.Expression in
      try .parsed(text)
    }
    let typed = parts.inFunction(receiver: FunctionContext.Receiver(type)) {
      syntax.map { parts.expressions.check($0) }
    }
    #expect(typed.map { "\($0.type)" } == ["Int", "Int", "Int", "E"])
    #expect(typed[1].place?.obstacle == .constant)
    #expect(parts.errors == [])
    #expect(try check("self").type == .unknown)
    #expect(parts.errors == [.outside("self", of: "a type's method")])
  }

  @Test func `converts functions and operators to the expected type`() throws {
    let taken = Type.function([.int, .int], .bool)
    #expect(parts.expressions.check(try .parsed("[1].sorted(by: >)")).type == .array(.int))
    let operation = parts.expressions.references.name(
      "<", expecting: taken, at: SourceRange(0, 1))
    #expect(operation.type == taken)
    #expect(parts.errors == [])
  }
}
