/// Walks over the elements of an XML text; a reader decides which are nodes.
enum XMLForest {
  /// The role of an element.
  enum Meaning {
    /// A node with this class, identity and facts.
    case node(className: String, identity: String, facts: [(String, String)])
    /// Transparent: its contents belong to the enclosing node, its text is this fact, and its
    /// attributes may be further facts of the enclosing node. Direct child nodes have the facts of
    /// `place`.
    case wrapper(
      text: String?, facts: [(String, String)] = [], place: [(String, String)] = [])
    /// Transparent; direct child nodes have these facts.
    case place(facts: [(String, String)])
    /// Further facts of the preceding sibling node.
    case behind
    /// A fact of the enclosing node.
    case fact(String, String)
  }

  /// Adds the nodes of a section; the first existing fact of `names` names an unnamed node.
  static func read(
    _ section: Section, format: DumpFormat, kind: DumpNode.Kind, isHTML: Bool = false,
    names: [String] = [],
    into builder: inout DumpBuilder,
    meaning: (XMLTag, _ parent: String?) -> Meaning
  ) throws(ImportError) {
    let (text, starts) = section.joined()
    var walk = Walk(format: format, kind: kind, isHTML: isHTML, names: names)
    let base = section.range.lowerBound
    var failure: ImportError?
    text.withUnsafeBufferPointer { buffer in
      var scanner = XMLScanner(Bytes(buffer), starts: starts, isHTML: isHTML) {
        section.number(base + $0)
      }
      do throws(ImportError) {
        while let (token, line) = try scanner.next() {
          try builder.reached(line: line)
          builder.use(line...max(scanner.lastLine, line))
          try walk.take(
            token, line: line, through: scanner.lastLine, into: &builder, meaning: meaning)
        }
      } catch { failure = error }
    }
    if let failure { throw failure }
    walk.end(into: &builder, line: section.number(section.range.upperBound - 1))
  }

  /// An open element.
  private struct Element {
    let name: String
    /// The parent node of its contents.
    let node: Int32
    /// The facts of that node, if it is the element's own.
    var facts: [(String, String)] = []
    let isNode: Bool
    /// The name of the fact for its text.
    var textName: String?
    /// Facts of direct child nodes, and the line of facts not used yet.
    var place: [(String, String)] = []
    var openPlace: Int?
    /// The last node closed in it, with its facts.
    var last: (node: Int32, facts: [(String, String)])?
    /// Whether its contents belong to no node.
    var isLost = false
    /// Its start and the number of nodes before it, if it neither is a node nor is inside one.
    var outside: (line: Int, count: Int)?
  }

  /// The open elements, and which of them are nodes.
  private struct Walk {
    let format: DumpFormat
    let kind: DumpNode.Kind
    private var open: [Element] = []
    /// The indices in `open` of the elements that are nodes.
    private var nodes: [Int] = []
    private typealias Dots = (text: String, line: Int, isAlone: Bool)
    /// Dots whose meaning depends on the next token.
    private var dots: Dots?
    /// The last line of the latest token.
    private var lastLine = 0

    /// Whether some elements are closed implicitly, as in HTML.
    private let isHTML: Bool

    /// The facts of which the first existing one names an unnamed node.
    private let names: [String]

    init(format: DumpFormat, kind: DumpNode.Kind, isHTML: Bool, names: [String]) {
      (self.format, self.kind, self.isHTML, self.names) = (format, kind, isHTML, names)
    }

    private func isVoid(_ name: String) -> Bool {
      isHTML && HTMLNames.voids.contains(name.lowercased())
    }

    private func mayStayOpen(_ name: String) -> Bool {
      isHTML && HTMLNames.optionalEnds.contains(name.lowercased())
    }

