// Cases and patterns: of optionals, payloads, raw values, ranges, tuples, loops.

extension ScriptWriter {
  mutating func writePatterns() {
    switch roll(5) {
    case 0: writeOptionalPatterns()
    case 1: writePayloads()
    case 2: writeComparableCases()
    case 3: writeLoopPatterns()
    default: writeInferredValues()
    }
  }

  private mutating func writeOptionalPatterns() {
    let function = name("case")
    block("func \(function)(_ o: Int?) -> String {") { writer in
      writer.block("switch o {") { writer in
        var cases = [
          writer.pick([
            "case .some(let n) where n > 3: return \"big \\(n)\"",
            "case let n? where n > 3: return \"big \\(n)\"", "case 4: return \"four\"",
            "case .some(2): return \"two\"",
          ]),
          writer.pick(["case .none: return \"none\"", "case nil: return \"nil\""]),
        ]
        if writer.isOnce(in: 2) { cases.swapAt(0, 1) }
        for text in cases { writer.line(text) }
        writer.line(
          writer.pick([
            "case .some: return \"some\"", "case .some(_): return \"some\"",
            "case _?: return \"some\"", "default: return \"else\"",
            "case let n?: return \"value \\(n)\"",
          ]))
      }
    }
    scene { writer in
      writer.line(
        "print(\(function)(nil), \(function)(2), \(function)(4), \(function)(\(writer.roll(9))))")
    }
  }

  private mutating func writePayloads() {
    let type = name("Load")
    let isDefaulted = isOnce(in: 2)
    block("enum \(type) {") { writer in
      writer.line("case named(String, id: Int\(isDefaulted ? " = \(writer.roll(9))" : ""))")
      writer.line("case pair(Int, Int), single(Double), none")
      writer.block("var text: String {") { writer in
        writer.block("switch self {") { writer in
          writer.line(
            writer.pick([
              "case .named(let n, let i): return n + \"\\(i)\"",
              "case let .named(n, id: i): return n + \"\\(i)\"",
              "case .named(let n, id: _): return n",
            ]))
          writer.line(
            writer.pick([
              "case .pair(let a, 2): return \"two \\(a)\"",
              "case let .pair(a, b) where a < b: return \"up \\(a)\"",
              "case .pair(1...3, let b): return \"in \\(b)\"",
            ]))
          writer.line("case .pair: return \"pair\"")
          writer.line("case .single(let d): return \"\\(d)\"")
          writer.line("case .none: return \"none\"")
        }
      }
    }
    scene { writer in
      for value in ["named(\"q\", id: 4)", "pair(\(writer.roll(5)), 2)", "single(1)", "none"]
        + (isDefaulted ? ["named(\"q\")"] : [])
      {
        writer.line("print(\(type).\(value).text, \(type).\(value))")
      }
    }
  }

  private mutating func writeComparableCases() {
    let type = name("Rank")
    let isLoaded = isOnce(in: 2)
    line(
      "enum \(type): Comparable { case low, mid\(isLoaded ? "(Int)" : ""), high\(isLoaded && isOnce(in: 2) ? "" : "") }"
    )
    let values =
      isLoaded ? [".low", ".mid(1)", ".mid(\(roll(4)))", ".high"] : [".low", ".mid", ".high"]
    scene { writer in
      let list = writer.name("ranks")
      writer.line(
        "let \(list): [\(type)] = [\(values.shuffled(using: &writer.dice).joined(separator: ", "))]"
      )
      writer.line(
        "print(\(list).sorted(), \(list)[0] < \(list)[1], \(list)[1] >= \(list)[2], \(list).max() == .high)"
      )
      writer.line(
        "print(\(type)\(values[0]) < \(writer.pick(values)), max(\(list)[0], \(list)[1]))")
    }
  }

  private mutating func writeLoopPatterns() {
    let type = name("Elem")
    line("struct \(type) { var x = \(roll(9)); mutating func grow() { x += 1 } }")
    scene { writer in
      let list = writer.name("list")
      writer.line("\(writer.pick(["let", "let"])) \(list) = [\(type)(), \(type)(x: 3)]")
      writer.line("for var e in \(list) { e.x += \(writer.roll(9)); e.grow(); print(e.x) }")
      writer.line("print(\(list).map { $0.x })")
      writer.line("for (i, e) in \(list).enumerated() where i > 0 { print(i, e.x) }")
      writer.line("for _ in 0..<\(writer.roll(3)) { print(\"tick\") }")
      let n = writer.roll(30)
      writer.block("switch (\(n), \"s\(writer.roll(2))\") {") { writer in
        writer.line("case (0, _): print(\"zero\")")
        writer.line("case (1...9, \"s0\"): print(\"digit\")")
        writer.line("case (let n, let s) where n % 2 == 0: print(\"even\", n, s)")
        writer.line("case (10..., let s): print(\"big\", s)")
        writer.line("default: print(\"rest\")")
      }
    }
  }

  /// Values whose types come from their surroundings.
  private mutating func writeInferredValues() {
    let (proto, one, other, cls) = (name("P"), name("A"), name("B"), name("C"))
    line("protocol \(proto) { var id: Int { get } }")
    line("struct \(one): \(proto) { let id = \(roll(9)) }")
    line("struct \(other): \(proto) { let id = \(roll(9) + 10) }")
    block("class \(cls) {") { writer in
      writer.line("class func make() -> String { \"base\" }")
      writer.line("static func fixed() -> String { make() + \"!\" }")
    }
    let derived = name("D")
    line(
      "class \(derived): \(cls) { override class func make() -> String { \"derived \" + super.make() } }"
    )
    let choose = name("choose")
    line("func \(choose)(_ b: Bool) -> \(proto) { b ? \(one)() : \(other)() }")
    scene { writer in
      let (list, value, names) = (writer.name("log"), writer.name("v"), writer.name("names"))
      writer.line("print(\(choose)(true) is \(one), \(choose)(false).id)")
      writer.line(
        "let \(value): \(proto) = \(writer.isOnce(in: 2)) ? \(one)() : \(other)(); print(\(value).id)"
      )
      writer.line(
        "let \(list): [String] = { print(\"closure\"); return [] }(); print(\(list).count)")
      writer.line(
        "let \(names) = [\"a\", \"b\"].map { \(list).isEmpty ? \"L\" : $0 }; print(\(names))")
      writer.line("print(\(derived).make(), \(derived).fixed(), \(cls).fixed())")
      writer.line("print([1, 2, 3].map { $0 > 1 ? $0 : 0 }.filter { $0 != 0 })")
    }
  }
}
