// Initializers: failable ones with super and self, memberwise ones, and what they leave behind.

extension ScriptWriter {
  mutating func writeInitializers() {
    switch roll(5) {
    case 0: writeMemberwise()
    case 1: writeFailableValue()
    case 2: writeRawInitializer()
    default: writeFailableClasses()
    }
  }

  /// A class whose initializers fail, and one that inherits from it.
  private mutating func writeFailableClasses() {
    let (base, derived) = (name("Base"), name("Derived"))
    let hasDefault = isOnce(in: 2)
    let limit = roll(5)
    block("class \(base) {") { writer in
      writer.line("\(writer.pick(["let", "var"])) x: Int")
      writer.line(hasDefault ? "var y = sayInt(\(writer.roll(9)))" : "var y: String")
      writer.block("init?(x: Int) {") { writer in
        let fail = "if x < \(limit) { print(\"fails\"); return nil }"
        let set = ["self.x = x"] + (hasDefault ? [] : ["y = \"y\\(x)\""])
        var lines = set
        lines.insert(fail, at: writer.roll(lines.count + 1))
        for text in lines { writer.line(text) }
        if writer.isOnce(in: 2) { writer.line("print(\"made base\", self.x, y)") }
        if writer.isOnce(in: 3) { writer.line("guard x != \(limit + 1) else { return nil }") }
      }
      writer.block("convenience init?(text: String) {") { writer in
        if writer.isOnce(in: 3) { writer.line("guard text != \"no\" else { return nil }") }
        writer.line("self.init(x: text.count)")
        writer.line("print(\"after self\", x)")
        if writer.isOnce(in: 3) { writer.line("if x > 4 { return nil }") }
      }
      if writer.isOnce(in: 2) {
        writer.line(
          "convenience init?(list: [Int]) { self.init(text: list.isEmpty ? \"\" : \"some\"); print(\"list\") }"
        )
      } else {
        writer.line("convenience init(list: [Int]) { self.init(x: 9)!; print(\"forced\") }")
      }
      if writer.roll(3) > 0 { writer.line("deinit { print(\"gone base\", x, y) }") }
    }
    block("class \(derived): \(base) {") { writer in
      writer.line("let z: Int")
      writer.line("var part = \(writer.said())")
      writer.block("init?(z: Int) {") { writer in
        if writer.isOnce(in: 3) { writer.line("if z == 3 { return nil }") }
        writer.line("self.z = z")
        if writer.isOnce(in: 3) { writer.line("if z == 4 { return nil }") }
        writer.line("super.init(x: z)")
        writer.line("print(\"after super\", x, self.z)")
        if writer.isOnce(in: 3) { writer.line("if z == 5 { return nil }") }
      }
      if writer.roll(3) > 0 { writer.line("deinit { print(\"gone derived\", z) }") }
    }
    scene { writer in
      for _ in 0...(2 + writer.roll(3)) {
        let n = writer.roll(7)
        let made = writer.name("m")
        switch writer.roll(6) {
        case 0: writer.line("print(\(base)(x: \(n)) == nil)")
        case 1: writer.line("print(\(derived)(z: \(n))?.x ?? -1)")
        case 2: writer.line("print(\(base)(text: \"\(String(repeating: "t", count: n))\") === nil)")
        case 3:
          writer.line("if let \(made) = \(derived)(z: \(n)) { print(\"has\", \(made).z) }")
        case 4: writer.line("print([\(n), 2].compactMap { \(derived)(z: $0) }.map { $0.x })")
        default: writer.line("print(\(base)(text: \"no\") == nil)")
        }
      }
    }
  }

