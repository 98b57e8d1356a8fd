import Script
import Testing

@testable import Interpreter

/// A checker's parts after the types of a text are declared, shaped and defined.
private func declared(_ text: String) -> CheckerParts {
  let parts = CheckerParts(text)
  parts.names.imports = Imports([Statement].parsed("import Containers"))
  parts.typeDeclarer.declareTypes(.parsed(text))
  parts.typeDeclarer.shapeTypes()
  parts.queue.run()
  return parts
}

@Suite struct `A type declarer` {
  @Test func `shapes superclasses first`() throws {
    let parts = declared("class B: A { func g() {} }; class A { var n = 1; func f() {} }")
    let (a, b) = (try #require(parts.names.types["A"]), try #require(parts.names.types["B"]))
    #expect(b.scriptSuperclass === a && b.fieldCount == 1)
    #expect(b.tables.methods.values.map(\.signature).sorted() == ["f()", "g()"])
    #expect(parts.errors == [])
  }

  @Test func `reports circles and types that cannot be inherited`() {
    #expect(
      declared("class A: B {}; class B: A {}").errors
        == [.unsupported("a type that inherits from itself", instead: "name another")])
    #expect(declared("struct S {}; class C: S {}").errors == [.notSubclassable("S")])
    #expect(
      declared("final class A {}; class B: A {}").errors == [.refused(.finalClass("A"))])
  }

  @Test func `extends the types of the catalog`() throws {
    let parts = declared("extension View { func shake() {} }")
    let view = try #require(parts.names.givenType("View"))
    #expect(parts.names.addition(to: view)?.methods.map(\.signature) == ["shake()"])
    #expect(parts.errors == [])
  }
}

@Suite struct `A member declarer` {
  @Test func `stores properties in fields and global variables`() throws {
    let parts = declared(
      "struct S { var a = 1; static var b = true; lazy var c = [a]; let d: Int }")
    let properties = try #require(parts.names.types["S"]).properties
    #expect(properties.map(\.storage.field) == [0, 0, 1, 2])
    #expect(properties.map(\.type) == [.int, .bool, .array(.int), .int])
    #expect(properties.map(\.storage.hasInitialValue) == [true, true, true, false])
    #expect(parts.names.globalCount == 1)
    #expect(parts.errors == [])
  }

  @Test func `gives enum cases raw values`() throws {
    let parts = declared("enum E: Int { case a, b = 5, c }; enum T: String { case x }")
    let types = parts.names.types
    #expect(types["E"]?.cases.map(\.rawValue) == [.int(0), .int(5), .int(6)])
    #expect(types["T"]?.cases.map(\.rawValue) == [.string("x")])
    #expect(parts.errors == [])
  }

  @Test func `reports members declared twice or in the wrong type`() {
    #expect(declared("struct S { var n = 1; func n() {} }").errors == [.redeclared("n()")])
    #expect(declared("struct S { deinit {} }").errors == [.outside("deinit", of: "a class")])
    #expect(
      declared("enum E: Int { case a = 1, b = 1 }").errors
        == [.refused(.plain(.rawValueTwice))])
  }
}

@Suite struct `A global declarer` {
  private let parts = CheckerParts()

  private func declare(_ text: String) {
    let declarer = GlobalDeclarer(parts.functions, parts.names)
    for statement in [Statement].parsed(text) { declarer.declare(statement) }
    parts.queue.run()
  }

  @Test func `infers the type of a variable where it is first used`() {
    declare("let later = first + 1; let first = 1.5; var computed: Int { 2 }")
    let globals = parts.names.globals
    #expect(globals["later"]?.type == .unknown)
    globals["later"]?.resolve?()
    #expect(globals["later"]?.type == .double && globals["first"]?.type == .double)
    #expect(globals["computed"]?.accessors.getter?.body != nil)
    #expect(parts.errors == [.usedBeforeDeclaration("first")])
  }

  @Test func `overloads functions by their types`() {
    declare("func f(_ n: Int) {}; func f(_ n: Bool) {}; func f(_ other: Int) {}")
    #expect(parts.names.functions["f"]?.count == 3)
    #expect(parts.errors == [.redeclared("f(_:)")])
  }
}

