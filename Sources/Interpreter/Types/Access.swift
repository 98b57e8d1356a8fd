import Script

/// Access levels, from narrowest to widest.
enum AccessLevel: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, `public`, `open`

  static func < (one: AccessLevel, other: AccessLevel) -> Bool { one.rawValue < other.rawValue }

  /// The level, as written in Swift.
  var name: String { "\(self)" }

  /// The name with an article.
  var phrase: String { self == .internal || self == .open ? "an \(name)" : "a \(name)" }
}

extension Declaration {
  /// The written access level, if any.
  var accessLevel: AccessLevel? { modifiers.lazy.compactMap(\.accessLevel).first }

  /// The setter's level, if it is narrower.
  var setterLevel: AccessLevel? {
    has(.privateSet) ? .private : has(.fileprivateSet) ? .fileprivate : nil
  }
}

extension Modifier {
  var accessLevel: AccessLevel? {
    switch kind {
    case .private: .private
    case .fileprivate: .fileprivate
    case .internal: .internal
    case .public: .public
    case .open: .open
    default: nil
    }
  }
}

/// The properties of a declaration that follow from its modifiers and context.
struct Traits {
  var access = AccessLevel.internal
  /// Whether the level is written, not inherited from the context.
  var isAccessWritten = false
  /// The access level of a property's setter.
  var setter = AccessLevel.internal
  var isStatic = false
  var isOverride = false
  var isLazy = false
  var strength = LocalVariable.Strength.strong
  var isFinal = false
  /// Whether it is an overridable type member: `class func`.
  var isOfClass = false
  var isRequired = false
  /// Whether it is declared in an extension.
  var isAddition = false
  /// The range of its introducing keyword.
  var introducer: SourceRange?

  init() {}

  init(_ declaration: Declaration, in part: TypePart? = nil) {
    let defaultLevel = part?.memberLevel ?? .internal
    access = declaration.accessLevel ?? defaultLevel
    isAccessWritten = (declaration.accessLevel ?? part?.requirementLevel) != nil
    setter = min(access, declaration.setterLevel ?? access)
    isStatic = declaration.has(.static) || declaration.has(.class)
    isOverride = declaration.has(.override)
    isLazy = declaration.has(.lazy)
    strength = declaration.strength
    isFinal = declaration.has(.final)
    isOfClass = declaration.has(.class)
    isRequired = declaration.has(.required)
    isAddition = part?.syntax.kind == .extension
    introducer = declaration.introducer
  }
}

/// A declaration or an extension of a type.
struct TypePart {
  let syntax: TypeDeclaration
  let declaration: Declaration

  /// The default access level of its members.
  fileprivate var memberLevel: AccessLevel {
    switch syntax.kind {
    case .extension, .protocol: max(declaration.accessLevel ?? .internal, .fileprivate)
    default: .internal
    }
  }

  /// The level that a protocol's requirements share with it, if written.
  fileprivate var requirementLevel: AccessLevel? {
    syntax.kind == .protocol ? declaration.accessLevel : nil
  }
}

/// The scope in which a declaration is visible.
enum AccessScope {
  case type(ScriptType)
  case file, module, everywhere

  init(_ level: AccessLevel, in owner: ScriptType?) {
    let own: AccessScope =
      switch level {
      case .private: owner.map { .type($0) } ?? .file
      case .fileprivate: .file
      case .internal: .module
      case .public, .open: .everywhere
      }
    // Computed once, as it depends on all enclosing types.
    let around = owner?.scope
    self = around.map { own.isNarrower(than: $0) ? own : $0 } ?? own
  }

  private var rank: Int {
    switch self {
    case .type: 0
    case .file: 1
    case .module: 2
    case .everywhere: 3
    }
  }

  func isNarrower(than other: AccessScope) -> Bool {
    guard case .type(let one) = self, case .type(let outer) = other else {
      return rank < other.rank
    }
    return one !== outer && sequence(first: one, next: \.outer).contains { $0 === outer }
  }
}

extension ScriptType {
  /// The scope in which the type is visible.
  var scope: AccessScope {
    extended == nil ? AccessScope(traits.access, in: outer) : .everywhere
  }
}
