// Optionals: chains, forced values, views, and defaults of either side.

extension ScriptWriter {
  mutating func writeOptionals() {
    let type = name("Link")
    block("class \(type) {") { writer in
      writer.line("var n: Int")
      writer.line("var next: \(type)?")
      writer.line("var table: [String: Int] = [\"k\": 1]")
      writer.line("var action: ((Int) -> Int)?")
      writer.line("init(_ n: Int, _ next: \(type)? = nil) { self.n = n; self.next = next }")
      writer.line("func find(_ m: Int) -> \(type)? { n == m ? self : next?.find(m) }")
    }
    scene { writer in
      let (a, c) = (writer.name("a"), writer.name("c"))
      writer.line("let \(a) = \(type)(1, \(type)(2, \(type)(\(writer.roll(9)))))")
      writer.line("let \(c) = ViewController(\"c\")")
      for _ in 0...(3 + writer.roll(5)) {
        let (m, v) = (writer.roll(6), writer.name("v"))
        writer.line(
          writer.pick([
            "print(\(a).find(\(m))?.n ?? -1, \(a).next?.next?.next?.n == nil)",
            "\(a).find(\(m))?.n += \(writer.said())",
            "\(a).find(\(m))?.table[\"k\"]? += 2; print(\(a).find(\(m))?.table[\"k\"] ?? 0)",
            "\(a).find(\(m))?.table[\"new\"] = \(writer.said())",
            "print(\(a).find(\(m))?.action?(\(writer.said())) ?? -9)",
            "\(a).find(\(m))?.action = { $0 * \(m) }",
            "\(a).next?.next = nil",
            "if let \(v) = \(a).next?.n, \(v) > 1 { print(\"next\", \(v)) }",
            "print(\(a).find(\(m)).map { $0.n } ?? 0, \(a).next.flatMap { $0.next }?.n ?? -2)",
            "\(c).view?.alpha = 0.\(m + 1)",
            "print(\(c).view?.alpha ?? 0)", "if let \(v) = \(c).view { print(\(v).frame.width) }",
            "print(\(c).view!.bounds.height, \(c).viewIfLoaded == nil)",
            "print(\(c).parent?.name ?? \"no parent\", \(c).title ?? \"untitled\")",
            "let \(v): Int? = \(a).find(\(m))?.n; print(\(v) == nil, \(v) == 1, \(v) != 2)",
            "print([\"1\", \"x\", \"3\"].compactMap { Int($0) }, [1, nil, 3].compactMap { $0 }.count)",
            "print(Int(\"\(m)\")! + 1, Optional(\(m)) == \(m), (nil as Int?) == nil)",
            "print(\(a).next === \(a).find(2), \(a) !== \(a).next)",
            "let \(v) = [\"a\": [1, 2]]; print(\(v)[\"a\"]?.first ?? 0, \(v)[\"b\"]?.first ?? \(writer.said()), \(v)[\"a\"]?[1] ?? 0)",
          ]))
      }
    }
  }
}
