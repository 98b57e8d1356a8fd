import Script

/// How far a declaration is seen, from the nearest to the farthest.
enum AccessLevel: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, `public`, `open`

  static func < (one: AccessLevel, other: AccessLevel) -> Bool { one.rawValue < other.rawValue }

  /// The level as Swift writes it.
  var name: String { "\(self)" }

  /// The name with its article.
  var phrase: String { self == .internal || self == .open ? "an \(name)" : "a \(name)" }
}

extension Declaration {
  /// The access level that is written, if one is.
  var accessLevel: AccessLevel? { modifiers.lazy.compactMap(\.accessLevel).first }

  /// The level of the setter, if it is narrower than the rest.
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

/// What the modifiers of a declaration say of it, and where it is declared.
struct Traits {
  var access = AccessLevel.internal
  /// Whether the level stands there, and is not that of the place.
  var isAccessWritten = false
  /// The level of the setter of a property.
  var setter = AccessLevel.internal
  var isFinal = false
  /// Whether it belongs to the class and can be overridden: `class func`.
  var isOfClass = false
  var isRequired = false
  /// Whether an extension declares it.
  var isAddition = false
  /// The word that introduces it.
  var introducer: SourceRange?

  init() {}

  init(_ declaration: Declaration, in part: TypePart? = nil) {
    let standard = part?.memberLevel ?? .internal
    access = declaration.accessLevel ?? standard
    isAccessWritten = (declaration.accessLevel ?? part?.requirementLevel) != nil
    setter = min(access, declaration.setterLevel ?? access)
    isFinal = declaration.has(.final)
    isOfClass = declaration.has(.class)
    isRequired = declaration.has(.required)
    isAddition = part?.syntax.kind == .extension
    introducer = declaration.introducer
  }
}

/// A declaration of a type, or an extension of it.
struct TypePart {
  let syntax: TypeDeclaration
  let declaration: Declaration

  /// The level of members that have none of their own.
  fileprivate var memberLevel: AccessLevel {
    switch syntax.kind {
    case .extension, .protocol: max(declaration.accessLevel ?? .internal, .fileprivate)
    default: .internal
    }
  }

  /// The level that the members of a protocol share with it, if it is written.
  fileprivate var requirementLevel: AccessLevel? {
    syntax.kind == .protocol ? declaration.accessLevel : nil
  }
}

/// From where a declaration is seen.
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
    // The scope of the owner is found once: it is made out of those of all types around it.
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
  /// From where the type is seen.
  var scope: AccessScope {
    extended == nil ? AccessScope(traits.access, in: outer) : .everywhere
  }
}
