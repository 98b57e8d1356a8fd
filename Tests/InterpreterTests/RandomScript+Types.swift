// Random types and functions: structures, enumerations, protocols, classes with overrides.

extension ScriptWriter {
  private mutating func fieldKind() -> Kind {
    let simple: [Kind] = [.int, .int, .string, .double, .bool, .ints, .maybeInt]
    guard isOnce(in: 5), let outer = structures.randomElement(using: &dice) else {
      return pick(simple)
    }
    return .structure(outer.name)
  }

  mutating func writeEnumeration() {
    let name = name("Kind")
    if isOnce(in: 2) {
      let cases = (0...(1 + roll(3))).map { _ in (self.name("c"), [Kind]()) }
      let raw = isOnce(in: 2)
      block("enum \(name): \(raw ? "String" : "Int"), CaseIterable {") { writer in
        writer.line("case \(cases.map { $0.0 }.joined(separator: ", "))")
        writer.line("var next: \(name) { \(name)(rawValue: rawValue) ?? .\(cases[0].0) }")
      }
      enumerations.append(Enumeration(name: name, cases: cases))
      functions.append(
        Function(
          name: "raw\(name)", parameters: [(nil, .enumeration(name), false)], result: .string))
      line("func raw\(name)(_ value: \(name)) -> String { \"\\(value.next.rawValue)\" }")
    } else {
      let payloads: [[Kind]] = [[], [.int], [.string, .int], [.ints], [.bool]]
      let cases = (0...(1 + roll(3))).map { _ in (self.name("c"), pick(payloads)) }
      block("enum \(name) {") { writer in
        for (name, payload) in cases {
          let kinds = payload.map(\.spelling).joined(separator: ", ")
          writer.line("case \(name)\(kinds.isEmpty ? "" : "(\(kinds))")")
        }
        writer.block("var weight: Int {") { writer in
          writer.block("switch self {") { writer in
            for (name, payload) in cases {
              let takes = payload.first == .int && payload.count == 1
              writer.line(
                "case .\(name)\(takes ? "(let n)" : ""): return \(takes ? "n % 100 + " : "")"
                  + "\(writer.roll(9))")
            }
          }
        }
      }
      enumerations.append(Enumeration(name: name, cases: cases))
      functions.append(
        Function(
          name: "weigh\(name)", parameters: [("of", .enumeration(name), false)], result: .int))
      line("func weigh\(name)(of value: \(name)) -> Int { value.weight }")
    }
  }

  mutating func writeStructure() {
    let name = name("Pair")
    let fields = (0...(1 + roll(2))).map { _ in
      Variable(name: self.name("p"), kind: fieldKind(), isMutable: true)
    }
    let canGrow = fields.contains { $0.kind == .int }
    mayCall = false
    block("struct \(name) {") { writer in
      for field in fields {
        let isWatched = field.kind == .int && writer.isOnce(in: 3)
        writer.line(
          "var \(field.name): \(field.kind.spelling)"
            + (isWatched ? " { didSet { print(\"\(field.name)\", oldValue, \(field.name)) } }" : "")
        )
      }
      writer.variables = fields
      writer.line("var sum: Int { \(writer.expression(.int)) }")
      writer.block("var text: String {") { writer in
        writer.line("let made = \(writer.expression(.string))")
        writer.line("return made + \"!\"")
      }
      guard let number = fields.first(where: { $0.kind == .int })?.name else { return }
      writer.block("mutating func grow(by amount: Int = \(writer.roll(5))) {") { writer in
        writer.line("\(number) = (\(number) + amount) % 1000")
        if let numbers = fields.first(where: { $0.kind == .ints })?.name {
          writer.line("if \(numbers).count < 6 { \(numbers).append(amount) }")
        }
        if writer.isOnce(in: 2) {
          writer.line("if \(number) > 500 { self.\(number) = sum % 100 }")
        }
      }
    }
    mayCall = true
    variables = []
    structures.append(Structure(name: name, fields: fields, canGrow: canGrow))
    line("func total(_ value: \(name)) -> Int { value.sum % 1000 + value.text.count }")
    functions.append(
      Function(name: "total", parameters: [(nil, .structure(name), false)], result: .int))
  }

