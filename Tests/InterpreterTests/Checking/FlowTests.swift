import Script
import Testing

@testable import Interpreter

@Suite struct `A flow checker` {
  private let parts = CheckerParts()
  private let range = SourceRange(0, 1)

  private func target(_ name: String) -> DefiniteInitialization.Target {
    .variable(ObjectIdentifier(parts.declare(name, .int)))
  }

  @Test func `merges the paths that reach a point`() {
    let (x, y) = (target("x"), target("y"))
    let one = DefiniteInitialization(unset: [x], set: [y])
    let both = one.joined(with: DefiniteInitialization(unset: [y]))
    #expect(both.unset == [x, y] && both.set == [y] && both.isReachable)
    #expect(one.joined(with: .unreachable).unset == [x])
    #expect(DefiniteInitialization.unreachable.joined(with: one).unset == [x])
  }

  @Test func `merges the breaks of a loop after it`() {
    let x = target("x")
    parts.flow.state.unset = [x]
    parts.flow.inLoop {
      parts.flow.noteBreak(at: range)
      #expect(!parts.flow.state.isReachable)
    }
    parts.flow.leave()
    #expect(parts.flow.state.isReachable && parts.flow.state.unset == [x])
    #expect(parts.errors == [])
    parts.flow.noteBreak(at: range)
    parts.flow.noteContinue(at: range)
    #expect(
      parts.errors == [
        .outside("break", of: "a loop or `switch`"), .outside("continue", of: "a loop"),
      ])
  }

  @Test func `initializes a constant once, and not in a loop`() {
    let variable = parts.declare("x", .int)
    let place = LValue("x", .variable(variable), obstacle: .constant) { _ in
      LValue.Access(get: { .void }, set: { _ in })
    }
    #expect(!parts.flow.initializes(place, at: range))
    parts.flow.state.unset = [.variable(ObjectIdentifier(variable))]
    #expect(parts.flow.initializes(place, at: range))
    #expect(parts.errors == [])
    parts.flow.inLoop { #expect(parts.flow.initializes(place, at: range)) }
    parts.flow.leave()
    #expect(parts.errors == [.constant("x")])
    parts.flow.noteSet(place)
    #expect(!parts.flow.initializes(place, at: range))
  }

  @Test func `reports closures that let a non-escaping function escape`() throws {
    let function = parts.declare("f", .function([], .void))
    function.nonEscaping = .parameter
    let f = try Script.Expression.parsed("f")
    parts.flow.refuseEscape(f, as: .assigned)
    parts.flow.refuseEscape(f, into: .any)
    let closure = FunctionContext(.closure(range, .read), parent: parts.scopes.context, result: nil)
    parts.flow.inFunction(closure, enclosing: parts.scopes.current) {
      parts.flow.refuseCapture(of: function)
    }
    #expect(
      parts.errors == [
        .refused(.nonEscaping("f", .assigned)), .refused(.plain(.nonEscapingAny)),
        .refused(.nonEscaping("f", .captured)),
      ])
  }
}

@Suite struct `A statement checker` {
  private let parts = CheckerParts()

  private func check(_ text: String, returning result: Type = .void) {
    parts.inFunction(result) { _ = parts.statements.steps(.parsed(text)) }
  }

  @Test(arguments: [
    "let x: Int\nif true { x = 1 } else { x = 2 }\n_ = x",
    "let x: Int\nwhile true { x = 1\nbreak }",
    "let x: Int\nswitch 1 { case 1: x = 1\ndefault: return }\n_ = x",
    "for i in 0..<3 where i > 1 { if i == 2 { continue } }",
    "guard let x = Int(\"1\") else { return }\n_ = x + 1",
    "repeat { } while false",
  ])
  func `accepts`(text: String) {
    check(text)
    #expect(parts.errors.filter { $0 != .constant("x") } == [])
  }

  @Test func `reports variables that some path leaves unset`() {
    check("let x: Int\nif true { x = 1 }\n_ = x")
    #expect(parts.errors == [.unset("x")])
  }

  @Test func `reports a guard that goes on, and cases that are missing`() {
    check("guard true else { }\nswitch true { case true: break }")
    #expect(parts.errors == [.guardFallsThrough, .notExhaustive(missing: ["false"])])
  }

  @Test func `reports a return without a value`() {
    check("return", returning: .int)
    #expect(parts.errors == [.missingReturn("Int")])
  }

  @Test func `ends the scope of a block`() {
    check("if true { let inner = 1\n_ = inner }\n_ = inner")
    #expect(parts.errors == [.unknownName("inner", nearest: nil)])
  }
}

@Suite struct `A pattern checker` {
  private let parts = CheckerParts()

  private func check(_ pattern: String, of subject: Type) {
    parts.declare("subject", subject)
    _ = parts.statements.steps(.parsed("switch subject { case \(pattern): break\ndefault: break }"))
  }

  @Test func `binds the parts of a value`() {
    let (_, variables) = parts.scopes.inScope {
      let statements = [Statement].parsed("for (a, (b, _)) in [] {}")
      guard case .forIn(let statement)? = statements.first?.kind else { return }
      let inner = Type.tuple([.unlabelled(.bool), .unlabelled(.double)])
      _ = parts.statements.patterns.binder(
        statement.pattern, .tuple([.unlabelled(.int), .unlabelled(inner)]), isConstant: true)
    }
    #expect(variables.map(\.name) == ["a", "b"])
    #expect(variables.map(\.type) == [.int, .bool])
  }

