import Foundation
import Samples
import Script
import Testing

@testable import Interpreter
@testable import enum Interpreter.ScriptValue

/// The end of values that hold others: any number may be nested, and each ends once.
@Suite("Releasing")
struct ReleaseTests {
  /// A kind of value, and how one of it holds another.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let holding: @Sendable (ScriptValue) -> ScriptValue

    init(_ name: String, _ holding: @escaping @Sendable (ScriptValue) -> ScriptValue) {
      (testDescription, self.holding) = (name, holding)
    }
  }

  private static let type = ScriptType(.enum, name: "Nested", range: SourceRange(0, 0), outer: nil)
  private static let enumCase = ScriptEnumCase(
    of: type, name: "one", payload: [], defaults: [], rawValue: nil, range: SourceRange(0, 0))

  nonisolated(unsafe) private static let run = RunContext.alone()

  static let kinds = [
    Kind("arrays") { .array([$0]) },
    Kind("dictionaries") { .dictionary([.int(1): $0]) },
    // An object is hashed by its identity; a set in a set would be looked through to its end.
    Kind("keys") { .dictionary([.object(object(holding: $0)): .int(1)]) },
    Kind("sets") { .set([.object(object(holding: $0))]) },
    Kind("tuples") { .tuple([.int(1), $0]) },
    Kind("structures") { .structure(StructureValue(type: type, fields: [.int(1), $0])) },
    Kind("cases of enumerations") {
      .enumeration(EnumerationValue(enumCase: enumCase, payload: [$0, .int(1)]))
    },
    Kind("closures that share a variable") { .function(closure(over: .box(VariableBox($0)))) },
    Kind("closures that keep a value") { .function(closure(keeping: $0)) },
    Kind("functions handed to and fro") {
      .function(FunctionValue(closure(keeping: $0).travelling(in: run)))
    },
    Kind("objects") { .object(object(holding: $0)) },
  ]

  private static func body() -> ScriptFunction.Body {
    let context = FunctionContext(.closure(SourceRange(0, 0), .read), result: nil)
    return ScriptFunction.Body(
      code: Step { _ in .next }, context: context, arguments: [])
  }

  private static func closure(over box: ScriptValue) -> FunctionValue {
    FunctionValue(body(), [box])
  }

  private static func closure(keeping value: ScriptValue) -> FunctionValue {
    let variable = FunctionContext(result: nil).makeVariable("kept", .any, isConstant: true)
    return FunctionValue(body(), [], [(variable, value)])
  }

  private static func object(holding value: ScriptValue) -> ScriptInstance {
    let instance = ScriptInstance(type, in: run)
    instance.fields = [.int(1), value]
    return instance
  }

  /// Says when it ends.
  private final class Witness {
    private let count: Count
    init(_ count: Count) { self.count = count }
    deinit { count.ended += 1 }
  }

  private final class Count { var ended = 0 }

  private static let depth = 300_000

  @Test(arguments: kinds)
  func `nested values of any depth use no deep stack`(_ kind: Kind) {
    let count = Count()
    var value = ScriptValue.object(Witness(count))
    for _ in 0..<Self.depth { value = kind.holding(value) }
    #expect(count.ended == 0)
    value = .void
    #expect(count.ended == 1)
  }

  @Test func `values of all kinds are released, whatever contains what`() {
    let count = Count()
    var value = ScriptValue.object(Witness(count))
    for index in 0..<Self.depth {
      value = Self.kinds[index % Self.kinds.count].holding(value)
      if index.isMultiple(of: 1000) { value = .array([.object(Witness(count)), value, .none]) }
    }
    // A second owner keeps them; the first one's end changes nothing.
    var other = [value]
    value = .void
    #expect(count.ended == 0)
    other = []
    #expect(other.isEmpty && count.ended == 1 + Self.depth / 1000)
  }

  /// A script that looks into what is nested too deeply, and what it does with it.
  struct Look: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ type: String, _ nesting: String, _ look: String) {
      testDescription = name
      text = """
        \(type)
        var one = E.end
        var other = E.end
        for _ in 0..<11_000 {
          one = \(nesting)
          other = \(nesting.replacing("one", with: "other"))
        }
        print("made")
        \(look)
        print("never")
        """
    }
  }

  static let looks = [
    Look("printing", "enum E { case end; case of([E]) }", "E.of([one])", "print(one)"),
    Look(
      "comparing", "enum E: Equatable { case end; case of([E]) }", "E.of([one])",
      "print(one == other)"),
    Look(
      "comparing dictionaries", "enum E: Equatable { case end; case of([Int: E]) }",
      "E.of([1: one])", "print(one == other)"),
    Look(
      "looking for it", "enum E: Equatable { case end; case of([E]) }", "E.of([one])",
      "print([one].contains(other))"),
    Look(
      "hashing", "enum E: Hashable { case end; case of([E]) }", "E.of([one])",
      "print(Set([one]).count)"),
  ]

  @Test(arguments: looks)
  func `a run that reads a value too deeply ends at that line`(_ look: Look) throws {
    let execution = try Interpreter(.scripts).run(ParsedScript.importing(look.text))
    #expect(execution.output == ["made"])
    #expect(execution.stop == .bound(.nesting(10_000)))
    #expect(execution.stopLine == 9)
  }

  @Test func `a value shown next to its line is truncated, and counts against no limit`() throws {
    let execution = try Interpreter(.scripts).run(
      ParsedScript.importing(
        """
        var list: [Any] = []
        for _ in 0..<20_000 { list = [list] }
        print("done")
        """))
    #expect(execution.output == ["done"])
    #expect(execution.stop == nil)
    let shown = execution.steps.values(beforeStep: execution.steps.count).last?.text
    #expect(shown == String(repeating: "[", count: 24) + "…" + String(repeating: "]", count: 24))
  }

  @Test func `a function passed back and forth counts as nested calls`() throws {
    let execution = try Interpreter(.scripts).run(
      ParsedScript.importing(
        """
        let view = View("view")
        view.onTap = { print("tapped") }
        for _ in 0..<150 { let tap = view.onTap; view.onTap = tap }
        view.onTap?()
        for _ in 0..<150 { let tap = view.onTap; view.onTap = tap }
        view.onTap?()
        print("never")
        """))
    #expect(execution.output == ["tapped"])
    #expect(execution.stop == .bound(.calls(200)))
  }

  @Test func `a case held by Any has its type all the way`() throws {
    let execution = try Interpreter(.scripts).run(
      ParsedScript.importing(
        """
        enum Shape { case square(Any) }
        var held: Any = 0
        for _ in 0..<3 { let inner = held; held = Shape.square(inner) }
        print(held is Shape)
        """))
    #expect(execution.output == ["true"])
    #expect(execution.stop == nil)
  }
}