    /// Closes the elements that one with this name closes implicitly.
    private mutating func closeImplied(before name: String, into builder: inout DumpBuilder) {
      guard isHTML, let rule = HTMLNames.ended(by: name.lowercased()) else { return }
      // Limit the search, so that malformed input stays fast.
      var place = open.count - 1
      let end = max(open.count - 64, 0)
      var match: Int?
      while place >= end {
        let name = open[place].name.lowercased()
        if rule.names.contains(name) { match = place }
        if rule.borders.contains(name) { break }
        place -= 1
      }
      guard let match else { return }
      while open.count > match { closeLast(into: &builder) }
    }

    mutating func take(
      _ token: XMLScanner.Token, line: Int, through lastLine: Int, into builder: inout DumpBuilder,
      meaning: (XMLTag, String?) -> Meaning
    ) throws(ImportError) {
      if let dots { take(dots, before: token, into: &builder) }
      let tagEnd = self.lastLine
      self.lastLine = lastLine
      switch token {
      case .problem(let message): builder.note(line, through: lastLine, message)
      case .text("[snip]"), .text("[...]"), .text("[…]"): builder.noteCut(line)
      case .text("…"): dots = ("…", line, line > tagEnd)
      case .text("..."): dots = ("...", line, line > tagEnd)
      case .text(let text):
        if open.last?.isLost == true {
          builder.note(line, through: lastLine, "\(text.prefix(80)) is about no node")
        } else if let name = open.last?.textName {
          if let node = nodes.last {
            open[node].facts.append((name, text))
          } else {
            builder.note(line, through: lastLine, "\(name) \(text.prefix(80)) is about no node")
          }
        } else if format != .gtkBuilder, let node = nodes.last, node == open.count - 1 {
          let isNamed = open[node].facts.contains { $0.0 == "name" }
          open[node].facts.append((isNamed ? "text" : "name", text))
        } else {
          builder.note(line, through: lastLine, "not understood: \(text.prefix(80))")
        }
      case .declaration: break
      case .comment: builder.note(line, through: lastLine, "a comment, set aside")
      case .end(let name): close(name, line: line, into: &builder)
      case .start(let tag, let isClosed):
        if let problem = tag.problem, !isHTML || !problem.hasSuffix("has no value") {
          builder.note(line, problem)
        }
        guard open.count < builder.limits.depth else {
          throw .tooDeep(line: line, limit: builder.limits.depth)
        }
        closeImplied(before: tag.name, into: &builder)
        let above = open.last?.node ?? -1
        var element = Element(name: tag.name, node: above, isNode: false)
        element.isLost = open.last?.isLost ?? false
        switch meaning(tag, open.last?.name) {
        case .wrapper(let text, let facts, let place):
          (element.textName, element.place) = (text, place)
          if let node = nodes.last, open.last?.isLost != true {
            open[node].facts += facts
          } else if !facts.isEmpty {
            let words = facts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
            builder.note(line, through: lastLine, "\(words.prefix(160)) is about no node")
          }
        case .place(let facts):
          element.place = facts
          if !facts.isEmpty { element.openPlace = line }
        case .behind:
          if let last = open.last?.last {
            element = Element(name: tag.name, node: last.node, facts: last.facts, isNode: true)
          } else {
            element.isLost = true
          }
        case .fact(let name, let value):
          if let node = nodes.last, open.last?.isLost != true {
            open[node].facts.append((name, value))
          } else {
            builder.note(line, "\(name) \(value) is about no node")
          }
        case .node(let className, let identity, let own):
          let facts = own + (open.last?.place ?? [])
          if let last = open.indices.last { open[last].openPlace = nil }
          var node = DumpNode(line: line, format: format, kind: kind)
          node.className = builder.keep(className)
          if !identity.isEmpty { node.identity = builder.keep(identity) }
          element = Element(
            name: tag.name, node: builder.add(node, below: above), facts: facts, isNode: true)
        }
        if !element.isNode, nodes.isEmpty, element.textName != nil {
          element.outside = (line, builder.nodes.count)
        }
        if isClosed || isVoid(tag.name) {
          end(element, into: &builder)
        } else {
          if element.isNode { nodes.append(open.count) }
          open.append(element)
        }
      }
    }

