// Arguments that are evaluated only when they are needed.

extension ScriptWriter {
  mutating func writeLazyArguments() {
    scene { writer in
      let (table, lists, texts) = (writer.name("table"), writer.name("lists"), writer.name("texts"))
      writer.line("var \(table): [String: Int] = [\"a\": \(writer.roll(9))]")
      writer.line("var \(lists): [Int: [Int]] = [1: [\(writer.roll(9))]]")
      writer.line("var \(texts): [String: String] = [:]")
      for _ in 0...(3 + writer.roll(5)) { writer.writeLazyLine(table, lists, texts) }
      writer.line("for k in \(table).keys.sorted() { print(k, \(table)[k] ?? -1) }")
      writer.line("for k in \(lists).keys.sorted() { print(k, \(lists)[k] ?? []) }")
    }
    if isOnce(in: 3) { writeCache() }
  }

  private mutating func writeLazyLine(_ table: String, _ lists: String, _ texts: String) {
    let key = pick(["\"a\"", "\"b\"", "sayText(\"a\")", "sayText(\"c\")"])
    let number = pick(["0", "1", "2", "sayInt(1)", "sayInt(3)"])
    let next = name("x")
    line(
      pick([
        "print(\(table)[\(key), default: \(said())])",
        "\(table)[\(key), default: \(said())] += \(said())",
        "\(table)[\(key), default: \(said())] = \(said())",
        "\(table)[\(key), default: \(said())] -= 1",
        "\(lists)[\(number), default: [\(said())]].append(\(said()))",
        "\(lists)[\(number), default: []] += [\(said())]",
        "\(lists)[\(number), default: [\(said()), 4]][0] = \(said())",
        "print(\(lists)[\(number), default: [\(said())]].count)",
        "print(\(texts)[\(key), default: sayText(\"d\")])",
        "\(texts)[\(key), default: sayText(\"d\")] += sayText(\"e\")",
        "print(\(table)[\(key)] ?? \(said()))",
        "let \(next) = \(table)[\(key)] ?? \(table)[\(key)] ?? \(said()); print(\(next))",
        "assert(\(pick(["true", "sayBool(true)", "\(said()) < 20"])), sayText(\"message\"))",
        "precondition(\(pick(["true", "sayBool(true)", "\(said()) < 20"])), sayText(\"message\"))",
        "assert(\(said()) >= 0, \"never \\(\(said()))\")",
        "print(sayBool(\(isOnce(in: 2))) || sayBool(\(isOnce(in: 2))))",
        "print(sayBool(\(isOnce(in: 2))) && sayBool(\(isOnce(in: 2))) || sayBool(true))",
        "print(sayBool(\(isOnce(in: 2))) ? \(said()) : \(said()))",
        "print((\(pick(["nil", "4", "sayMaybe(nil)", "sayMaybe(2)"])) as Int?) ?? \(said()))",
        "if sayBool(\(isOnce(in: 2))), sayBool(\(isOnce(in: 2))) { print(\"both\") } else { print(\"else\") }",
        "if let y = sayMaybe(\(pick(["nil", "3"]))), y > \(said()) { print(y) }",
      ]))
  }

  /// A cache, whose controllers are made once.
  private mutating func writeCache() {
    let (type, cache) = (name("Cache"), name("cache"))
    block("class \(type) {") { writer in
      writer.line("var made: [Int: ViewController] = [:]")
      writer.line("var count = 0")
      writer.line(
        "func make(_ n: Int) -> ViewController { count += 1; print(\"make\", n); return ViewController(\"c\\(n)\") }"
      )
      writer.block("func controller(_ n: Int) -> ViewController {") { writer in
        if writer.isOnce(in: 2) {
          writer.line("let found = made[n, default: make(n)]")
          writer.line("made[n] = found")
          writer.line("return found")
        } else {
          writer.line("if let found = made[n] { return found }")
          writer.line("made[n] = make(n)")
          writer.line("return made[n, default: make(n)]")
        }
      }
    }
    line("let \(cache) = \(type)()")
    for _ in 0...(1 + roll(3)) {
      line("print(\(cache).controller(\(roll(3))).name, \(cache).count)")
    }
  }
}
