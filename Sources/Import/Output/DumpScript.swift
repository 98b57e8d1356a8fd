import Hierarchy

/// A script that rebuilds the controllers of a dump.
///
/// Every class of the dump becomes a class of the script that does not forward appearance, so that
/// the script can send each controller the dumped callbacks itself. Class names that are invalid in
/// Swift, or taken, are changed. Parts that cannot be rebuilt are noted in comments.
package struct DumpScript {
  /// The script.
  package private(set) var text = ""
  /// The names of the classes in the script, by those in the dump.
  package private(set) var names: [String: String] = [:]
  /// The parts that cannot be rebuilt, with the lines of the dump.
  package private(set) var notes: [ImportNote] = []

  private let dump: Dump
  private let range: Range<Int>
  private let facts: [DumpFacts]
  /// The view classes of each controller class.
  private var viewKinds: [String: [String]] = [:]
  private var taken: Set<String> = [
    "Any", "Self", "Type", "Window", "View", "ViewController", "Label", "ImageView", "Button",
    "Bar",
    "ScrollView", "StackView", "TableView", "MapView", "ActivityIndicator",
  ]

  /// The script for one of the moments of a dump.
  package init(_ dump: Dump, moment: Int = 0) {
    self.dump = dump
    let moments = dump.moments
    range = moments.indices.contains(moment) ? moments[moment] : 0..<0
    facts = range.map { dump.facts(of: dump.nodes[$0]) }
    write()
  }

  private mutating func write() {
    text = "import Containers\n\n"
    writeOddities()
    writeClasses()
    let nodes = range.map { dump.nodes[$0] }
    let roots = nodes.indices.filter { nodes[$0].isRoot }
    for root in roots.dropFirst() {
      note(nodes[root], "a second root is left out; there is one window")
    }
    guard let first = roots.first else { return }
    let end = roots.dropFirst().first ?? nodes.count
    for index in first..<end { build(index, nodes) }
    text += "\n// What the dump says of each.\n"
    for index in first..<end { tell(index, nodes) }
    text += "simulation.turn()\n"
  }

  private mutating func note(_ node: DumpNode, _ message: String) {
    notes.append(ImportNote(line: Int(node.line), message: message))
    text += "// Line \(node.line): \(message.visible()).\n"
  }
}

/// Irregularities.
extension DumpScript {
  /// Writes comments about an inconsistent dump, which is rebuilt as it is.
  private mutating func writeOddities() {
    let lines = range.map { Int(dump.nodes[$0].line) }
    guard let first = lines.first, let last = lines.last else { return }
    let found = dump.findings.filter { (first...last).contains($0.line) }
    guard !found.isEmpty else { return }
    text += "// The dump is at odds with itself, and so is what this script builds:\n"
    for finding in found {
      text += "// \(finding.diagnostic.id), \(finding.diagnostic.message.visible())\n"
    }
    text += "\n"
  }
}

/// Classes.
extension DumpScript {
  private mutating func name(of className: String) -> String {
    if let known = names[className] { return known }
    var name = String(
      String.UnicodeScalarView(
        className.unicodeScalars.map {
          $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0) ? $0 : "_"
        }))
    if name.first.map({ !$0.isLetter && $0 != "_" }) ?? true { name = "_" + name }
    if name == "_" { name = "Unnamed" }
    let plain = name
    var number = 1
    while taken.contains(name) {
      number += 1
      name = "\(plain)\(number)"
    }
    taken.insert(name)
    names[className] = name
    return name
  }

  private mutating func writeClasses() {
    var views: [String: [String]] = [:]
    var order: [String] = []
    for (node, known) in zip(range.map { dump.nodes[$0] }, facts) {
      let className = dump.className(of: node) ?? "?"
      if views[className] == nil { order.append(className) }
      let view = known.viewClass ?? "UIView"
      if views[className]?.contains(view) != true { views[className, default: []].append(view) }
    }
    var written: Set<String> = []
    for view in order.flatMap({ views[$0, default: []] }) where written.insert(view).inserted {
      text += "class \(name(of: view)): View {}\n"
    }
    for className in order {
      text += "\nclass \(name(of: className)): ViewController {\n"
      text += "    var kind = 0\n"
      text += "    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }\n"
      text += "    override func loadView() {\n        switch kind {\n"
      let kinds = views[className, default: []]
      for (kind, view) in kinds.enumerated() {
        let label = kind == kinds.count - 1 ? "default" : "case \(kind)"
        text += "        \(label): view = \(name(of: view))()\n"
      }
      text += "        }\n    }\n}\n"
    }
    text += "\n"
    viewKinds = views
  }
}