@Suite struct `A modifier checker` {
  @Test(arguments: [
    ("mutating func f() {}", Refusal.plain(.mutatingOutside)),
    ("override func f() {}", .plain(.overrideOutside)),
    ("final struct S {}", .misplacedModifier("final")),
    ("lazy let x = 1", .plain(.lazyLet)),
    ("open func f() {}", .plain(.open)),
    ("private public var x = 1", .plain(.twoLevels)),
  ])
  func `refuses modifiers where they have no meaning`(text: String, refusal: Refusal) throws {
    let parts = CheckerParts()
    let statement = try #require([Statement].parsed(text).first)
    guard case .declaration(let declaration) = statement.kind else { return }
    parts.modifiers.examineModifiers(of: declaration)
    #expect(parts.errors == [.refused(refusal)])
  }

  @Test func `refuses functions without a body`() throws {
    let parts = CheckerParts()
    let statement = try #require([Statement].parsed("func f(a: Int, a: Int)").first)
    guard case .declaration(let declaration) = statement.kind else { return }
    parts.modifiers.examineShape(of: declaration)
    #expect(parts.errors == [.redeclared("a"), .refused(.plain(.functionWithoutBody))])
  }
}

@Suite struct `A declaration checker` {
  private func errors(_ text: String) -> [ScriptError.Kind] {
    let parts = declared(text)
    let checker = DeclarationChecker(parts.members)
    for type in parts.names.allTypes { checker.examine(type) }
    return parts.errors
  }

  @Test func `requires what protocols require`() {
    #expect(
      errors("protocol P { func f(); var n: Int { get } }; struct S: P { func f() {} }")
        == [.missingRequirement("n", of: "P")])
    #expect(errors("protocol P { var n: Int { get } }; struct S: P { var n = 1 }") == [])
  }

  @Test func `requires the word override`() {
    #expect(
      errors("class A { func f() {} }; class B: A { func f() {} }") == [.missingOverride("f()")])
    #expect(
      errors("class A { func run() {} }; class B: A { override func rum() {} }")
        == [.invalidOverride("rum()", nearest: "run()")])
    #expect(errors("class C: ViewController { override func viewDidLoad() {} }") == [])
  }

  @Test func `requires values of finite size and properties with values`() {
    #expect(errors("struct S { var next: S? }") == [.holdsItself("S")])
    #expect(errors("class C { var next: C? }") == [])
    #expect(
      errors("class C { var n: Int }")
        == [.unsetProperties(["n"], before: "an instance is made; write an `init`")])
  }

  @Test func `requires the access of what is used`() {
    #expect(
      errors("private struct S {}; class C { public var s = S() }")
        == [
          .refused(
            .exposes(
              "property", verdict: "cannot be declared public",
              reason: "its type 'S' uses a private type"))
        ])
  }
}

@Suite struct `A candidate finder` {
  private let parts = CheckerParts()
  private let finder: CandidateFinder

  init() { finder = CandidateFinder(SourceText(""), parts.names, parts.scopes) }

  @Test func `finds near names first`() {
    parts.declare("far", .int)
    let names = parts.inFunction {
      parts.declare("near", .bool)
      return finder.nameCandidates().prefix(2).map(\.name)
    }
    #expect(names.first == "near" && !names.contains("far"))
  }

  @Test func `finds the members of values and types`() {
    let members = finder.memberCandidates(of: .array(.int))
    #expect(members.contains { $0.name == "sorted" } && !members.contains { $0.name == "pi" })
    #expect(finder.memberCandidates(of: .metatype(.double)).contains { $0.name == "pi" })
    #expect(finder.implicitCandidates(of: .double).map(\.name).contains("infinity"))
  }

  @Test func `offers what a class may override`() throws {
    parts.typeDeclarer.declareTypes(
      .parsed("class A { func run(_ n: Int) -> Bool { true } }; class B: A {}"))
    parts.typeDeclarer.shapeTypes()
    let type = try #require(parts.names.types["B"])
    #expect(
      finder.overrideCandidates(of: type).map(\.text) == [
        "override func run(_ n: Int) -> Bool {\n    super.run(n)\n}"
      ])
  }
}
