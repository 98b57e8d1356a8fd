import Containment

/// A compiled type, with its recipe's members indexed by name.
///
/// Used by the one task that checks and runs a script.
final class CompiledType: @unchecked Sendable {
  let recipe: Recipe
  /// The members by base name, in the order of the recipe.
  let members: [String: [Member]]
  /// Set once all types of the catalog are known.
  fileprivate(set) var superclass: CompiledType?

  var name: String { recipe.name }

  init(_ recipe: Recipe) {
    self.recipe = recipe
    members = Dictionary(grouping: recipe.members, by: \.name)
  }
}

extension CompiledType: Hashable {
  static func == (one: CompiledType, other: CompiledType) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CompiledType {
  /// The type and its superclasses, from the type up.
  var lineage: some Sequence<CompiledType> { sequence(first: self, next: \.superclass) }

  /// The types of a catalog by name, with their superclasses set.
  static func types(of recipes: [Recipe]) -> [String: CompiledType] {
    let types = Dictionary(
      recipes.map(CompiledType.init).flatMap { type in type.recipe.names.map { ($0, type) } },
      uniquingKeysWith: { first, _ in first })
    for type in types.values {
      if case .object(let superclass?, _) = type.recipe.kind { type.superclass = types[superclass] }
    }
    return types
  }
}
