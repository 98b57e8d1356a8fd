import Containment
import Script

/// What names mean at the top level: the declarations of the script, the catalog, and Swift.
final class NameTable {
  let catalogue: Catalogue
  /// The types of the catalog by name.
  let compiled: [String: CompiledType]
  var imports: Imports
  /// The script's top-level types, by name.
  private(set) var types: [String: ScriptType] = [:]
  /// The script's top-level functions, by name.
  private(set) var functions: [String: [ScriptFunction]] = [:]
  /// The global variables, by name.
  private(set) var globals: [String: GlobalVariable] = [:]
  /// The number of global variables and static properties.
  private(set) var globalCount = 0
  /// All types of the script, outer ones first.
  private(set) var allTypes: [ScriptType] = []
  /// The script's extensions of catalog and Swift types.
  private var additions: [Type: ScriptType] = [:]
  /// The number of names compared for typo correction, which is limited.
  private var comparedNames = 0
  private let diagnostics: Diagnostics

  init(_ catalogue: Catalogue, _ diagnostics: Diagnostics, _ imports: Imports = Imports()) {
    (self.catalogue, self.diagnostics, self.imports) = (catalogue, diagnostics, imports)
    compiled = CompiledType.types(of: catalogue.recipes)
  }

  /// The types of Swift and Foundation.
  static let builtIn: [String: Type] = [
    "Int": .int, "Double": .double, "CGFloat": .double, "TimeInterval": .double,
    "String": .string, "Substring": .substring, "Character": .character, "Bool": .bool,
    "Void": .void, "Any": .any,
    "AnyObject": .anyObject, "Never": .never,
  ]
}

/// Declarations.
extension NameTable {
  /// Declares a type that is visible everywhere.
  func declare(_ type: ScriptType) { types[type.name] = type }

  /// Lists a type, visible or not.
  func list(_ type: ScriptType) { allTypes.append(type) }

  /// Lists the type that represents the extensions of a catalog or Swift type.
  func declare(_ addition: ScriptType, extending type: Type) {
    additions[type] = addition
    allTypes.append(addition)
  }

  func declare(_ function: ScriptFunction) {
    functions[function.name, default: []].append(function)
  }

  func declare(_ variable: GlobalVariable) { globals[variable.name] = variable }

  /// The index of another global variable or static property.
  func nextGlobal() -> Int {
    defer { globalCount += 1 }
    return globalCount
  }
}

/// Lookup.
extension NameTable {
  /// The type of this name at the top level, except the script's own.
  func givenType(_ name: String) -> Type? {
    Self.builtIn[name] ?? compiled[name].map { .compiled($0) }
  }

  /// A script type by its path: `Outer.Inner`.
  func declaredType(_ path: String) -> ScriptType? {
    let names = path.split(separator: ".").map(String.init)
    return names.dropFirst().reduce(names.first.flatMap { types[$0] }) { $0?.nested[$1] }
  }

  var typeNames: [String] {
    (Array(types.keys) + Array(Self.builtIn.keys) + Array(compiled.keys)).sorted()
  }

  /// The names of all declarations, in a fixed order.
  var allNames: [String] {
    let names =
      Array(globals.keys) + Array(functions.keys) + Array(types.keys) + Array(compiled.keys)
      + catalogue.globals.map(\.name) + StandardLibrary.functions.map(\.name)
      + Array(Self.builtIn.keys)
    return names.sorted()
  }

  /// The script's extensions of exactly this type.
  func addition(to type: Type) -> ScriptType? { additions[type] }

  /// The script's extensions of a catalog or Swift type, the most derived class first.
  func additions(to type: Type) -> [ScriptType] {
    guard !additions.isEmpty else { return [] }
    switch type {
    case .compiled(let own): return own.lineage.compactMap { additions[.compiled($0)] }
    case .script(let own): return own.compiledBase.map { additions(to: .compiled($0)) } ?? []
    default: return additions[type].map { [$0] } ?? []
    }
  }

  /// Converts a catalog type.
  func type(_ type: ValueType) -> Type {
    switch type {
    case .void: .void
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .any: .any
    case .named(let name): compiled[name].map { .compiled($0) } ?? .unknown
    case .optional(let wrapped): self.type(wrapped).madeOptional
    case .array(let element): .array(self.type(element))
    case .dictionary(let key, let value):
      .dictionary(key: self.type(key), value: self.type(value))
    case .function(let parameters, let result):
      .function(parameters.map { self.type($0) }, self.type(result))
    }
  }
}

/// Errors.
extension NameTable {
  /// Reports a name whose import is missing.
  func requireImport(of name: String, at range: SourceRange) {
    if imports.lacks(name) {
      diagnostics.report(.missingImport(name, of: Imports.whole), at: range)
    }
  }

  /// Reports a type name whose import is missing.
  func requireImport(of name: String, as type: Type, at range: SourceRange) {
    if imports.lacks(name, as: type) {
      diagnostics.report(.missingImport(name, of: Imports.whole), at: range)
    }
  }

  /// The most similar name; nil in a script with so many errors that it would take long.
  func nearest(to name: String, in candidates: @autoclosure () -> [String]) -> String? {
    guard comparedNames < 200_000 else { return nil }
    let candidates = candidates()
    comparedNames += candidates.count
    // UIKit's types exist without their `UI` prefix.
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true {
      let own = String(name.dropFirst(2))
      return candidates.filter { own.hasPrefix($0) && 2 * $0.count > own.count }.max {
        $0.count < $1.count
      }
    }
    return NearMiss.nearest(to: name, in: candidates)
  }
}
