// When objects end: in capture lists, variables, collections, and at the ends of scopes.

extension ScriptWriter {
  mutating func writeLifetimes() {
    let type = name("Life")
    block("class \(type) {") { writer in
      writer.line("let id: Int")
      writer.line("var other: \(type)?")
      writer.line("weak var back: \(type)?")
      writer.line("init(_ id: Int) { self.id = id; print(\"born\", id) }")
      writer.line("func hello() { print(\"hello\", id) }")
      writer.line("deinit { print(\"gone\", id) }")
    }
    let make = name("make")
    line(
      "func \(make)(_ n: Int) -> \(type) { let made = \(type)(n); print(\"making\"); return made }")
    let function = name("lives")
    block("func \(function)() {") { writer in
      for _ in 0...(1 + writer.roll(3)) { writer.writeLife(type, make) }
      writer.line("print(\"end\")")
    }
    line("\(function)()")
    line("print(\"after\")")
  }

  private mutating func writeLife(_ type: String, _ make: String) {
    let (a, b, f) = (name("a"), name("b"), name("f"))
    let (n, m) = (roll(9) + 10, roll(9) + 20)
    switch roll(9) {
    case 0:
      line("let \(f) = { [x = \(type)(\(n))] in x.hello() }")
      for _ in 0..<(1 + roll(2)) { line("\(f)()") }
      line("print(\"called\")")
    case 1:
      line("var \(a): \(type)? = \(type)(\(n))")
      line("\(a)?.hello()")
      line("\(a) = \(pick(["nil", "\(type)(\(m))"]))")
      line("print(\(a) == nil)")
    case 2:
      line("_ = \(type)(\(n))")
      line("\(type)(\(m)).hello()")
    case 3:
      line("var \(a) = [\(type)(\(n)), \(type)(\(m))]")
      line("\(a).\(pick(["removeFirst()", "removeLast()", "removeAll()"]))")
      line("print(\(a).count)")
    case 4:
      line("let \(a) = \(type)(\(n))")
      line("\(a).other = \(type)(\(m))")
      line("\(a).other?.back = \(a)")
      line("print(\(a).other?.back?.id ?? -1)")
      line("\(a).other = nil")
    case 5:
      line("var \(a) = \(make)(\(n))")
      line("\(a) = \(make)(\(m))")
      line("\(a).hello()")
    case 6:
      line("weak var \(b) = \(make)(\(n))")
      line("print(\(b) == nil)")
    case 7:
      line("if let \(a) = Optional(\(type)(\(n))) { \(a).hello(); print(\"inside\") }")
      line("for \(b) in [\(m), \(m + 1)] { let c = \(type)(\(b)); c.hello() }")
    default:
      line("var \(f): (() -> Void)?")
      line(
        "if true { let \(a) = \(type)(\(n)); \(f) = { \(pick(["", "[weak \(a)] in "]))print(\(a) === nil) } }"
      )
      line("\(f)?()")
      line("\(f) = nil")
      line("print(\"dropped\")")
    }
  }
}
