import Containment
import Script

/// Calls of initializers: of compiled types, and of script types.
extension CallChecker {
  func initializers(of type: Type, at range: SourceRange) -> (String, [Callable])? {
    let candidates: [Callable]
    switch type {
    case .unknown: return nil
    case .compiled(let own):
      candidates = (own.members["init"] ?? []).map { callable($0, of: nil) }
    case .script(let own) where own.kind == .protocol:
      diagnostics.report(.notCallable("\(type).Type"), at: range)
      return nil
    case .script(let own) where own.kind == .enum:
      guard members.seen(own.initializers.map { .script($0) }, of: own, at: range) != nil else {
        return nil
      }
      candidates = enumInitializers(of: own)
    case .script(let own) where own.kind == .struct:
      guard let inits = structureInitializers(of: own, at: range) else { return nil }
      candidates = inits
    case .script(let own):
      guard let inits = members.seen(Initializer.all(of: own), of: own, at: range) else {
        return nil
      }
      candidates = classInitializers(inits, of: own)
    default: candidates = libraryInitializers(of: type)
    }
    guard candidates.isEmpty else { return ("\(type)", candidates) }
    diagnostics.report(.unknown(initializerOf: type), at: range)
    return nil
  }

  func enumInitializers(of type: ScriptType) -> [Callable] {
    let raw = type.rawType.map { [Callable(rawInitializerOf: type, $0)] } ?? []
    let seen = type.initializers.filter { members.sees($0.traits.access, of: $0.owner) }
    return raw + seen.map { Callable(making: type, with: $0) }
  }

  /// Initializers in a structure's declaration replace the memberwise one; those in extensions do
  /// not.
  func structureInitializers(of type: ScriptType, at range: SourceRange) -> [Callable]? {
    let isGiven = type.initializers.allSatisfy(\.traits.isAddition)
    let isSeen = isGiven && members.sees(type.memberwiseLevel, of: type)
    let all = type.initializers.map { Initializer.script($0) }
    let isEmpty = isGiven && type.setsEverything
    let implied =
      isSeen
      ? [Callable(memberwise: type)] : isEmpty ? [Callable(memberwise: type, isEmpty: true)] : []
    if !implied.isEmpty, all.isEmpty { return implied }
    guard !all.isEmpty else {
      diagnostics.report(.refused(.inaccessibleInitializer(type.name)), at: range)
      return nil
    }
    return members.seen(all, of: type, at: range).map { inits in
      inits.compactMap(\.function).map { Callable(making: type, with: $0) } + implied
    }
  }

  /// The initializers of a class, its own or inherited.
  private func classInitializers(
    _ initializers: [Initializer], of type: ScriptType
  ) -> [Callable] {
    initializers.map { initializer in
      switch initializer {
      case .script(let function):
        return Callable(function, result: function.made(.script(type))) { arguments, _ in
          Code { frame throws(Stop) in
            let run = frame.run
            var values = try arguments.values(in: frame)
            var receiver = ScriptValue.object(try run.instance(of: type))
            let inherited = type.lineage.prefix { $0 !== function.owner }
            let result = try run.initialize(&receiver, function, values, below: Array(inherited))
            result.instance?.stage = .whole
            values.release()
            return result
          }
        }
      case .compiled(let member):
        return names.callable(member) { arguments, _ in
          Code { frame throws(Stop) in
            let run = frame.run
            var values = try arguments.values(in: frame)
            var receiver = ScriptValue.object(try run.instance(of: type))
            try run.setInitialValues(of: Array(type.lineage), &receiver)
            try run.makeBase(&receiver, member, values)
            values.release()
            return receiver
          }
        }.making(.script(type))
      case .none:
        return Callable(signature: "init()", parameters: [], result: .script(type)) { _, _ in
          Code { frame throws(Stop) in
            var receiver = ScriptValue.object(try frame.run.instance(of: type))
            try frame.run.setInitialValues(of: Array(type.lineage), &receiver)
            receiver.instance?.stage = .whole
            return receiver
          }
        }
      }
    }
  }
}
