import Containment
import Script

/// Import checking: reports names from modules that the script does not import.
extension Checker {
  /// The modules that a script imports; an unknown name counts as the whole library.
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

  /// The module with everything, and the module with the core but no containers.
  private static let (whole, core) = ("Containers", "Containment")

  /// Reports a name whose import is missing.
  func requireImport(of name: String, at range: SourceRange) {
    guard !imports.contains(Self.whole) else { return }
    let isOfCore = Catalogue.containment[name] != nil
    guard !(isOfCore && imports.contains(Self.core)) else { return }
    guard !(Self.ofFoundation.contains(name) && !imports.isEmpty) else { return }
    report(.missingImport(name), at: range)
  }

  /// Reports a type name whose import is missing; some names are Swift's own.
  func requireImport(of name: String, as type: Type, at range: SourceRange) {
    switch type {
    case .compiled: requireImport(of: name, at: range)
    case .double where name != "Double": requireImport(of: name, at: range)
    default: return
    }
  }

  /// Names that every module re-exports.
  private static let ofFoundation: Set = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "TimeInterval",
  ]

  /// Keeps only the first missing-import error, as one added line fixes them all.
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
