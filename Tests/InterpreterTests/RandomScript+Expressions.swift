// Random expressions: each of the kind asked for, and of values that trap nowhere.

extension ScriptWriter {
  /// An expression of a kind; `depth` says how deep it may nest.
  mutating func expression(_ kind: Kind, depth: Int = 2) -> String {
    if roll(3) == 0, let variable = variable(kind) { return variable.name }
    if depth > 0, mayCall, roll(5) == 0, let call = call(of: kind) { return call }
    if depth > 0, roll(8) == 0 {
      return "(\(condition(depth: 0)) ? \(expression(kind, depth: depth - 1))"
        + " : \(expression(kind, depth: depth - 1)))"
    }
    switch kind {
    case .int: return int(depth)
    case .double: return double(depth)
    case .bool: return condition(depth: depth)
    case .string: return string(depth)
    case .ints: return ints(depth)
    case .strings: return strings(depth)
    case .maybeInt:
      return pick([
        "nil as Int?", "Int(\(expression(.string, depth: 0)))", "Optional(\(literal()))",
      ])
    case .maybeString:
      return pick(["nil as String?", "\(expression(.strings, depth: 0)).first"])
    case .table: return #"["a": \#(literal()), "b": \#(expression(.int, depth: 0))]"#
    case .action:
      return pick(["{ $0 + \(literal()) }", "{ n in n % 7 * \(literal()) }", "{ abs($0) % 50 }"])
    case .structure(let name): return structure(name, depth)
    case .enumeration(let name): return enumeration(name, depth)
    }
  }

  private mutating func literal() -> String { "\(roll(40) - 12)" }

