@testable import Script

/// A tree as Swift again, one statement a line, so that reading it must give the same tree.
struct SourcePrinter {
  private var indentation = ""
  /// In an interpolation, which must not end its line.
  var isInline = false

  static func source(of tree: SyntaxTree) -> String {
    SourcePrinter().lines(tree.statements)
  }

  private var inner: SourcePrinter {
    SourcePrinter(indentation: isInline ? "" : indentation + "  ", isInline: isInline)
  }

  private var opening: String { isInline ? " " : "\n" }
  private var ending: String { isInline ? "; " : "\n" }

  private func lines(_ statements: [Statement]) -> String {
    statements.map { indentation + text($0) + ending }.joined()
  }

  func text(_ block: Block) -> String {
    "{\(body(block.statements))}"
  }

  /// What may follow a brace on its line.
  func body(_ statements: [Statement]) -> String { opening + inner.lines(statements) + indentation }

  private func text(_ statement: Statement) -> String {
    switch statement.kind {
    case .expression(let value): text(value)
    case .assignment(let assignment):
      "\(text(assignment.target)) \(assignment.operation?.rawValue ?? "")= \(text(assignment.value))"
    case .declaration(let declaration): text(declaration)
    case .if(let statement):
      statement.clauses.map { "if \(text($0.conditions)) \(text($0.body))" }
        .joined(separator: " else ") + (statement.otherwise.map { " else \(text($0))" } ?? "")
    case .guard(let statement): "guard \(text(statement.conditions)) else \(text(statement.body))"
    case .forIn(let loop):
      "for \(text(loop.pattern))\(annotation(loop.type)) in \(text(loop.sequence))"
        + (loop.filter.map { " where \(text($0))" } ?? "") + " \(text(loop.body))"
    case .while(let conditions, let body): "while \(text(conditions)) \(text(body))"
    case .repeatWhile(let body, let condition): "repeat \(text(body)) while \(text(condition))"
    case .switch(let statement):
      "switch \(text(statement.subject)) {" + opening + statement.cases.map(text).joined()
        + indentation + "}"
    case .return(let value): "return" + (value.map { " " + text($0) } ?? (isInline ? "" : ";"))
    case .break: "break"
    case .continue: "continue"
    }
  }

  private func text(_ entry: SwitchCase) -> String {
    let items = entry.items.map { item in
      text(item.pattern) + (item.filter.map { " where \(text($0))" } ?? "")
    }
    let head = entry.isDefault ? "default" : "case " + items.joined(separator: ", ")
    return "\(indentation)\(head):\(opening)\(inner.lines(entry.body))"
  }

  private func text(_ conditions: [Condition]) -> String {
    conditions.map { condition in
      switch condition.kind {
      case .expression(let value): text(value)
      case .optionalBinding(let binding):
        "\(binding.isConstant ? "let" : "var") \(binding.name.map(text) ?? "_")"
          + annotation(binding.type) + (binding.value.map { " = \(text($0))" } ?? "")
      }
    }.joined(separator: ", ")
  }

  func list<Element>(_ elements: [Element], _ text: (Element) -> String) -> String {
    elements.map(text).joined(separator: ", ")
  }
}

// Names, types and patterns
extension SourcePrinter {
  func text(_ name: Name) -> String { word(name.text) }

  /// A name, in backticks where it would not be one.
  func word(_ text: String) -> String {
    Keyword(rawValue: text) == nil || ["self", "super"].contains(text) ? text : "`\(text)`"
  }

  func annotation(_ type: TypeSyntax?) -> String { type.map { ": \(text($0))" } ?? "" }