  private mutating func writeFailableValue() {
    let type = name("Value")
    let isEnum = isOnce(in: 3)
    block("\(isEnum ? "enum" : "struct") \(type) {") { writer in
      writer.line(isEnum ? "case low, high" : "let x: Int")
      writer.block("init?(_ n: Int) {") { writer in
        writer.line("guard n > \(writer.roll(4)) else { return nil }")
        writer.line(isEnum ? "self = n > 5 ? .high : .low" : "x = n")
      }
      writer.block("init?(text: String) {") { writer in
        writer.line("self.init(text.count\(writer.isOnce(in: 2) ? " - 2" : ""))")
        writer.line("print(\"after\", self)")
        if writer.isOnce(in: 3), !isEnum { writer.line("if x == 5 { return nil }") }
      }
      if writer.isOnce(in: 2) {
        writer.block("init(sure n: Int) {") { writer in
          writer.line("if let other = \(type)(n) { self = other; return }")
          writer.line(isEnum ? "self = .low" : "self.init(9)!")
        }
      }
    }
    scene { writer in
      for _ in 0...(1 + writer.roll(3)) {
        let (made, n) = (writer.name("v"), writer.roll(9))
        writer.line(
          writer.pick(
            [
              "print(\(type)(\(n)) == nil)",
              "if let \(made) = \(type)(text: \"\(String(repeating: "a", count: n))\") { print(\(made)) } else { print(\"nil\") }",
              "print([\(n), \(n + 3)].compactMap { \(type)($0) }.count)",
            ]
            .map { isEnum ? $0 : $0.replacing("(\(n)) == nil", with: "(\(n))?.x ?? -1") }))
      }
    }
  }

  private mutating func writeRawInitializer() {
    let type = name("Raw")
    let kind = pick(["Int", "String", "Character"])
    block("enum \(type): \(kind) {") { writer in
      switch kind {
      case "Int": writer.line("case one = \(writer.roll(3)), two, three = 7")
      case "String": writer.line("case one, two = \"second\", three")
      default: writer.line("case one = \"a\", two = \"b\", three = \"c\"")
      }
      writer.block("init?(like text: String) {") { writer in
        let value =
          switch kind {
          case "Int": "text.count"
          case "String": "text + \"e\""
          default: "text.first ?? \"z\""
          }
        writer.line("self.init(rawValue: \(value))")
        writer.line("print(\"raw\", self)")
      }
    }
    scene { writer in
      for text in writer.picks(3, of: ["a", "bb", "on", "", "secondly", "thre", "c"]) {
        writer.line(
          "print(\(type)(like: \"\(text)\")?.rawValue ?? \(kind == "Int" ? "-1" : "\"nil\""))")
      }
      writer.line("print(\(type).two.rawValue, \(type).two == .one)")
    }
  }

  /// Arguments and defaults of a memberwise initializer, in their order.
  private mutating func writeMemberwise() {
    let (type, inner) = (name("Members"), name("Inner"))
    line("struct \(inner) { var a = \(said()); var b = \(said()) }")
    let names = ["x", "y", "z", "w"].prefix(2 + roll(3))
    let fields = names.map { ($0, roll(4)) }
    block("struct \(type) {") { writer in
      for (name, kind) in fields {
        switch kind {
        case 0: writer.line("var \(name): Int")
        case 1: writer.line("var \(name) = \(writer.said())")
        case 2: writer.line("var \(name): Int? ")
        default: writer.line("var \(name) = \(inner)(b: \(writer.said()))")
        }
      }
    }
    scene { writer in
      for _ in 0...writer.roll(2) {
        let arguments = fields.compactMap { name, kind -> String? in
          if kind != 0, writer.isOnce(in: 2) { return nil }
          return "\(name): " + (kind == 3 ? "\(inner)(a: \(writer.said()))" : writer.said())
        }
        let made = writer.name("made")
        writer.line("let \(made) = \(type)(\(arguments.joined(separator: ", ")))")
        for (name, kind) in fields {
          writer.line(
            "print(\(made).\(name)\(kind == 2 ? " ?? -1" : kind == 3 ? ".a" : ""))")
        }
      }
    }
  }
}
