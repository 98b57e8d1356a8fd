import Containment
import Script

/// Declares the types of a script: names first, then inheritance and members.
final class TypeDeclarer {
  /// The reference from the script's types to their run.
  let host = Host()
  let names: NameTable
  private let scopes: Scopes
  let types: TypeResolver
  let members: MemberTable
  private let declarer: MemberDeclarer
  let diagnostics: Diagnostics
  /// The declarations and extensions of each type.
  private var declarations: [ObjectIdentifier: [TypePart]] = [:]
  /// The blocks that declare types, retained for the types' members.
  private var homes: [Scope] = []
  /// The current depth of inheritance resolution.
  private var depth = 0

  init(_ functions: FunctionChecker, _ members: MemberTable, _ declarer: MemberDeclarer) {
    (names, scopes, diagnostics) = (members.names, members.scopes, members.diagnostics)
    (types, self.members, self.declarer) = (functions.types, members, declarer)
    functions.localTypes = self
  }

  func declareTypes(_ statements: [Statement]) {
    for statement in statements {
      if case .declaration(let declaration) = statement.kind,
        case .type(let syntax) = declaration.kind, syntax.kind != .extension
      {
        let type = declare(TypePart(syntax: syntax, declaration: declaration), in: nil)
        if names.types[type.name] != nil || NameTable.builtIn[type.name] != nil {
          diagnostics.report(.redeclared(type.name), at: syntax.name.range)
        }
        names.declare(type)
      }
    }
    for statement in statements {
      if case .declaration(let declaration) = statement.kind,
        case .type(let syntax) = declaration.kind, syntax.kind == .extension
      {
        extend(TypePart(syntax: syntax, declaration: declaration))
      }
    }
  }

  private func declare(
    _ part: TypePart, in outer: ScriptType?, of outerPart: TypePart? = nil
  ) -> ScriptType {
    let syntax = part.syntax
    let type = ScriptType(
      syntax.kind, name: syntax.name.text, range: syntax.name.range, outer: outer, host: host)
    type.traits = Traits(part.declaration, in: outerPart)
    names.list(type)
    declarations[ObjectIdentifier(type)] = [part]
    declareNested(in: part, of: type)
    return type
  }

  private func declareNested(in part: TypePart, of type: ScriptType) {
    for member in part.syntax.members {
      guard case .type(let inner) = member.kind else { continue }
      if inner.kind == .extension {
        diagnostics.report(.outside("extension", of: "the top level"), at: inner.name.range)
        continue
      }
      if type.nested[inner.name.text] != nil {
        diagnostics.report(.redeclared(inner.name.text), at: inner.name.range)
      }
      type.members.nested[inner.name.text] = declare(
        TypePart(syntax: inner, declaration: member), in: type, of: part)
    }
  }

  /// Declares the types of a block, which are visible only in it.
  func declareLocalTypes(in statements: [Statement]) {
    let start = names.allTypes.count
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind,
        case .type(let syntax) = declaration.kind
      else { continue }
      if syntax.kind == .extension || syntax.kind == .protocol {
        diagnostics.report(
          .outside(syntax.kind.rawValue, of: "the top level"), at: syntax.name.range)
        continue
      }
      let type = declare(TypePart(syntax: syntax, declaration: declaration), in: nil)
      type.home = scopes.current
      if scopes.current.types[type.name] != nil {
        diagnostics.report(.redeclared(type.name), at: syntax.name.range)
      }
      scopes.current.declare(type)
    }
    guard names.allTypes.count > start else { return }
    homes.append(scopes.current)
    for type in Array(names.allTypes[start...]) { shape(type) }
  }

  private func extend(_ part: TypePart) {
    guard let type = extended(part.syntax) else { return }
    declarations[ObjectIdentifier(type), default: []].append(part)
    declareNested(in: part, of: type)
  }

  /// The type that an extension extends.
  private func extended(_ syntax: TypeDeclaration) -> ScriptType? {
    let (name, range) = (syntax.name.text, syntax.name.range)
    if let own = names.declaredType(name) { return own }
    if let given = names.givenType(name) {
      names.requireImport(of: name, as: given, at: range)
      if let known = names.addition(to: given) { return known }
      let addition = ScriptType(.extension, name: name, range: range, outer: nil, extending: given)
      names.declare(addition, extending: given)
      return addition
    }
    if TypeResolver.isGeneric(name) {
      diagnostics.report(
        .unsupported("an extension of \(name)", instead: "use a function that takes one"),
        at: range)
    } else {
      let nearest = names.nearest(
        to: name, in: names.types.keys.sorted() + names.compiled.keys.sorted())
      diagnostics.report(.unknown(type: name, nearest: nearest), at: range)
    }
    return nil
  }

  func shapeTypes() {
    for type in names.allTypes { shape(type) }
  }
}

/// Shapes: what a type inherits and declares, superclasses first.
extension TypeDeclarer {
  /// Resolves a type's inheritance and members, superclasses first.
  private func shape(_ type: ScriptType) {
    guard type.state == .declared else {
      if type.state == .shaping {
        diagnostics.report(
          .unsupported("a type that inherits from itself", instead: "name another"), at: type.range)
        type.inheritance.superclass = nil
      }
      return
    }
    type.state = .shaping
    let parts = declarations[ObjectIdentifier(type)] ?? []
    let receiver = FunctionContext.Receiver(type, isStatic: true)
    scopes.inFunction(FunctionContext(receiver: receiver, result: .void), enclosing: nil) {
      for part in parts { inherit(part, type) }
      if let superclass = type.scriptSuperclass {
        type.fieldCount = superclass.fieldCount
        (type.tables.methods, type.tables.properties) = (
          superclass.tables.methods, superclass.tables.properties
        )
        type.tables.compiled = superclass.tables.compiled
        type.inheritance.capabilities.formUnion(superclass.capabilities)
      }
      for part in parts {
        for member in part.syntax.members { declarer.member(member, of: type, in: part) }
      }
      hide(type)
      for contract in type.allContracts.compactMap(\.scriptType) {
        for method in contract.methods
        where type.tables.methods[method.key] == nil && method.hasBody {
          type.tables.methods[method.key] = method
          if type.tables.compiled[method.signature] == nil {
            type.tables.compiled[method.signature] = method
          }
        }
        for property in contract.properties where type.tables.properties[property.name] == nil {
          if property.accessors.getter != nil { type.tables.properties[property.name] = property }
        }
      }
    }
    type.state = .shaped
  }

  /// Resolves an inherited type first; returns false if it cannot be inherited.
  ///
  /// The depth is limited, as member lookup visits each level.
  func shape(_ other: ScriptType, above type: ScriptType, at range: SourceRange) -> Bool {
    if depth < Self.levelLimit {
      depth += 1
      shape(other)
      depth -= 1
    }
    if other.state == .shaping { return false }
    guard other.state == .shaped, other.inheritance.level < Self.levelLimit else {
      diagnostics.report(
        .unsupported(
          "a type more than \(Self.levelLimit) levels below another",
          instead: "make one of several levels"), at: range)
      return false
    }
    type.inheritance.level = max(type.inheritance.level, other.inheritance.level + 1)
    return true
  }

  private static let levelLimit = 200
}
