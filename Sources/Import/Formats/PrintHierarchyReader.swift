import Hierarchy

/// UIKit's `_printHierarchy`: controllers with their state and view, presented ones marked by `+`.
enum PrintHierarchyReader: DumpReader {
  static let format = DumpFormat.printHierarchy

  static func score(_ line: Bytes) -> Int { line.find(">, state: ") != nil ? 10 : 0 }

  /// Custom printing code may leave the state out; then the mark of presented controllers
  /// identifies the form.
  static func score(of section: Section) -> Int {
    let sample = section.sample
    let count = sample.reduce(0) { $0 + score($1) }
    guard count == 0, sample.contains(where: { $0.find(">, presented with: ") != nil }) else {
      return count
    }
    return sample.count { Parts($0, isStateless: true) != nil } * 10
  }

  static func begins(_ line: Bytes) -> Bool {
    let start = Markers(line).end
    return line[start] == UInt8(ascii: "<") && line.find(">, state: ", from: start) != nil
  }

  static var endsWithBracket: Bool { true }

  static func isWhole(_ line: Bytes) -> Bool {
    line.ends(with: ">") && line.find(", view: ") != nil || line.ends(with: "not in the window")
      || line.ends(with: "(view not loaded)")
  }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    // Below a marked root, one mark means a child of the root.
    var isBelowMarkedRoot = false
    let isStateless = section.sample.allSatisfy { score($0) == 0 }
    var isEmpty = true
    var lastPresented: (depth: Int, node: Int32)?
    let last = section.lastFilled
    for index in section.range {
      try builder.reached(line: section.number(index))
      let line = section[index]
      guard !line.isBlank else { continue }
      guard
        let parts = Parts(line, isStateless: isStateless, mayBeCut: index == last && !isEmpty)
      else { continue }
      let marks = parts.marks
      let number = section.number(index)
      var node = node(line: number, kind: .controller)
      node.isPresented = marks.isPresented
      parts.fill(&node)
      for problem in parts.problems { builder.note(number, problem) }
      if isEmpty, marks.isPresented, marks.count == 1 {
        isBelowMarkedRoot = true
        node.isPresented = parts.isPresented
        node.isDetached = !parts.isPresented
        let root = builder.add(node, below: -1)
        builder.open(root, atDepth: 0)
        builder.open(root, atDepth: 1)
      } else {
        if marks.count == 0 { isBelowMarkedRoot = false }
        let parent = builder.parent(atDepth: marks.count, line: number)
        let place = builder.add(node, below: parent)
        if !isBelowMarkedRoot || marks.count != 1 {
          if let last = lastPresented, last.depth == marks.count, last.node == parent,
            !marks.isPresented, marks.count > 0
          {
            builder.note(number, "a child after what its parent presents; UIKit prints it before")
          }
        }
        builder.open(place, atDepth: marks.count)
        if marks.isPresented { lastPresented = (marks.count, parent) }
      }
      isEmpty = false
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    guard let parts = Parts(detail, isStateless: true) else { return DumpFacts() }
    var facts = DumpFacts()
    facts.viewClass = parts.view.map { $0.className.string }
    facts.viewIdentity = parts.view.flatMap { $0.pointer.isEmpty ? nil : $0.pointer.string }
    facts.presentedWith = parts.presentation.map { $0.className.string }
    facts.presentationIdentity = parts.presentation.flatMap {
      $0.pointer.isEmpty ? nil : $0.pointer.string
    }
    return facts
  }
}

extension PrintHierarchyReader {
  /// A class and an address in angle brackets.
  fileprivate struct Object {
    let className: Bytes
    let pointer: Bytes

    /// The class may contain blanks and brackets; the address comes last.
    init(_ text: Bytes) {
      guard let at = text.findLast(" 0x"), text.hexEnd(from: at + 1) == text.count else {
        (className, pointer) = (text, text.slice(0, 0))
        return
      }
      let end = text[at - 1] == UInt8(ascii: ":") ? at - 1 : at
      (className, pointer) = (text.slice(0, end), text.slice(at + 1))
    }
  }

