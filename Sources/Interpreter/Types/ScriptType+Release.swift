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
      let fields = type.properties.filter { !$0.isStatic }.compactMap(\.field)
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
      return property.field != nil && !property.isStatic && property.strength == .strong
        && type == .optional(.script(self))
    }
    return links.count == 1 ? links[0].field : nil
  }
}
