// Random statements: declarations, changes, printing and every kind of control flow.

extension ScriptWriter {
  /// The kinds that variables have.
  private var kinds: [Kind] {
    [
      .int, .int, .double, .bool, .string, .ints, .strings, .maybeInt, .maybeString, .table,
      .action,
    ]
      + structures.map { .structure($0.name) } + enumerations.map { .enumeration($0.name) }
  }

  mutating func declare(_ kind: Kind, isMutable: Bool, depth: Int = 2) {
    let value = expression(kind, depth: depth)
    let name = name("v")
    line("\(isMutable ? "var" : "let") \(name): \(kind.spelling) = \(value)")
    variables.append(Variable(name: name, kind: kind, isMutable: isMutable))
  }

  /// A statement that prints a variable, whatever it is.
  func printing(_ variable: Variable) -> String {
    switch variable.kind {
    case .maybeInt: "print(\(variable.name) ?? -1)"
    case .maybeString: "print(\(variable.name) ?? \"none\")"
    case .table: "for k in \(variable.name).keys.sorted() { print(k, \(variable.name)[k] ?? 0) }"
    case .action: "print(\(variable.name)(3))"
    default: "print(\"\(variable.name)\", \(variable.name))"
    }
  }

  /// A random statement; `depth` says how deep blocks may nest.
  mutating func writeStatement(depth: Int) {
    switch roll(depth > 0 ? 16 : 7) {
    case 0: declare(pick(kinds), isMutable: isOnce(in: 2))
    case 1, 2: if variables.isEmpty { line("print(1)") } else { line(printing(pick(variables))) }
    case 3: line("print(\(expression(.string)), \(expression(.int)), \(expression(.double)))")
    case 4, 5: writeChange()
    case 6: line("print(\(expression(.ints)), \(expression(.bool)))")
    case 7, 8: writeCondition(depth)
    case 9: writeCountedLoop(depth)
    case 10: writeWhile(depth)
    case 11: writeBinding(depth)
    case 12: writeSwitch(depth)
    case 13: writeClosure(depth)
    case 14: writeOverNumbers(depth)
    default: writeElements(depth)
    }
  }

  /// A few statements, the body of something.
  mutating func writeBody(_ depth: Int) {
    for _ in 0...roll(2) { writeStatement(depth: depth - 1) }
  }

  private mutating func writeChange() {
    guard let target = variables.filter(\.isMutable).randomElement(using: &dice) else { return }
    let name = target.name
    switch target.kind {
    case .int:
      line(
        pick([
          "\(name) = \(expression(.int)) % 1000", "\(name) += \(roll(9))",
          "\(name) -= \(expression(.int, depth: 1)) % 100", "\(name) = \(name) % 500 * \(roll(4))",
        ]))
    case .double: line("\(name) = \(expression(.double)) / 3")
    case .string:
      line(
        pick([
          "\(name) = String((\(expression(.string))).prefix(12))",
          "if \(name).count < 20 { \(name) += \(expression(.string, depth: 0)) }",
        ]))
    case .ints: writeChange(ofNumbers: name)
    case .strings: line("if \(name).count < 8 { \(name).append(\(expression(.string, depth: 1))) }")
    case .table:
      line(
        pick([
          "\(name)[\"c\"] = \(expression(.int, depth: 1))",
          "\(name)[\"d\", default: \(roll(5))] += \(roll(9))", "\(name)[\"a\"] = nil",
        ]))
    case .structure(let type):
      guard let structure = structures.first(where: { $0.name == type }) else { return }
      let field = pick(structure.fields)
      if structure.canGrow, isOnce(in: 2) {
        line("\(name).grow(by: \(expression(.int, depth: 1)) % 100)")
      } else {
        assign(expression(field.kind, depth: 1), to: "\(name).\(field.name)")
      }
    default: assign(expression(target.kind, depth: 1), to: name)
    }
  }

  /// Assigns, unless something would be assigned to itself, which Swift refuses.
  private mutating func assign(_ value: String, to place: String) {
    line(value == place ? "print(1)" : "\(place) = \(value)")
  }

  private mutating func writeChange(ofNumbers name: String) {
    line(
      pick([
        "if \(name).count < 8 { \(name).append(\(expression(.int, depth: 1))) }",
        "if !\(name).isEmpty { \(name)[\(name).count / 2] += \(roll(9)) }",
        "if !\(name).isEmpty { \(name).removeLast() }", "\(name).sort { $0 > $1 }",
        "for i in \(name).indices { \(name)[i] = \(name)[i] % 50 + i }",
        "\(name).insert(\(expression(.int, depth: 1)), at: 0)", "\(name).reverse()",
        "\(name).removeAll { $0 % 3 == 0 }",
      ]))
  }

