// Names that cover others: in `guard`, `if`, `while`, `switch`, closures and loops.

extension ScriptWriter {
  mutating func writeShadowing() {
    switch roll(5) {
    case 0: writeGuardShadow(ofTypes: true)
    case 1, 2: writeGuardShadow(ofTypes: false)
    case 3: writeInnerShadow()
    default: writeLoopShadow()
    }
  }

  /// A `guard` in whose `else` the outer name is meant.
  private mutating func writeGuardShadow(ofTypes: Bool) {
    let function = name("guarded")
    if ofTypes {
      block("func \(function)(_ x: Any) -> String {") { writer in
        let type = writer.pick(["Int", "String", "[Int]", "ViewController"])
        let value = type == "ViewController" ? "x.name" : "x"
        if writer.isOnce(in: 2) {
          writer.line(
            "guard let x = x as? \(type) else { return \"not \\(x is String) \\(x is Int)\" }")
        } else {
          writer.block("guard let x = x as? \(type) else {") { writer in
            writer.line("if let x = x as? String { return \"text \" + x }")
            writer.line("return x is Int ? \"int\" : \"other\"")
          }
        }
        writer.line("return \"\\(\(value))\"")
      }
      scene { writer in
        for value in writer.picks(3, of: ["1", "\"s\"", "[1]", "2.5", "ViewController(\"v\")"]) {
          writer.line("print(\(function)(\(value)))")
        }
      }
      return
    }
    let isShort = isOnce(in: 2)
    block("func \(function)(_ a: Int?, _ b: Int?) -> Int {") { writer in
      let binding =
        isShort ? "let a" : "let a = \(writer.pick(["a", "b", "a ?? b", "sayMaybe(a)"]))"
      let more = writer.pick([
        "", ", a > 2", ", let b, b > a", ", let b = a > 3 ? b : nil", ", sayBool(a > 1)",
      ])
      switch writer.roll(3) {
      case 0:
        writer.line(
          "guard \(binding)\(more) else { print(\"none\", String(describing: a)); return -(a ?? 9) }"
        )
      case 1:
        writer.block("guard \(binding)\(more) else {") { writer in
          writer.line("let c = a.map { $0 + 1 } ?? b ?? 0")
          writer.line("print(c, a == nil, b ?? -1)")
          writer.line("return c")
        }
      default:
        writer.block("guard \(binding)\(more) else {") { writer in
          writer.line("guard let a = b ?? a else { return a ?? -7 }")
          writer.line("return a * 100")
        }
      }
      if writer.isOnce(in: 2) { writer.line("print(\"some\", a)") }
      if writer.isOnce(in: 2) {
        writer.line("if let a = sayMaybe(b) { print(\"inner\", a) } else { print(\"outer\", a) }")
      }
      writer.line("return a\(more.contains("let b") ? " + b" : "")")
    }
    scene { writer in
      for pair in writer.picks(4, of: ["nil, nil", "1, nil", "nil, 2", "3, 4", "5, 1", "2, 8"]) {
        writer.line("print(\(function)(\(pair)))")
      }
    }
  }

  private mutating func writeInnerShadow() {
    let function = name("inner")
    block("func \(function)(_ value: Int?) -> String {") { writer in
      writer.line("var log = \"\"")
      writer.line(
        "if let value, value > \(writer.roll(4)) { log += \"a\\(value)\" } else { log += \"b\\(value ?? -1)\" }"
      )
      writer.block("if let value = value {") { writer in
        writer.line("let value = value * 2")
        writer.line("log += \"c\\(value)\"")
        writer.line(
          "if let value = value > 6 ? nil : Optional(value) { log += \"d\\(value)\" } else { log += \"e\\(value)\" }"
        )
      }
      writer.line("let log2 = log")
      writer.line(
        "let closure = { (value: Int) -> String in let log = \"\\(value)\"; return log + log2 }")
      writer.line("log += closure(value ?? 3)")
      writer.block("switch value {") { writer in
        writer.line("case let value? where value > 3: log += \"f\\(value)\"")
        writer.line("case \(writer.pick([".none", "nil"])): log += \"g\\(value == nil)\"")
        writer.line("case let other: log += \"h\\(other ?? -1)\"")
      }
      writer.line("return log")
    }
    scene { writer in
      for value in writer.picks(3, of: ["nil", "1", "2", "4", "5"]) {
        writer.line("print(\(function)(\(value)))")
      }
    }
  }

  private mutating func writeLoopShadow() {
    let function = name("loop")
    block("func \(function)(_ list: [Int?]) -> [Int] {") { writer in
      writer.line("var found: [Int] = []")
      writer.block("for x in list {") { writer in
        let end = writer.pick(["continue", "continue", "break"])
        writer.line("guard let x else { print(\"skip\", x == nil); \(end) }")
        writer.line(
          "guard let y = x > 2 ? x : nil, y != \(writer.roll(6)) else { found.append(-x); continue }"
        )
        writer.line("if found.count < 9 { let x = y + x; found.append(x) }")
      }
      writer.line("var rest = list.compactMap { $0 }")
      writer.block("while let x = rest.popLast() {") { writer in
        writer.line("guard let x = x < 9 ? x : nil else { found.append(x + 100); continue }")
        writer.line("found.append(x)")
      }
      writer.line("return found")
    }
    scene { writer in
      let values = (0...writer.roll(5)).map { _ in
        writer.isOnce(in: 3) ? "nil" : "\(writer.roll(12))"
      }
      writer.line("print(\(function)([\(values.joined(separator: ", "))]))")
    }
  }
}
