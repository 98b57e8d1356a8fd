/// Forwards a protocol's calls from compiled code to a script object, such as a delegate.
///
/// The object retains its adapters; an adapter does not retain its object. So weak references to an
/// adapter become nil with the object, as in compiled code.
open class Adapter {
  /// The script object; nil after its release.
  public private(set) weak var owner: AnyObject?
  private weak var behaviour: (any Behaviour)?

  /// Makes an adapter for an object of the class that `behaviour` describes.
  public required init(_ behaviour: any Behaviour, of owner: AnyObject) {
    (self.behaviour, self.owner) = (behaviour, owner)
  }

  /// Whether the object's class implements a requirement.
  public final func implements(_ signature: String) -> Bool {
    owner != nil && behaviour?.overrides(signature) ?? false
  }

  /// Calls a method of the object, if its class implements it.
  public final func tell(_ signature: String, _ arguments: Value...) {
    guard let owner, let behaviour, behaviour.overrides(signature) else { return }
    _ = behaviour.call(signature, of: owner, arguments)
  }

  /// Calls a method of the object for its result; nil if it is not implemented or the run was
  /// stopped.
  public final func ask<Answer: ValueConvertible>(
    _ signature: String, _ arguments: Value..., as type: Answer.Type = Answer.self
  ) -> Answer? {
    guard let owner, let behaviour, behaviour.overrides(signature) else { return nil }
    return Answer.unpacked(behaviour.call(signature, of: owner, arguments))
  }

  /// The script part of an object, or nil for a compiled one.
  static func behaviour(of object: AnyObject) -> (any Behaviour)? {
    (object as? any BehaviourCarrier)?.behaviour ?? object as? any Behaviour
  }

  /// The object's adapter of this class; created lazily.
  class func speaking(for object: AnyObject) -> Self? {
    guard let behaviour = behaviour(of: object) else { return nil }
    guard let carrier = object as? any BehaviourCarrier else {
      return Self(behaviour, of: object)
    }
    if let known = carrier.adapters.lazy.compactMap({ $0 as? Self }).first { return known }
    let adapter = Self(behaviour, of: object)
    carrier.adapters.append(adapter)
    return adapter
  }
}

extension Recipe {
  /// Makes the recipe of a protocol from an adapter class.
  public static func contract<Speaker: Adapter>(
    _ name: String, _ summary: String, adapter: Speaker.Type, _ requirements: [Member],
    matches: @escaping @Sendable (AnyObject) -> Bool
  ) -> Recipe {
    contract(name, summary, requirements, matches: matches) { behaviour, owner in
      Speaker.speaking(for: owner) ?? Speaker(behaviour, of: owner)
    }
  }
}

extension Member {
  /// Makes a weak property of a protocol type, which wraps script objects in adapters.
  ///
  /// Reading it returns the script object.
  public static func delegate<Base: ValueConvertible, Speaker: Adapter, Contract>(
    _ name: String, _ summary: String, of contract: String, through adapter: Speaker.Type,
    get: @escaping @Sendable (Base) -> Contract?,
    set: @escaping @Sendable (Base, Contract?) -> Void
  ) -> Member {
    let type = ValueType.optional(.named(contract))
    return Member(
      kind: .property, name: name, parameters: [], type: type, summary: summary,
      isOverridable: false, isRequired: false,
      ask: { receiver, _ throws(MismatchedValue) in
        guard let current = get(try Base.from(receiver)) else { return .none }
        let object = current as AnyObject
        return .object((object as? Adapter)?.owner ?? object)
      },
      set: { receiver, value throws(MismatchedValue) in
        let base = try Base.from(receiver)
        switch value {
        case .none: set(base, nil)
        case .object(let object):
          let conforming = object as? Contract ?? Speaker.speaking(for: object) as? Contract
          guard let conforming else { throw MismatchedValue(expected: type) }
          set(base, conforming)
        default: throw MismatchedValue(expected: type)
        }
      })
  }
}
