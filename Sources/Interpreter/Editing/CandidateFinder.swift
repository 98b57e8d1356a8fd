import Containment
import Script

/// Finds the possible meanings of a name, for completion and help.
final class CandidateFinder {
  let source: SourceText
  let names: NameTable
  let scopes: Scopes

  init(_ source: SourceText, _ names: NameTable, _ scopes: Scopes) {
    (self.source, self.names, self.scopes) = (source, names, scopes)
  }
}

/// Completion of names without a base, the closest declarations first.
extension CandidateFinder {
  private enum Distance {
    static let member = 100, global = 200, given = 210, type = 220, library = 240
  }

  func nameCandidates() -> [Candidate] {
    var list = CandidateList()
    for (distance, scope) in sequence(first: scopes.current, next: \.parent).enumerated() {
      addNames(of: scope, to: &list, distance)
    }
    if let receiver = scopes.context.receiver { addMembers(of: receiver, to: &list) }
    for global in names.globals.values.sorted(by: { $0.index < $1.index })
    where global.isDeclared || !scopes.isTopLevel {
      global.resolve?()
      list.add(
        Candidate(
          variable: global.name, global.type, line: source.line(of: global.range.start),
          distance: Distance.global))
    }
    for name in names.functions.keys.sorted() {
      list.add((names.functions[name] ?? []).map { candidate($0, Distance.global) })
    }
    for member in names.catalogue.globals {
      var candidate = Candidate(member, distance: Distance.given)
      candidate.type = names.type(member.type)
      list.add(candidate)
    }
    list.add(typeCandidates())
    for member in StandardLibrary.functions where member.kind == .function {
      list.add(Candidate(member, Solver([:]), owner: nil, distance: Distance.library))
    }
    return list.all
  }

  /// The types visible at the checker's position.
  func typeCandidates() -> [Candidate] {
    var list = CandidateList()
    for scope in sequence(first: scopes.current, next: \.parent) {
      list.add(scope.types.values.sorted { $0.name < $1.name }.map { candidate(for: $0) })
    }
    if case .script(let own)? = scopes.context.receiver?.type {
      for type in sequence(first: own, next: \.outer) {
        list.add(type.nested.values.sorted { $0.name < $1.name }.map { candidate(for: $0) })
      }
    }
    list.add(names.types.values.sorted { $0.name < $1.name }.map { candidate(for: $0) })
    for recipe in names.catalogue.recipes {
      guard let type = names.compiled[recipe.name] else { continue }
      for name in recipe.names { list.add(candidate(for: type, named: name)) }
    }
    for name in (Array(NameTable.builtIn.keys) + ["Array", "Dictionary", "Optional", "Set"])
      .sorted()
    {
      list.add(
        Candidate(
          kind: .type, name: name, signature: name, type: NameTable.builtIn[name],
          distance: Distance.type + 2))
    }
    return list.all
  }

  func candidate(for type: ScriptType) -> Candidate {
    Candidate(
      kind: .type, name: type.name, signature: "\(type.kind.rawValue) \(type.name)",
      type: .script(type), line: source.line(of: type.range.start), distance: Distance.type)
  }

  /// The types of this name in modules that the script does not import, with the module.
  func candidatesElsewhere(named name: String) -> [Candidate] {
    names.catalogue.modules.compactMap { module in
      module.catalogue[name].map { recipe in
        var candidate = candidate(for: CompiledType(recipe), named: name)
        candidate.owner = module.name
        return candidate
      }
    }
  }

  func candidate(for type: CompiledType, named name: String) -> Candidate {
    let word =
      switch type.recipe.kind {
      case .object: "class"
      case .structure, .options: "struct"
      case .enumeration: "enum"
      case .contract: "protocol"
      }
    return Candidate(
      kind: .type, name: name, signature: "\(word) \(type.name)", type: .compiled(type),
      summary: type.recipe.summary, distance: Distance.type + (name.contains(".") ? 3 : 1))
  }

  private func candidate(_ function: ScriptFunction, _ distance: Int) -> Candidate {
    Candidate(function, line: source.line(of: function.range.start), distance: distance)
  }

  private func addNames(of scope: Scope, to list: inout CandidateList, _ distance: Int) {
    for name in scope.names.keys.sorted() {
      switch scope.names[name] {
      case .local(let variable) where variable.name != "self" && variable.name != "_":
        list.add(
          Candidate(
            variable: name, variable.type, line: variable.range.map { source.line(of: $0.start) },
            distance: distance))
      case .function(let functions):
        list.add(functions.map { candidate($0.function, distance) })
      default: break
      }
    }
  }

  /// Adds members that can be used without `self`.
  private func addMembers(of receiver: FunctionContext.Receiver, to list: inout CandidateList) {
    let type = receiver.isStatic ? Type.metatype(receiver.type) : receiver.type
    for var candidate in memberCandidates(of: type) where candidate.kind != .initializer {
      candidate.distance += Distance.member
      list.add(candidate)
    }
  }
}

/// Help.
extension CandidateFinder {
  /// The script's declaration at exactly this range.
  func declarations(at range: SourceRange) -> [Candidate] {
    let line = source.line(of: range.start)
    let types = names.allTypes.filter { $0.range == range }.map { candidate(for: $0) }
    let members = names.allTypes.flatMap { type -> [Candidate] in
      type.properties.filter { $0.range == range }.map { Candidate($0, line: line) }
        + type.methods.filter { $0.range == range }
        .map { Candidate($0, line: line, owner: type.name) }
    }
    let given = names.globals.values.filter { $0.range == range }.map {
      Candidate(variable: $0.name, $0.type, line: line)
    }
    let free = names.functions.values.joined().filter { $0.range == range }.map {
      Candidate($0, line: line)
    }
    return types + members + given + free
  }
}