    /// Handles dots between tags: alone in an element with text, or alone on a line in a node, they
    /// are the text; otherwise they stand for contents that a browser folded or a person cut.
    private mutating func take(
      _ dots: Dots, before token: XMLScanner.Token, into builder: inout DumpBuilder
    ) {
      self.dots = nil
      if case .end(let name) = token, let node = nodes.last, node == open.count - 1, dots.isAlone,
        open[node].name == name, open[node].last == nil
      {
        open[node].facts.append(("name", dots.text))
        builder.use(dots.line)
      } else if case .end(let name) = token, !dots.isAlone, let node = nodes.last,
        let last = open.last, last.name == name, let fact = last.textName, !last.isLost
      {
        open[node].facts.append((fact, dots.text))
      } else {
        builder.noteCut(dots.line)
      }
    }

    private mutating func end(_ element: Element, into builder: inout DumpBuilder) {
      if let line = element.openPlace {
        let facts = element.place.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        builder.note(line, through: max(line, lastLine), "\(facts) is about no node")
      }
      if let (line, count) = element.outside, count == builder.nodes.count,
        builder.notes.last?.line != line
      {
        builder.note(line, through: max(line, lastLine), "\(element.name) holds no node")
      }
      guard element.isNode else { return }
      var element = element
      if !element.facts.contains(where: { $0.0 == "name" }) {
        let fact = names.lazy.compactMap { name in element.facts.first { $0.0 == name } }.first
        if let fact { element.facts.insert(("name", fact.1), at: 0) }
      }
      if let frame = Self.frame(in: element.facts) { element.facts.append(("frame", frame)) }
      if format == .gtkBuilder, !element.facts.contains(where: { $0.0 == "hidden" }),
        element.facts.contains(where: {
          $0.0 == "visible" && ["False", "false", "0", "no"].contains($0.1)
        })
      {
        element.facts.append(("hidden", "true"))
      }
      builder.setFacts(element.facts, of: element.node)
      if !open.isEmpty { open[open.count - 1].last = (element.node, element.facts) }
    }

    /// Four consecutive edges, if no other rectangle is known.
    private static func frame(in facts: [(String, String)]) -> String? {
      guard !facts.contains(where: { $0.0 == "frame" }),
        let first = facts.firstIndex(where: { $0.0 == "x" })
      else { return nil }
      let edges = facts[first...].prefix(4)
      guard edges.map(\.0) == ["x", "y", "width", "height"],
        edges.allSatisfy({ Double($0.1) != nil })
      else { return nil }
      return edges.map(\.1).joined(separator: " ")
    }

    private mutating func closeLast(into builder: inout DumpBuilder) {
      guard let last = open.popLast() else { return }
      if last.isNode { nodes.removeLast() }
      end(last, into: &builder)
    }

    private mutating func close(_ name: String, line: Int, into builder: inout DumpBuilder) {
      if open.last?.name == name { return closeLast(into: &builder) }
      // Limit the search, so that malformed input stays fast.
      if isVoid(name) { return }
      guard let match = open.suffix(64).lastIndex(where: { $0.name == name }) else {
        builder.note(line, "the end tag \(name) has no beginning")
        return
      }
      let lost = open[(match + 1)...].map(\.name).filter { !mayStayOpen($0) }
      if !lost.isEmpty {
        let names = lost.joined(separator: ", ")
        builder.note(line, "the end tag \(name) stands here, but \(names) is still open")
      }
      while open.count > match { closeLast(into: &builder) }
    }

    /// Closes all elements at the end of the text.
    mutating func end(into builder: inout DumpBuilder, line: Int) {
      if let dots { builder.noteCut(dots.line) }
      while let last = open.last, mayStayOpen(last.name) { closeLast(into: &builder) }
      guard !open.isEmpty else { return }
      let names = open.suffix(3).map(\.name).joined(separator: ", ")
      builder.note(
        line, "the text ends while \(open.count) elements are open (\(names)); it is cut off")
      while !open.isEmpty { closeLast(into: &builder) }
    }
  }
}
