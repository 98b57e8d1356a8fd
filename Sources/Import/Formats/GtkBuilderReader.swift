/// GtkBuilder XML: objects with their children and properties.
enum GtkBuilderReader: DumpReader {
  static let format = DumpFormat.gtkBuilder

  static func score(_ line: Bytes) -> Int {
    if line.find("<interface") != nil || line.find("<object class=") != nil { return 10 }
    if line.find("<template class=") != nil { return 10 }
    return line.find("<property name=") != nil || line.find("</object>") != nil ? 5 : 0
  }

  static func begins(_ line: Bytes) -> Bool { line[line.skipBlanks()] == UInt8(ascii: "<") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    try XMLForest.read(
      section, format: format, kind: .view, names: ["label", "title", "id"], into: &builder
    ) { tag, parent in
      switch tag.name {
      case "object", "template":
        var facts = tag.attributes.filter { $0.name != "class" }.map { ($0.name, $0.value) }
        if tag.name == "template" { facts.append(("template", tag["parent"] ?? "")) }
        return .node(className: tag["class"] ?? "", identity: tag["id"] ?? "", facts: facts)
      case "signal":
        let rest = tag.attributes.filter { $0.name != "name" && $0.name != "handler" }
          .map { ", \($0.name) \($0.value)" }.joined()
        return .fact("signal", "\(tag["name"] ?? "") → \(tag["handler"] ?? "")" + rest)
      case "requires": return .fact("requires", "\(tag["lib"] ?? "") \(tag["version"] ?? "")")
      case "class": return .fact("style class", tag["name"] ?? "")
      case "binding": return .fact("binding", tag["name"] ?? "")
      case "lookup": return .wrapper(text: "lookup \(tag["name"] ?? "")")
      case "child" where !tag.attributes.isEmpty:
        return .place(facts: tag.attributes.map { ("child \($0.name)", $0.value) })
      case "placeholder": return .fact("child", "placeholder")
      case "menu", "section", "submenu": return menu(tag)
      case "item" where ["menu", "section", "submenu"].contains(parent): return menu(tag)
      case "action-widget": return .wrapper(text: "action response \(tag["response"] ?? "")")
      // The packing properties follow the child.
      case "packing": return .behind
      case "property" where parent == "packing":
        return .wrapper(text: "packing \(tag["name"] ?? "")")
      case "attribute" where tag["value"] != nil:
        return .fact("attribute", "\(tag["name"] ?? "") \(tag["value"] ?? "")")
      default:
        let name = tag["name"]
        let rest = tag.attributes.filter { $0.name != "name" }
        return .wrapper(
          text: name, facts: rest.map { ("\(name ?? tag.name) \($0.name)", $0.value) },
          // An object in a property is identified by the property's name.
          place: tag.name == "property" ? [("in", name ?? tag.name)] : [])
      }
    }
  }

  /// A menu, submenu or section as a node.
  private static func menu(_ tag: XMLTag) -> XMLForest.Meaning {
    .node(
      className: tag.name, identity: tag["id"] ?? "",
      facts: (tag["id"].map { [("name", $0)] } ?? [])
        + tag.attributes.map { ($0.name, $0.value) })
  }
}
