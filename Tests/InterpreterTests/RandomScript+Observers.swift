// Properties with observers: in initializers, in their own observers, overridden, static, global.

/// A property that is observed, and how it is changed.
private struct Observed {
  let name: String
  let type: String
  let value: String
  /// Changes in place and plain assignments; `%` stands for the property.
  let changes: [String]
  /// A change that its own observer may make.
  let inside: [String]
}

extension ScriptWriter {
  mutating func writeObservers() {
    switch roll(6) {
    case 0: writeObservedGlobals()
    case 1: writeObservedStatics()
    case 2: writeObservedOptionals()
    default: writeObservedTypes()
    }
  }

  private mutating func observed() -> Observed {
    let name = name("o")
    let n = roll(9) + 1
    return pick([
      Observed(
        name: name, type: "Int", value: "\(n)",
        changes: ["% = \(n + 3)", "% += \(n)", "% -= 1", "% = % * 2", "% *= 3"],
        inside: ["% += 100", "% = \(n)", "if % > 10 { % -= 5 }", "% = min(%, 20)"]),
      Observed(
        name: name, type: "[Int]", value: "[\(n)]",
        changes: [
          "%.append(\(n))", "% += [\(n), 2]", "%[0] = \(n + 1)", "% = [\(n), 5]",
          "%[0] += 4", "%.insert(\(n), at: 0)", "%.reverse()",
        ],
        inside: [
          "%.append(0)", "if %.count > 2 { %.removeFirst() }", "% = [7]", "%[0] = 1",
          "% += [9]",
        ]),
      Observed(
        name: name, type: "String", value: "\"t\(n)\"",
        changes: ["% += \"x\"", "%.append(\"y\")", "% = \"new\"", "% = % + \"z\""],
        inside: ["% += \"!\"", "% = \"own\"", "if %.count > 3 { %.removeLast() }"]),
      Observed(
        name: name, type: "(Int, Int)", value: "(\(n), 2)",
        changes: ["%.0 = \(n)", "%.1 += 4", "% = (5, \(n))", "(%.0, %.1) = (8, 9)"],
        inside: ["%.0 += 1", "%.1 = 3", "% = (0, 0)"]),
      Observed(
        name: name, type: "CGRect", value: "CGRect(x: 0, y: \(n), width: 3, height: 4)",
        changes: ["%.origin.x = \(n)", "%.size.width += 2", "%.origin = CGPoint(x: 1, y: 2)"],
        inside: ["%.origin.y += 1", "%.size.height = 6"]),
      Observed(
        name: name, type: "[String: Int]", value: "[\"a\": \(n)]",
        changes: [
          "%[\"a\"] = \(n)", "%[\"b\", default: 2] += 1", "%[\"c\"] = nil",
          "%[\"a\"]? += 2", "%[\"z\"]? += 2", "% = [:]",
        ],
        inside: ["%[\"own\"] = 1", "%[\"a\", default: 0] += 1"]),
      Observed(
        name: name, type: "Int?", value: pick(["nil", "\(n)"]),
        changes: ["% = \(n)", "% = nil", "%? += 1", "% = (% ?? 0) + 1"],
        inside: ["%? += 10", "% = 4"]),
    ])
  }

  /// How a property is printed, whatever it is.
  private func shown(_ one: Observed, of name: String? = nil) -> String {
    let name = name ?? one.name
    return switch one.type {
    case "[String: Int]": "\(name).keys.sorted()"
    case "Int?": "\(name) ?? -1"
    default: name
    }
  }

  /// The observers of a property.
  ///
  /// Those of an override are called again by what they change, so a counter ends that.
  private mutating func observers(
    of one: Observed, name: String? = nil, counter: String? = nil
  ) -> String {
    let property = name ?? one.name
    var texts: [String] = []
    if isOnce(in: 3) {
      texts.append("willSet { print(\"will \(one.name)\", \(shown(one, of: "newValue"))) }")
    }
    if texts.isEmpty || roll(3) > 0 {
      var inside = isOnce(in: 2) ? filled(pick(one.inside), property) + "; " : ""
      if let counter, !inside.isEmpty {
        inside = "if \(counter) > 0 { \(counter) -= 1; \(inside)}; "
      }
      let old = isOnce(in: 2) ? "\(shown(one, of: "oldValue")), " : ""
      texts.append(
        "didSet { \(inside)print(\"did \(one.name)\", \(old)\(shown(one, of: property))) }")
    }
    return "{ \(texts.joined(separator: " ")) }"
  }

  private func filled(_ change: String, _ path: String) -> String {
    change.replacing("%", with: path)
  }