/// Building.
extension DumpScript {
  private static let styles: [String: String] = [
    "_UIFullscreenPresentationController": "fullScreen",
    "_UIPageSheetPresentationController": "pageSheet",
    "_UIFormSheetPresentationController": "formSheet",
    "_UICurrentContextPresentationController": "currentContext",
    "UIPresentationController": "custom",
    "_UIOverFullscreenPresentationController": "overFullScreen",
    "_UIOverCurrentContextPresentationController": "overCurrentContext",
    "UIPopoverPresentationController": "popover",
  ]

  private mutating func build(_ index: Int, _ nodes: [DumpNode]) {
    let (node, known) = (nodes[index], facts[index])
    let className = dump.className(of: node) ?? "?"
    let kinds = viewKinds[className, default: []]
    text += "let n\(index) = \(name(of: className))(\"n\(index)\")\n"
    let kind = kinds.firstIndex(of: known.viewClass ?? "UIView") ?? 0
    if kind > 0 { text += "n\(index).kind = \(kind)\n" }
    guard !node.isRoot else {
      if node.isDetached {
        note(node, "it is detached: not in a window")
        if node.isViewLoaded == true { text += "n\(index).loadViewIfNeeded()\n" }
        return
      }
      if node.isPresented == true {
        note(node, "who presents it is not in the dump; a plain controller does here")
        text += "let presenter = ViewController(\"presenter\")\n"
        text += "window.rootViewController = presenter\nsimulation.turn()\n"
        return present(index, by: "presenter", node, known)
      }
      if node.isViewLoaded == false { note(node, "a root in a window has its view loaded") }
      text += "window.rootViewController = n\(index)\nsimulation.turn()\n"
      return
    }
    let above = Int(node.parent) - range.lowerBound
    guard node.isPresented != true else { return present(index, by: "n\(above)", node, known) }
    text += "n\(above).addChild(n\(index))\n"
    if node.isInWindow == true {
      let isAboveShown = nodes[above].isInWindow == true
      text +=
        isAboveShown
        ? "n\(above).view.addSubview(n\(index).view)\n" : "window.addSubview(n\(index).view)\n"
    } else if node.isViewLoaded == true {
      text += "n\(index).loadViewIfNeeded()\n"
    }
    text += "n\(index).didMove(toParent: n\(above))\n"
  }

  private mutating func present(
    _ index: Int, by presenter: String, _ node: DumpNode, _ known: DumpFacts
  ) {
    if let style = Self.styles[known.presentedWith ?? ""] {
      text += "n\(index).modalPresentationStyle = .\(style)\n"
    } else if let with = known.presentedWith {
      note(node, "no style of presentation is known that uses \(with)")
    }
    text += "\(presenter).present(n\(index), animated: false)\nsimulation.turn()\n"
  }

  /// Moves a controller from its state after construction to the dumped one.
  private mutating func tell(_ index: Int, _ nodes: [DumpNode]) {
    let node = nodes[index]
    guard let phase = node.phase else { return }
    let isTop = node.isRoot && !node.isDetached || node.isPresented == true
    let isCovered = nodes.indices.contains { other in
      nodes[other].isPresented == true && Int(nodes[other].parent) - range.lowerBound == index
        && ["_UIFullscreenPresentationController", nil].contains(facts[other].presentedWith)
    }
    let isShown = isTop && !isCovered
    if node.isViewLoaded == false, phase != .disappeared {
      note(node, "a controller that was told to appear has its view loaded")
    }
    func begin(_ isAppearing: Bool) -> String {
      "n\(index).beginAppearanceTransition(\(isAppearing), animated: false)\n"
    }
    let end = "n\(index).endAppearanceTransition()\n"
    switch (phase, isShown) {
    case (.appeared, true), (.disappeared, false): break
    case (.appeared, false): text += begin(true) + end
    case (.disappeared, true): text += begin(false) + end
    case (.appearing, true): text += begin(false) + end + begin(true)
    case (.appearing, false): text += begin(true)
    case (.disappearing, true): text += begin(false)
    case (.disappearing, false): text += begin(true) + end + begin(false)
    }
  }
}
