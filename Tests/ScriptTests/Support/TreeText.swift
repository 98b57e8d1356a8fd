@testable import Script

/// A tree as text: one node a pair of parentheses, statements on lines of their own.
///
/// It has everything but the ranges, so two trees are the same when their texts are.
struct TreeText {
  private(set) var lines: [String] = []
  private var indentation = ""

  static func of(_ tree: SyntaxTree) -> String {
    var text = TreeText()
    text.add(tree.statements)
    return text.lines.joined(separator: "\n")
  }

  static func of(_ expression: Expression) -> String {
    var text = TreeText()
    return text.text(expression)
  }

  private mutating func add(_ line: String) { lines.append(indentation + line) }

  private mutating func indented(_ body: (inout TreeText) -> Void) {
    let outer = indentation
    indentation += "  "
    body(&self)
    indentation = outer
  }

  private mutating func add(_ head: String, _ block: Block) {
    add(head)
    indented { $0.add(block.statements) }
  }

  mutating func add(_ statements: [Statement]) {
    for statement in statements { add(statement) }
  }
}

// Statements
extension TreeText {
  private mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): add(text(value))
    case .assignment(let assignment):
      let sign = (assignment.operation?.rawValue ?? "") + "="
      add("(\(sign) \(text(assignment.target)) \(text(assignment.value)))")
    case .declaration(let declaration): add(declaration)
    case .if(let statement):
      for (number, clause) in statement.clauses.enumerated() {
        add((number > 0 ? "else if " : "if ") + text(clause.conditions), clause.body)
      }
      if let block = statement.otherwise { add("else", block) }
    case .guard(let statement): add("guard \(text(statement.conditions))", statement.body)
    case .forIn(let loop): add(loop)
    case .while(let conditions, let body): add("while \(text(conditions))", body)
    case .repeatWhile(let body, let condition): add("repeat while \(text(condition))", body)
    case .switch(let statement): add(statement)
    case .return(let value): add("return" + (value.map { " \(text($0))" } ?? ""))
    case .break: add("break")
    case .continue: add("continue")
    }
  }

  private mutating func add(_ loop: ForStatement) {
    var head = "for \(text(loop.pattern))\(annotation(loop.type)) in \(text(loop.sequence))"
    if let filter = loop.filter { head += " where \(text(filter))" }
    add(head, loop.body)
  }

  private mutating func add(_ statement: SwitchStatement) {
    add("switch \(text(statement.subject))")
    indented { lines in
      for entry in statement.cases {
        var items: [String] = []
        for item in entry.items {
          let filter = item.filter.map { lines.text($0) }
          items.append(lines.text(item.pattern) + (filter.map { " where \($0)" } ?? ""))
        }
        lines.add(entry.isDefault ? "default" : "case " + items.joined(separator: ", "))
        lines.indented { $0.add(entry.body) }
      }
    }
  }

  private mutating func text(_ conditions: [Condition]) -> String {
    var texts: [String] = []
    for condition in conditions {
      switch condition.kind {
      case .expression(let value): texts.append(text(value))
      case .optionalBinding(let binding):
        let keyword = binding.isConstant ? "let" : "var"
        let value = binding.value.map { " = \(text($0))" } ?? ""
        texts.append("\(keyword) \(binding.name?.text ?? "_")\(annotation(binding.type))\(value)")
      }
    }
    return texts.joined(separator: ", ")
  }

  private func annotation(_ type: TypeSyntax?) -> String {
    type.map { ": \(text($0))" } ?? ""
  }
}

// Patterns and types
extension TreeText {
  private func text(_ pattern: BindingPattern) -> String {
    switch pattern.kind {
    case .name(let name): name
    case .wildcard: "_"
    case .tuple(let parts): "(\(parts.map(text).joined(separator: ", ")))"
    }
  }

  private mutating func text(_ pattern: Pattern) -> String {
    switch pattern.kind {
    case .expression(let value): return text(value)
    case .enumCase(let type, let name, let arguments):
      let type = type.map { text($0) } ?? ""
      return "\(type).\(name.text)(\(text(arguments)))"
    case .binding(let isConstant, let name): return (isConstant ? "let " : "var ") + name.text
    case .wildcard: return "_"
    case .tuple(let arguments): return "(\(text(arguments)))"
    case .isType(let type): return "is \(text(type))"
    case .cast(let pattern, let type): return "\(text(pattern)) as \(text(type))"
    case .some(let pattern): return "\(text(pattern))?"
    }
  }

