/// The messages, as the Swift compiler words them.
extension Refusal {
  /// The problem, in one line.
  package var message: String {
    switch self {
    case .plain(let plain): plain.rawValue
    case .inaccessible, .inaccessibleInitializer, .inaccessibleSetter, .exposes,
      .hiddenRequirement, .hiddenOverride:
      accessMessage
    case .misplacedModifier, .modifierInProtocol, .modifierInside, .modifier, .readOnlySetter,
      .modifierBesideConformance, .exposedExtension, .typeMember, .classMember, .requiredOutside,
      .convenienceOutside:
      modifierMessage
    case .nonEscaping, .conversion, .noCandidate, .weakValue, .weakProtocol, .weakPlain,
      .mutatingGetter, .staticOnInstance, .caseOnInstance, .elementLabel, .beforeSuper,
      .capturedEarly:
      valueMessage
    default: inheritingMessage
    }
  }

  private var accessMessage: String {
    switch self {
    case .inaccessible(let name): "'\(name)' is inaccessible due to 'private' protection level"
    case .inaccessibleInitializer(let type):
      "'\(type)' initializer is inaccessible due to 'private' protection level"
    case .inaccessibleSetter(let name, let change):
      "\(change.prefix): '\(name)' setter is inaccessible"
    case .exposes(let declaration, let verdict, let reason):
      "\(declaration) \(verdict)" + (reason.map { " because \($0)" } ?? "")
    case .hiddenRequirement(let member, let level, let contract):
      "\(member) must be declared \(level) because it matches a requirement in \(contract)"
    case .hiddenOverride(let kind, let other):
      "overriding \(kind) must be as accessible as \(other)"
    default: ""
    }
  }

  private var modifierMessage: String {
    switch self {
    case .misplacedModifier(let name): "'\(name)' modifier cannot be applied to this declaration"
    case .modifierInProtocol(let name): "'\(name)' modifier cannot be used in protocols"
    case .modifierInside(let name): "attribute '\(name)' can only be used in a non-local scope"
    case .modifier(let name, let kind): "'\(name)' may only be used on '\(kind)' declarations"
    case .readOnlySetter(let name):
      "'\(name)' modifier cannot be applied to read-only properties"
    case .modifierBesideConformance(let name):
      "'\(name)' modifier cannot be used with extensions that declare protocol conformances"
    case .exposedExtension(let words): "extension of \(words) cannot be declared public"
    case .typeMember(let modifier, let kind): "\(modifier) \(kind) may only be declared on a type"
    case .classMember(let kind, let remedy):
      "class \(kind) are only allowed within classes; use 'static' to declare a \(remedy)"
    case .requiredOutside(let type): "'required' initializer in non-class type '\(type)'"
    case .convenienceOutside(let kinds):
      "initializers in \(kinds) are not marked with 'convenience'"
    default: ""
    }
  }

