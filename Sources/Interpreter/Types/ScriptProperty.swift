import Containment
import Script

/// A stored, computed or static property of a script type.
final class ScriptProperty {
  unowned let owner: ScriptType
  let name: String
  let traits: Traits
  let isConstant: Bool
  let range: SourceRange
  var type: Type
  /// Whether the type is written, not inferred from the initial value.
  var isTypeWritten = false
  /// Whether a subclass declares a property with the same name that does not override it.
  var isHiddenBelow = false
  var storage = Storage()
  var accessors = AccessorFunctions()
  /// Infers the type from the initial value on demand.
  var resolve: (() -> Void)?
  /// The overridden property, for its observers and for `super`.
  var overridden: Overridden?
  /// Whether it is a protocol requirement.
  var isRequirement = false
  var requiresSetter = false
  /// The overrides in subclasses.
  let overrides: Overrides<ScriptProperty>

  init(
    _ name: String, _ type: Type, of owner: ScriptType, _ traits: Traits, isConstant: Bool,
    range: SourceRange
  ) {
    (self.name, self.type, self.owner, self.range) = (name, type, owner, range)
    (self.traits, self.isConstant) = (traits, isConstant)
    let isStatic = traits.isStatic
    overrides = Overrides { [unowned owner] type in
      isStatic
        ? type.staticProperty(name)
        : type.conformer(to: owner)?.tables.properties[name].flatMap { $0.isGiven ? $0 : nil }
          ?? type.tables.properties[name]
    }
  }

  /// Where and how a value is stored.
  struct Storage {
    /// The index of the field, or of the global variable if the property is static.
    var field: Int?
    /// The ID among the recorded variables.
    var recordID: Int?
    var hasInitialValue = false
    /// The initial value; nil for a property that an initializer must set.
    var initial: ScriptFunction?
  }

  enum Overridden {
    case property(ScriptProperty)
    case member(Member)
  }
}

extension ScriptProperty {
  var isStatic: Bool { traits.isStatic }
  var isOverride: Bool { traits.isOverride }
  var isLazy: Bool { traits.isLazy }
  var strength: LocalVariable.Strength { traits.strength }
  var isStored: Bool { storage.field != nil }
  /// Whether a protocol extension declares it.
  var isGiven: Bool { owner.kind == .protocol && accessors.getter != nil }
  var isSettable: Bool {
    !isConstant && (isStored || accessors.setter != nil || isObserver || isLazy || requiresSetter)
  }
  /// Whether it only observes the property that it overrides.
  var isObserver: Bool { overridden != nil && accessors.getter == nil }
}

/// The accessors and observers of a property or a global variable.
struct AccessorFunctions {
  var getter: ScriptFunction?
  var setter: ScriptFunction?
  var willSet: ScriptFunction?
  var didSet: ScriptFunction?
  /// Whether `didSet` uses the old value.
  var needsOldValue = false

  /// Whether it has observers.
  var areObserving: Bool { self.willSet != nil || self.didSet != nil }
}
