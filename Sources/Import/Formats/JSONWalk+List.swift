/// Lists whose items refer to their parents or children, and graphs.
extension JSONWalk {
  /// Reads a list whose items refer to their parents or children, or that comes with edges; returns
  /// false if they do not.
  mutating func readList(
    _ items: [Int], edges: [Int], into builder: inout DumpBuilder
  ) -> Bool {
    let items = items.filter { document.values[$0].kind == .object }
    let facts = items.map { document.parts(of: $0) }
    func value(_ names: [String], _ parts: [Int]) -> String? {
      for name in names {
        if let part = parts.first(where: { string(document.values[$0].key) == name }),
          document.values[part].kind != .object, document.values[part].kind != .array
        {
          let text = text(part)
          return document.values[part].kind == .word && text == "null" ? nil : text
        }
      }
      return nil
    }
    let hasParents = facts.contains { parts in
      parts.contains { JSONNames.parents.contains(string(document.values[$0].key)) }
    }
    let ids = Set(facts.compactMap { value(JSONNames.ids, $0) })
    let hasChildIDs = facts.contains { parts in parts.contains { isOfIDs($0, ids) } }
    guard hasParents || hasChildIDs || !edges.isEmpty else { return false }
    // Our own JSON refers to parents by their lines.
    let isByLine = facts.contains { parts in
      parts.contains { string(document.values[$0].key) == "parentLine" }
    }
    var forest = GraphForest()
    var nodes: [String: DumpNode] = [:]
    for (item, parts) in zip(items, facts) {
      let name =
        value(isByLine ? ["line"] : JSONNames.ids, parts) ?? value(JSONNames.titles, parts)
        ?? "item at \(item)"
      if forest.place(of: name) != nil {
        builder.note(line(of: item), "the id \(name) is there twice; the second is left out")
        useAll(item)
        continue
      }
      _ = forest.node(name, line: line(of: item))
      nodes[name] = node(of: item, parts, into: &builder)
      for part in parts where isChildren(part, of: parts) { use(part) }
    }
    // The order of the children is that of their parent's list, if it has one.
    for (_, parts) in zip(items, facts) {
      guard
        let list = parts.first(where: { isOfIDs($0, ids) }),
        let name = value(JSONNames.ids, parts) ?? value(JSONNames.titles, parts),
        let own = forest.place(of: name)
      else { continue }
      for child in document.parts(of: list) {
        guard let place = forest.place(of: text(child)) else {
          builder.note(line(of: child), "the child \(text(child)) of \(name) is not in the list")
          continue
        }
        if forest.nodes[place].parent != own {
          forest.connect(own, place, isDirected: true, line: line(of: child))
        }
      }
    }
    for (item, parts) in zip(items, facts) {
      guard
        let name = value(isByLine ? ["line"] : JSONNames.ids, parts)
          ?? value(JSONNames.titles, parts),
        let own = forest.place(of: name),
        let parent = value(isByLine ? ["parentLine"] : JSONNames.parents, parts), !parent.isEmpty
      else { continue }
      guard let place = forest.place(of: parent) else {
        builder.note(line(of: item), "the parent \(parent) of \(name) is not in the list")
        continue
      }
      if forest.nodes[own].parent != place {
        forest.connect(place, own, isDirected: true, line: line(of: item))
      }
    }
    for edge in edges where document.values[edge].kind == .object {
      useAll(edge)
      let parts = document.parts(of: edge)
      guard let from = value(["source", "from", "parent"], parts),
        let to = value(["target", "to", "child"], parts), let a = forest.place(of: from),
        let b = forest.place(of: to)
      else {
        builder.note(
          line(of: edge), "an edge whose ends are not both known: \(raw(edge).prefix(60))")
        continue
      }
      forest.connect(a, b, isDirected: true, line: line(of: edge))
      let ends = ["source", "from", "parent", "target", "to", "child", "id"]
      let rest = parts.filter { !ends.contains(string(document.values[$0].key)) }
        .map { "\(string(document.values[$0].key)) \(raw($0).prefix(60))" }
      if !rest.isEmpty {
        builder.note(
          line(of: edge), "of the edge \(from) → \(to): \(rest.joined(separator: ", "))")
      }
    }
    forest.write(into: &builder, format: .json) { node, written in
      guard let known = nodes[node.name] else { return }
      (written.className, written.detail, written.kind) = (
        known.className, known.detail, known.kind
      )
      (written.phase, written.isInWindow) = (known.phase, known.isInWindow)
      (written.isPresented, written.isViewLoaded) = (known.isPresented, known.isViewLoaded)
      if !known.identity.isEmpty { written.identity = known.identity }
    }
    return true
  }

  /// Whether a value lists an item's children by their ids.
  private func isOfIDs(_ place: Int, _ ids: Set<String>) -> Bool {
    let key = string(document.values[place].key)
    if JSONNames.childIDs.contains(key) { return true }
    guard JSONNames.children.contains(key), document.values[place].kind == .array else {
      return false
    }
    let children = document.parts(of: place)
    return !children.isEmpty
      && children.allSatisfy { child in
        let kind = document.values[child].kind
        return (kind == .string || kind == .number) && ids.contains(text(child))
      }
  }
}
