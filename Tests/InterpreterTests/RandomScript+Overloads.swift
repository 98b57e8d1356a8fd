// Functions, methods and initializers that share a name.

/// What an overload takes or gives, and values that are it.
private struct Shape {
  let type: String
  /// Values whose type is this one without doubt.
  let values: [String]
  /// Literals that more than one type can be.
  var literals: [String] = []
}

/// The parameters of an overload.
private struct Signature: Hashable {
  var labels: [String]
  var types: [String]
  var defaults: Int
}

extension ScriptWriter {
  mutating func writeOverloads() {
    switch roll(8) {
    case 0, 1, 2: writeOverloadsByType()
    case 3: writeOverloadsByLabel()
    case 4: writeOverloadsByResult()
    case 5: writeOverloadedInitializers()
    case 6: writeOverloadsByClosure()
    default: writeOverloadsInSubclass()
    }
  }

  /// Shapes of values, with the types that some of them need.
  private mutating func shapes() -> [[Shape]] {
    let (base, derived, last) = (name("Base"), name("Derived"), name("Last"))
    let (plain, shape, other) = (name("Plain"), name("Shape"), name("Other"))
    let lists = name("lists")
    line("struct \(lists)Type { let ints = [1], doubles = [0.5], texts = [\"a\"] }")
    line("let \(lists) = \(lists)Type()")
    line("class \(base) {}")
    line("class \(derived): \(base) {}")
    line("class \(last): \(derived) {}")
    line("protocol \(shape) {}")
    line("struct \(plain): \(shape) { let n = \(roll(9)) }")
    line("enum \(other): \(shape) { case one, two }")
    let int = Shape(type: "Int", values: ["sayInt(3)", "[1, 2].count"], literals: ["1", "-2"])
    let double = Shape(type: "Double", values: ["sayDouble(0.5)", "2.0 * 3"], literals: ["1.5"])
    let string = Shape(type: "String", values: ["sayText(\"s\")"], literals: ["\"x\"", "\"xy\""])
    let anything = Shape(type: "Any", values: [])
    return [
      [int, double], [int, double, string], [int, string, anything], [int, anything],
      [string, Shape(type: "Character", values: ["Character(\"c\")"])],
      [int, Shape(type: "Int?", values: ["sayMaybe(2)", "nil"])],
      [string, Shape(type: "String?", values: ["Optional(\"o\")", "nil"])],
      [
        Shape(type: "[Int]", values: ["\(lists).ints"], literals: ["[1, 2]"]),
        Shape(type: "[Double]", values: ["\(lists).doubles"], literals: ["[1, 2.5]"]),
      ],
      [
        Shape(type: "[Int]", values: ["\(lists).ints"], literals: ["[1, 2]"]),
        Shape(type: "[String]", values: ["\(lists).texts"], literals: ["[\"a\"]"]), anything,
      ],
      [
        Shape(type: base, values: ["\(base)()"]), Shape(type: derived, values: ["\(derived)()"]),
        Shape(type: last, values: ["\(last)()"]),
      ],
      [
        Shape(type: base, values: ["\(base)()", "\(last)()"]),
        Shape(type: derived, values: ["\(derived)()", "\(last)()"]), anything,
      ],
      [
        Shape(type: shape, values: ["\(plain)()", "\(other).one"]),
        Shape(type: plain, values: ["\(plain)()"]), anything,
      ],
      [
        Shape(type: shape, values: ["\(plain)()", "\(other).two"]),
        Shape(type: other, values: ["\(other).one"]),
      ],
      [
        Shape(type: "ViewController", values: ["ViewController(\"v\")"]),
        Shape(
          type: "NavigationController",
          values: ["NavigationController(\"n\", rootViewController: ViewController(\"r\"))"]),
        anything,
      ],
    ]
  }

