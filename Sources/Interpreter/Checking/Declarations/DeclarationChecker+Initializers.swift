import Containment
import Script

/// Rules for class initializers: designated, convenience, required, overriding.
extension DeclarationChecker {
  func examineInitializers(of type: ScriptType) {
    refuseRepeatedInitializers(of: type)
    guard type.kind == .class else { return }
    let base = type.superclass.map(initializers) ?? []
    for own in type.initializers {
      let range = own.traits.introducer ?? own.range
      if own.traits.isAddition, !own.isConvenience {
        diagnostics.report(.refused(.designatedInExtension(type.name)), at: range)
      }
      if let refusal = refusal(of: own, over: base) {
        diagnostics.report(.refused(refusal), at: range)
      }
    }
    examineRequired(base.filter(\.isRequired), of: type)
  }

  private func refuseRepeatedInitializers(of type: ScriptType) {
    var known: [ScriptFunction] = []
    for own in type.initializers {
      let isKnown = known.contains {
        $0.signature == own.signature && $0.parameters.map(\.type) == own.parameters.map(\.type)
      }
      if isKnown {
        diagnostics.report(.redeclared(own.signature), at: own.traits.introducer ?? own.range)
      } else {
        known.append(own)
      }
    }
    type.members.initializers = known
  }

  /// An initializer of a superclass.
  private struct Inherited {
    let signature: String
    let types: [Type]
    let isRequired: Bool
    let isDesignated: Bool
    var isFailable = false
  }

  private func initializers(of superclass: ScriptType.Superclass) -> [Inherited] {
    let all: [Initializer] =
      switch superclass {
      case .script(let type): Initializer.all(of: type)
      case .compiled(let base): (base.members["init"] ?? []).map { .compiled($0) }
      }
    return all.map { initializer in
      switch initializer {
      case .script(let function):
        Inherited(
          signature: function.signature, types: function.parameters.map(\.type),
          isRequired: function.traits.isRequired, isDesignated: !function.isConvenience,
          isFailable: function.isFailable)
      case .compiled(let member):
        Inherited(
          signature: member.signature, types: member.parameters.map { names.type($0.type) },
          isRequired: false, isDesignated: member.signature == Self.nameInitializer)
      case .none: Inherited(signature: "init()", types: [], isRequired: false, isDesignated: true)
      }
    }
  }

  /// The designated initializer of compiled controllers and views; others may be convenience.
  private static let nameInitializer = "init(_:)"

  private func refusal(of own: ScriptFunction, over base: [Inherited]) -> Refusal? {
    let types = own.parameters.map(\.type)
    let match = base.first {
      $0.signature == own.signature && $0.types == types && ($0.isDesignated || $0.isRequired)
    }
    guard let match else {
      guard own.isOverride else { return nil }
      if base.contains(where: { $0.signature == own.signature && !$0.isDesignated }) {
        return .plain(.noDesignated)
      }
      let similar = base.filter { $0.isDesignated && $0.types == types }
      return similar.count == 1 && !types.isEmpty
        ? .initializerLabels(own.signature, of: similar[0].signature) : .plain(.noDesignated)
    }
    if own.isFailable, !match.isFailable, own.isOverride || own.traits.isRequired {
      return .failableOverride(own.signature)
    }
    if own.traits.isRequired { return nil }
    if match.isRequired { return .plain(own.isOverride ? .requiredInstead : .requiredOnAll) }
    return own.isOverride ? nil : .plain(.missingOverride)
  }

  /// Reports inherited required initializers that a class with designated initializers lacks.
  private func examineRequired(_ required: [Inherited], of type: ScriptType) {
    guard !required.isEmpty, !type.initializers.allSatisfy(\.isConvenience) else { return }
    let known = Initializer.all(of: type)
    for one in required where !known.contains(where: { $0.signature == one.signature }) {
      let superclass = type.scriptSuperclass?.path.joined(separator: ".") ?? ""
      diagnostics.report(.refused(.missingRequired(one.signature, of: superclass)), at: type.range)
    }
  }
}