  private mutating func text(_ arguments: [Pattern.Argument]) -> String {
    var texts: [String] = []
    for argument in arguments { texts.append(label(argument.label) + text(argument.pattern)) }
    return texts.joined(separator: ", ")
  }

  private func label(_ name: Name?) -> String { name.map { "\($0.text): " } ?? "" }

  func text(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(text).joined(separator: ", "))>"
    case .member(let base, let name): "\(text(base)).\(name.text)"
    case .optional(let type): "(optional \(text(type)))"
    case .implicitlyUnwrapped(let type): "(unwrapped \(text(type)))"
    case .array(let element): "(array \(text(element)))"
    case .dictionary(let key, let value): "(dictionary \(text(key)) \(text(value)))"
    case .function(let parameters, let result, let isEscaping):
      "(\(isEscaping ? "escaping " : "")function (\(text(parameters))) \(text(result)))"
    case .tuple(let elements): "(tuple \(text(elements)))"
    case .any(let type): "(any \(text(type)))"
    case .invalid: "(invalid)"
    }
  }

  private func text(_ elements: [TypeSyntax.Element]) -> String {
    elements.map { label($0.label) + text($0.type) }.joined(separator: ", ")
  }
}

// Declarations
extension TreeText {
  private mutating func add(_ declaration: Declaration) {
    let modifiers = declaration.modifiers.map { $0.kind.rawValue + " " }.joined()
    switch declaration.kind {
    case .import(let name): add("import \(name.text)")
    case .variable(let variable):
      for binding in variable.bindings {
        add(binding, modifiers + (variable.isConstant ? "let" : "var"))
      }
    case .function(let function):
      let result = function.result.map { " -> \(text($0))" } ?? ""
      let head = "\(modifiers)func \(function.name.text)(\(text(function.parameters)))\(result)"
      if let body = function.body { add(head, body) } else { add(head) }
    case .initializer(let initializer):
      let word = initializer.isFailable ? "init?" : "init"
      let head = "\(modifiers)\(word)(\(text(initializer.parameters)))"
      if let body = initializer.body { add(head, body) } else { add(head) }
    case .deinitializer(let body): add("\(modifiers)deinit", body)
    case .enumCases(let cases):
      for entry in cases {
        let values = entry.associatedValues
        let value = entry.rawValue.map { " = \(text($0))" } ?? ""
        add("case \(entry.name.text)\(values.isEmpty ? "" : "(\(text(values)))")\(value)")
      }
    case .type(let type):
      let inherited = type.inherited.map(text).joined(separator: ", ")
      let head = "\(modifiers)\(type.kind.rawValue) \(type.name.text)"
      add(inherited.isEmpty ? head : "\(head): \(inherited)")
      indented { lines in
        for member in type.members { lines.add(member) }
      }
    }
  }

  private mutating func add(_ binding: VariableBinding, _ head: String) {
    let value = binding.value.map { " = \(text($0))" } ?? ""
    add("\(head) \(text(binding.pattern))\(annotation(binding.type))\(value)")
    switch binding.accessors {
    case .computed(let getter, let setter):
      indented { $0.add("get", getter) }
      add("set", setter)
    case .observed(let willSet, let didSet):
      add("willSet", willSet)
      add("didSet", didSet)
    case .required(let isSettable): indented { $0.add(isSettable ? "get set" : "get") }
    case nil: break
    }
  }

  private mutating func add(_ word: String, _ accessor: Accessor?) {
    guard let accessor else { return }
    let parameter = accessor.parameter.map { "(\($0.text))" } ?? ""
    indented { $0.add(word + parameter, accessor.body) }
  }

  private mutating func text(_ parameters: [Parameter]) -> String {
    var texts: [String] = []
    for parameter in parameters {
      let label = parameter.label?.text ?? "_"
      let names =
        label == parameter.name.text ? label : "\(label) \(parameter.name.text)"
      let value = parameter.defaultValue.map { " = \(text($0))" } ?? ""
      texts.append("\(names): \(text(parameter.type))\(value)")
    }
    return texts.joined(separator: ", ")
  }
}
