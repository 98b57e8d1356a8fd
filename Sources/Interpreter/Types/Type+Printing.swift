import Script

/// How, and whether, the values of a type are printed.
extension Type {
  /// The error for printing a lazy sequence.
  static func lazyObstacle(of what: String) -> ScriptError.Kind {
    .unsupported("printing \(what)", instead: "wrap it in `Array(…)`")
  }

  /// The error for printing values whose text differs between runs, or nil.
  var printingObstacle: ScriptError.Kind? {
    var known: Set<ScriptType> = []
    return printingObstacle(&known)
  }

  /// The same, skipping structures in `known`, as they may contain themselves.
  func printingObstacle(_ known: inout Set<ScriptType>) -> ScriptError.Kind? {
    switch self {
    case _ where isUnordered: return .withoutOrder("printing a \(self)", self)
    case .function:
      return .unsupported("printing a function", instead: "print what it returns")
    case .any, .anyObject:
      return .unsupported(
        "printing a value of type \(self)", instead: "cast it with `as?` first")
    case .optional(let wrapped), .array(let wrapped), .sequence(let wrapped):
      return wrapped.printingObstacle(&known)
    case .tuple(let elements):
      for element in elements {
        if let obstacle = element.type.printingObstacle(&known) { return obstacle }
      }
    case .script(let type) where type.kind == .struct && known.insert(type).inserted:
      for property in type.properties where property.isStored && !property.isStatic {
        property.resolve?()
        if let obstacle = property.type.printingObstacle(&known) { return obstacle }
      }
    case .stride: return Self.lazyObstacle(of: "a stride")
    case .view(.tuple): return Self.lazyObstacle(of: "pairs")
    case .view: return Self.lazyObstacle(of: "a sequence that is no array")
    default: break
    }
    return nil
  }

  /// Whether values of this type show it: not if the type is optional or holds optionals.
  var isPrintableAsAny: Bool {
    switch self {
    case .bool, .int, .double, .string, .character: true
    case .script(let type): type.kind != .protocol && printingObstacle == nil
    case .compiled: true
    default: false
    }
  }

  /// The element type of an array type.
  var elementType: Type {
    switch self {
    case .array(let element), .sequence(let element), .view(let element): element
    default: .any
    }
  }

  /// The text of a printed metatype.
  var printedName: String {
    switch self {
    case .optional(let wrapped): "Optional<\(wrapped.printedName)>"
    case .array(let element): "Array<\(element.printedName)>"
    case .dictionary(let key, let value): "Dictionary<\(key.printedName), \(value.printedName)>"
    case .void: "()"
    default: "\(self)"
    }
  }
}
