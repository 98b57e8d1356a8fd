import Samples
import Script
import Testing

@testable import Interpreter

@Suite struct `Diagnostics of a check` {
  private let range = SourceRange(3, 5)

  @Test func `are withheld from a trial and returned by it`() {
    let diagnostics = Diagnostics()
    diagnostics.report(.notAPlace, at: range)
    let (result, errors) = diagnostics.withhold { () -> Int in
      diagnostics.report(.readOnly("x"), at: range)
      return 7
    }
    #expect(result == 7)
    #expect(errors.map(\.kind) == [.readOnly("x")])
    #expect(diagnostics.errors.map(\.kind) == [.notAPlace])
  }

  @Test func `name each repeated name`() {
    let diagnostics = Diagnostics()
    let names = ["a", "_", "b", "a", "_"].enumerated().map { index, text in
      Name(text: text, range: SourceRange(index, index + 1))
    }
    diagnostics.refuseRepeated(names)
    #expect(diagnostics.errors == [ScriptError(range: SourceRange(3, 4), kind: .redeclared("a"))])
    #expect(diagnostics.hasError(at: SourceRange(3, 4)))
    #expect(!diagnostics.hasError(at: SourceRange(0, 1)))
  }

  @Test func `ask for an import once, at its first use`() {
    let diagnostics = Diagnostics()
    diagnostics.report(.missingImport("View", of: "Containers"), at: SourceRange(9, 10))
    diagnostics.report(.notAPlace, at: range)
    diagnostics.report(.missingImport("Window", of: "Containers"), at: SourceRange(1, 2))
    diagnostics.keepFirstMissingImports()
    #expect(
      diagnostics.errors.map(\.kind) == [.notAPlace, .missingImport("Window", of: "Containers")])
  }
}

@Suite struct `A name table` {
  private let diagnostics = Diagnostics()
  private let names: NameTable

  init() { names = NameTable(.containers, diagnostics) }

  private func type(_ name: String, in outer: ScriptType? = nil) -> ScriptType {
    ScriptType(.struct, name: name, range: SourceRange(0, 0), outer: outer)
  }

  @Test func `finds the types of Swift and of the catalog`() {
    #expect(names.givenType("CGFloat") == .double)
    #expect(names.givenType("ViewController").map { "\($0)" } == "ViewController")
    #expect(names.givenType("Nothing") == nil)
  }

  @Test func `finds declared types by their paths`() {
    let outer = type("Outer")
    let inner = type("Inner", in: outer)
    outer.members.nested["Inner"] = inner
    names.declare(outer)
    #expect(names.declaredType("Outer.Inner") === inner)
    #expect(names.declaredType("Inner") == nil)
    #expect(names.allNames.contains("Outer"))
  }

  @Test func `finds the extensions of a class and its superclasses`() throws {
    let view = try #require(names.givenType("View"))
    let label = try #require(names.givenType("Label"))
    let addition = ScriptType(
      .extension, name: "View", range: SourceRange(0, 0), outer: nil, extending: view)
    #expect(names.additions(to: label) == [])
    names.declare(addition, extending: view)
    #expect(names.additions(to: label) == [addition])
    #expect(names.addition(to: label) == nil)
    #expect(names.allTypes == [addition])
  }

  @Test func `numbers global variables`() {
    let numbers: [Int] = [names.nextGlobal(), names.nextGlobal()]
    #expect(numbers == [0, 1])
    #expect(names.globalCount == 2)
  }

  @Test func `suggests the nearest name`() {
    #expect(names.nearest(to: "frme", in: ["bounds", "frame"]) == "frame")
    #expect(names.nearest(to: "UIView", in: ["View", "Views"]) == "View")
    #expect(names.nearest(to: "zzz", in: ["frame"]) == nil)
  }