  mutating func writeFunction() {
    let name = name("work")
    let results: [Kind] = [.int, .int, .string, .ints, .maybeInt, .bool, .double]
    let result = pick(results)
    var parameters: [(label: String?, kind: Kind, isOptional: Bool)] = []
    var texts: [String] = []
    var inside: [Variable] = []
    for index in 0...roll(3) {
      let kind = fieldKind()
      let own = self.name("x")
      let label: String? = index == 0 && isOnce(in: 2) ? nil : isOnce(in: 2) ? own : self.name("at")
      let isOptional = index > 0 && isOnce(in: 3)
      let standard = isOptional ? " = \(expression(kind, depth: 0))" : ""
      let names = label == own ? own : "\(label ?? "_") \(own)"
      texts.append("\(names): \(kind.spelling)\(standard)")
      parameters.append((label, kind, isOptional))
      inside.append(Variable(name: own, kind: kind))
    }
    block("func \(name)(\(texts.joined(separator: ", "))) -> \(result.spelling) {") { writer in
      writer.variables = inside
      writer.declare(.int, isMutable: true)
      if writer.isOnce(in: 2) { writer.writeInnerFunction() }
      if writer.isOnce(in: 2) { writer.writeGuard(result) }
      for _ in 0...writer.roll(2) { writer.writeStatement(depth: 1) }
      let value = writer.expression(result)
      writer.line("return \(result == .int ? "(\(value)) % 1000" : value)")
    }
    variables = []
    functions.append(Function(name: name, parameters: parameters, result: result))
  }

  /// A function inside of another, which changes a variable of the outer one.
  private mutating func writeInnerFunction() {
    guard let outer = variable(.int, isMutable: true) else { return }
    let inner = name("inner")
    block("func \(inner)(_ n: Int) {") { writer in
      writer.line("\(outer.name) = (\(outer.name) + n) % 1000")
      writer.line("if n > 0 { \(inner)(n - 1) }")
    }
    line("\(inner)(\(roll(4)))")
  }

  private mutating func writeGuard(_ result: Kind) {
    let bound = name("g")
    line(
      "guard let \(bound) = \(expression(.maybeInt, depth: 1)), \(bound) > \(roll(9) - 4) else {")
    let value = expression(result, depth: 1)
    line("  return \(result == .int ? "(\(value)) % 1000" : value)")
    line("}")
    variables.append(Variable(name: bound, kind: .int))
  }

  /// A protocol, classes that conform to it, and one that tells its delegate.
  mutating func writeClasses() {
    let (count, step) = (roll(9), roll(5) + 1)
    let more = [
      "weak var delegate: (any Listener)?",
      "lazy var label = \"made \\(count)\"",
      "var twice: Int { get { count * 2 } set { count = newValue / 2 } }",
      "private(set) var history: [Int] = []",
    ]
    block("protocol Listener: AnyObject {") { writer in
      writer.line("var heard: Int { get set }")
      writer.line("func source(_ source: Source, did change: Int)")
    }
    block("class Source {") { writer in
      writer.line("var count = \(count) { didSet { print(\"count\", oldValue, count) } }")
      for member in more { writer.line(member) }
      writer.line("var onChange: ((Int) -> Void)?")
      writer.line("init(_ count: Int = \(count)) { self.count = count }")
      writer.block("func change(by step: Int = \(step)) {") { writer in
        writer.line("count = (count + step) % 1000")
        writer.line("history.append(count)")
        writer.line("delegate?.source(self, did: step)")
        writer.line("onChange?(step)")
      }
      writer.line("func kind() -> String { \"source\" }")
      if writer.isOnce(in: 2) { writer.line("deinit { print(\"gone source\", count) }") }
    }
    block("class Loud: Source {") { writer in
      if writer.isOnce(in: 2) {
        writer.line("let volume: Int")
      } else {
        writer.line("var volume = 3")
      }
      writer.line("init(volume: Int) { self.volume = volume; super.init(volume % 7) }")
      writer.line("override func kind() -> String { \"loud \" + super.kind() }")
      if writer.isOnce(in: 2) {
        writer.block("override func change(by step: Int = \(step)) {") { writer in
          writer.line("print(kind(), step)")
          if writer.roll(3) > 0 { writer.line("super.change(by: step + volume % 3)") }
        }
      }
      if writer.isOnce(in: 2) {
        writer.line("override var count: Int { didSet { print(\"loud\", count) } }")
      }
    }
    block("class Ear: Listener {") { writer in
      writer.line("var heard = 0")
      writer.line("func source(_ source: Source, did change: Int) {")
      writer.line("  heard += change; print(source.kind(), heard, source.label)")
      writer.line("}")
    }
    line("let ear = Ear()")
    line("let sources: [Source] = [Source(), Loud(volume: \(roll(9))), Source(\(roll(5)))]")
  }
}
