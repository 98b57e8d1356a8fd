/// Everything available to scripts: types with their members, and globals.
public struct Catalogue: Sendable {
  /// The types, in listing order.
  public let recipes: [Recipe]
  /// The globals: values as `constant`, functions as `typeMethod`.
  public let globals: [Member]
  private let recipesByName: [String: Recipe]
  /// The modules that scripts import for more than this.
  package private(set) var modules: [Module] = []

  /// A module with types of its own.
  package struct Module: Sendable {
    /// Its name, as scripts import it.
    package let name: String
    /// One sentence for completion.
    package let summary: String
    /// The catalog of scripts that import it.
    package let catalogue: Catalogue

    /// Makes a module; its catalog includes that of scripts without it.
    package init(_ name: String, _ summary: String, _ catalogue: Catalogue) {
      (self.name, self.summary, self.catalogue) = (name, summary, catalogue)
    }
  }

  /// Makes a catalog of types and globals.
  public init(_ recipes: [Recipe], globals: [Member] = []) {
    self.recipes = recipes
    self.globals = globals
    recipesByName = Dictionary(
      recipes.flatMap { recipe in recipe.names.map { ($0, recipe) } }
    ) { first, _ in first }
  }

  /// The type with this name, or nil.
  public subscript(name: String) -> Recipe? { recipesByName[name] }

  /// A catalog with additional types and globals.
  public func adding(_ recipes: [Recipe], globals: [Member] = []) -> Catalogue {
    Catalogue(self.recipes + recipes, globals: self.globals + globals)
  }
}

extension Catalogue {
  /// A catalog with additional members of one type.
  public func adding(_ members: [Member], to name: String) -> Catalogue {
    Catalogue(recipes.map { $0.name == name ? $0.adding(members) : $0 }, globals: globals)
  }
}

extension Recipe {
  /// A copy with additional members, such as those of another module.
  func adding(_ members: [Member]) -> Recipe {
    Recipe(
      name: name, otherNames: otherNames, kind: kind, summary: summary,
      members: self.members + members, matches: matches)
  }
}

/// Modules.
extension Catalogue {
  /// The same catalog for scripts that may import another module.
  package func offering(_ module: Module) -> Catalogue {
    var catalogue = self
    catalogue.modules.append(module)
    return catalogue
  }

  /// The catalog of a script that imports these modules.
  package func importing(_ names: Set<String>) -> Catalogue {
    modules.first { names.contains($0.name) }?.catalogue ?? self
  }

  /// The module that a script must import for a type; nil if there is none.
  package func module(of name: String) -> String? {
    self[name] == nil ? modules.first { $0.catalogue[name] != nil }?.name : nil
  }

  /// The module that a script must import for a member of a type; nil if there is none.
  package func module(ofMember name: String, of type: String) -> String? {
    guard members(name, of: type).isEmpty else { return nil }
    return modules.first { !$0.catalogue.members(name, of: type).isEmpty }?.name
  }
}

/// Lookup.
extension Catalogue {
  /// The global with this name, or nil.
  public func global(_ name: String) -> Member? { globals.first { $0.name == name } }

  /// A type and its superclasses, the most derived first.
  public func lineage(of name: String) -> [Recipe] {
    Array(sequence(first: self[name]) { recipe in recipe?.superclass.flatMap { self[$0] } })
      .compactMap(\.self)
  }

  /// The members with a name in a type and its superclasses, the most derived first.
  ///
  /// Excludes inherited initializers.
  public func members(_ name: String, of type: String) -> [Member] {
    lineage(of: type).enumerated().flatMap { generation, recipe in
      recipe.members.filter { $0.name == name && (generation == 0 || $0.kind != .initializer) }
    }
  }

  /// The instance member with a signature in a type or its nearest superclass.
  public func member(_ signature: String, of type: String) -> Member? {
    lineage(of: type).lazy.flatMap(\.members).first {
      $0.signature == signature && ($0.kind == .method || $0.kind == .property)
    }
  }

  /// The initializers of a type, without inherited ones.
  public func initializers(of type: String) -> [Member] {
    self[type]?.members.filter { $0.kind == .initializer } ?? []
  }

  /// The most derived catalog class of an object; script classes are not in the catalog.
  public func recipe(of object: AnyObject) -> Recipe? {
    recipes.filter { $0.isObject && $0.matches(object) }
      .max { lineage(of: $0.name).count < lineage(of: $1.name).count }
  }
}

extension Recipe {
  /// The name of the class it inherits from, or nil.
  public var superclass: String? {
    if case .object(let superclass, _) = kind { superclass } else { nil }
  }

  fileprivate var isObject: Bool {
    if case .object = kind { true } else { false }
  }
}

extension Catalogue {
  /// The catalog of the core.
  public static let containment = Catalogue(
    [
      .viewController, .view, .window, .simulation,
      .label, .imageView, .button, .bar, .scrollView, .stackView, .tableView, .mapView,
      .activityIndicator, .presentationController, .presentationControllerDelegate,
      .interactiveDismissal, .transitionCoordinator, .traitChangeRegistration,
      .point, .size, .rect, .affineTransform, .color, .animationOptions, .autoresizingMask,
      .edgeInsets,
      .traitCollection, .sizeClass, .interfaceStyle, .trait, .interfaceOrientation,
      .interfaceOrientationMask, .statusBar, .statusBarStyle, .modalPresentationStyle,
      .modalTransitionStyle,
      .appearancePhase, .profile, .containmentPolicy, .orphanRule, .diagnostic,
      .stackAxis, .stackDistribution, .stackAlignment, .dragPhase, .place, .map, .marker,
    ],
    globals: [
      .constant("window", "The script's window.") { Simulation.current.mainWindow },
      .constant("simulation", "The current simulation.") { Simulation.current },
      .variadic(
        "print(_:separator:terminator:)", "Writes a line to the trace.",
        defaults: [1: { .string(" ") }, 2: { .string("\n") }]
      ) { (items: [Anything], separator: String, terminator: String) in
        let text = items.map(\.text).joined(separator: separator)
        Simulation.current.print(text, terminator: terminator)
        return Nothing()
      },
    ])
}
