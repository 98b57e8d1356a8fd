import Containment
import Script

/// Import checking: reports names from modules that the script does not import.
extension Checker {
  /// The modules that a script imports; an unknown name counts as the whole library, which those of
  /// the catalog include.
  static func modules(
    imported statements: [Statement], from catalogue: Catalogue
  ) -> Set<String> {
    let offered = Set(catalogue.modules.map(\.name))
    return Set(
      statements.flatMap { statement -> [String] in
        guard case .declaration(let declaration) = statement.kind,
          case .import(let name) = declaration.kind
        else { return [] }
        if offered.contains(name.text) { return [name.text, whole] }
        return [knownModules.contains(name.text) ? name.text : whole]
      })
  }

  /// The modules that any script may import.
  private static let knownModules: Set = [whole, core, "Foundation", "Tunnel", "Hierarchy"]

  /// The module with everything, and the module with the core but no containers.
  private static let (whole, core) = ("Containers", "Containment")

  /// Reports a name whose import is missing.
  func requireImport(of name: String, at range: SourceRange) {
    guard !imports.contains(Self.whole) else { return }
    let isOfCore = Catalogue.containment[name] != nil
    guard !(isOfCore && imports.contains(Self.core)) else { return }
    guard !(Self.ofFoundation.contains(name) && !imports.isEmpty) else { return }
    report(.missingImport(name, of: Self.whole), at: range)
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

  /// The error instead of an unknown name, if a module has it that the script does not import.
  func missingImport(for kind: ScriptError.Kind) -> ScriptError.Kind? {
    switch kind {
    case .unknownName(let name, _), .unknownType(let name, _):
      catalogue.module(of: name).map { .missingImport(name, of: $0) }
    case .unknownMember(let name, let type, _):
      catalogue.module(ofMember: name, of: type).map { .missingImport(name, of: $0) }
    default: nil
    }
  }

  /// Keeps only the first missing-import error of a module, as one added line fixes them all.
  static func thinned(_ errors: [ScriptError]) -> [ScriptError] {
    let missing = Dictionary(grouping: errors, by: \.missingModule).compactMapValues { errors in
      errors.min { $0.range.start < $1.range.start }
    }
    return errors.filter { $0.missingModule == nil || $0 == missing[$0.missingModule] }
  }
}

extension ScriptError {
  /// The module whose import is missing, if that is the error.
  fileprivate var missingModule: String? {
    if case .missingImport(_, let module) = kind { module } else { nil }
  }
}