  func text(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .named(let name, let arguments):
      word(name) + (arguments.isEmpty ? "" : "<\(list(arguments, text))>")
    case .member(let base, let name): "\(text(base)).\(name.text)"
    case .optional(let type): "\(suffixable(type))?"
    case .implicitlyUnwrapped(let type): "\(suffixable(type))!"
    case .array(let element): "[\(text(element))]"
    case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
    case .function(let parameters, let result, let isEscaping):
      "\(isEscaping ? "@escaping " : "")(\(elements(parameters))) -> \(text(result))"
    case .tuple(let parts): "(\(elements(parts)))"
    case .any(let type): "any \(text(type))"
    case .invalid: ""
    }
  }

  private func suffixable(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .function, .any: "(\(text(type)))"
    default: text(type)
    }
  }

  func elements(_ elements: [TypeSyntax.Element]) -> String {
    list(elements) { label($0.label) + text($0.type) }
  }

  func label(_ name: Name?) -> String { name.map { "\($0.text): " } ?? "" }

  func text(_ pattern: BindingPattern) -> String {
    switch pattern.kind {
    case .name(let name): word(name)
    case .wildcard: "_"
    case .tuple(let parts): "(\(list(parts, text)))"
    }
  }

  private func text(_ pattern: Pattern) -> String {
    switch pattern.kind {
    case .expression(let value): text(value)
    case .enumCase(let type, let name, let arguments):
      "\(type.map(text) ?? "").\(name.text)(\(list(arguments) { label($0.label) + text($0.pattern) }))"
    case .binding(let isConstant, let name): "\(isConstant ? "let" : "var") \(text(name))"
    case .wildcard: "_"
    case .tuple(let arguments): "(\(list(arguments) { label($0.label) + text($0.pattern) }))"
    case .isType(let type): "is \(text(type))"
    case .cast(let pattern, let type): "\(text(pattern)) as \(text(type))"
    case .some(let pattern): "\(text(pattern))?"
    }
  }
}

// Declarations
extension SourcePrinter {
  private func text(_ declaration: Declaration) -> String {
    let modifiers = declaration.modifiers.map { $0.kind.rawValue + " " }.joined()
    return modifiers + text(declaration.kind)
  }

  private func text(_ kind: Declaration.Kind) -> String {
    switch kind {
    case .import(let name): "import \(text(name))"
    case .variable(let variable):
      "\(variable.isConstant ? "let" : "var") \(list(variable.bindings, text))"
    case .function(let function):
      "func \(text(function.name))(\(list(function.parameters, text)))"
        + (function.result.map { " -> \(text($0))" } ?? "") + optional(function.body)
    case .initializer(let initializer):
      "init\(initializer.isFailable ? "?" : "")(\(list(initializer.parameters, text)))"
        + optional(initializer.body)
    case .deinitializer(let body): "deinit \(text(body))"
    case .enumCases(let cases):
      "case "
        + list(cases) { entry in
          let values = entry.associatedValues
          return text(entry.name) + (values.isEmpty ? "" : "(\(elements(values)))")
            + (entry.rawValue.map { " = \(text($0))" } ?? "")
        }
    case .type(let type):
      "\(type.kind.rawValue) \(type.name.text)"
        + (type.inherited.isEmpty ? "" : ": \(list(type.inherited, text))")
        + " {" + opening + type.members.map { inner.indentation + inner.text($0) + ending }.joined()
        + indentation + "}"
    }
  }

  private func optional(_ body: Block?) -> String { body.map { " \(text($0))" } ?? "" }

  private func text(_ parameter: Parameter) -> String {
    let label = parameter.label?.text ?? "_"
    let name = parameter.name.text
    return (label == name ? label : "\(label) \(name == "_" ? name : word(name))")
      + ": \(text(parameter.type))" + (parameter.defaultValue.map { " = \(text($0))" } ?? "")
  }

  private func text(_ binding: VariableBinding) -> String {
    text(binding.pattern) + annotation(binding.type)
      + (binding.value.map { " = \(text($0))" } ?? "") + text(binding.accessors)
  }

  private func text(_ accessors: Accessors?) -> String {
    switch accessors {
    case .computed(let getter, let setter):
      " { get \(inner.text(getter))" + text("set", setter) + " }"
    case .observed(let willSet, let didSet):
      " {" + text("willSet", willSet) + text("didSet", didSet) + " }"
    case .required(let isSettable): isSettable ? " { get set }" : " { get }"
    case nil: ""
    }
  }

  private func text(_ word: String, _ accessor: Accessor?) -> String {
    guard let accessor else { return "" }
    return
      "\(opening)\(inner.indentation)\(word)\(accessor.parameter.map { "(\(text($0)))" } ?? "") "
      + inner.text(accessor.body)
  }
}
