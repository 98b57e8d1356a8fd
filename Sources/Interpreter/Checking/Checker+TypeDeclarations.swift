import Containment
import Script

/// The types that a script declares: names first, then what they inherit and have.
extension Checker {
  func declareTypes(_ statements: [Statement]) {
    for statement in statements {
      if case .declaration(let declaration) = statement.kind,
        case .type(let syntax) = declaration.kind, syntax.kind != .extension
      {
        let type = declare(syntax, in: nil)
        if types[type.name] != nil || Self.builtIn[type.name] != nil {
          report(.redeclared(type.name), at: syntax.name.range)
        }
        types[type.name] = type
      }
    }
    for statement in statements {
      if case .declaration(let declaration) = statement.kind,
        case .type(let syntax) = declaration.kind, syntax.kind == .extension
      {
        extend(syntax)
      }
    }
  }

  private func declare(_ syntax: TypeDeclaration, in outer: ScriptType?) -> ScriptType {
    let type = ScriptType(
      syntax.kind, name: syntax.name.text, range: syntax.name.range, outer: outer)
    allTypes.append(type)
    declarations[ObjectIdentifier(type)] = [syntax]
    declareNested(in: syntax, of: type)
    return type
  }

  private func declareNested(in syntax: TypeDeclaration, of type: ScriptType) {
    for member in syntax.members {
      guard case .type(let inner) = member.kind else { continue }
      if inner.kind == .extension {
        report(.outside("extension", of: "the top level"), at: inner.name.range)
      } else {
        type.nested[inner.name.text] = declare(inner, in: type)
      }
    }
  }

  private func extend(_ syntax: TypeDeclaration) {
    guard let type = types[syntax.name.text] else {
      if compiled[syntax.name.text] != nil || Self.builtIn[syntax.name.text] != nil {
        report(
          .unsupported(
            "an extension of a type that the script does not declare",
            instead: "write a function that takes it"), at: syntax.name.range)
      } else {
        report(
          .unknownType(
            syntax.name.text,
            nearest: NearMiss.nearest(to: syntax.name.text, in: types.keys.sorted())),
          at: syntax.name.range)
      }
      return
    }
    declarations[ObjectIdentifier(type), default: []].append(syntax)
    declareNested(in: syntax, of: type)
  }

  func shapeTypes() {
    for type in allTypes { shape(type) }
  }

  /// Finds what a type inherits and which members it has; superclasses come first.
  private func shape(_ type: ScriptType) {
    guard type.state == .declared else {
      if type.state == .shaping {
        report(
          .unsupported("a type that inherits from itself", instead: "name another"), at: type.range)
        type.superclass = nil
      }
      return
    }
    type.state = .shaping
    let parts = declarations[ObjectIdentifier(type)] ?? []
    let receiver = FunctionContext.Receiver(type: .script(type), isStatic: true, isMutable: false)
    inFunction(FunctionContext(receiver: receiver, result: .void), enclosing: nil) {
      for part in parts { for syntax in part.inherited { inherit(syntax, type) } }
      for contract in type.contracts { if let own = contract.scriptType { shape(own) } }
      if let superclass = type.scriptSuperclass {
        type.fieldCount = superclass.fieldCount
        (type.dispatch, type.accessors) = (superclass.dispatch, superclass.accessors)
        type.capabilities.formUnion(superclass.capabilities)
      }
      for part in parts {
        for member in part.members {
          self.member(member, of: type, isExtension: part.kind == .extension)
        }
      }
      for contract in type.allContracts.compactMap(\.scriptType) {
        for method in contract.methods where type.dispatch[method.signature] == nil {
          if method.hasBody { type.dispatch[method.signature] = method }
        }
        for property in contract.properties where type.accessors[property.name] == nil {
          if property.getter != nil { type.accessors[property.name] = property }
        }
      }
    }
    type.state = .shaped
  }

  private func inherit(_ syntax: TypeSyntax, _ type: ScriptType) {
    if case .named(let name, _) = syntax.kind, Self.capabilityNames.contains(name) {
      type.capabilities.insert(name)
      return
    }
    let inherited = self.type(syntax)
    switch (inherited, type.kind) {
    case (.unknown, _): break
    case (.int, .enum), (.string, .enum), (.double, .enum), (.character, .enum):
      type.rawType = inherited
    case (.script(let other), .class) where other.kind == .class:
      shape(other)
      if other.state == .shaped { type.superclass = .script(other) }
    case (.script(let other), _) where other.kind == .protocol:
      type.contracts.append(inherited)
    case (.compiled(let other), _):
      switch other.recipe.kind {
      case .object(_, true) where type.kind == .class: type.superclass = .compiled(other)
      case .contract where type.kind == .class || type.kind == .protocol:
        type.contracts.append(inherited)
      default: report(.notSubclassable(other.name), at: syntax.range)
      }
    default: report(.notSubclassable("\(inherited)"), at: syntax.range)
    }
  }

  private static let capabilityNames: Set = [
    "Equatable", "Hashable", "CaseIterable", "CustomStringConvertible", "AnyObject", "Sendable",
    "NSObjectProtocol",
  ]
}