  private mutating func word() -> String {
    pick([#""a""#, #""pear""#, #""7""#, #""""#, #""héllo""#, #""x y""#, #""12""#])
  }

  private mutating func int(_ depth: Int) -> String {
    guard depth > 0 else { return variable(.int)?.name ?? "(\(literal()))" }
    let one = expression(.int, depth: depth - 1)
    switch roll(14) {
    case 0: return "(\(one) + \(expression(.int, depth: depth - 1)))"
    case 1: return "(\(one) - \(expression(.int, depth: depth - 1)))"
    case 2: return "(\(one) % 100 * \(roll(9)))"
    case 3: return "(\(one) / \(roll(8) + 1))"
    case 4: return "(\(one) % \(roll(8) + 1))"
    case 5: return "\(expression(.ints, depth: 0)).count"
    case 6: return "\(expression(.string, depth: 0)).count"
    case 7: return "(\(maybe(.maybeInt)) ?? \(one))"
    case 8: return "abs(\(one))"
    case 9: return "max(\(one), \(expression(.int, depth: 0)))"
    case 10: return "\(expression(.ints, depth: 0)).reduce(0) { $0 + $1 % 9 }"
    case 11:
      guard let table = variable(.table) else { return one }
      return "(\(table.name)[\(word())] ?? \(one))"
    case 12:
      guard let action = variable(.action) else { return one }
      return "\(action.name)(\(one) % 1000)"
    default:
      guard let field = field(of: .int) else { return one }
      return field
    }
  }

  /// A variable that may be nil, or one made on the spot.
  private mutating func maybe(_ kind: Kind) -> String {
    variable(kind)?.name ?? "(\(expression(kind, depth: 0)))"
  }

  private mutating func double(_ depth: Int) -> String {
    guard depth > 0 else {
      return variable(.double)?.name ?? "\(roll(64)).\(pick(["0", "25", "1"]))"
    }
    let one = expression(.double, depth: depth - 1)
    switch roll(7) {
    case 0: return "(\(one) + \(expression(.double, depth: depth - 1)))"
    case 1: return "(\(one) - \(expression(.double, depth: 0)))"
    case 2: return "(\(one) * 0.\(roll(99)))"
    case 3: return "(\(one) / \(roll(8) + 1).5)"
    case 4: return "Double(\(expression(.int, depth: depth - 1)))"
    case 5: return "(\(one)).rounded()"
    default: return "min(\(one), \(expression(.double, depth: 0)))"
    }
  }

  /// A condition, not known when it is compiled.
  mutating func condition(depth: Int) -> String {
    let one = expression(.int, depth: max(0, depth - 1))
    switch roll(9) {
    case 0: return "(\(one) \(pick(["<", "<=", ">", ">="])) \(expression(.int, depth: 0)))"
    case 1: return "(\(one) % 2 == \(roll(2)))"
    case 2: return "\(expression(.ints, depth: 0)).contains(\(one))"
    case 3: return "\(expression(.string, depth: 0)).isEmpty"
    case 4:
      return "(\(expression(.string, depth: 0)) \(pick(["==", "!=", "<"]))"
        + " \(expression(.string, depth: 0)))"
    case 5: return "(\(maybe(.maybeInt)) \(pick(["==", "!="])) nil)"
    case 6 where depth > 0:
      return "(\(condition(depth: depth - 1)) \(pick(["&&", "||"])) \(condition(depth: 0)))"
    case 7 where depth > 0: return "!(\(condition(depth: depth - 1)))"
    default: return "(\(expression(.double, depth: 0)) > \(expression(.double, depth: 0)))"
    }
  }

  private mutating func string(_ depth: Int) -> String {
    guard depth > 0 else { return variable(.string)?.name ?? word() }
    let one = expression(.string, depth: depth - 1)
    switch roll(9) {
    case 0: return "(\(one) + \(expression(.string, depth: 0)))"
    case 1: return "\"<\\(\(expression(.int, depth: 0)))>\""
    case 2: return "String(\(expression(.int, depth: depth - 1)))"
    case 3: return "\(one).\(pick(["uppercased", "lowercased"]))()"
    case 4: return "\(expression(.strings, depth: 0)).joined(separator: \"-\")"
    case 5: return "(\(maybe(.maybeString)) ?? \(one))"
    case 6: return "String(\(one).\(pick(["prefix", "suffix", "dropFirst", "dropLast"]))(3))"
    case 7: return "\"\\(\(expression(.double, depth: 0))) \\(\(expression(.bool, depth: 0)))\""
    default: return field(of: .string) ?? "String(\(one).reversed())"
    }
  }

  private mutating func ints(_ depth: Int) -> String {
    guard depth > 0 else {
      return variable(.ints)?.name ?? "[\(literal()), \(literal()), \(literal())]"
    }
    let one = expression(.ints, depth: depth - 1)
    switch roll(8) {
    case 0: return "\(one).map { $0 % 50 + \(literal()) }"
    case 1: return "\(one).filter { $0 % \(roll(3) + 2) != 0 }"
    case 2: return "\(one).sorted()"
    case 3: return "\(one).sorted { $0 % 5 == $1 % 5 ? $0 < $1 : $0 % 5 < $1 % 5 }"
    case 4: return "Array(\(one).\(pick(["prefix", "suffix", "dropFirst"]))(2))"
    case 5: return "(0..<\(roll(5))).map { $0 * \(roll(5)) }"
    case 6: return "[\(expression(.int, depth: 0)), \(expression(.int, depth: 0))]"
    default: return "Array(\(one).reversed())"
    }
  }

  private mutating func strings(_ depth: Int) -> String {
    guard depth > 0 else { return variable(.strings)?.name ?? "[\(word()), \(word())]" }
    switch roll(4) {
    case 0: return "\(expression(.ints, depth: depth - 1)).map { \"n\\($0)\" }"
    case 1: return "\(expression(.strings, depth: 0)).filter { !$0.isEmpty }"
    case 2:
      guard let table = variable(.table) else { return "[\(word())]" }
      return "\(table.name).keys.sorted()"
    default: return "[\(expression(.string, depth: 0)), \(word())]"
    }
  }
}

/// Values of the script's own types.
extension ScriptWriter {
  private mutating func structure(_ name: String, _ depth: Int) -> String {
    if let variable = variable(.structure(name)) { return variable.name }
    guard let structure = structures.first(where: { $0.name == name }) else { return name }
    let arguments = structure.fields.map { field in
      "\(field.name): \(expression(field.kind, depth: max(0, depth - 1)))"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func enumeration(_ name: String, _ depth: Int) -> String {
    guard let type = enumerations.first(where: { $0.name == name }) else { return name }
    let one = pick(type.cases)
    guard !one.payload.isEmpty else { return "\(name).\(one.name)" }
    let payload = one.payload.map { expression($0, depth: max(0, depth - 1)) }
    return "\(name).\(one.name)(\(payload.joined(separator: ", ")))"
  }

  /// A stored property of one of the structures at hand.
  private mutating func field(of kind: Kind) -> String? {
    let fields = variables.flatMap { variable -> [String] in
      guard case .structure(let name) = variable.kind,
        let type = structures.first(where: { $0.name == name })
      else { return [] }
      return type.fields.filter { $0.kind == kind }.map { "\(variable.name).\($0.name)" }
    }
    return fields.isEmpty ? nil : pick(fields)
  }

  /// A call of one of the script's functions.
  mutating func call(of kind: Kind) -> String? {
    let fitting = functions.filter { $0.result == kind }
    guard !fitting.isEmpty else { return nil }
    return call(pick(fitting))
  }

  mutating func call(_ function: Function) -> String {
    var arguments: [String] = []
    for parameter in function.parameters where !(parameter.isOptional && isOnce(in: 2)) {
      let value = expression(parameter.kind, depth: 1)
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return "\(function.name)(\(arguments.joined(separator: ", ")))"
  }
}
