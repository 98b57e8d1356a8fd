import Script
import Testing

@testable import Interpreter

@Suite struct `A type resolver` {
  private let parts = CheckerParts()

  private func resolved(_ text: String) throws -> String {
    "\(parts.types.resolve(try TypeSyntax.parsed(text)))"
  }

  @Test(arguments: [
    "Int", "[String]", "[Int: Bool]", "Set<Int>", "(Int, b: Bool)", "(Int) -> String", "Double?",
    "Any",
  ])
  func `resolves what is written`(text: String) throws {
    #expect(try resolved(text) == text)
    #expect(parts.errors == [])
  }

  @Test func `knows other names of a type`() throws {
    #expect(try resolved("Array<CGFloat>") == "[Double]")
    #expect(try resolved("Dictionary<Int, Optional<Int>>") == "[Int: Int?]")
  }

  @Test func `suggests a type`() throws {
    #expect(try resolved("Doubel") == "_")
    #expect(parts.errors == [.unknownType("Doubel", nearest: "Double")])
  }

  @Test func `reports types that a script cannot have`() throws {
    _ = try resolved("Int??")
    _ = try resolved("Array")
    _ = try resolved("[[Int]: Int]")
    _ = try resolved("[() -> Void: Int]")
    #expect(
      parts.errors == [
        .unsupported("an optional of an optional", instead: "use one `?`"),
        .unsupported("`Array` alone", instead: "use `Array<Int>`, with its own types"),
        .lacks("() -> Void", capability: "hashable"),
      ])
  }

  @Test func `finds nested types from the inside out`() throws {
    parts.typeDeclarer.declareTypes(.parsed("struct A { struct B {} }; struct B {}"))
    let outer = try #require(parts.names.types["B"])
    let type = try #require(parts.names.types["A"])
    #expect(parts.types.find("B") == .script(outer))
    parts.inFunction(receiver: FunctionContext.Receiver(type)) {
      #expect(parts.types.find("B") == .script(type.nested["B"] ?? outer))
      #expect(parts.types.find("Self") == .script(type))
    }
    #expect(try resolved("A.C") == "_")
    #expect(parts.errors == [.unknownMember("C", type: "A", nearest: nil)])
  }

  @Test func `reads a type in an expression`() throws {
    #expect(parts.types.written(try .parsed("[Int]")) == .array(.int))
    #expect(
      parts.types.written(try .parsed("[String: Bool]")) == .dictionary(key: .string, value: .bool))
    #expect(parts.types.written(try .parsed("[1]")) == nil)
    parts.declare("Int", .bool)
    #expect(parts.types.written(try .parsed("Int")) == nil)
  }
}
