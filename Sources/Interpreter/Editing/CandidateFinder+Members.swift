import Containment
import Script

/// Completion after a dot.
extension CandidateFinder {
  /// The members of a value of this type; for a metatype, the static members.
  func memberCandidates(of type: Type) -> [Candidate] {
    var list = CandidateList()
    switch type {
    case .metatype(let own): addStaticMembers(of: own, to: &list)
    case .script(let own): addMembers(of: own, to: &list)
    case .compiled(let own): addMembers(of: own, to: &list)
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        let name = element.label ?? "\(index)"
        list.add(
          Candidate(
            kind: .property, name: name, signature: "\(name): \(element.type)",
            type: element.type))
      }
    default: addLibraryMembers(of: type, to: &list) { $0.isOfInstances }
    }
    for addition in names.additions(to: type) { addOwnMembers(of: addition, to: &list) }
    return list.all
  }

  /// Completions after a leading dot where this type is expected.
  func implicitCandidates(of type: Type) -> [Candidate] {
    memberCandidates(of: .metatype(type)).filter { candidate in
      candidate.kind != .type && candidate.kind != .initializer
        && candidate.type?.converts(to: type) ?? false
    }
  }

  private func addMembers(of type: ScriptType, to list: inout CandidateList) {
    for (distance, owner) in type.lineage.enumerated() {
      addOwnMembers(of: owner, to: &list, distance: distance)
    }
    for contract in type.allContracts {
      switch contract {
      case .script(let own): addOwnMembers(of: own, to: &list, distance: 1)
      case .compiled(let own) where type.kind == .protocol: addMembers(of: own, to: &list)
      default: break
      }
    }
    if let raw = type.rawType {
      list.add(
        Candidate(
          kind: .property, name: "rawValue", signature: "rawValue: \(raw)", type: raw,
          owner: type.name))
    }
    if let base = type.compiledBase {
      addMembers(of: base, to: &list, distance: type.lineage.reduce(0) { count, _ in count + 1 })
    }
  }

  private func addOwnMembers(
    of type: ScriptType, to list: inout CandidateList, distance: Int = 0, isStatic: Bool = false
  ) {
    for property in type.properties where property.isStatic == isStatic {
      property.resolve?()
      list.add(
        Candidate(property, line: source.line(of: property.range.start), distance: distance))
    }
    for method in type.methods where method.isStatic == isStatic {
      list.add(candidate(method, of: type, distance))
    }
  }

  private func candidate(
    _ function: ScriptFunction, of type: ScriptType, _ distance: Int = 0
  ) -> Candidate {
    Candidate(
      function, line: source.line(of: function.range.start), owner: type.name, distance: distance)
  }

  private func addMembers(
    of type: CompiledType, to list: inout CandidateList, distance: Int = 0
  ) {
    for (generation, owner) in type.lineage.enumerated() {
      for member in owner.recipe.members where member.kind == .property || member.kind == .method {
        list.add(candidate(member, of: owner, distance + generation))
      }
    }
  }

  /// A completion candidate for a catalog member, with its type.
  private func candidate(_ member: Member, of owner: CompiledType, _ distance: Int) -> Candidate {
    var candidate = Candidate(member, owner: owner.name, distance: distance)
    candidate.type = names.type(member.type)
    return candidate
  }

  private func addLibraryMembers(
    of type: Type, to list: inout CandidateList, where isWanted: (LibraryMember.Kind) -> Bool
  ) {
    for (member, bindings) in StandardLibrary.found(in: type) where isWanted(member.kind) {
      list.add(Candidate(member, Solver(bindings), owner: "\(type)"))
    }
  }
}

/// Completion after a type name.
extension CandidateFinder {
  private func addStaticMembers(of type: Type, to list: inout CandidateList) {
    switch type {
    case .script(let own):
      list.add(own.cases.map { Candidate($0, of: own) })
      for (distance, owner) in own.lineage.enumerated() {
        addOwnMembers(of: owner, to: &list, distance: distance, isStatic: true)
        list.add(owner.nested.values.sorted { $0.name < $1.name }.map { candidate(for: $0) })
      }
      if own.capabilities.contains("CaseIterable") {
        list.add(
          Candidate(
            kind: .constant, name: "allCases", signature: "allCases: [\(own.name)]",
            type: .array(type), owner: own.name))
      }
      list.add(own.initializers.map { candidate($0, of: own) })
      if let base = own.compiledBase { addStaticMembers(of: base, to: &list) }
    case .compiled(let own): addStaticMembers(of: own, to: &list)
    default:
      addLibraryMembers(of: type, to: &list) { $0 == .typeProperty || $0 == .initializer }
    }
    for addition in names.additions(to: type) {
      addOwnMembers(of: addition, to: &list, isStatic: true)
    }
  }

  private func addStaticMembers(of type: CompiledType, to list: inout CandidateList) {
    for (distance, owner) in type.lineage.enumerated() {
      for member in owner.recipe.members {
        switch member.kind {
        case .constant, .typeMethod: list.add(candidate(member, of: owner, distance))
        case .initializer where distance == 0: list.add(candidate(member, of: owner, 0))
        default: break
        }
      }
    }
    let inside = names.catalogue.recipes.filter { $0.name.hasPrefix(type.name + ".") }
    for recipe in inside {
      guard let inner = names.compiled[recipe.name] else { continue }
      list.add(candidate(for: inner, named: String(recipe.name.dropFirst(type.name.count + 1))))
    }
  }
}
