import Hierarchy

/// Takes down what a reader finds: nodes in the order of the tree, and notes.
struct DumpBuilder {
  private(set) var nodes: [DumpNode] = []
  private(set) var notes: [ImportNote] = []
  private var omittedNotes = 0
  private(set) var extra: [UInt8] = []
  let limits: ImportLimits
  private let sourceCount: Int
  private let lineCount: Int
  private let onProgress: ((ImportProgress) -> Bool)?
  /// The nodes that are open at each level, −1 where the dump has none.
  private var levels: [Int32] = []
  /// The nodes that are open, each with its column.
  private var columns: [(column: Int, node: Int32)] = []
  private var texts: [String: TextRange] = [:]

  init(
    sourceCount: Int, lineCount: Int, limits: ImportLimits,
    onProgress: ((ImportProgress) -> Bool)?
  ) {
    (self.sourceCount, self.lineCount, self.limits) = (sourceCount, lineCount, limits)
    self.onProgress = onProgress
    // Memory that is not touched is not taken; growing would move all nodes again and again.
    nodes.reserveCapacity(lineCount)
  }

  /// Tells how far it has come, and ends it all when nobody wants the rest.
  mutating func reached(line: Int) throws(ImportError) {
    guard line % 8192 == 0, let onProgress else { return }
    guard onProgress(ImportProgress(line: line, count: lineCount)) else { throw .cancelled }
  }

  /// Says what is not clear about a line.
  mutating func note(_ line: Int, _ message: String) {
    guard notes.count < limits.notes else {
      omittedNotes += 1
      return
    }
    notes.append(ImportNote(line: line, message: message))
  }

  /// Says that a line was not understood, with its beginning.
  mutating func noteUnread(_ line: Int, _ bytes: Bytes) {
    let text = bytes.trimmed
    let head = text.slice(0, 80).string
    note(line, "not understood: \(head)\(text.count > 80 ? " …" : "")")
  }

  /// The notes in the order of the lines; the last one tells of those that were left out.
  var allNotes: [ImportNote] {
    let sorted = notes.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    .map(\.element)
    guard omittedNotes > 0, let last = sorted.last else { return sorted }
    return sorted + [
      ImportNote(line: last.line, message: "\(omittedNotes) more notes are left out")
    ]
  }
}

/// Nodes and texts.
extension DumpBuilder {
  /// Adds a node below another one, −1 for none; the result is its place.
  @discardableResult mutating func add(_ node: DumpNode, below parent: Int32) -> Int32 {
    var node = node
    node.parent = parent
    nodes.append(node)
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  /// Changes a node that was added before.
  mutating func update(_ index: Int32, _ change: (inout DumpNode) -> Void) {
    guard nodes.indices.contains(Int(index)) else { return }
    change(&nodes[Int(index)])
  }

  /// Lets the node that was added last have what follows it in the text, too.
  mutating func extendLast(to range: TextRange) {
    guard let last = nodes.indices.last else { return }
    nodes[last].detail = nodes[last].detail.extended(to: range)
  }

  /// Keeps a text that stands nowhere in the input as it is; the same short text only once.
  mutating func keep(_ text: String) -> TextRange {
    if let known = texts[text] { return known }
    let utf8 = Array(text.utf8)
    let range = TextRange(start: sourceCount + extra.count, count: utf8.count)
    extra.append(contentsOf: utf8)
    if utf8.count <= 64, texts.count < 100_000 { texts[text] = range }
    return range
  }
}

/// Facts.
extension DumpBuilder {
  /// Gives a node that was added before its facts.
  mutating func setFacts(_ facts: [(String, String)], of node: Int32) {
    let detail = keep(DumpFacts.packed(facts))
    update(node) { $0.detail = detail }
  }
}

/// Where a node hangs.
extension DumpBuilder {
  /// Forgets what is open: the next node is a root.
  mutating func closeAll() {
    levels = []
    columns = []
  }

  /// The parent of a node `depth` levels down, −1 for a root.
  mutating func parent(atDepth depth: Int, line: Int) -> Int32 {
    guard depth > 0 else { return -1 }
    guard !levels.isEmpty else {
      note(line, "the text begins \(Self.levels(depth)) down; what is above it is missing")
      return -1
    }
    if depth > levels.count {
      note(line, "above this line \(Self.levels(depth - levels.count)) must be missing")
    }
    return levels[min(depth, levels.count) - 1]
  }

  private static func levels(_ count: Int) -> String { count == 1 ? "a level" : "\(count) levels" }

  /// Makes a node the open one at its depth.
  mutating func open(_ node: Int32, atDepth depth: Int) {
    if levels.count > depth {
      levels.removeLast(levels.count - depth)
    } else {
      let filler = levels.last ?? -1
      for _ in levels.count..<depth { levels.append(filler) }
    }
    levels.append(node)
  }

  /// Adds a node by the number of levels it is down.
  mutating func add(_ node: DumpNode, atDepth depth: Int) {
    let index = add(node, below: parent(atDepth: depth, line: Int(node.line)))
    open(index, atDepth: depth)
  }

  /// Adds a node by the column it begins in: its parent is the nearest node before it that begins
  /// further to the left.
  mutating func add(_ node: DumpNode, atColumn column: Int) {
    while let last = columns.last, last.column >= column { columns.removeLast() }
    let index = add(node, below: columns.last?.node ?? -1)
    columns.append((column, index))
  }

  /// The same for forms that go in by `unit` columns a level and have one root; says so where the
  /// text is not like that.
  mutating func add(_ node: DumpNode, atColumn column: Int, unit: Int) {
    let line = Int(node.line)
    if let root = columns.first?.column {
      while let last = columns.last, last.column >= column { columns.removeLast() }
      if (column - root) % unit != 0 { note(line, "the line is no multiple of \(unit) columns in") }
      if let above = columns.last?.column {
        if column - above > unit {
          note(
            line,
            "the line is \(column - above) columns in below its parent, where \(unit) are a level")
        }
      } else {
        note(
          line,
          "the line is as far out as the root, or further; if it is no other tree, its indentation is lost"
        )
        if column < root { note(line, "what came before may hang too high") }
      }
    }
    add(node, atColumn: column)
  }

  /// The columns of the open nodes.
  var openColumns: [Int] { columns.map(\.column) }
}