  /// A parsed line.
  fileprivate struct Parts {
    let marks: Markers
    let whole: Bytes
    let controller: Object
    var phase: AppearancePhase?
    var view: Object?
    var isViewLoaded: Bool?
    var isInWindow: Bool?
    var presentation: Object?
    var problems: [String] = []
    /// Whether the line has a presentation controller.
    var isPresented: Bool { presentation != nil }

    /// The last line may be cut off before the state.
    init?(_ line: Bytes, isStateless: Bool, mayBeCut: Bool = false) {
      marks = Markers(line)
      whole = line.slice(marks.end).trimmed
      guard whole[0] == UInt8(ascii: "<") else { return nil }
      guard let close = whole.find(">, state: ") else {
        if mayBeCut, !isStateless, marks.count > 0 {
          let text = whole.slice(1, whole.first(UInt8(ascii: ">")))
          controller = Object(text.ends(with: ":") ? text.slice(0, text.count - 1) : text.trimmed)
          problems.append("the line is cut off")
          return
        }
        guard isStateless else { return nil }
        let with = whole.find(">, presented with: ")
        let object = Object(whole.slice(1, with ?? whole.count - 1))
        guard !object.pointer.isEmpty, with != nil || whole.ends(with: ">"),
          object.className.first(UInt8(ascii: ";")) == nil
        else { return nil }
        controller = object
        if let with { readPresentation(from: with + 1) }
        return
      }
      controller = Object(whole.slice(1, close))
      let word = close + 10
      let comma = whole.first(UInt8(ascii: ","), from: word) ?? whole.count
      let name = whole.slice(word, comma).trimmed.string
      phase = AppearancePhase(rawValue: name)
      if phase == nil, name != "unknown" {
        problems.append("the state \"\(name)\" is none that UIKit has")
      }
      guard whole.has(", view: ", at: comma) else {
        problems.append("the line is cut off before the view")
        return
      }
      readView(from: comma + 8)
    }

    private mutating func readView(from start: Int) {
      let with = whole.find(", presented with: ", from: start)
      var text = whole.slice(start, with).trimmed
      if text.has("(view not loaded)") {
        isViewLoaded = false
        if text.count > 17 { problems.append("not understood: \(text.slice(17).trimmed.string)") }
      } else if text[0] == UInt8(ascii: "<") {
        isViewLoaded = true
        isInWindow = true
        if let end = text.findLast(" not in the window") {
          isInWindow = false
          let rest = text.slice(end + 18).trimmed
          if !rest.isEmpty { problems.append("not understood: \(rest.string)") }
          text = text.slice(0, end).trimmed
        }
        if text.ends(with: ">") {
          view = Object(text.slice(1, text.count - 1))
        } else if let end = text.findLast("> ") ?? text.findLast(">") {
          view = Object(text.slice(1, end))
          problems.append("not understood: \(text.slice(end + 1).trimmed.string)")
        } else {
          view = Object(text.slice(1))
          isInWindow = nil
          problems.append("the line is cut off in the view")
        }
      } else if !text.has("unknown") {
        problems.append("the line is cut off before the view")
      }
      if let with { readPresentation(from: with) }
    }

    private mutating func readPresentation(from with: Int) {
      let object = whole.slice(with + 18).trimmed
      guard !object.isExactly("(null)") else { return }
      guard object[0] == UInt8(ascii: "<"), object.ends(with: ">") else {
        problems.append("the line is cut off in what it is presented with")
        return
      }
      presentation = Object(object.slice(1, object.count - 1))
    }

    func fill(_ node: inout DumpNode) {
      node.phase = phase
      node.isViewLoaded = isViewLoaded
      node.isInWindow = isInWindow
      node.className = controller.className.range
      node.identity = controller.pointer.range
      node.detail = whole.range
    }
  }
}
