import Containment
import Script

/// The modules that a script imports, and the names that it lacks without them.
struct Imports {
  /// An unknown module counts as the whole library, which those of the catalog include.
  let modules: Set<String>
  /// The modules that it may import.
  let offered: Set<String>

  init(_ statements: [Statement] = [], from catalogue: Catalogue = Catalogue([])) {
    let more = Set(catalogue.modules.map(\.name))
    offered = Self.known.union(more)
    modules = Set(
      statements.flatMap { statement -> [String] in
        guard case .declaration(let declaration) = statement.kind,
          case .import(let name) = declaration.kind
        else { return [] }
        if more.contains(name.text) { return [name.text, Self.whole] }
        return [Self.known.contains(name.text) ? name.text : Self.whole]
      })
  }

  /// The modules that any script may import.
  private static let known: Set = [whole, core, "Foundation", "Tunnel", "Hierarchy"]

  /// The module with UIKit's containers.
  static let whole = "Containers"
  /// The module with the core but no containers.
  private static let core = "Containment"

  /// Whether the import of a name is missing.
  func lacks(_ name: String) -> Bool {
    guard !modules.contains(Self.whole) else { return false }
    let isOfCore = Catalogue.containment[name] != nil
    guard !(isOfCore && modules.contains(Self.core)) else { return false }
    return !(Self.ofFoundation.contains(name) && !modules.isEmpty)
  }

  /// Whether the import of a type's name is missing; some names are Swift's own.
  func lacks(_ name: String, as type: Type) -> Bool {
    switch type {
    case .compiled: lacks(name)
    case .double where name != "Double": lacks(name)
    default: false
    }
  }

  /// Names that every module re-exports.
  private static let ofFoundation: Set = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "TimeInterval",
  ]
}

extension Catalogue {
  /// The error instead of an unknown name, if a module has it that the script does not import.
  func missingImport(for kind: ScriptError.Kind) -> ScriptError.Kind? {
    switch kind {
    case .unknownName(let name, _), .unknownType(let name, _):
      module(of: name).map { .missingImport(name, of: $0) }
    case .unknownMember(let name, let type, _):
      module(ofMember: name, of: type).map { .missingImport(name, of: $0) }
    default: nil
    }
  }
}
