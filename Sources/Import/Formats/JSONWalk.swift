/// Finds the hierarchy in a JSON document.
struct JSONWalk {
  let document: JSONDocument
  let bytes: Bytes
  private let lines: LineFinder
  /// The values used for nodes or their facts.
  private var used: [Bool]

  init(_ document: JSONDocument, _ bytes: Bytes, _ lines: LineFinder) {
    (self.document, self.bytes, self.lines) = (document, bytes, lines)
    used = [Bool](repeating: false, count: document.values.count)
  }

  /// Adds the hierarchy, if there is one.
  mutating func read(into builder: inout DumpBuilder) throws(ImportError) {
    guard !document.values.isEmpty else { return }
    // A list may have each item on a line, without enclosing brackets.
    let tops = tops
    if tops.count > 1, tops.allSatisfy({ document.values[$0].kind == .object }),
      readList(tops, edges: [], into: &builder)
    {
      return
    }
    for place in tops { try readTop(place, into: &builder) }
  }

  /// The top-level values.
  private var tops: [Int] {
    var (tops, place) = ([Int](), 0)
    while place < document.values.count {
      tops.append(place)
      place = max(document.values[place].next, place + 1)
    }
    return tops
  }

  private mutating func readTop(_ top: Int, into builder: inout DumpBuilder) throws(ImportError) {
    // Wrappers such as {"result": {"root": …}} are skipped.
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

  /// Reads a value as a hierarchy; returns false if it is none.
  private mutating func readHere(
    _ place: Int, into builder: inout DumpBuilder
  ) throws(ImportError) -> Bool {
    switch document.values[place].kind {
    case .array:
      let items = document.parts(of: place).filter { document.values[$0].kind == .object }
      guard !items.isEmpty else { return false }
      let key = string(document.values[place].key)
      let isKnown = key.isEmpty || JSONNames.children.contains(key)
      if readList(items, edges: [], into: &builder) { return true }
      guard items.contains(where: { isNode($0) }) else { return false }
      if !isKnown { builder.note(line(of: place), "the roots are in the list \(key)") }
      let isFlat =
        items.count > 2
        && items.allSatisfy { item in
          let parts = document.parts(of: item)
          return !parts.contains { isChildren($0, of: parts) }
        }
      if isFlat {
        builder.note(
          line(of: place), "the list does not say what is in what, so all \(items.count) are roots")
      }
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

  /// Whether an object has children or a class, or is just a name.
  private func isNode(_ place: Int) -> Bool {
    guard document.values[place].kind == .object else { return false }
    let parts = document.parts(of: place)
    let keys = Set(parts.map { string(document.values[$0].key) })
    let hasClass = JSONNames.classes.contains(where: keys.contains)
    let lists = parts.filter { isChildren($0, of: parts) }
    let hasTitle = parts.contains { part in
      !isContainer(part) && JSONNames.titles.contains(string(document.values[part].key))
    }
    // So does a service's response, which has its own type.
    if document.values[place].parent < 0, lists.isEmpty,
      parts.contains(where: { holdsChildren($0) || holdsMarkup($0) })
    {
      return false
    }
    if document.values[place].parent < 0, !hasClass, !hasTitle || lists.isEmpty {
      // A wrapper object has nothing of a node but one list.
      let isOwn =
        JSONNames.ids.contains(where: keys.contains) || !keys.isDisjoint(with: JSONNames.nested)
        || !keys.isDisjoint(with: JSONNames.own) && parts.contains { !isContainer($0) }
      let holdsTree = parts.contains { isContainer($0) && holdsNodes($0) }
      if lists.count <= 1, holdsTree, !isOwn { return false }
    }
    return !lists.isEmpty || hasClass || hasTitle && document.values[place].parent < 0
  }

  /// Whether an object is not a node but has only named nodes.
  private func isMap(_ place: Int) -> Bool {
    let parts = document.parts(of: place)
    return parts.allSatisfy { document.values[$0].kind == .object }
      && !parts.contains { JSONNames.nested.contains(string(document.values[$0].key)) }
      && !parts.contains { isChildren($0, of: []) }
  }

  private func isContainer(_ place: Int) -> Bool {
    document.values[place].kind == .object || document.values[place].kind == .array
  }

  /// Whether a value is a string with page source.
  private func holdsMarkup(_ place: Int) -> Bool {
    guard document.values[place].kind == .string else { return false }
    let text = bytes.slice(
      Int(document.values[place].text.start),
      Int(document.values[place].text.start + document.values[place].text.count))
    return text.has("<?xml") || text.has("<hierarchy") || text.has("<AppiumAUT")
      || text.has("<XCUIElementType")
  }

  /// Whether a value is an object with a list of children.
  private func holdsChildren(_ place: Int) -> Bool {
    guard document.values[place].kind == .object else { return false }
    return document.parts(of: place).contains { part in
      document.values[part].kind == .array
        && JSONNames.children.contains(string(document.values[part].key))
        && !document.parts(of: part).isEmpty
    }
  }

  /// Whether an object, or the first one of a list, has a class or children.
  private func holdsNodes(_ place: Int) -> Bool {
    let object = document.values[place].kind == .array ? document.parts(of: place).first : place
    guard let object, document.values[object].kind == .object else { return false }
    return document.parts(of: object).contains { part in
      let key = string(document.values[part].key)
      return JSONNames.children.contains(key) || JSONNames.classes.contains(key)
    }
  }

  /// Whether a value is the children of its enclosing object.
  func isChildren(_ place: Int, of parts: [Int]) -> Bool {
    let value = document.values[place]
    guard isContainer(place) else { return false }
    let key = string(value.key)
    let first = value.kind == .array ? document.parts(of: place).first : place
    if key == JSONNames.child, value.kind == .object { return true }
    if JSONNames.maps.contains(key), value.kind == .object {
      let children = document.parts(of: place)
      return !children.isEmpty && children.allSatisfy { document.values[$0].kind == .object }
    }
    if JSONNames.children.contains(key) {
      return value.kind == .object || first == nil
        || document.parts(of: place).contains { document.values[$0].kind == .object }
        || document.values[first ?? 0].kind == .string
    }
    guard let first, document.values[first].kind == .object, !JSONNames.noChildren.contains(key)
    else { return false }
    return isAlike(first, parts, isAlone: value.kind == .object)
  }

  /// Whether an object resembles the enclosing one, by most of its keys.
  private func isAlike(_ object: Int, _ parts: [Int], isAlone: Bool) -> Bool {
    let keys = document.parts(of: object).map { string(document.values[$0].key) }
    guard keys.contains(where: JSONNames.classes.contains) || !isAlone && keys.contains("name")
    else { return false }
    if isAlone, !keys.contains(where: JSONNames.children.contains) { return false }
    let own = Set(parts.map { string(document.values[$0].key) })
    return keys.count { own.contains($0) } * 5 >= keys.count * 3 && keys.count > 1
  }
}

/// The shapes of hierarchies.
extension JSONWalk {
  /// Nested objects.
  private mutating func readNested(
    _ roots: [Int], into builder: inout DumpBuilder
  ) throws(ImportError) {
    var waiting = roots.reversed().map { (place: $0, parent: Int32(-1), key: String?.none) }
    var count = 0
    while let (place, parent, key) = waiting.popLast() {
      count += 1
      try builder.reached(line: count)
      let parts = document.parts(of: place)
      let node = node(of: place, parts, key: key, into: &builder)
      let index = builder.add(node, below: parent)
      var children: [(place: Int, key: String?)] = []
      for part in parts where isChildren(part, of: parts) {
        use(part)
        if document.values[part].kind == .object, !isMap(part) {
          children.append((part, nil))
        } else {
          let isMap = document.values[part].kind == .object
          for child in document.parts(of: part) {
            if document.values[child].kind == .object {
              children.append((child, isMap ? string(document.values[child].key) : nil))
              continue
            }
            use(child)
            if document.values[child].kind != .string, raw(child) != "null" {
              builder.note(line(of: child), "a child that is no object: \(raw(child).prefix(60))")
            }
          }
        }
      }
      for child in children.reversed() { waiting.append((child.place, index, child.key)) }
    }
  }
}

/// Accounting for what was read.
extension JSONWalk {
  /// Marks a value as used for a node.
  mutating func use(_ place: Int) { used[place] = true }

  /// Marks a value as a fact, including its descendants.
  mutating func useAll(_ place: Int) {
    for index in place..<min(max(document.values[place].next, place + 1), used.count) {
      used[index] = true
    }
  }

  /// Marks the lines used; adds notes for those that are not part of the tree.
  func account(to builder: inout DumpBuilder) {
    var beside: [Int] = []
    func noteBeside() {
      guard let first = beside.first, let last = beside.last else { return }
      let texts = beside.prefix(6).map { place in
        let key = string(document.values[place].key)
        return key.isEmpty ? text(place) : "\(key): \(text(place))"
      }
      let head = String(texts.joined(separator: ", ").prefix(80))
      builder.note(
        line(of: first), through: line(of: last), "outside the tree, set aside: \(head)")
      beside = []
    }
    for place in document.values.indices {
      let value = document.values[place]
      let isContainer = value.kind == .object || value.kind == .array
      if isContainer {
        builder.use(line(of: place))
        builder.use(lines.number(at: Int(value.text.start + value.text.count) - 1))
        if !used[place], value.next <= place + 1 { beside.append(place) }
      } else if used[place] {
        let end = Int(value.text.start + value.text.count)
        builder.use(line(of: place)...max(line(of: place), lines.number(at: end)))
        if !value.key.isEmpty { builder.use(lines.number(at: Int(value.key.start))) }
      } else {
        beside.append(place)
      }
      if used[place] { noteBeside() }
    }
    noteBeside()
  }
}

/// Strings.
extension JSONWalk {
  /// Python's spellings of JSON's literals.
  private static let pythonWords = ["True": "true", "False": "false", "None": "null"]

  /// The first line of a value.
  func line(of place: Int) -> Int {
    lines.number(at: Int(document.values[place].text.start) - bytes.offset)
  }

  func part(_ name: String, of place: Int) -> Int? {
    document.parts(of: place).first { string(document.values[$0].key) == name }
  }

  func string(_ range: TextRange) -> String {
    bytes.slice(Int(range.start), Int(range.start + range.count)).string
  }

  /// A value as text: a string's contents, or other values as written.
  func text(_ place: Int) -> String {
    let value = document.values[place]
    let range = bytes.slice(Int(value.text.start), Int(value.text.start + value.text.count))
    switch value.kind {
    case .string: return Self.unescaped(range)
    case .number: return range.string
    case .word: return Self.pythonWords[range.string] ?? range.string
    case .object, .array: return raw(place)
    }
  }

  /// The scalars in an object or array, by name, as one string.
  func raw(_ place: Int) -> String {
    let value = document.values[place]
    guard value.kind == .object || value.kind == .array else { return text(place) }
    let end = min(value.next, document.values.count, place + 200)
    let inner = (place + 1..<max(end, place + 1)).compactMap { index -> String? in
      let part = document.values[index]
      let key = string(part.key)
      guard part.kind != .object, part.kind != .array else {
        return key.isEmpty || key == "value" ? nil : "\(key):"
      }
      return key.isEmpty ? text(index) : "\(key): \(text(index))"
    }
    return inner.joined(separator: ", ")
  }

  /// The four numbers of a rectangle, whatever their keys.
  func numbers(of place: Int) -> String {
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

  /// An unescaped string.
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
