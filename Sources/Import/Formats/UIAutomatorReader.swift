import Geometry

/// Reads Android's `uiautomator dump` and Appium's variants: elements with absolute bounds.
enum UIAutomatorReader: DumpReader {
  static let format = DumpFormat.uiautomator

  static func score(_ line: Bytes) -> Int {
    if line.find("<hierarchy") != nil || line.find("bounds=\"[") != nil { return 10 }
    if line.find("bounds='[") != nil || line.find("<XCUIElementType") != nil { return 10 }
    return line.find("</node>") != nil || line.find("</hierarchy>") != nil ? 8 : 0
  }

  /// Other XML uses the same element names; UI elements have bounds.
  static func score(of section: Section) -> Int {
    let scores = section.sample.map(score)
    return scores.contains(10) ? scores.reduce(0, +) : 0
  }

  static func begins(_ line: Bytes) -> Bool { line[line.skipBlanks()] == UInt8(ascii: "<") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    // The first window takes the attributes of the elements around the windows.
    var head: [(String, String)] = []
    var wrapper: Int?
    try XMLForest.read(section, format: format, kind: .view, into: &builder) { tag, _ in
      guard tag.name != "hierarchy", tag.name != "AppiumAUT" else {
        if tag.name == "AppiumAUT" { wrapper = wrapper ?? tag.line }
        head += tag.attributes.filter { $0.name != "class" && $0.name != "index" }
          .map { ("\(tag.name) \($0.name)", $0.value) }
        return .wrapper(text: nil)
      }
      let className = tag["class"] ?? tag["type"] ?? (tag.name == "node" ? "" : tag.name)
      defer { head = [] }
      return .node(className: className, identity: "", facts: facts(of: tag) + head)
    }
    if let wrapper {
      builder.note(wrapper, "Appium's element AppiumAUT around the dump is left out")
    }
  }

  private static func facts(of tag: XMLTag) -> [(String, String)] {
    var facts: [(String, String)] = []
    let names = ["text", "content-desc", "label", "name", "resource-id"]
    let name = names.compactMap { tag[$0] }.first { !$0.isEmpty }
    if let name { facts.append(("name", name)) }
    // In Appium's iOS trees, tests find an element by its `name`.
    if let identifier = tag["name"], !identifier.isEmpty, identifier != name {
      facts.append(("identifier", identifier))
    }
    if let bounds = tag["bounds"] {
      let numbers = bounds.split { !("0"..."9" ~= $0 || $0 == "-") }.compactMap { Double($0) }
      if let frame = CGRect(edgesIn: numbers) { facts.append(("frame", frame.numbers)) }
    } else if let x = tag["x"], let y = tag["y"], let w = tag["width"], let h = tag["height"] {
      facts.append(("frame", "\(x) \(y) \(w) \(h)"))
    }
    let isShown = tag["visible-to-user"] ?? tag["displayed"] ?? tag["visible"]
    if let isShown {
      facts.append(("hidden", isShown == "false" ? "true" : "false"))
    } else if let isHidden = tag["hidden"] {
      facts.append(("hidden", isHidden == "false" ? "false" : "true"))
    }
    if let alpha = tag["alpha"] { facts.append(("alpha", alpha)) }
    return facts
      + tag.attributes.filter { !["class", "name", "hidden", "alpha"].contains($0.name) }
      .map { ($0.name, $0.value) }
  }
}
