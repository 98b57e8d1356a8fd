import Samples
import Script
import TestSupport
import Testing

@testable import Interpreter

/// Scripts whose checking could take exponential or quadratic time.
@Suite("Checking is fast")
struct CheckingBoundTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    /// The places and messages of its errors.
    let errors: [String]

    init(_ name: String, _ text: String, _ errors: String...) {
      (testDescription, self.text, self.errors) = (name, text, errors)
    }
  }

  /// 28 truths, of which case *n* asks for the *n*-th.
  private static func truths(_ more: String = "") -> String {
    let parts = 0..<28
    let cases = parts.map { place in
      "case (\(parts.map { $0 == place ? "true" : "_" }.joined(separator: ", "))): break"
    }
    let subject = parts.map { _ in "b" }.joined(separator: ", ")
    return "let b = true\nswitch (\(subject)) {\n\(cases.joined(separator: "\n"))\n\(more)}"
  }

  /// 7 pigeons in 6 holes: one has none, or two have one.
  private static var pigeons: String {
    let truths = (0..<7).flatMap { pigeon in (0..<6).map { (pigeon, $0) } }
    let homeless = (0..<7).map { pigeon in truths.map { $0.0 == pigeon ? "false" : "_" } }
    let shared = (0..<6).flatMap { hole in
      (0..<7).flatMap { one in
        (0..<one).map { other in
          truths.map { $0.1 == hole && ($0.0 == one || $0.0 == other) ? "true" : "_" }
        }
      }
    }
    let cases = (homeless + shared).map { "case (\($0.joined(separator: ", "))): break" }
    let subject = truths.map { _ in "b" }.joined(separator: ", ")
    return "let b = true\nswitch (\(subject)) {\n\(cases.joined(separator: "\n"))\n}"
  }

  private static let large =
    "a type of more than 1000 parts isn't supported; declare a structure for some of them"
  private static let deep =
    "a type more than 200 levels below another isn't supported; make one of several levels"

  /// Lines of which each means the one before twice.
  private static func doubling(_ first: String, _ line: (Int) -> String) -> String {
    ([first] + (1...16).map(line)).joined(separator: "\n")
  }

  static let all = [
    Case(
      "classes in classes",
      String(repeating: "class A { ", count: 60)
        + String(repeating: "}", count: 60)),
    Case(
      "structures in structures that hold each other",
      (0..<60).map { "struct A\($0) { var next: A\($0 + 1)?; " }.joined() + "struct A60 {}"
        + String(repeating: "}", count: 60)),
    Case(
      "subscripts in subscripts",
      "let a = [0]\nprint(" + String(repeating: "a[", count: 60) + "0"
        + String(repeating: "]", count: 60) + ")"),
    Case(
      "tuples of tuples", doubling("let t0 = (1, 1)") { "let t\($0) = (t\($0 - 1), t\($0 - 1))" },
      "10:10: \(large)"),
    Case(
      "dictionaries of dictionaries",
      doubling("let t0 = [1: 1]") { "let t\($0) = [t\($0 - 1): t\($0 - 1)]" },
      "10:10: \(large)"),
    Case(
      "functions that give what others give, twice",
      doubling("let t0 = { 1 }") { "let t\($0) = { (t\($0 - 1)(), t\($0 - 1)()) }" },
      "11:12: \(large)"),
    Case("a switch over many truths", truths(), "3:1: the `switch` needs a `default`"),
    Case(
      "a switch over many truths, with all of them false",
      truths("case (\(Array(repeating: "false", count: 28).joined(separator: ", "))): break\n")),
    Case(
      "a switch that leaves out nothing, which only a search shows", pigeons,
      "3:1: the `switch` needs a `default`"),
    Case(
      "300 classes below each other",
      (0..<300).map { "class A\($0): A\($0 + 1) {}" }.joined(separator: "\n") + "\nclass A300 {}",
      "202:13: \(deep)"),
    Case(
      "300 protocols above each other",
      "protocol P0 {}\n"
        + (1...300).map { "protocol P\($0): P\($0 - 1) {}" }.joined(separator: "\n"),
      "203:16: \(deep)"),
    Case(
      "6,000 structures that hold each other",
      (0..<6000).map { "struct A\($0) { var a: A\($0 + 1) }" }.joined(separator: "\n")
        + "\nstruct A6000 {}"),
    Case(
      "3,000 closures that keep an object",
      "class A {}\nfunc f(_ o: A) {\n"
        + (0..<3000).map { "let f\($0) = { [o] in print(o) }" }.joined(separator: "\n") + "\n}"),
  ]

  @Test(arguments: all)
  func `for any nesting`(_ one: Case) {
    #expect(errors(in: one.text) == one.errors)
  }

  @Test func `for 30,000 errors in one line`() {
    let found = errors(in: String(repeating: "let a = 1; ", count: 30_000))
    #expect(found.count == 29_999)
    #expect(found.last == "2:329994: invalid redeclaration of 'a'")
  }

  /// A name is suggested unless there are too many to choose from.
  @Test func `for 3,000 unknown names, among as many known ones`() {
    let names = (0..<3000).map { "let name\($0) = 1" }.joined(separator: "\n")
    let found = errors(
      in: names + "\n" + (0..<3000).map { "print(nam\($0))" }.joined(separator: "\n"))
    #expect(found.count == 3000)
    #expect(found.first == "3002:7: cannot find 'nam0' in scope; did you mean `name0`?")
    #expect(found.last == "6001:7: cannot find 'nam2999' in scope")
  }

  /// The errors of a script, found within a time limit.
  ///
  /// The limit of Swift Testing would include the wait for other tests.
  private func errors(in text: String) -> [String] {
    let script = ParsedScript("import Containers\n" + text)
    var found: [ScriptError] = []
    let time = ContinuousClock().measure { found = Interpreter(.scripts).errors(in: script) }
    #expect(time < Patience.seconds(30))
    return found.map { error in
      let place = script.source.position(of: error.range.start)
      return "\(place.line):\(place.column): \(error.message)"
    }
  }
}
