// Protocols whose extensions bring bodies, on structs, enums, classes and their subclasses.

extension ScriptWriter {
  mutating func writeProtocolDefaults() {
    let (proto, refined) = (name("Trait"), name("Refined"))
    let requirements = [
      "func more() -> String", "func more(_ n: Int) -> Int", "var size: Int { get }",
      "var label: String { get }", "func both(a: Int, b: String) -> String",
    ]
    let bodies = [
      "func more() -> String { \"default \\(size)\" }", "func more(_ n: Int) -> Int { n + size }",
      "var size: Int { \(roll(9)) }", "var label: String { \"label \" + more() }",
      "func both(a: Int, b: String = \"b\") -> String { \"\\(a)\\(b)\" + label }",
    ]
    let own = [
      "func more() -> String { \"own \\(size)\" }", "func more(_ n: Int) -> Int { n * 2 }",
      "var size: Int { \(roll(9) + 10) }", "var label: String { \"own label\" }",
      "func both(a: Int, b: String) -> String { \"own both\" }",
    ]
    let stored = "var size = \(roll(9) + 20)"
    block("protocol \(proto) {") { writer in
      for text in requirements { writer.line(text) }
    }
    let isGiven = bodies.indices.map { _ in roll(4) > 0 }
    block("extension \(proto) {") { writer in
      for index in bodies.indices where isGiven[index] { writer.line(bodies[index]) }
      writer.line("func extra() -> String { \"extra \" + more() }")
      writer.line("var hidden: Int { size + 1 }")
      if writer.isOnce(in: 2) { writer.line("func twice() -> [String] { [more(), extra()] }") }
    }
    let isRefined = isOnce(in: 2)
    if isRefined {
      line("protocol \(refined): \(proto) { func refine() -> String }")
      line("extension \(refined) { func refine() -> String { \"refined \" + label } }")
      if isOnce(in: 2) {
        line("extension \(refined) { func more() -> String { \"refined more\" } }")
      }
    }
    // What is given twice and needed once would be ambiguous, so a type of the refined protocol
    // brings its own.
    let bound = isRefined ? pick([proto, refined]) : proto
    var makers: [String] = []
    for kind in picks(1 + roll(3), of: ["struct", "enum", "class", "final class"]) {
      let type = name("Kind")
      let written = own.indices.filter { !isGiven[$0] || isOnce(in: 3) }
      block("\(kind) \(type): \(bound) {") { writer in
        if kind == "enum" { writer.line("case one, two") }
        for index in written {
          writer.line(index == 2 && kind != "enum" && writer.isOnce(in: 2) ? stored : own[index])
        }
        if writer.isOnce(in: 3) { writer.line("func extra() -> String { \"own extra\" }") }
        if writer.isOnce(in: 4) { writer.line("var hidden: Int { -1 }") }
        if writer.isOnce(in: 3) {
          writer.line("func test() { print(more(), label, extra(), self.hidden) }")
        }
      }
      makers.append(kind == "enum" ? "\(type).\(pick(["one", "two"]))" : "\(type)()")
      guard kind == "class" else { continue }
      let derived = name("Derived")
      block("class \(derived): \(type) {") { writer in
        for index in own.indices where index != 2 && writer.isOnce(in: 3) {
          // Overrides where the superclass has it, adds where it inherits the default.
          let word = written.contains(index) ? "override " : ""
          writer.line(word + own[index].replacing("own", with: "derived"))
        }
        writer.line("func added() -> String { more() + label }")
      }
      if isOnce(in: 2) { makers.append("\(derived)()") }
    }
    scene { writer in
      for maker in makers {
        let value = writer.name("v")
        writer.line("let \(value)\(writer.isOnce(in: 2) ? ": \(proto)" : "") = \(maker)")
        for _ in 0...(1 + writer.roll(4)) {
          writer.line(
            writer.pick([
              "print(\(value).more())", "print(\(value).more(\(writer.roll(5))))",
              "print(\(value).size, \(value).label)", "print(\(value).extra())",
              "print(\(value).hidden)", "print(\(value).both(a: 1, b: \"x\"))",
              "let \(writer.name("t")): String = \(value).more()",
            ]))
        }
      }
      let all = writer.name("all")
      writer.line("let \(all): [\(proto)] = [\(makers.joined(separator: ", "))]")
      writer.line("for one in \(all) { print(one.more(), one.size, one.extra(), one.hidden) }")
      writer.line("print(\(all).map { $0.label })")
    }
    if isOnce(in: 2) { writeMutatingDefaults() }
  }

  private mutating func writeMutatingDefaults() {
    let (proto, type) = (name("Counter"), name("Count"))
    line("protocol \(proto) { var count: Int { get set }; mutating func bump(by n: Int) }")
    block("extension \(proto) {") { writer in
      writer.line("mutating func bump(by n: Int = \(writer.roll(4))) { count += n }")
      writer.line("mutating func reset() { bump(by: -count); print(\"reset\", count) }")
    }
    block("struct \(type): \(proto) {") { writer in
      writer.line(
        "var count = \(writer.roll(9))\(writer.isOnce(in: 2) ? " { didSet { print(\"count\", count) } }" : "")"
      )
      if writer.isOnce(in: 3) { writer.line("mutating func bump(by n: Int) { count += n * 10 }") }
    }
    scene { writer in
      let value = writer.name("c")
      writer.line("var \(value)\(writer.isOnce(in: 3) ? ": \(proto)" : "") = \(type)()")
      writer.line("\(value).bump(by: \(writer.roll(5)))")
      if writer.isOnce(in: 2) { writer.line("\(value).bump()") }
      writer.line("print(\(value).count)")
      writer.line("\(value).reset()")
    }
  }
}
