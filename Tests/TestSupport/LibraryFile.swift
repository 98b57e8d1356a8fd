import Script

/// A script written as a file of a library: declarations are private to the file, and a function runs
/// its statements.
///
/// Many such files are one module, which one compiler process translates. A variable of the top level
/// becomes a global, which Swift makes when it is first read: the function reads it where it was
/// declared, so it is made there, as in a script.
struct LibraryFile {
  /// The file, or nil for a script that cannot be written so.
  let text: String?

  /// Writes a script; `function` is the name that its statements get.
  init(_ script: String, function: String) {
    let parsed = ParsedScript(script)
    var writer = Writer(source: parsed.source, types: Self.types(in: parsed.tree))
    let isWhole = parsed.errors.isEmpty && parsed.tree.statements.allSatisfy { writer.write($0) }
    text = isWhole ? writer.text(function: function) : nil
  }

  /// The types that a script declares.
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

/// Takes a script apart.
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

  /// Whether a statement of the top level could be written.
  mutating func write(_ statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind else {
      statements.append(source.text(of: statement.range))
      return true
    }
    switch declaration.kind {
    case .import: imports.append(source.text(of: declaration.range))
    case .variable(let variable): return write(variable, declaration)
    case .type(let type) where type.kind == .extension: write(extension: type, declaration)
    default: declarations.append("fileprivate " + bare(declaration))
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
    declarations.append("fileprivate " + bare(declaration))
    return true
  }

  /// One of a type of the script is as private as the type; members of others are made private.
  private mutating func write(extension type: TypeDeclaration, _ declaration: Declaration) {
    guard !types.contains(type.name.text) else {
      declarations.append(source.text(of: declaration.range))
      return
    }
    var text = ""
    var place = declaration.range.start
    for member in type.members where member.modifiers.allSatisfy({ !$0.kind.isAccess }) {
      text += source.text(of: SourceRange(place, member.range.start)) + "fileprivate "
      place = member.range.start
    }
    declarations.append(text + source.text(of: SourceRange(place, declaration.range.end)))
  }

  /// A declaration without its access level.
  private func bare(_ declaration: Declaration) -> String {
    var text = ""
    var place = declaration.range.start
    for modifier in declaration.modifiers where modifier.kind.isAccess {
      text += source.text(of: SourceRange(place, modifier.range.start))
      place = modifier.range.end
    }
    return text + source.text(of: SourceRange(place, declaration.range.end))
  }
}

extension Modifier.Kind {
  fileprivate var isAccess: Bool {
    [.private, .fileprivate, .internal, .public, .open].contains(self)
  }
}

extension BindingPattern {
  /// What it gives names to.
  fileprivate var names: [String] {
    switch kind {
    case .name(let name): [name]
    case .wildcard: []
    case .tuple(let parts): parts.flatMap(\.names)
    }
  }
}