  private mutating func writeOverloadsByType() {
    let family = pick(shapes())
    let function = name("over")
    let owner = pick(["", "", "class", "struct", "static"])
    let type = name("Owner")
    let kinds = family.shuffled(using: &dice)
    let isDouble = isOnce(in: 4)
    let write: (inout ScriptWriter) -> Void = { writer in
      for shape in kinds {
        let word = owner == "static" ? "static func" : "func"
        let second = isDouble ? ", _ more: Int\(writer.isOnce(in: 2) ? " = 4" : "")" : ""
        writer.line(
          "\(word) \(function)(_ x: \(shape.type)\(second)) -> String { \"\(shape.type)\" }")
      }
    }
    switch owner {
    case "": write(&self)
    case "class": block("class \(type) {", write)
    default: block("struct \(type) {", write)
    }
    let receiver = owner.isEmpty ? "" : owner == "static" ? "\(type)." : "\(type)()."
    scene { writer in
      for shape in kinds {
        for value in shape.values + shape.literals {
          let more = isDouble ? ", \(writer.roll(5))" : ""
          writer.line("print(\(receiver)\(function)(\(value)\(more)))")
        }
        guard let value = shape.values.first, shape.type != "Any" else { continue }
        let variable = writer.name("arg")
        writer.line("let \(variable): \(shape.type) = \(value)")
        writer.line("print(\(receiver)\(function)(\(variable)\(isDouble ? ", 1" : "")))")
      }
    }
  }

  private mutating func writeOverloadsByLabel() {
    let function = name("over")
    let all = [
      Signature(labels: [], types: [], defaults: 0),
      Signature(labels: ["_"], types: ["Int"], defaults: 0),
      Signature(labels: ["_", "times"], types: ["Int", "Int"], defaults: 1),
      Signature(labels: ["_", "times", "of"], types: ["Int", "Int", "String"], defaults: 2),
      Signature(labels: ["_", "of"], types: ["Int", "String"], defaults: 1),
      Signature(labels: ["_", "of"], types: ["Int", "String"], defaults: 0),
      Signature(labels: ["n"], types: ["Int"], defaults: 1),
      Signature(labels: ["n"], types: ["Int"], defaults: 0),
      Signature(labels: ["n", "_"], types: ["Int", "Int"], defaults: 0),
      Signature(labels: ["_"], types: ["String"], defaults: 0),
    ]
    let chosen = picks(2 + roll(3), of: all)
    var seen: Set<[String]> = []
    for (index, one) in chosen.enumerated() where seen.insert(one.labels + one.types).inserted {
      let first = one.types.count - one.defaults
      let parameters = one.types.indices.map { place in
        let value = one.types[place] == "Int" ? "\(place + 1)" : "\"t\""
        return "\(one.labels[place]) p\(place): \(one.types[place])"
          + (place >= first ? " = \(value)" : "")
      }
      let uses = one.types.indices.map { " \\(p\($0))" }.joined()
      line(
        "func \(function)(\(parameters.joined(separator: ", "))) -> String { \"\(index)\(uses)\" }")
    }
    scene { writer in
      for one in chosen {
        let arguments = one.types.indices.map { place in
          (one.labels[place] == "_" ? "" : "\(one.labels[place]): ")
            + (one.types[place] == "Int" ? "\(writer.roll(9) + 10)" : "\"own\"")
        }
        writer.line("print(\(function)(\(arguments.joined(separator: ", "))))")
      }
    }
  }

  private mutating func writeOverloadsByResult() {
    let function = name("result")
    let results = picks(
      2 + roll(2),
      of: [("Int", "\(roll(9))"), ("String", "\"s\""), ("[Int]", "[1]"), ("Bool", "true")])
    let isMethod = isOnce(in: 3)
    let type = name("Owner")
    let write: (inout ScriptWriter) -> Void = { writer in
      for (type, value) in results {
        writer.line("func \(function)() -> \(type) { \(value) }")
      }
    }
    if isMethod { block("struct \(type) {", write) } else { write(&self) }
    let call = isMethod ? "\(type)().\(function)()" : "\(function)()"
    scene { writer in
      for (type, _) in results.shuffled(using: &writer.dice) {
        let (constant, taker) = (writer.name("c"), writer.name("take"))
        switch writer.roll(4) {
        case 0: writer.line("print(\(call) as \(type))")
        case 1:
          writer.line("func \(taker)(_ x: \(type)) { print(\"\(type)\", x) }")
          writer.line("\(taker)(\(call))")
        case 2:
          writer.line("func \(taker)() -> \(type) { \(call) }")
          writer.line("print(\(taker)())")
        default:
          writer.line("let \(constant): \(type) = \(call)")
          writer.line("print(\(constant))")
        }
      }
    }
  }

