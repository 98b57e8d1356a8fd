// Operators of a script's own types, also where a function is passed.

extension ScriptWriter {
  mutating func writeOperators() {
    let type = name("Vec")
    let isClass = isOnce(in: 4)
    let all = [
      "static func + (a: \(type), b: \(type)) -> \(type) { \(type)(x: a.x + b.x) }",
      "static func - (a: \(type), b: \(type)) -> \(type) { print(\"minus\"); return \(type)(x: a.x - b.x) }",
      "static func * (a: Double, b: \(type)) -> \(type) { \(type)(x: a * b.x) }",
      "static func * (a: \(type), b: Double) -> \(type) { \(type)(x: a.x * b + 100) }",
      "static func * (a: \(type), b: Int) -> \(type) { \(type)(x: a.x * Double(b) + 1000) }",
      "static prefix func - (a: \(type)) -> \(type) { \(type)(x: -a.x) }",
      "static func == (a: \(type), b: \(type)) -> Bool { print(\"equal\"); return a.x == b.x }",
      "static func < (a: \(type), b: \(type)) -> Bool { a.x < b.x }",
    ]
    let chosen = Set(picks(3 + roll(5), of: Array(all.indices)))
    let bounds =
      chosen.contains(7) && chosen.contains(6)
      ? ": Comparable" : chosen.contains(6) ? ": Equatable" : ""
    block("\(isClass ? "class" : "struct") \(type)\(bounds) {") { writer in
      writer.line("var x: Double")
      writer.line("init(x: Double) { self.x = x }")
      writer.line("static let zero = \(type)(x: 0)")
      for index in chosen.sorted() { writer.line(all[index]) }
    }
    scene { writer in
      let (a, b, list) = (writer.name("a"), writer.name("b"), writer.name("list"))
      writer.line(
        "var \(a) = \(type)(x: \(writer.roll(9))), \(b) = \(type)(x: \(writer.roll(9)).5)")
      writer.line("let \(list) = [\(a), \(b), \(type)(x: 2)]")
      var lines = ["print(\(a).x, \(b).x)"]
      if chosen.contains(0) {
        lines += [
          "print(\(list).reduce(\(type).zero, +).x)", "\(a) = \(a) + \(b); print(\(a).x)",
          "print(\(list).reduce(.zero) { $0 + $1 }.x)",
        ]
      }
      if chosen.contains(1) {
        lines += ["print((\(a) - \(b)).x)", "print(\(list).reduce(\(type)(x: 9), -).x)"]
      }
      if chosen.contains(2) { lines += ["print((2 * \(a)).x, (0.5 * \(b)).x)"] }
      if chosen.contains(3) { lines += ["print((\(a) * 2.5).x)"] }
      if chosen.contains(4) { lines += ["print((\(a) * sayInt(3)).x)"] }
      if chosen.contains(5) {
        lines += ["print((-\(a)).x)", "print(\(list).map { -$0 }.map { $0.x })"]
      }
      if chosen.contains(6) {
        lines += [
          "print(\(a) == \(b), \(a) != \(a))", "print(\(list).contains(\(b)))",
          "print(\(list).firstIndex(of: \(b)) ?? -1)",
        ]
      }
      if chosen.contains(7), chosen.contains(6) {
        lines += [
          "print(\(a) < \(b), \(a) >= \(b), max(\(a), \(b)).x)",
          "print(\(list).sorted().map { $0.x }, \(list).sorted(by: >).map { $0.x })",
        ]
      }
      for text in writer.picks(5, of: lines) { writer.line(text) }
      writer.line(
        "print([1, 2, 3].reduce(0, +), [2.5, 1].reduce(1, *), [3, 1, 2].sorted(by: >), [\"a\", \"b\"].reduce(\"\", +))"
      )
    }
  }
}