  private mutating func writeObservedTypes() {
    let (type, derived) = (name("Watched"), name("Derived"))
    let isClass = roll(3) > 0
    let isSubclassed = isClass && isOnce(in: 2)
    let counter = name("turns")
    if isSubclassed { line("var \(counter) = 3") }
    let properties = (0...roll(2)).map { _ in observed() }
    block("\(isClass ? "class" : "struct") \(type) {") { writer in
      for one in properties {
        writer.line("var \(one.name): \(one.type) = \(one.value) \(writer.observers(of: one))")
      }
      writer.block("init() {") { writer in writer.changeInPlace(properties, "") }
      if writer.isOnce(in: 2) {
        writer.block("init(_ n: Int) {") { writer in
          writer.changeInPlace(properties, "self.")
          writer.line("touch()")
        }
      } else {
        writer.line("\(isClass ? "convenience " : "")init(_ n: Int) { self.init(); touch() }")
      }
      writer.block("\(isClass ? "" : "mutating ")func touch() {") { writer in
        writer.changeInPlace(properties, writer.isOnce(in: 2) ? "self." : "")
      }
    }
    if isSubclassed {
      block("class \(derived): \(type) {") { writer in
        for one in properties where writer.isOnce(in: 2) {
          if one.type == "Int", writer.isOnce(in: 2) {
            writer.line(
              "override var \(one.name): Int { get { super.\(one.name) * 10 } "
                + "set { super.\(one.name) = newValue } }")
          } else {
            writer.line(
              "override var \(one.name): \(one.type) "
                + writer.observers(of: one, counter: counter))
          }
        }
        writer.block("override init() {") { writer in
          writer.line("super.init()")
          writer.changeInPlace(properties, "")
        }
      }
    }
    scene { writer in
      let object = writer.name("w")
      let maker = isSubclassed ? "\(derived)()" : writer.pick(["\(type)()", "\(type)(1)"])
      writer.line("\(isClass ? "let" : "var") \(object) = \(maker)")
      writer.changeInPlace(properties, "\(object).")
      writer.line("\(object).touch()")
      for one in properties {
        writer.line("print(\(writer.shown(one, of: "\(object).\(one.name)")))")
      }
    }
  }

  private mutating func changeInPlace(_ properties: [Observed], _ path: String) {
    for one in properties {
      for change in picks(1 + roll(3), of: one.changes) { line(filled(change, path + one.name)) }
    }
  }

  private mutating func writeObservedGlobals() {
    let one = observed()
    line("var \(one.name): \(one.type) = \(one.value) \(observers(of: one))")
    scene { writer in
      writer.changeInPlace([one, one], "")
      writer.line("print(\(writer.shown(one)))")
    }
  }

  private mutating func writeObservedStatics() {
    let one = observed()
    let (type, counter) = (name("Shared"), name("turns"))
    line("var \(counter) = 3")
    block("\(pick(["class", "struct", "enum"])) \(type) {") { writer in
      let path = writer.isOnce(in: 2) ? one.name : "\(type).\(one.name)"
      writer.line(
        "static var \(one.name): \(one.type) = \(one.value) \(writer.observers(of: one, name: path, counter: counter))"
      )
      writer.block("static func touch() {") { $0.changeInPlace([one], "") }
    }
    scene { writer in
      writer.changeInPlace([one], "\(type).")
      writer.line("\(type).touch()")
      writer.line("print(\(writer.shown(one, of: "\(type).\(one.name)")))")
    }
  }

  /// Changes through an optional, which may be nil.
  private mutating func writeObservedOptionals() {
    let (part, owner) = (name("Part"), name("Owner"))
    let isClass = isOnce(in: 3)
    line("\(isClass ? "class" : "struct") \(part) { var n = 1\(isClass ? "; init() {}" : "") }")
    block("class \(owner) {") { writer in
      writer.line("var part: \(part)? { didSet { print(\"part\", part?.n ?? -1) } }")
      writer.line("var table: [String: \(part)] = [:] { didSet { print(\"table\", table.count) } }")
      writer.line("var number: Int? { didSet { print(\"number\", number ?? -1) } }")
      writer.line("var list: [\(part)] = [] { didSet { print(\"list\", list.count) } }")
    }
    scene { writer in
      let object = writer.name("owner")
      writer.line("let \(object) = \(owner)()")
      for _ in 0...(2 + writer.roll(5)) {
        writer.line(
          writer.pick([
            "\(object).part?.n = \(writer.roll(9))", "\(object).part?.n += 1",
            "\(object).part = \(part)()", "\(object).part = nil",
            "\(object).table[\"a\"]?.n = 3", "\(object).table[\"a\"] = \(part)()",
            "\(object).table[\"a\"] = nil", "\(object).number? += 1", "\(object).number = 4",
            "\(object).number? = 6", "\(object).number = nil",
            "\(object).list.append(\(part)())",
            "if !\(object).list.isEmpty { \(object).list[0].n += 1 }",
          ]))
      }
    }
  }
}