  private var inheritingMessage: String {
    switch self {
    case .finalClass(let name): "inheritance from a final class '\(name)'"
    case .finalMember(let kind): "\(kind) overrides a 'final' \(kind)"
    case .staticOverride(let kind): "cannot override static \(kind)"
    case .extensionMember(let member, let type):
      "non-@objc \(member) is declared in extension of '\(type)' and cannot be overridden"
    case .overrideInExtension(let member, let type):
      "non-@objc \(member) declared in '\(type)' cannot be overridden from extension"
    case .constantOverride(let name):
      "cannot override immutable 'let' property '\(name)' with the getter of a 'var'"
    case .observedConstant(let name): "cannot observe read-only property '\(name)'; it can't change"
    case .noOverride(let kind): "\(kind) does not override any \(kind) from its superclass"
    case .failableOverride(let name):
      "failable initializer '\(name)' cannot override a non-failable initializer"
    case .initializerLabels(let own, let other):
      "argument labels for initializer '\(own)' do not match those of overridden initializer '\(other)'"
    case .missingRequired(let signature, let type):
      "'required' initializer '\(signature)' must be provided by subclass of '\(type)'"
    case .delegatingDesignated(let type):
      "designated initializer for '\(type)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?"
    case .designatedInExtension(let type):
      "designated initializer cannot be declared in an extension of '\(type)'; did you mean this to be a convenience initializer?"
    case .convenienceOfSuper(let type):
      "must call a designated initializer of the superclass '\(type)'"
    case .failableChain(let signature):
      "a non-failable initializer cannot chain to failable initializer '\(signature)' written with 'init?'"
    case .twoSuperclasses(let one, let other):
      "multiple inheritance from classes '\(one)' and '\(other)'"
    case .lateSuperclass(let name):
      "superclass '\(name)' must appear first in the inheritance clause"
    case .redundantConformance(let type, let contract):
      "redundant conformance of '\(type)' to protocol '\(contract)'"
    case .extendedProtocol(let name):
      "extension of protocol '\(name)' cannot have an inheritance clause"
    case .extendedClass(let name): "inheritance from non-protocol type '\(name)'"
    case .valueForClassProtocol(let type, let contract):
      "non-class type '\(type)' cannot conform to class protocol '\(contract)'"
    case .nonconforming(let type, let contract, let reason):
      "type '\(type)' does not conform to protocol '\(contract)'" + (reason.map { "; \($0)" } ?? "")
    default: ""
    }
  }

  private var valueMessage: String {
    switch self {
    case .nonEscaping(let name, let escape): escape.message(of: name)
    case .conversion(let found, let wanted, let purpose): purpose.message(found, wanted)
    case .noCandidate(let name, let type):
      "no '\(name)' candidates produce the expected contextual result type '\(type)'"
    case .weakValue(let strength, let type):
      "'\(strength)' may only be applied to class and class-bound protocol types, not '\(type)'"
    case .weakProtocol(let strength, let type):
      "'\(strength)' must not be applied to non-class-bound '\(type)'; consider adding a protocol conformance that has a class bound"
    case .weakPlain(let type): "'weak' variable should have optional type '\(type)?'"
    case .mutatingGetter(let reason): "cannot use mutating getter on immutable value: \(reason)"
    case .staticOnInstance(let name, let type):
      "static member '\(name)' cannot be used on instance of type '\(type)'"
    case .caseOnInstance(let name): "enum case '\(name)' cannot be used as an instance member"
    case .elementLabel(let label, let wanted):
      "tuple pattern element label '\(label)' must be '\(wanted)'"
    case .beforeSuper(let name):
      "'self' used in property access '\(name)' before 'super.init' call"
    case .capturedEarly(let moment): "'self' captured by a closure before \(moment)"
    default: ""
    }
  }
}

extension Refusal.Change {
  fileprivate var prefix: String {
    switch self {
    case .assignment: "cannot assign to property"
    case .element: "cannot assign through subscript"
    case .inPlace: "left side of mutating operator isn't mutable"
    case .byMember: "cannot use mutating member on immutable value"
    }
  }
}

extension Refusal.Escape {
  fileprivate func message(of name: String) -> String {
    switch self {
    case .passed:
      "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
    case .assigned: "assigning non-escaping parameter '\(name)' to an '@escaping' closure"
    case .used:
      "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
    case .captured: "escaping closure captures non-escaping parameter '\(name)'"
    case .generic(let placeholder):
      "converting non-escaping parameter '\(name)' to generic parameter '\(placeholder)' may allow it to escape"
    }
  }
}

extension Refusal.Purpose {
  fileprivate func message(_ found: String, _ wanted: String) -> String {
    switch self {
    case .argument:
      "cannot convert value of type '\(found)' to expected argument type '\(wanted)'"
    case .specified: "cannot convert value of type '\(found)' to specified type '\(wanted)'"
    case .assigned: "cannot assign value of type '\(found)' to type '\(wanted)'"
    case .returned:
      "cannot convert return expression of type '\(found)' to return type '\(wanted)'"
    case .closureResult:
      "cannot convert value of type '\(found)' to closure result type '\(wanted)'"
    }
  }
}
