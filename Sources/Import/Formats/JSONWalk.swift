import Hierarchy

/// Finds the hierarchy in a JSON document.
struct JSONWalk {
  private let document: JSONDocument
  private let bytes: Bytes
  private let lines: LineFinder

  /// The names that lists of children have.
  private static let childNames: Set<String> = [
    "children", "subviews", "childViewControllers", "nodes", "elements", "widgets", "childNodes",
    "presentedViewController", "views", "controllers", "windows", "apps", "roots",
  ]
  /// The names of classes, the best first.
  private static let classNames = [
    "class", "className", "type", "role", "widgetRuntimeType", "tag", "nodeName",
  ]
  /// The names of names, the best first.
  private static let titles = [
    "name", "description", "label", "title", "text", "value", "accessibilityLabel", "identifier",
  ]
  private static let idNames = [
    "id", "nodeId", "valueId", "objectId", "uuid", "address", "pointer",
  ]
  private static let parentNames = [
    "parent", "parentId", "parentID", "parent_id", "superview", "parentLine",
  ]

  init(_ document: JSONDocument, _ bytes: Bytes, _ lines: LineFinder) {
    (self.document, self.bytes, self.lines) = (document, bytes, lines)
  }

  /// Adds the hierarchy, if there is one.
  mutating func read(into builder: inout DumpBuilder) throws(ImportError) {
    guard !document.values.isEmpty else { return }
    var place = 0
    while place < document.values.count {
      try readTop(place, into: &builder)
      place = max(document.values[place].next, place + 1)
    }
  }

  private mutating func readTop(_ top: Int, into builder: inout DumpBuilder) throws(ImportError) {
    // Wrappers such as {"result": {"root": …}} are looked through.
    var waiting = [top]
    var looked = 0
    while !waiting.isEmpty, looked < 10_000 {
      let place = waiting.removeFirst()
      looked += 1
      if try readHere(place, into: &builder) { return }
      waiting += document.parts(of: place).filter {
        document.values[$0].kind == .object || document.values[$0].kind == .array
      }
    }
  }

  /// Reads a value that is a hierarchy; false when it is none.
  private mutating func readHere(
    _ place: Int, into builder: inout DumpBuilder
  ) throws(ImportError) -> Bool {
    switch document.values[place].kind {
    case .array:
      let items = document.parts(of: place).filter { document.values[$0].kind == .object }
      guard !items.isEmpty else { return false }
      if readList(items, edges: [], into: &builder) { return true }
      guard items.contains(where: { isNode($0) }) else { return false }
      try readNested(items, into: &builder)
      return true
    case .object:
      let nodes =
        part("nodes", of: place) ?? part("controllers", of: place) ?? part("elements", of: place)
      if let nodes, document.values[nodes].kind == .array {
        let edges = part("edges", of: place) ?? part("links", of: place)
        let items = document.parts(of: nodes).filter { document.values[$0].kind == .object }
        if readList(items, edges: edges.map { document.parts(of: $0) } ?? [], into: &builder) {
          if let views = part("views", of: place),
            document.values[nodes].key != document.values[views].key
          {
            _ = readList(document.parts(of: views), edges: [], into: &builder)
          }
          return true
        }
      }
      guard isNode(place) else { return false }
      try readNested([place], into: &builder)
      return true
    default: return false
    }
  }

  /// Whether an object has a name and children, or a class.
  private func isNode(_ place: Int) -> Bool {
    guard document.values[place].kind == .object else { return false }
    let keys = Set(document.parts(of: place).map { string(document.values[$0].key) })
    let hasTitle =
      Self.classNames.contains(where: keys.contains) || Self.titles.contains(where: keys.contains)
    let hasChildren = document.parts(of: place).contains { isChildren($0) }
    return hasChildren || hasTitle && document.values[place].parent < 0
      || Self.classNames.contains(where: keys.contains)
  }

  /// Whether a value holds the children of the object it is in.
  private func isChildren(_ place: Int) -> Bool {
    let value = document.values[place]
    guard Self.childNames.contains(string(value.key)) else { return false }
    if value.kind == .object { return true }
    guard value.kind == .array else { return false }
    let first = document.parts(of: place).first
    return first == nil || document.values[first ?? 0].kind == .object
  }
}

