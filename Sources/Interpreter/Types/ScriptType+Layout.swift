import Script

/// The layout of values: types that contain themselves inline and so have no finite size.
extension ScriptType {
  /// The structures and enumerations that may contain themselves: those that remain after
  /// repeatedly removing types that contain no remaining type.
  static func endless(among types: [ScriptType]) -> Set<ScriptType> {
    var holders: [ScriptType: [ScriptType]] = [:]
    var counts: [ScriptType: Int] = [:]
    for type in types where type.kind == .struct || type.kind == .enum {
      let parts = type.heldTypes.flatMap(\.heldInPlace)
      counts[type] = parts.count
      for part in parts { holders[part, default: []].append(type) }
    }
    var ended = types.filter { counts[$0] == 0 }
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

  /// The types of the stored properties and payloads.
  var heldTypes: [Type] {
    storedParts.map(\.type) + cases.flatMap(\.payload).map(\.type)
  }

  /// The instance properties that store a value.
  var storedParts: [ScriptProperty] {
    properties.filter { !$0.isStatic && ($0.isStored || $0.isLazy) }
  }
}

extension Type {
  /// The structures and enumerations stored inline in a value of this type.
  var heldInPlace: [ScriptType] {
    switch self {
    case .optional(let wrapped): wrapped.heldInPlace
    case .tuple(let elements): elements.flatMap(\.type.heldInPlace)
    case .script(let part) where part.kind == .struct || part.kind == .enum: [part]
    default: []
    }
  }

  /// Whether a value of this type contains one of `wanted` inline, not only by reference.
  func holds(_ wanted: ScriptType) -> Bool {
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

/// The order in which an instance's fields are released, which differs for linked lists.
///
/// If a class has one property that is an optional of the class itself, as nodes of a list do,
/// Swift releases it last, and the linked nodes one after the other.
struct ReleaseOrder {
  /// All fields in this order; nil if it is the declaration order.
  let fields: [Int]?
  /// The fields that link to the next node, by index in the order.
  let links: [Int: Int]

  init(of type: ScriptType) {
    var (order, links): ([Int], [Int: Int]) = ([], [:])
    for type in Array(type.lineage).reversed() {
      let fields = type.properties.filter { !$0.isStatic }.compactMap(\.storage.field)
      let link = type.link
      order += fields.filter { $0 != link }
      if let link {
        links[order.count] = link
        order.append(link)
      }
    }
    self.links = links
    fields = links.isEmpty ? nil : order
  }
}

extension ScriptType {
  /// The field of the only stored property that is an optional of the class itself.
  fileprivate var link: Int? {
    let links = properties.filter { property in
      let type = property.isLazy ? property.type.madeOptional : property.type
      return property.storage.field != nil && !property.isStatic && property.strength == .strong
        && type == .optional(.script(self))
    }
    return links.count == 1 ? links[0].storage.field : nil
  }
}
