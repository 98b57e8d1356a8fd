import Containment
import Script

/// What the imports of a script bring into it; names of modules it does not import are refused.
extension Checker {
  /// The modules that a script imports; one that is not known stands for the one that was meant.
  static func modules(imported statements: [Statement]) -> Set<String> {
    Set(
      statements.compactMap { statement in
        guard case .declaration(let declaration) = statement.kind,
          case .import(let name) = declaration.kind
        else { return nil }
        return knownModules.contains(name.text) ? name.text : whole
      })
  }

  /// The modules that a script may import.
  static let knownModules: Set = [whole, core, "Foundation", "Tunnel", "Hierarchy"]

  /// The module that has everything, and the one that has the core without the containers.
  private static let (whole, core) = ("Containers", "Containment")

  /// Reports a name that only an import brings, where that import is missing.
  func requireImport(of name: String, at range: SourceRange) {
    guard !imports.contains(Self.whole) else { return }
    let isOfCore = Catalogue.containment[name] != nil
    guard !(isOfCore && imports.contains(Self.core)) else { return }
    guard !(Self.ofFoundation.contains(name) && !imports.isEmpty) else { return }
    report(.missingImport(name), at: range)
  }

  /// The same for the name of a type, which may be one of Swift's own.
  func requireImport(of name: String, as type: Type, at range: SourceRange) {
    switch type {
    case .compiled: requireImport(of: name, at: range)
    case .double where name != "Double": requireImport(of: name, at: range)
    default: return
    }
  }

  /// Names that every module hands on.
  private static let ofFoundation: Set = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "TimeInterval",
  ]

  /// The errors, of which the first missing import stands for all of them: one line mends them.
  static func thinned(_ errors: [ScriptError]) -> [ScriptError] {
    let missing = errors.filter(\.isMissingImport).min { $0.range.start < $1.range.start }
    return errors.filter { !$0.isMissingImport || $0 == missing }
  }
}

extension ScriptError {
  fileprivate var isMissingImport: Bool {
    if case .missingImport = kind { true } else { false }
  }
}
