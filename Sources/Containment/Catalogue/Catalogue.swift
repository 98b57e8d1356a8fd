/// Everything scripts may use: the types with their members, and what is ready to hand.
public struct Catalogue: Sendable {
  /// The types, in the order they are to be listed.
  public let recipes: [Recipe]
  /// What is ready to hand without a type: values as `constant`, functions as `typeMethod`.
  public let globals: [Member]
  private let recipesByName: [String: Recipe]

  /// A catalogue of types and of what is ready to hand.
  public init(_ recipes: [Recipe], globals: [Member] = []) {
    self.recipes = recipes
    self.globals = globals
    recipesByName = Dictionary(
      recipes.flatMap { recipe in recipe.names.map { ($0, recipe) } }
    ) { first, _ in first }
  }

  /// The type of this name, or nil.
  public subscript(name: String) -> Recipe? { recipesByName[name] }

  /// The catalogue with more types and more that is ready to hand.
  public func adding(_ recipes: [Recipe], globals: [Member] = []) -> Catalogue {
    Catalogue(self.recipes + recipes, globals: self.globals + globals)
  }
}

extension Catalogue {
  /// The catalogue with more members of one of its types.
  public func adding(_ members: [Member], to name: String) -> Catalogue {
    Catalogue(recipes.map { $0.name == name ? $0.adding(members) : $0 }, globals: globals)
  }
}

extension Recipe {
  /// The type with more members, as another module adds them.
  func adding(_ members: [Member]) -> Recipe {
    Recipe(
      name: name, otherNames: otherNames, kind: kind, summary: summary,
      members: self.members + members, matches: matches)
  }
}

/// Looking things up.
extension Catalogue {
  /// The value or function that is ready to hand under a name, or nil.
  public func global(_ name: String) -> Member? { globals.first { $0.name == name } }

  /// A type and those it inherits from, the nearest first.
  public func lineage(of name: String) -> [Recipe] {
    Array(sequence(first: self[name]) { recipe in recipe?.superclass.flatMap { self[$0] } })
      .compactMap(\.self)
  }

  /// What instances of a type, or of those it inherits from, offer under a name, the nearest first.
  ///
  /// Initializers are not inherited: each type makes its own instances.
  public func members(_ name: String, of type: String) -> [Member] {
    lineage(of: type).enumerated().flatMap { generation, recipe in
      recipe.members.filter { $0.name == name && (generation == 0 || $0.kind != .initializer) }
    }
  }

  /// What instances of a type, or of the nearest one it inherits from, offer under a signature.
  public func member(_ signature: String, of type: String) -> Member? {
    lineage(of: type).lazy.flatMap(\.members).first {
      $0.signature == signature && ($0.kind == .method || $0.kind == .property)
    }
  }

  /// How instances of a type are made; those of a superclass are others.
  public func initializers(of type: String) -> [Member] {
    self[type]?.members.filter { $0.kind == .initializer } ?? []
  }

  /// The most special class that an object belongs to; script classes are not in the catalogue.
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
  /// What the core offers.
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
      .constant("window", "The window that is ready to hand.") { Simulation.current.mainWindow },
      .constant("simulation", "The simulation that runs.") { Simulation.current },
      .variadic(
        "print(_:separator:terminator:)", "Writes a line into the trace.",
        standards: [1: { .string(" ") }, 2: { .string("\n") }]
      ) { (items: [Anything], separator: String, terminator: String) in
        let text = items.map(\.text).joined(separator: separator)
        Simulation.current.print(text, terminator: terminator)
        return Nothing()
      },
    ])
}