/// The shapes.
extension JSONWalk {
  /// Objects in objects.
  private mutating func readNested(
    _ roots: [Int], into builder: inout DumpBuilder
  ) throws(ImportError) {
    var waiting = roots.reversed().map { (place: $0, parent: Int32(-1)) }
    var count = 0
    while let (place, parent) = waiting.popLast() {
      count += 1
      try builder.reached(line: count)
      let parts = document.parts(of: place)
      let node = node(of: place, parts, into: &builder)
      let index = builder.add(node, below: parent)
      var children: [Int] = []
      for part in parts where isChildren(part) {
        if document.values[part].kind == .object {
          children.append(part)
        } else {
          children += document.parts(of: part).filter { child in
            if document.values[child].kind == .object { return true }
            if string(document.values[child].text) != "null" {
              builder.note(line(of: child), "a child that is no object: \(raw(child).prefix(60))")
            }
            return false
          }
        }
      }
      for child in children.reversed() { waiting.append((child, index)) }
    }
  }

  /// A list whose items name their parents, or their children, or that has edges beside it; false
  /// when they do not.
  private mutating func readList(
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
      parts.contains { Self.parentNames.contains(string(document.values[$0].key)) }
    }
    let hasChildIDs = facts.contains { parts in
      parts.contains { string(document.values[$0].key) == "childIds" }
    }
    guard hasParents || hasChildIDs || !edges.isEmpty else { return false }
    // Our own JSON names parents by their lines.
    let isByLine = facts.contains { parts in
      parts.contains { string(document.values[$0].key) == "parentLine" }
    }
    var forest = GraphForest()
    var nodes: [String: DumpNode] = [:]
    for (item, parts) in zip(items, facts) {
      let name =
        value(isByLine ? ["line"] : Self.idNames, parts) ?? value(Self.titles, parts)
        ?? "item at \(item)"
      if forest.place(of: name) != nil {
        builder.note(line(of: item), "the id \(name) is there twice; the second is left out")
        continue
      }
      _ = forest.node(name, line: line(of: item))
      nodes[name] = node(of: item, parts, into: &builder)
    }
    for (item, parts) in zip(items, facts) {
      guard
        let name = value(isByLine ? ["line"] : Self.idNames, parts) ?? value(Self.titles, parts),
        let own = forest.place(of: name)
      else { continue }
      if let parent = value(isByLine ? ["parentLine"] : Self.parentNames, parts), !parent.isEmpty {
        if let place = forest.place(of: parent) {
          forest.connect(place, own, isDirected: true, line: line(of: item))
        } else {
          builder.note(line(of: item), "the parent \(parent) of \(name) is not in the list")
        }
      }
      if let list = parts.first(where: { string(document.values[$0].key) == "childIds" }) {
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
    }
    for edge in edges where document.values[edge].kind == .object {
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

  /// A node with its facts, and no place in the tree yet.
  private func node(
    of place: Int, _ parts: [Int], into builder: inout DumpBuilder
  ) -> DumpNode {
    var node = DumpNode(line: line(of: place), format: .json, kind: .item)
    var facts: [(String, String)] = []
    var (found, title, className) = ([String: String](), String?.none, String?.none)
    for part in parts where !isChildren(part) {
      let key = string(document.values[part].key)
      let value = document.values[part].kind == .word && text(part) == "null" ? nil : text(part)
      guard let value else { continue }
      if document.values[part].kind != .object, document.values[part].kind != .array {
        found[key] = value
      }
      // Chromium wraps roles and names: {"type": "role", "value": "button"}.
      if document.values[part].kind == .object, let inner = self.part("value", of: part) {
        found[key] = text(inner)
      }
      if ["frame", "bounds", "rect"].contains(key), document.values[part].kind != .string {
        facts.append(("frame", numbers(of: part)))
      } else if !["name", "frame", "hidden", "alpha"].contains(key) {
        facts.append((key, value))
      } else if key != "name" {
        facts.append((key, value))
      }
    }
    className = Self.classNames.compactMap { found[$0] }.first
    title = Self.titles.compactMap { found[$0] }.first { $0 != className }
    if let title { facts.insert(("name", title), at: 0) }
    if let className { node.className = builder.keep(className) }
    if let id = Self.idNames.compactMap({ found[$0] }).first { node.identity = builder.keep(id) }
    node.phase = (found["state"] ?? found["phase"]).flatMap(AppearancePhase.init(rawValue:))
    node.isInWindow = found["inWindow"].flatMap(Bool.init)
    node.isViewLoaded = found["viewLoaded"].flatMap(Bool.init)
    node.isPresented = found["presented"].flatMap(Bool.init)
    if node.phase != nil || className?.hasSuffix("Controller") == true { node.kind = .controller }
    node.detail = builder.keep(DumpFacts.packed(facts))
    return node
  }
}

/// Texts.
extension JSONWalk {
  private func line(of place: Int) -> Int {
    let value = document.values[place]
    let text = value.kind == .object || value.kind == .array ? firstText(in: place) : value.text
    return lines.number(at: Int(text.start))
  }

  /// The first text in an object, which stands on its line or near it.
  private func firstText(in place: Int) -> TextRange {
    let value = document.values[place]
    if !value.key.isEmpty { return value.key }
    let next = place + 1
    guard next < min(value.next, document.values.count) else {
      return place > 0 ? document.values[place - 1].text : .none
    }
    return document.values[next].key.isEmpty
      ? document.values[next].text : document.values[next].key
  }

  private func part(_ name: String, of place: Int) -> Int? {
    document.parts(of: place).first { string(document.values[$0].key) == name }
  }

  private func string(_ range: TextRange) -> String {
    bytes.slice(Int(range.start), Int(range.start + range.count)).string
  }

  /// A value as text: of a string what it says, of the rest how it is written.
  private func text(_ place: Int) -> String {
    let value = document.values[place]
    let range = bytes.slice(Int(value.text.start), Int(value.text.start + value.text.count))
    switch value.kind {
    case .string: return Self.unescaped(range)
    case .number, .word: return range.string
    case .object, .array: return raw(place)
    }
  }

  /// The scalars in an object or array, by name, as one text.
  private func raw(_ place: Int) -> String {
    let value = document.values[place]
    guard value.kind == .object || value.kind == .array else { return text(place) }
    let end = min(value.next, document.values.count, place + 200)
    let inner = (place + 1..<max(end, place + 1)).compactMap { index -> String? in
      let part = document.values[index]
      guard part.kind != .object, part.kind != .array else { return nil }
      let key = string(part.key)
      return key.isEmpty ? text(index) : "\(key): \(text(index))"
    }
    return inner.joined(separator: ", ")
  }

  /// Four numbers of a rectangle, whatever they are called.
  private func numbers(of place: Int) -> String {
    let end = min(document.values[place].next, document.values.count, place + 20)
    var (named, plain) = ([String: String](), [String]())
    for index in place + 1..<max(end, place + 1) where document.values[index].kind == .number {
      named[string(document.values[index].key)] = text(index)
      plain.append(text(index))
    }
    if let left = named["left"], let top = named["top"],
      let right = named["right"].flatMap(Double.init),
      let bottom = named["bottom"].flatMap(Double.init), let x = Double(left), let y = Double(top)
    {
      return "\(x) \(y) \(right - x) \(bottom - y)"
    }
    let keys = [["x", "left"], ["y", "top"], ["width", "w"], ["height", "h"]]
    let known = keys.compactMap { names in names.compactMap { named[$0] }.first }
    return (known.count == 4 ? known : plain).joined(separator: " ")
  }

  /// A string without its escapes.
  static func unescaped(_ text: Bytes) -> String {
    guard text.first(UInt8(ascii: "\\")) != nil else { return text.string }
    var (result, index) = ([UInt8](), 0)
    while index < text.count {
      guard text[index] == UInt8(ascii: "\\") else {
        result.append(text[index])
        index += 1
        continue
      }
      let (scalar, end) = Escapes.escape(in: text, at: index)
      result.append(contentsOf: Array(String(scalar).utf8))
      index = end
    }
    return String(decoding: result, as: UTF8.self)
  }
}