  @Test func `reports names whose import is missing`() throws {
    let view = try #require(names.givenType("View"))
    names.requireImport(of: "View", as: view, at: SourceRange(0, 4))
    names.requireImport(of: "Double", as: .double, at: SourceRange(0, 6))
    #expect(diagnostics.errors.map(\.kind) == [.missingImport("View", of: "Containers")])
    names.imports = Imports([Statement].parsed("import Containers"))
    names.requireImport(of: "View", as: view, at: SourceRange(0, 4))
    #expect(diagnostics.errors.count == 1)
  }
}

@Suite struct `The imports of a script` {
  @Test func `give the names of their modules`() {
    let none = Imports()
    let core = Imports([Statement].parsed("import Containment"))
    let whole = Imports([Statement].parsed("import Unknown"))
    #expect(none.lacks("View") && none.lacks("CGRect"))
    #expect(!core.lacks("View") && !core.lacks("CGRect") && core.lacks("TabBarController"))
    #expect(!whole.lacks("TabBarController"))
  }
}

@Suite struct `The scopes of a script` {
  private let scopes = Scopes()

  private func declare(_ name: String) -> LocalVariable {
    let variable = scopes.context.makeVariable(name, .int, isConstant: true)
    scopes.current.declare(variable)
    return variable
  }

  private func found(_ name: String) -> LocalVariable? {
    if case .local(let variable)? = scopes.find(name) { variable } else { nil }
  }

  @Test func `hide outer names, and show them again`() {
    let outer = declare("x")
    let (inner, variables) = scopes.inScope { declare("x") }
    #expect(variables.map(ObjectIdentifier.init) == [ObjectIdentifier(inner)])
    #expect(found("x") === outer)
    #expect(scopes.isOutermost)
  }

  @Test func `of functions have no names of the code that calls them`() {
    _ = declare("x")
    scopes.inFunction(FunctionContext(result: .void), enclosing: nil) {
      #expect(found("x") == nil)
      #expect(!scopes.isTopLevel)
      scopes.inMain { #expect(found("x") != nil) }
    }
    #expect(scopes.isTopLevel)
  }

  @Test func `of closures capture the variables that they reach`() {
    let outer = declare("x")
    let closure = FunctionContext(
      .closure(SourceRange(0, 9), .read), parent: scopes.context, result: nil)
    let own = scopes.inFunction(closure, enclosing: scopes.current) { closure.reach(outer) }
    #expect(outer.isBoxed && own.isBoxed)
    #expect(own !== outer && closure.reach(outer) === own)
    #expect(closure.isEscaping && closure.surelyEscapes)
  }
}

@Suite struct `A member table` {
  private let parts = CheckerParts()

  /// A class with a private member, and a subclass.
  private func declareTypes() throws -> (ScriptType, ScriptType) {
    parts.typeDeclarer.declareTypes(
      .parsed("class A { private var secret = 1; func run(_ n: Int) {} }; class B: A {}"))
    parts.typeDeclarer.shapeTypes()
    return (try #require(parts.names.types["A"]), try #require(parts.names.types["B"]))
  }

  @Test func `has the members of superclasses`() throws {
    let (a, b) = try declareTypes()
    #expect(parts.members.property("secret", of: b)?.owner === a)
    #expect(parts.members.methods("run", of: b).map(\.signature) == ["run(_:)"])
    #expect(parts.members.memberNames(of: .script(b)) == ["secret", "run(_:)"])
    #expect(!parts.members.hasMember("walk", .script(b)))
  }

  @Test func `has the members of the standard library`() {
    #expect(parts.members.hasMember("count", .array(.int)))
    #expect(!parts.members.hasMember("sorted", .int))
    #expect(parts.members.staticNames(of: .double).contains("pi"))
  }

  @Test func `shows private members to their type only`() throws {
    let (a, b) = try declareTypes()
    let secret = try #require(parts.members.property("secret", of: a))
    let seenBy = [a, b].map { type in
      parts.inFunction(receiver: FunctionContext.Receiver(type)) {
        parts.members.sees(secret.traits.access, of: secret.owner)
      }
    }
    #expect(seenBy == [true, false])
    parts.members.refuseUnseen(secret, at: SourceRange(0, 6))
    #expect(parts.errors == [.refused(.inaccessible("secret"))])
  }
}