  private mutating func writeOverloadedInitializers() {
    let type = name("Made")
    let isClass = isOnce(in: 2)
    let all = [
      ("init() { text = \"none\" }", "()"),
      ("init(n: Int = \(roll(9))) { text = \"n \\(n)\" }", "(n: 7)"),
      ("init(_ n: Int) { text = \"int \\(n)\" }", "(7)"),
      ("init(_ d: Double) { text = \"double \\(d)\" }", "(7.5)"),
      ("init(_ s: String, more: Int = 2) { text = \"\\(s) \\(more)\" }", "(\"s\")"),
      ("init(_ s: String) { text = \"only \\(s)\" }", "(\"s\", more: 4)"),
      ("init?(_ list: [Int]) { if list.isEmpty { return nil }; text = \"list\" }", "([1])?"),
      ("init(_ any: Any, _ n: Int) { text = \"any \\(n)\" }", "(1, 2)"),
      ("init(_ i: Int, _ n: Int) { text = \"ints \\(n)\" }", "(sayInt(1), 2)"),
    ]
    let chosen = picks(2 + roll(4), of: all)
    block("\(isClass ? "class" : "struct") \(type) {") { writer in
      writer.line("let text: String")
      for one in chosen { writer.line(one.0) }
    }
    scene { writer in
      for one in chosen {
        let value = one.1.hasSuffix("?") ? "\(type)([\(writer.roll(2))])?.text ?? \"nil\"" : nil
        writer.line("print(\(value ?? "\(type)\(one.1).text"))")
      }
    }
  }

  private mutating func writeOverloadsByClosure() {
    let function = name("run")
    let chosen = picks(
      2,
      of: [
        ("() -> Void", "f(); return \"void\"", ["{ print(\"body\") }"]),
        ("() -> Int", "return \"int \\(f())\"", ["{ \(said()) }", "{ 3 }"]),
        ("() -> String", "return \"text \\(f())\"", ["{ \"closure\" }"]),
        ("(Int) -> Int", "return \"map \\(f(2))\"", ["{ $0 * 2 }", "{ n in n + 1 }"]),
      ])
    for one in chosen { line("func \(function)(_ f: \(one.0)) -> String { \(one.1) }") }
    scene { writer in
      for one in chosen {
        for closure in one.2 {
          writer.line(
            writer.isOnce(in: 2)
              ? "print(\(function)(\(closure)))" : "print(\(function) \(closure))")
        }
      }
    }
  }

  private mutating func writeOverloadsInSubclass() {
    let (base, derived, method) = (name("Base"), name("Derived"), name("over"))
    let (first, second) = pick([
      ("Any", "Int"), ("Double", "Int"), ("Any", "String"), ("Int?", "Int"), ("Int", "Double"),
      (base, derived), ("ViewController", "NavigationController"),
    ])
    block("class \(base) {") { writer in
      writer.line("func \(method)(_ x: \(first)) -> String { \"base \(first)\" }")
    }
    block("class \(derived): \(base) {") { writer in
      writer.line("func \(method)(_ x: \(second)) -> String { \"derived \(second)\" }")
      if writer.isOnce(in: 2) {
        writer.line(
          "override func \(method)(_ x: \(first)) -> String { \"derived \(first)\" }")
      }
    }
    if isOnce(in: 2) {
      line("extension \(base) { func \(method)(_ x: Bool) -> String { \"extension\" } }")
    }
    let values = [
      "Int": ["1", "sayInt(2)"], "Double": ["1.5", "sayDouble(2)"], "String": ["\"s\""],
      "Any": [], "Int?": ["sayMaybe(2)"], base: ["\(base)()"], derived: ["\(derived)()"],
      "ViewController": ["ViewController(\"v\")"],
      "NavigationController": [
        "NavigationController(\"n\", rootViewController: ViewController(\"r\"))"
      ],
    ]
    scene { writer in
      let object = writer.name("object")
      writer.line("let \(object) = \(derived)()")
      for value in (values[first] ?? []) + (values[second] ?? []) {
        writer.line("print(\(object).\(method)(\(value)))")
      }
      if let value = values[first]?.first {
        writer.line("print((\(object) as \(base)).\(method)(\(value)))")
      }
    }
  }
}
