import Script

/// Values that would hold themselves, and so have no end.
extension Checker {
  /// Refuses stored properties and payloads that hold, in place, another value of their own type.
  func examineLayout(of type: ScriptType) {
    guard type.kind == .struct || type.kind == .enum else { return }
    for property in type.storedParts where property.type.holds(type) {
      report(.holdsItself(type.name), at: property.range)
    }
    for one in type.cases where one.payload.contains(where: { $0.type.holds(type) }) {
      report(
        .unsupported("an enum that holds itself", instead: "use a class"), at: one.range)
    }
  }
}

extension ScriptType {
  /// The properties that every instance keeps a value of.
  fileprivate var storedParts: [ScriptProperty] {
    properties.filter { !$0.isStatic && ($0.isStored || $0.isLazy) }
  }
}

extension Type {
  /// Whether a value of the type has one of `wanted` in it, not merely refers to it.
  fileprivate func holds(_ wanted: ScriptType) -> Bool {
    var known: Set<ScriptType> = []
    var waiting = [self]
    while let type = waiting.popLast() {
      switch type {
      case .optional(let wrapped): waiting.append(wrapped)
      case .tuple(let elements): waiting += elements.map(\.type)
      case .script(let part) where part.kind == .struct || part.kind == .enum:
        if part == wanted { return true }
        guard known.insert(part).inserted else { continue }
        waiting += part.storedParts.map(\.type) + part.cases.flatMap(\.payload).map(\.type)
      default: continue
      }
    }
    return false
  }
}
