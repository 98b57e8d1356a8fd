// The order in which parts of an expression are evaluated.

extension ScriptWriter {
  mutating func writeEvaluationOrder() {
    let (type, box, call) = (name("Order"), name("Box"), name("call"))
    line("struct \(type) { var x = \(said()); var y = \(said()); var z: Int = \(said()) }")
    block("class \(box) {") { writer in
      writer.line("var n = \(writer.roll(9)) { didSet { print(\"n\", n) } }")
      writer.line("var list = [1, 2, 3]")
      writer.line("var next: \(box)?")
      writer.line(
        "func add(_ a: Int, to b: Int = \(writer.said())) -> \(box) { print(\"add\", a, b); n += a + b; return self }"
      )
      writer.line("func change() -> Int { n += 1; return n }")
    }
    line(
      "func \(call)(_ a: Int = \(said()), b: Int = \(said()), _ c: Int) -> Int { print(\"call\", a, b, c); return a + b + c }"
    )
    let find = name("find")
    line("func \(find)(_ b: \(box)?) -> \(box)? { print(\"find\"); return b }")
    scene { writer in
      let (object, list, n) = (writer.name("box"), writer.name("list"), writer.name("n"))
      writer.line("let \(object) = \(box)()")
      writer.line("var \(list) = [5, 6, 7, 8]")
      writer.line("var \(n) = \(writer.roll(9))")
      for _ in 0...(3 + writer.roll(5)) {
        let index = "sayInt(\(writer.roll(3)))"
        let value = writer.name("v")
        let maybe = writer.pick(["nil", object])
        writer.line(
          writer.pick([
            "\(list)[\(index)] = \(writer.said())", "\(list)[\(index)] += \(writer.said())",
            "\(list)[\(index)] = \(list)[\(index)] + \(writer.said())",
            "print(\(type)(y: \(writer.said())))",
            "print(\(type)(x: \(writer.said()), z: \(writer.said())))",
            "print(\(call)(b: \(writer.said()), \(writer.said())))",
            "print(\(call)(\(writer.said()), \(writer.said())))",
            "print(\(find)(\(object))?.add(\(writer.said()), to: \(writer.said())).n ?? -1)",
            "print(\(find)(\(maybe))?.add(\(writer.said())).n ?? \(writer.said()))",
            "\(find)(\(maybe))?.n = \(writer.said())", "\(find)(\(maybe))?.n += \(writer.said())",
            "\(find)(\(maybe))?.list[\(index)] = \(writer.said())",
            "\(find)(\(object))!.list[\(index)] += \(writer.said())",
            "\(object).next?.n = \(writer.said())",
            "print([\(writer.said()), \(writer.said())], \"\\(\(writer.said())) \\(\(writer.said()))\")",
            "print([\(writer.said()): \(writer.said()), 20: \(writer.said())].count)",
            "print(\(writer.said()) + \(writer.said()) * \(writer.said()) - \(writer.said()))",
            "print(\(writer.said()) < \(writer.said()), \(writer.said()) == \(writer.said()))",
            "\(n) = \(n) + \(object).change()", "\(n) += \(object).change(); print(\(n))",
            "\(object).n = \(object).n + \(object).change()", "\(object).n += \(object).change()",
            "let \(value) = (\(writer.said()), \(writer.said())); print(\(value))",
            "print(min(\(writer.said()), \(writer.said())), max(\(writer.said()), \(writer.said()), \(writer.said())))",
            "print(\(object).add(\(writer.said())).add(\(writer.said()), to: \(object).n).n)",
            "let \(value) = [\(writer.said()), \(writer.said())].map { \(n) += $0; return \(n) }; print(\(value))",
            "print(\(object).n, \(object).change(), \(object).n)",
            "for \(value) in \(writer.said())...\(12) where sayBool(\(value) % 5 == 0) { print(\(value)) }",
            "(\(list)[\(index)], \(object).n) = (\(writer.said()), \(writer.said()))",
            "let \(value) = { [a = \(writer.said()), b = \(writer.said())] in a - b }; print(\(value)())",
            "print(CGRect(x: sayDouble(1), y: sayDouble(2), width: sayDouble(3), height: sayDouble(4)).maxX)",
          ]))
      }
      writer.line("print(\(list), \(n), \(object).n, \(object).list)")
    }
  }
}
