// Tuples: taken apart, compared, assigned, and found again in `Any`.

extension ScriptWriter {
  mutating func writeTuples() {
    switch roll(4) {
    case 0, 1: writeTuplesInAny()
    case 2: writeTuplesApart()
    default: writeTupleAssignments()
    }
  }

  /// A tuple's type and a value of it; both may have labels.
  private mutating func tuple() -> (type: String, value: String) {
    let parts = (0...(1 + roll(2))).map { _ in
      pick([
        ("Int", "\(roll(9))"), ("Double", "\(roll(9)).5"), ("String", "\"t\(roll(4))\""),
        ("Bool", "true"), ("[Int]", "[1, \(roll(9))]"), ("Int?", "nil as Int?"),
        ("(Int, String)", "(\(roll(9)), \"in\")"),
      ])
    }
    return (
      "(\(parts.map(\.0).joined(separator: ", ")))", "(\(parts.map(\.1).joined(separator: ", ")))"
    )
  }

  private mutating func writeTuplesInAny() {
    let (one, other) = (tuple(), tuple())
    scene { writer in
      let value = writer.name("any")
      writer.line("let \(value): Any = \(writer.pick([one.value, one.value, other.value]))")
      for type in [one.type, other.type].shuffled(using: &writer.dice) {
        switch writer.roll(5) {
        case 0: writer.line("print(\(value) is \(type))")
        case 1:
          writer.line(
            "if let t = \(value) as? \(type) { print(\"cast\", t.0) } else { print(\"no\") }")
        case 2: writer.line("print((\(value) as? \(type)) == nil)")
        case 3:
          writer.line("for a in [\(value), \(one.value)] as [Any] { print(a is \(type)) }")
        default:
          writer.block("switch \(value) {") { writer in
            writer.line("case let t as \(type): print(\"is\", t.0)")
            writer.line("case is Int: print(\"int\")")
            writer.line("default: print(\"other\")")
          }
        }
      }
      let pair = writer.name("pair")
      writer.line("let \(pair): Any = (x: \(writer.roll(9)), y: \"l\")")
      if writer.isOnce(in: 2) {
        writer.line("print((\(pair) as? (x: Int, y: String))?.y ?? \"none\")")
      }
      if writer.isOnce(in: 2) { writer.line("print((\(pair) as? (Int, String))?.0 ?? -1)") }
    }
  }

  private mutating func writeTuplesApart() {
    scene { writer in
      let (a, b, c, d) = (writer.name("a"), writer.name("b"), writer.name("c"), writer.name("d"))
      let (x, y, z) = (writer.roll(9), writer.roll(9), writer.roll(9))
      switch writer.roll(7) {
      case 0:
        writer.line(
          "let (\(a), (\(b), _)) = (\(writer.said()), (\(writer.said()), \(writer.said())))")
        writer.line("print(\(a), \(b))")
      case 1:
        writer.line("var (\(a), \(b)) = (\(x), \"two\"), \(c) = \(y)")
        writer.line("\(a) += \(c); \(b) += \"!\"; print(\(a), \(b))")
      case 2:
        writer.line(
          "for (\(a), (\(b), \(c))) in [(1, (2, 3)), (\(x), (\(y), \(z)))] { print(\(a) + \(b) * \(c)) }"
        )
      case 3:
        writer.line("let ((\(a), \(b)), \(c)): ((Int, Int), String) = ((\(x), \(y)), \"c\")")
        writer.line("print(\(a), \(b), \(c))")
      case 4:
        writer.line("let \(a) = (name: \"n\", size: (w: \(x), h: \(y)))")
        writer.line("print(\(a).name, \(a).size.w, \(a).1.1, \(a))")
        writer.line("let (\(b), \(c)) = \(a); print(\(b), \(c).h)")
      case 5:
        writer.line("let _ = \(writer.said())")
        writer.line("let (\(a)) = \(x); print(\(a))")
        writer.line("_ = (\(writer.said()), \(writer.said()))")
      default:
        writer.line("let \(d) = [(\(x), \"b\"), (\(x), \"a\"), (\(y), \"c\")].sorted { $0 < $1 }")
        writer.line(
          "print(\(d).map { $0.1 }, (\(x), \"b\") == (\(y), \"b\"), (\(x), \(y)) < (\(z), \(y)))")
        writer.line("print(\(d))")
      }
    }
  }

  private mutating func writeTupleAssignments() {
    scene { writer in
      let (list, a, b) = (writer.name("list"), writer.name("a"), writer.name("b"))
      writer.line("var \(list) = [1, 2, 3, 4]")
      writer.line("var \(a) = \(writer.roll(9)), \(b) = \(writer.roll(9))")
      for _ in 0...(1 + writer.roll(3)) {
        writer.line(
          writer.pick([
            "(\(a), \(b)) = (\(b), \(a))",
            "(\(list)[sayInt(0)], \(list)[sayInt(3)]) = (\(writer.said()), \(writer.said()))",
            "(\(list)[0], \(list)[1]) = (\(list)[1], \(list)[0])",
            "(_, \(a)) = (\(writer.said()), \(writer.said()))",
            "(\(a), _) = (\(b) + 1, \(writer.said()))",
            "(\(a), (\(b), \(list)[sayInt(2)])) = (1, (\(writer.said()), 3))",
            "(\(list)[sayInt(1)], \(a)) = (\(a), \(list)[1])",
          ]))
      }
      writer.line("print(\(list), \(a), \(b))")
    }
  }
}
