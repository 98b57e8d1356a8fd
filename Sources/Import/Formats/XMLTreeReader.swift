import Geometry

/// Any other XML: elements are nodes, attributes are facts.
///
/// In HTML the element name is the class. In Qt Designer's files only widgets are nodes; everything
/// else is a fact.
enum XMLTreeReader: DumpReader {
  static let format = DumpFormat.xml

  static func score(_ line: Bytes) -> Int { 0 }

  static func score(of section: Section) -> Int {
    guard let first = section.nextLine(from: 0), let last = section.lastFilled else { return 0 }
    let (head, tail) = (section[first].trimmed, section[last].trimmed)
    let begins = head.has("<?xml") || head.has("<!DOCTYPE") || head.has("<!--")
    let isElement = head.beginsTag
    let sample = section.sample
    let closes = sample.contains { $0.find("</") != nil || $0.trimmed.ends(with: "/>") }
    // A page may omit most end tags, and be truncated.
    let isPage =
      isElement && HTMLNames.roots.contains(Dialect.name(of: head)) && sample.count > 2
      && sample.count { $0.trimmed[0] == UInt8(ascii: "<") } * 2 > sample.count
    if isPage, !closes { return 9 * sample.count }
    guard begins || isElement && closes, !sample.contains(where: \.beginsWithArrow) else {
      return 0
    }
    guard !begins, tail[tail.count - 1] != UInt8(ascii: ">") else { return 4 }
    // Truncated text is XML if half of its lines are tags.
    let tags = sample.count { line in
      let text = line.trimmed
      return text[0] == UInt8(ascii: "<") || text.ends(with: ">")
    }
    return tags > 3 && tags * 2 > sample.count ? 4 : 0
  }

  static func begins(_ line: Bytes) -> Bool { line[line.skipBlanks()] == UInt8(ascii: "<") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    let dialect = Dialect(section)
    if dialect == .interfaceBuilder, let first = section.nextLine(from: 0) {
      builder.note(
        section.number(first),
        "a document of Interface Builder, which is no dump: its elements are shown as they stand")
    }
    try XMLForest.read(
      section, format: format, kind: .item, isHTML: dialect == .html,
      names: dialect == .html ? ["form name", "id"] : [], into: &builder
    ) { tag, _ in
      dialect == .qt ? meaning(ofQt: tag) : meaning(of: tag, dialect)
    }
  }

  /// The kind of XML, determined by its root element.
  private enum Dialect {
    case html, qt, interfaceBuilder, other

    /// The name of the element at the start of a line.
    static func name(of line: Bytes) -> String {
      line.slice(1, line.end(from: 1) { $0.isNamePart }).string
    }

    init(_ section: Section) {
      self = .other
      if section.sample.contains(where: { $0.find("<rect key=\"") != nil }) {
        self = .interfaceBuilder
        return
      }
      for line in section.sample.prefix(20) {
        let text = line.trimmed
        if text.has("<!DOCTYPE html") || text.has("<!doctype html") { self = .html }
        guard text.beginsTag else { continue }
        let name = Self.name(of: text)
        if HTMLNames.roots.contains(name.lowercased()) { self = .html }
        if text.find("com.apple.InterfaceBuilder") != nil { self = .interfaceBuilder }
        if name == "ui", text.find("version=") != nil { self = .qt }
        return
      }
    }
  }

  private static func meaning(of tag: XMLTag, _ dialect: Dialect) -> XMLForest.Meaning {
    // HTML elements are named by their text rather than by their ids, which are identities, or by
    // the names of form fields.
    let names =
      dialect == .html
      ? ["title", "label", "aria-label", "alt"]
      : [
        "name", "Name", "title", "Title", "label", "text", "TEXT", "android:text",
        "accessibilityLabel", "aria-label", "alt",
      ]
    let texts = names.lazy.compactMap { tag[$0] }
    let name = texts.first { !$0.isEmpty } ?? (dialect == .html ? nil : tag["id"])
    var facts = (name.map { [("name", $0)] } ?? [])
    facts += tag.attributes.filter { !["name", "frame", "hidden", "alpha"].contains($0.name) }
      .map { ($0.name, $0.value) }
    if dialect == .html, let name = tag["name"] { facts.append(("form name", name)) }
    let edges = ["x", "y", "width", "height"].compactMap { tag[$0] }
    if edges.count == 4, edges.allSatisfy({ Double($0) != nil }) {
      facts.append(("frame", edges.joined(separator: " ")))
    } else if let frame = tag["frame"] {
      facts.append(("frame", frame))
    }
    if let alpha = tag["alpha"] { facts.append(("alpha", alpha)) }
    let isShown = tag["visible"] ?? tag["visibility"] ?? tag["android:visibility"]
    if let isShown, ["visible", "true"].contains(isShown.lowercased()) {
      facts.append(("hidden", "false"))
    } else if let isShown, ["false", "hidden", "gone", "invisible"].contains(isShown.lowercased()) {
      facts.append(("hidden", "true"))
    } else if let isHidden = tag["hidden"] {
      facts.append(("hidden", isHidden.lowercased() == "false" ? "false" : "true"))
    } else if tag["style"]?.contains(/display:\s*none/) == true
      || dialect == .html && tag.name.lowercased() == "input" && tag["type"] == "hidden"
    {
      facts.append(("hidden", "true"))
    }
    let identity =
      ["ptr", "id", "ID", "AutomationId", "android:id", "testID", "data-testid"].lazy
      .compactMap { tag[$0] }.first ?? ""
    let className =
      switch dialect {
      case .html: tag.name
      case .interfaceBuilder: tag["customClass"] ?? tag.name
      default: tag["class"] ?? tag["type"] ?? tag.name
      }
    // The element's own name is preserved if an attribute provides the class.
    if dialect != .html, className != tag.name { facts.append(("element", tag.name)) }
    return .node(className: className, identity: identity, facts: facts)
  }

  private static func meaning(ofQt tag: XMLTag) -> XMLForest.Meaning {
    switch tag.name {
    case "widget", "layout", "spacer", "action":
      var facts = tag["name"].map { [("name", $0)] } ?? []
      facts += tag.attributes.filter { $0.name != "name" && $0.name != "class" }
        .map { ($0.name, $0.value) }
      return .node(className: tag["class"] ?? tag.name, identity: "", facts: facts)
    case "item" where !tag.attributes.isEmpty:
      return .place(facts: tag.attributes.map { ("item \($0.name)", $0.value) })
    case "property", "attribute": return .fact("property", tag["name"] ?? "")
    default:
      return .wrapper(
        text: tag.name, facts: tag.attributes.map { ("\(tag.name) \($0.name)", $0.value) })
    }
  }
}

extension Bytes {
  /// Whether an element starts here, not an object in angle brackets as printed by debuggers.
  var beginsTag: Bool {
    guard self[0] == UInt8(ascii: "<"), self[1].isLetter || self[1] == UInt8(ascii: "_") else {
      return false
    }
    let end = end(from: 1) {
      $0.isNamePart || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
    let isObject = self[end - 1] == UInt8(ascii: ":") || has(" 0x", at: end) || has("; ", at: end)
    return !isObject
      && (end == count || self[end].isBlank || self[end] == UInt8(ascii: ">")
        || self[end] == UInt8(ascii: "/"))
  }
}