  @Test func `compares a pattern with the type of the value`() {
    check("1...2", of: .int)
    check("let x?", of: .optional(.int))
    check("(let a, 2)", of: .tuple([.unlabelled(.bool), .unlabelled(.int)]))
    #expect(parts.errors == [])
    check("let x?", of: .int)
    check("(let a, let b)", of: .int)
    check("nil", of: .int)
    #expect(
      parts.errors == [
        .notOptional("Int"), .mismatch(found: "a tuple of 2", expected: "Int"), .notOptional("Int"),
      ])
  }

  @Test func `requires the same names in the alternatives of a case`() {
    check("let x?, nil", of: .optional(.int))
    #expect(parts.errors == [.unbound("x")])
  }
}

@Suite struct `An assignment checker` {
  private let parts = CheckerParts()

  private func check(_ text: String) { _ = parts.statements.steps(.parsed(text)) }

  @Test func `assigns variables, elements and tuples`() {
    parts.inFunction {
      parts.declare("n", .int, isConstant: false)
      parts.declare("list", .array(.int), isConstant: false)
      check("n = 2\nlist[0] += n\n(n, _) = (3, true)\nlist += [4]")
    }
    #expect(parts.errors == [])
  }

  @Test func `reports places that cannot change`() {
    parts.inFunction {
      parts.declare("n", .int)
      parts.declare("list", .array(.int))
      check("n = 2\nlist[0] = 1\nlist.count = 3\nn = n")
    }
    #expect(
      parts.errors == [
        .constant("n"), .constant("list"), .notAPlace, .refused(.plain(.variableToItself)),
        .constant("n"),
      ])
  }

  @Test func `reports operators and values of other types`() {
    parts.inFunction {
      parts.declare("n", .int, isConstant: false)
      check("n += true\nn = 1.5")
    }
    #expect(
      parts.errors == [
        .noOperator("+=", left: "Int", right: "Bool"), .mismatch(found: "Double", expected: "Int"),
      ])
  }
}

@Suite struct `A variable checker` {
  private let parts = CheckerParts("let a = 1\nvar b: [Int]?")

  @Test func `declares and numbers local variables`() {
    let (_, variables) = parts.inFunction {
      parts.scopes.inScope { _ = parts.statements.steps(.parsed("let a = 1\nvar b: [Int]?")) }
    }
    #expect(variables.map(\.name) == ["a", "b"])
    #expect(variables.map(\.type) == [.int, .optional(.array(.int))])
    #expect(variables.map(\.isConstant) == [true, false])
    #expect(parts.variables.recorded.map(\.line) == [1, 2])
    #expect(parts.errors == [])
  }

  @Test func `reports variables without a type or a value`() {
    parts.inFunction {
      _ = parts.statements.steps(.parsed("let a = print(1)\nvar b\nlet c = 1\nlet c = 2"))
    }
    #expect(
      parts.errors.contains(.undecided("a variable without a value"))
        && parts.errors.contains(.redeclared("c")))
  }

  @Test func `reports weak variables of other types than classes`() {
    let strength = LocalVariable.Strength.weak
    #expect(strength.refusal(of: .int, isWritten: true) == .weakValue("weak", of: "Int"))
    #expect(strength.refusal(of: .any, isWritten: true) == .weakProtocol("weak", of: "Any"))
    #expect(strength.refusal(of: .anyObject, isWritten: true) == .weakPlain("AnyObject"))
    #expect(strength.refusal(of: .optional(.anyObject), isWritten: true) == nil)
  }
}

@Suite struct `A function checker` {
  private let parts = CheckerParts()

  private func closure(_ text: String, expecting expected: Type?) throws -> Type {
    parts.expressions.check(try .parsed("(\(text))"), expecting: expected).type
  }

  private func body(_ text: String, returning result: Type) throws -> ScriptFunction {
    let function = ScriptFunction(
      "f", [.init(label: nil, name: "n", type: .int, defaultValue: nil)], result,
      range: SourceRange(0, 1))
    let statement = try #require([Statement].parsed("func f() {\(text)}").first)
    guard case .declaration(let declaration) = statement.kind,
      case .function(let syntax) = declaration.kind
    else { return function }
    parts.functions.define(function, try #require(syntax.body))
    return function
  }

  @Test func `infers the parameters and results of closures`() throws {
    let taken = Type.function([.int], .element)
    #expect(try closure("{ $0 + 1 }", expecting: taken) == .function([.int], .int))
    #expect(try closure("{ n in n > 1 }", expecting: taken) == .function([.int], .bool))
    #expect(try closure("{ (n: Double) in n }", expecting: nil) == .function([.double], .double))
    let open = try closure("{ n in n }", expecting: nil)
    #expect(open == .function([.unknown], .unknown), "\(open)")
    #expect(parts.errors == [.undecided("`n`")])
  }

  @Test func `compiles bodies, with their parameters in slots`() throws {
    let function = try body("n + 1", returning: .int)
    #expect(function.body?.arguments.map(\.name) == ["n"])
    #expect(function.usesFirstArgument)
    #expect(parts.errors == [])
  }

  @Test func `reports a path without a return`() throws {
    _ = try body("if n > 1 { return 1 }", returning: .int)
    #expect(parts.errors == [.missingReturn("Int")])
  }

  @Test func `gives local functions the captures of those that they call`() {
    parts.inFunction {
      _ = parts.statements.steps(
        .parsed("let x = 1\nfunc a() -> Int { b() }\nfunc b() -> Int { x }\n_ = a()"))
    }
    parts.functions.settleCaptures()
    #expect(parts.errors == [])
  }
}
