import Script

/// A script converted to a library file: its declarations are file-private, and a function executes
/// its statements.
///
/// One compiler process compiles many such files as one module. A top-level variable becomes a lazy
/// global; the function reads it at the position of its declaration, which initializes it there, as
/// in a script.
struct LibraryFile {
  /// The source text of the file, or nil if the script cannot be converted.
  let text: String?

  /// Converts a script; `function` is the name of the function with its statements.
  init(_ script: String, function: String) {
    let parsed = ParsedScript(script)
    var writer = Writer(source: parsed.source, types: Self.types(in: parsed.tree))
    let isComplete = parsed.errors.isEmpty && parsed.tree.statements.allSatisfy { writer.write($0) }
    text = isComplete ? writer.text(function: function) : nil
  }

  /// The names of the types that a script declares.
  private static func types(in tree: SyntaxTree) -> Set<String> {
    Set(
      tree.statements.compactMap { statement in
        guard case .declaration(let declaration) = statement.kind,
          case .type(let type) = declaration.kind, type.kind != .extension
        else { return nil }
        return type.name.text
      })
  }
}

/// Separates a script into imports, declarations and statements.
private struct Writer {
  let source: SourceText
  let types: Set<String>
  private var imports: [String] = []
  private var declarations: [String] = []
  private var statements: [String] = []

  init(source: SourceText, types: Set<String>) { (self.source, self.types) = (source, types) }

  func text(function: String) -> String {
    let body = statements.map { $0 + "\n" }.joined()
    return (imports + declarations).map { $0 + "\n" }.joined()
      + "@_silgen_name(\"\(function)\") public func \(function)() {\n\(body)}\n"
  }

  /// Adds a top-level statement; returns whether it can be converted.
  mutating func write(_ statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind else {
      statements.append(source.text(of: statement.range))
      return true
    }
    switch declaration.kind {
    case .import: imports.append(source.text(of: declaration.range))
    case .variable(let variable): return write(variable, declaration)
    case .type(let type) where type.kind == .extension: write(extension: type, declaration)
    default: declarations.append("fileprivate " + withoutAccess(declaration))
    }
    return true
  }

  private mutating func write(_ variable: VariableDeclaration, _ declaration: Declaration) -> Bool {
    if variable.bindings.allSatisfy({ $0.pattern.names.isEmpty }) {
      statements.append(source.text(of: declaration.range))
      return true
    }
    for binding in variable.bindings {
      if case .computed = binding.accessors { continue }
      guard let name = binding.pattern.names.first, binding.value != nil || !variable.isConstant
      else { return false }
      statements.append("_ = \(name)")
    }
    declarations.append("fileprivate " + withoutAccess(declaration))
    return true
  }

  /// Adds an extension.
  ///
  /// Members are made file-private unless the script declares the type, which then already is.
  private mutating func write(extension type: TypeDeclaration, _ declaration: Declaration) {
    guard !types.contains(type.name.text) else {
      declarations.append(source.text(of: declaration.range))
      return
    }
    var text = ""
    var position = declaration.range.start
    for member in type.members where member.modifiers.allSatisfy({ !$0.kind.isAccess }) {
      text += source.text(of: SourceRange(position, member.range.start)) + "fileprivate "
      position = member.range.start
    }
    declarations.append(text + source.text(of: SourceRange(position, declaration.range.end)))
  }

  /// The text of a declaration without its access modifiers.
  private func withoutAccess(_ declaration: Declaration) -> String {
    var text = ""
    var position = declaration.range.start
    for modifier in declaration.modifiers where modifier.kind.isAccess {
      text += source.text(of: SourceRange(position, modifier.range.start))
      position = modifier.range.end
    }
    return text + source.text(of: SourceRange(position, declaration.range.end))
  }
}

extension Modifier.Kind {
  fileprivate var isAccess: Bool {
    [.private, .fileprivate, .internal, .public, .open].contains(self)
  }
}

extension BindingPattern {
  /// The names it binds.
  fileprivate var names: [String] {
    switch kind {
    case .name(let name): [name]
    case .wildcard: []
    case .tuple(let parts): parts.flatMap(\.names)
    }
  }
}
