import Geometry
import Hierarchy

/// Reads the facts of a node from a JSON object, whatever tool wrote it.
extension JSONWalk {
  /// A node with its facts, without a parent yet; `key` is its key in an object of nodes.
  mutating func node(
    of place: Int, _ parts: [Int], key: String? = nil, into builder: inout DumpBuilder
  ) -> DumpNode {
    var node = DumpNode(line: line(of: place), format: .json, kind: .item)
    use(place)
    var (facts, found) = ([(String, String)](), [String: String]())
    var texts: [String] = []
    for part in parts {
      guard !isChildren(part, of: parts) else {
        texts += strings(in: part)
        continue
      }
      useAll(part)
      let key = string(document.values[part].key)
      // Numbers may be the ids of other items.
      let isCut =
        JSONNames.children.contains(key) && document.values[part].kind == .array
        && document.parts(of: part).contains {
          ![.string, .number].contains(document.values[$0].kind)
        }
      if isCut {
        builder.note(line(of: part), "children that are not printed: \(raw(part).prefix(60))")
      } else if holdsNamedObjects(part) {
        builder.note(line(of: part), "the objects in \(key) are kept as a fact, and are no nodes")
      }
      let isNested = document.values[part].kind == .object && JSONNames.nested.contains(key)
      for fact in isNested ? document.parts(of: part) : [part] { read(fact, &facts, &found) }
    }
    let className = first(JSONNames.classes, in: found)
    // An empty name counts; a value does not replace it.
    var titles = found["name"] == "" ? JSONNames.titles.filter { $0 != "value" } : JSONNames.titles
    // In WebDriverAgent's output, tests find elements by their names.
    if found["rawIdentifier"] != nil { titles.insert("label", at: 0) }
    let id = first(JSONNames.ids, in: found)
    let title =
      first(titles, in: found) ?? key
      ?? (texts.isEmpty ? nil : texts.joinedByBlanks)
      ?? (className == nil && id == nil ? firstText(of: parts) : nil)
    if let title { facts.insert(("name", title), at: 0) }
    if let key, key != title { facts.append(("key", key)) }
    if let frame = frame(parts, found) { facts.append(("frame", frame)) }
    facts += otherFrames(of: parts)
    if let isHidden = isHidden(found) { facts.append(("hidden", isHidden ? "true" : "false")) }
    if let className { node.className = builder.keep(className) }
    if let id { node.identity = builder.keep(id) }
    node.phase = (found["state"] ?? found["phase"]).flatMap(AppearancePhase.init(rawValue:))
    node.isInWindow = found["inWindow"].flatMap(Bool.init)
    node.isViewLoaded = found["viewLoaded"].flatMap(Bool.init)
    node.isPresented = found["presented"].flatMap(Bool.init)
    if node.phase != nil || className?.hasSuffix("Controller") == true { node.kind = .controller }
    node.detail = builder.keep(DumpFacts.packed(facts))
    return node
  }

  /// Whether a value is a list of objects with a class.
  private func holdsNamedObjects(_ place: Int) -> Bool {
    guard document.values[place].kind == .array,
      let first = document.parts(of: place).first, document.values[first].kind == .object
    else { return false }
    return document.parts(of: first).contains {
      JSONNames.classes.contains(string(document.values[$0].key))
    }
  }

  /// The strings among the children, as in React's output.
  private func strings(in part: Int) -> [String] {
    guard document.values[part].kind == .array else { return [] }
    return document.parts(of: part).filter { document.values[$0].kind == .string }.map { text($0) }
  }

  /// The first string of an object, used as its name if it has none.
  private func firstText(of parts: [Int]) -> String? {
    parts.lazy.filter { self.document.values[$0].kind == .string }.map { self.text($0) }
      .first { !$0.isEmpty }
  }

  /// Reads one fact.
  private func read(
    _ part: Int, _ facts: inout [(String, String)], _ found: inout [String: String]
  ) {
    let name = string(document.values[part].key)
    let key = name.isEmpty ? "value" : name
    // Chromium wraps roles and names: {"type": "role", "value": "button"}.
    let isObject = document.values[part].kind == .object
    let inner = isObject && self.part("type", of: part) != nil ? self.part("value", of: part) : nil
    let value = inner ?? part
    guard document.values[value].kind != .word || text(value) != "null" else { return }
    let isScalar = document.values[value].kind != .object && document.values[value].kind != .array
    if isScalar, found[key] == nil { found[key] = text(value) }
    guard !["name", "frame", "hidden"].contains(key) else { return }
    if !JSONNames.frames.contains(key) || isScalar { facts.append((key, text(value))) }
  }

  /// The first nonempty value.
  private func first(_ names: [String], in found: [String: String]) -> String? {
    names.lazy.compactMap { found[$0] }.first { !$0.isEmpty }
  }

  /// The rectangles other than its frame.
  private func otherFrames(of parts: [Int]) -> [(String, String)] {
    let frames = parts.filter { part in
      JSONNames.frames.contains(string(document.values[part].key))
        && [.object, .array].contains(document.values[part].kind)
    }
    let texts = frames.map { numbers(of: $0) }
    guard Set(texts).count > 1 else { return [] }
    return zip(frames, texts).map { (string(document.values[$0].key), $1) }
      .filter { $0.0 != "frame" }
  }

  private func frame(_ parts: [Int], _ found: [String: String]) -> String? {
    for name in JSONNames.frames {
      if let part = parts.first(where: { string(document.values[$0].key) == name }),
        document.values[part].kind == .object || document.values[part].kind == .array
      {
        let text = numbers(of: part)
        if CGRect(numbersIn: text) != nil { return text }
      }
      if let text = found[name] {
        if let edges = CGRect(edgesIn: text) { return edges.numbers }
        if CGRect(numbersIn: text) != nil { return text }
      }
    }
    let own = ["x", "y", "width", "height"].compactMap { found[$0] }
    return own.count == 4 && own.allSatisfy { Double($0) != nil }
      ? own.joined(separator: " ") : nil
  }

  /// A Boolean, also as written in Objective-C.
  private func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "1", "yes": true
    case "false", "0", "no": false
    default: nil
    }
  }

  private func isHidden(_ found: [String: String]) -> Bool? {
    if let hidden = first(JSONNames.hidden, in: found) { return truth(hidden) }
    if let shown = first(JSONNames.shown, in: found) { return truth(shown).map { !$0 } }
    switch (found["visibility"] ?? found["Visibility"])?.lowercased() {
    case "visible": return false
    case "hidden", "collapsed", "gone", "invisible": return true
    default: return nil
    }
  }
}

extension CGRect {
  /// A rectangle from its edges in Android's notation: `[0,10][100,20]`.
  init?(edgesIn text: String) {
    guard text.hasPrefix("["), text.contains("][") else { return nil }
    let numbers = text.split { !("0"..."9" ~= $0 || $0 == "-" || $0 == ".") }
    self.init(edgesIn: numbers.compactMap { Double($0) })
  }
}
