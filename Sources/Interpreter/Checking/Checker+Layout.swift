import Script

/// Value types that contain themselves and so have no finite size.
extension Checker {
  /// Reports stored properties and payloads that contain a value of their own type inline.
  func examineLayout(of type: ScriptType) {
    guard endlessTypes.contains(type) else { return }
    for property in type.storedParts where property.type.holds(type) {
      report(.holdsItself(type.name), at: property.range)
    }
    for one in type.cases where one.payload.contains(where: { $0.type.holds(type) }) {
      report(
        .unsupported("an enum that holds itself", instead: "use a class"), at: one.range)
    }
  }
}

extension Checker {
  /// The structures and enumerations that may contain themselves: those that remain after
  /// repeatedly removing types that contain no remaining type.
  func findEndlessTypes() -> Set<ScriptType> {
    var holders: [ScriptType: [ScriptType]] = [:]
    var counts: [ScriptType: Int] = [:]
    for type in allTypes where type.kind == .struct || type.kind == .enum {
      let parts = type.heldTypes.flatMap(\.heldInPlace)
      counts[type] = parts.count
      for part in parts { holders[part, default: []].append(type) }
    }
    var ended = allTypes.filter { counts[$0] == 0 }
    while let type = ended.popLast() {
      counts[type] = nil
      for holder in holders[type] ?? [] {
        guard let count = counts[holder] else { continue }
        counts[holder] = count - 1
        if count == 1 { ended.append(holder) }
      }
    }
    return Set(counts.keys)
  }
}

extension ScriptType {
  /// The types of the stored properties and payloads.
  fileprivate var heldTypes: [Type] {
    storedParts.map(\.type) + cases.flatMap(\.payload).map(\.type)
  }

  /// The instance properties that store a value.
  fileprivate var storedParts: [ScriptProperty] {
    properties.filter { !$0.isStatic && ($0.isStored || $0.isLazy) }
  }
}

extension Type {
  /// The structures and enumerations stored inline in a value of this type.
  fileprivate var heldInPlace: [ScriptType] {
    switch self {
    case .optional(let wrapped): wrapped.heldInPlace
    case .tuple(let elements): elements.flatMap(\.type.heldInPlace)
    case .script(let part) where part.kind == .struct || part.kind == .enum: [part]
    default: []
    }
  }

  /// Whether a value of this type contains one of `wanted` inline, not only by reference.
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
        waiting += part.heldTypes
      default: continue
      }
    }
    return false
  }
}
