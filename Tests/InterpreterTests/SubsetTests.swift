import Foundation
import Testing

@testable import Interpreter

/// Every word of the contract's list, with its status and the case that covers it.
@Suite("The specified subset")
struct SubsetTests {
  @Test(arguments: Word.all) func `is covered, word for word, by a case`(_ word: Word) throws {
    let file = Case.folder.appending(path: word.file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(word.snippet), "\(word.name) is not in \(word.file)")
  }

  @Test func `is tested for every library member, in a case that Swift compiles`() throws {
    let text = try Case.all.filter(\.isCompiled).map { try $0.text() }.joined()
    let members = StandardLibrary.types.flatMap(\.members) + StandardLibrary.functions
    let missing = Set(members.map(\.name)).filter { name in
      name != "init" && name != "subscript" && !text.contains("\(name)")
    }
    // It ends the script; a compiled one would only crash.
    #expect(missing.sorted() == ["preconditionFailure"])
  }
}

/// A word of the contract.
struct Word: CustomTestStringConvertible, Sendable {
  let name: String
  let file: String
  let snippet: String

  var testDescription: String { name }

  init(_ name: String, _ snippet: String, in file: String = "contract.script") {
    (self.name, self.snippet, self.file) = (name, snippet, file)
  }

  static let all = expressions + statements + declarations + limits

  private static let expressions = [
    Word("comments", "/* nested */"),
    Word("labels", "greet(\"Bob\", times: 2)"),
    Word("default arguments", "times count: Int = 1"),
    Word("a trailing closure", "simulation.after(0.1) {"),
    Word("labelled trailing closures", "} completion: { finished in"),
    Word("member access", "second.view.alpha"),
    Word("optional chaining", "first.parent?.children.first?.name"),
    Word("assignment through a chain", "first.parent?.title = "),
    Word("force unwrap", "first.parent!.name"),
    Word("coalescing", "chained ?? \"nil\""),
    Word("as?", "anyone as? NavigationController"),
    Word("is", "anyone is TabBarController"),
    Word("self", "self.number = number"),
    Word("super", "super.viewDidLoad()"),
    Word("Int", "1_000"), Word("Double", "2.5e1"), Word("Bool", "true, false"),
    Word("nil", ": ViewController? = nil"),
    Word("String with interpolation", "\\(1 + 1)"),
    Word("array", "[3, 1, 2]"), Word("dictionary", "[\"b\": 2, \"a\": 1]"),
    Word("ranges", "1...3, 0..<2"),
    Word("implicit members", ".curveEaseIn"),
    Word("option sets", "[.transitionFlipFromTop, .curveEaseIn]"),
    Word("arithmetic", "1 + 2 * 3"), Word("comparison", "2 >= 3"),
    Word("logic", "true && !false || false"), Word("ternary", "? \"many\" : \"few\""),
    Word("geometry", "CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize("),
    Word("functions as values", "reduce(0, +)", in: "functions-as-values.script"),
    Word("sorted keys", "ages.keys.sorted()"),
    Word("print", "print("),
  ]

  private static let statements = [
    Word("import", "import Foundation"),
    Word("let and var", "let one = 1, two: Double = 2"),
    Word("assignment", "number = 3"), Word("compound assignment", "number += 2"),
    Word("if and else", "} else if value == 0 {"), Word("if let", "if let title = root.title, let"),
    Word("guard", "guard let value else {"), Word("for in", "for index in 0..<5 {"),
    Word("for where", "where value > 1 {"), Word("while", "while countdown > 0 {"),
    Word("switch over cases", "case .north: return"), Word("switch over literals", "case 1, 2:"),
    Word("return", "return \"nil\""), Word("break", "break"), Word("continue", "continue"),
    Word("switch with where", "where n > 100:"),
  ]

  private static let declarations = [
    Word("func", "func greet("), Word("a subclass", "class Page: ViewController {"),
    Word("stored properties", "var isReady = false"),
    Word("computed properties", "var heading: String {"),
    Word("super.init", "super.init(\"page\\(number)\")"), Word("methods", "func pageDidLoad(_"),
    Word("override func", "override func viewDidLoad()"),
    Word("override var", "override var should"),
    Word("lazy var", "lazy var label"), Word("weak var", "weak var delegate"),
    Word("struct", "struct Item {"), Word("mutating", "mutating func add()"),
    Word("enum with raw values", "enum Direction: String"),
    Word("protocols", "protocol PageDelegate: AnyObject {"),
    Word("extensions", "extension ViewController {", in: "extensions.script"),
    Word("deinit", "deinit {", in: "endings.script"),
    Word("weak self", "[weak self] in", in: "closures-kept.script"),
    Word("operators of types", "static func <", in: "operators.script"),
    Word("types in functions", "enum Kind: String { case wide", in: "types.script"),
  ]

  private static let limits = [
    Word("printing a dictionary", "sort the keys first", in: "wrong-beyond.errors"),
    Word("going through a set", "going through a Set<Int>", in: "wrong-beyond.errors"),
    Word("too many statements", "line", in: "stop-loop.trace"),
    Word("too many nested calls", "nested calls", in: "stop-recursion.trace"),
    Word("nil unwrapped", "`!` found nil", in: "stop-nil.trace"),
    Word("index", "index is out of range", in: "stop-index.trace"),
    Word("near miss", "did you mean", in: "wrong-types.errors"),
    Word("escaping closures say self", "this closure may be kept", in: "wrong-self.errors"),
  ]
}