  private mutating func writeCondition(_ depth: Int) {
    let isTwofold = isOnce(in: 2)
    block("if \(condition(depth: 2)) {", end: isTwofold ? "} else {" : "}") { $0.writeBody(depth) }
    if isTwofold { block("  // otherwise") { $0.writeBody(depth) } }
  }

  private mutating func writeCountedLoop(_ depth: Int) {
    let counter = name("i")
    let filter = isOnce(in: 3) ? " where \(counter) % 2 == 0" : ""
    block("for \(counter) in 0\(pick(["..<", "..."]))\(roll(4) + 1)\(filter) {") { writer in
      writer.variables.append(Variable(name: counter, kind: .int))
      if writer.isOnce(in: 3) {
        writer.line("if \(writer.condition(depth: 1)) { \(writer.pick(["continue", "break"])) }")
      }
      writer.writeBody(depth)
    }
  }

  private mutating func writeWhile(_ depth: Int) {
    let counter = name("w")
    line("var \(counter) = \(roll(5))")
    let isPosttested = isOnce(in: 3)
    let head = isPosttested ? "repeat {" : "while \(counter) > 0 {"
    block(head, end: isPosttested ? "} while \(counter) > 0" : "}") { writer in
      writer.line("\(counter) -= 1")
      writer.variables.append(Variable(name: counter, kind: .int))
      if writer.isOnce(in: 3) { writer.line("if \(writer.condition(depth: 1)) { continue }") }
      writer.writeBody(depth)
    }
  }

  private mutating func writeBinding(_ depth: Int) {
    let kind: Kind = isOnce(in: 2) ? .maybeInt : .maybeString
    let plain: Kind = kind == .maybeInt ? .int : .string
    let bound = name("b")
    let also = isOnce(in: 3) ? ", \(condition(depth: 1))" : ""
    block("if let \(bound) = \(expression(kind, depth: 0))\(also) {", end: "} else {") { writer in
      writer.variables.append(Variable(name: bound, kind: plain))
      writer.line("print(\"has\", \(bound))")
      writer.writeBody(depth)
    }
    block("  print(\"has none\")") { $0.writeBody(depth - 1) }
  }

  private mutating func writeSwitch(_ depth: Int) {
    let open = enumerations.filter { !$0.isPlain || isOnce(in: 2) }
    guard !open.isEmpty, !isOnce(in: 3) else { return writeSwitchOverNumber(depth) }
    let type = pick(open)
    block("switch \(expression(.enumeration(type.name), depth: 1)) {") { writer in
      for one in type.cases {
        let names = one.payload.map { _ in writer.name("p") }
        let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
        writer.block("case .\(one.name)\(pattern):", end: "") { writer in
          for (name, kind) in zip(names, one.payload) {
            writer.variables.append(Variable(name: name, kind: kind))
          }
          writer.line("print(\"\(one.name)\"\(names.map { ", \($0)" }.joined()))")
          if depth > 1 { writer.writeBody(depth - 1) }
        }
      }
    }
  }

  private mutating func writeSwitchOverNumber(_ depth: Int) {
    declare(.int, isMutable: false)
    block("switch \(variables.last?.name ?? "0") % 10 {") { writer in
      writer.line("case 0: print(\"zero\")")
      writer.line("case 1, 2, 3: print(\"few\")")
      writer.line("case ..<0: print(\"below\")")
      writer.line("case let n where n % 2 == 0: print(\"even\", n)")
      writer.block("default:", end: "") { $0.writeBody(depth) }
    }
  }

  private mutating func writeClosure(_ depth: Int) {
    let counter = name("n")
    let closure = name("f")
    line("var \(counter) = \(roll(9))")
    block("let \(closure): (Int) -> Int = { step in") { writer in
      writer.variables.append(Variable(name: "step", kind: .int))
      writer.line("\(counter) = (\(counter) + step) % 1000")
      writer.writeBody(depth - 1)
      writer.line("return \(writer.expression(.int, depth: 1)) % 1000 + \(counter)")
    }
    variables.append(Variable(name: counter, kind: .int))
    variables.append(Variable(name: closure, kind: .action))
    line("print(\(closure)(\(roll(5))), \(closure)(1), \(counter))")
  }

  private mutating func writeOverNumbers(_ depth: Int) {
    let (index, element) = (name("i"), name("e"))
    declare(.strings, isMutable: false, depth: 1)
    let list = variables.last?.name ?? "[]"
    block("for (\(index), \(element)) in \(list).enumerated() {") {
      writer in
      writer.variables.append(Variable(name: index, kind: .int))
      writer.variables.append(Variable(name: element, kind: .string))
      writer.line("print(\(index), \(element))")
      writer.writeBody(depth)
    }
  }

  private mutating func writeElements(_ depth: Int) {
    let element = name("e")
    block("\(expression(.ints, depth: 1)).forEach { \(element) in") { writer in
      writer.variables.append(Variable(name: element, kind: .int))
      writer.writeBody(depth - 1)
    }
  }
}
