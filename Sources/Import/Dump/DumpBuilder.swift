import Hierarchy

/// Collects a reader's results: nodes in tree order, and notes.
struct DumpBuilder {
  private(set) var nodes: [DumpNode] = []
  private(set) var notes: [ImportNote] = []
  private var omittedNotes = 0
  private(set) var extra: [UInt8] = []
  let limits: ImportLimits
  private let sourceCount: Int
  private let lineCount: Int
  private let onProgress: ((ImportProgress) -> Bool)?
  /// The open node at each level, −1 if the dump has none.
  private var levels: [Int32] = []
  /// The open nodes with their columns.
  private var columns: [(column: Int, node: Int32)] = []
  private var texts: [String: TextRange] = [:]
  /// Which lines were used.
  private(set) var account: LineAccount

  init(
    sourceCount: Int, lineCount: Int, limits: ImportLimits,
    onProgress: ((ImportProgress) -> Bool)?
  ) {
    (self.sourceCount, self.lineCount, self.limits) = (sourceCount, lineCount, limits)
    self.onProgress = onProgress
    account = LineAccount(count: lineCount)
    // Untouched memory is not committed, whereas growing would move all nodes repeatedly.
    nodes.reserveCapacity(lineCount)
  }

  /// Reports progress, and throws if the import was canceled.
  mutating func reached(line: Int) throws(ImportError) {
    guard line % 8192 == 0, let onProgress else { return }
    guard onProgress(ImportProgress(line: line, count: lineCount)) else { throw .cancelled }
  }

  /// Adds a note about a line or a range of lines.
  mutating func note(_ line: Int, through lastLine: Int? = nil, _ message: String) {
    account.take(line...max(lastLine ?? line, line))
    guard notes.count < limits.notes else {
      omittedNotes += 1
      return
    }
    notes.append(ImportNote(line: line, lastLine: lastLine, message: message))
  }

  /// Adds a note about several lines at the first of them, if there are any.
  mutating func note(_ fault: (line: Int, count: Int)?, _ message: String, _ advice: String = "") {
    guard let fault else { return }
    let many = fault.count == 1 ? "" : " (\(fault.count) lines, first this one)"
    note(fault.line, message + many + advice)
  }

  /// Marks a line as a fact of a node.
  mutating func use(_ line: Int) { account.take(line) }

  /// Notes that a line stands for omitted lines.
  mutating func noteCut(_ line: Int) { note(line, "lines are omitted here") }

  /// Marks lines as facts of a node.
  mutating func use(_ lines: ClosedRange<Int>) { account.take(lines) }

  /// The format of most nodes.
  var mainFormat: DumpFormat {
    var counts: [DumpFormat: Int] = [:]
    for node in nodes { counts[node.format, default: 0] += 1 }
    return DumpFormat.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? .outline
  }

  /// The certainty of the format, by the fraction of its lines that were used.
  func certainty(isClear: Bool, of table: LineTable) -> Detection.Certainty {
    guard mainFormat != .outline, let first = nodes.map(\.line).min(),
      let last = nodes.map(\.line).max()
    else { return .guessed }
    let share = account.share(of: Int(first)...Int(last), in: table)
    if isClear, share >= 0.6 { return .sure }
    return share >= 0.3 ? .likely : .guessed
  }

  /// Notes the chosen format, if it is uncertain.
  mutating func noteForm(
    _ format: DumpFormat, _ certainty: Detection.Certainty, next: DumpFormat?
  ) {
    guard certainty != .sure, let line = nodes.first?.line else { return }
    let other = next.map { "; the next candidate is \($0.title)" } ?? ""
    note(
      Int(line),
      format == .outline
        ? "no known form matches; read as an outline by indentation"
        : certainty == .likely
          ? "probably \(format.title)\(other)"
          : "few lines match a known form; read as \(format.title)\(other)")
  }

  /// Notes the ranges of unused lines; `heads` is the text removed from lines earlier.
  mutating func noteOpenLines(of table: LineTable, _ heads: [Int: String]) {
    let (first, last) = (nodes.map(\.line).min(), nodes.map(\.line).max())
    for stretch in account.openStretches(of: table, heads) {
      guard let index = table.index(ofLine: stretch.lowerBound) else { continue }
      if stretch.count == 1, table.withLine(index, { $0.trimmed.isCutMark }) {
        noteCut(stretch.lowerBound)
        continue
      }
      let isAround =
        heads[index] != nil || first.map { stretch.upperBound < $0 } ?? true
        || last.map { stretch.lowerBound > $0 } ?? true
      let head = heads[index] ?? table.withLine(index, \.head)
      // A drawn line directly below the dump belongs to it.
      if stretch.count == 1, heads[index] == nil,
        let last, stretch.lowerBound == last + 1, stretch.lowerBound == table.lastLine,
        table.withLine(index, { $0.beginsDrawn && !$0.isRule })
      {
        note(stretch.lowerBound, "the line is cut off and set aside: \(head)")
        continue
      }
      let end = stretch.count > 1 ? " (through line \(stretch.upperBound))" : ""
      note(
        stretch.lowerBound, through: stretch.upperBound,
        (isAround ? "outside the dump, set aside: " : "not understood: ") + head + end)
    }
  }

  /// Notes that the text ends with a node that has an open bracket or quotation.
  mutating func noteCutEnd(of table: LineTable) {
    guard let last = table.lastLine, !account.isOpen(last),
      !WholeText.formats.contains(mainFormat),
      !notes.contains(where: { $0.line <= last && last <= $0.lastLine }),
      let node = nodes.map(\.line).max().flatMap({ table.index(ofLine: Int($0)) }),
      let end = table.index(ofLine: last), node <= end
    else { return }
    var (depth, isQuoted) = (0, false)
    for index in node...end { table.withLine(index) { $0.countOpen(&depth, &isQuoted) } }
    if depth > 0 || isQuoted { note(last, "the line is cut off") }
  }

  /// The notes in line order; the last one counts those left out.
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

extension Bytes {
  /// Whether it starts with a tree-drawing mark, or with a UIKit node.
  fileprivate var beginsDrawn: Bool {
    let start = skipBlanks()
    return beginsWithBranch || "|<".utf8.contains(self[start]) || has("+-", at: start)
  }

  /// Counts the brackets left open, outside of quotations.
  fileprivate func countOpen(_ depth: inout Int, _ isQuoted: inout Bool) {
    for index in 0..<count {
      switch self[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += isQuoted ? 0 : 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= isQuoted ? 0 : 1
      default: break
      }
    }
  }

  /// Whether it repeats one character at least three times.
  fileprivate var isRule: Bool {
    let text = trimmed
    let unit = text[0] < 0x80 ? 1 : 3
    return text.count >= 3 * unit && text.count % unit == 0
      && (unit..<max(text.count, unit)).allSatisfy { text[$0] == text[$0 - unit] }
  }

  /// The quotation of a line in notes: its beginning, trimmed.
  var head: String {
    let text = trimmed
    guard text.count > 80 else { return text.string }
    // At a character boundary.
    var end = 80
    while end > 76, text[end] & 0xC0 == 0x80 { end -= 1 }
    return text.slice(0, end).string + " …"
  }
}

/// Nodes and strings.
extension DumpBuilder {
  /// Adds a node below another one, −1 for none; returns its index.
  @discardableResult mutating func add(_ node: DumpNode, below parent: Int32) -> Int32 {
    var node = node
    node.parent = parent
    account.take(Int(node.line))
    nodes.append(node)
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  /// Changes an existing node.
  mutating func update(_ index: Int32, _ change: (inout DumpNode) -> Void) {
    guard nodes.indices.contains(Int(index)) else { return }
    change(&nodes[Int(index)])
  }

  /// Extends the latest node over the following text.
  mutating func extendLast(to range: TextRange, line: Int) {
    guard let last = nodes.indices.last else { return }
    account.take(line)
    nodes[last].detail = nodes[last].detail.extended(to: range)
  }

  /// Stores a string that does not occur literally in the input; short strings are stored once.
  mutating func keep(_ text: String) -> TextRange {
    if let known = texts[text] { return known }
    let utf8 = Array(text.utf8)
    let range = TextRange(start: sourceCount + extra.count, count: utf8.count)
    extra.append(contentsOf: utf8)
    if utf8.count <= 64, texts.count < 100_000 { texts[text] = range }
    return range
  }
}

/// Undoing a reader that found nothing.
extension DumpBuilder {
  /// A saved state.
  struct Mark {
    fileprivate let notes: Int
    fileprivate let omitted: Int
  }

  var mark: Mark { Mark(notes: notes.count, omitted: omittedNotes) }

  /// Discards the results of a reader that found no node.
  mutating func goBack(to mark: Mark, _ section: Section) {
    notes.removeLast(notes.count - mark.notes)
    omittedNotes = mark.omitted
    account.leave(section)
    closeAll()
  }
}

/// Facts.
extension DumpBuilder {
  /// Sets the facts of an existing node.
  mutating func setFacts(_ facts: [(String, String)], of node: Int32) {
    let detail = keep(DumpFacts.packed(facts))
    update(node) { $0.detail = detail }
  }
}

/// Parents.
extension DumpBuilder {
  /// Closes all nodes: the next one is a root.
  mutating func closeAll() {
    levels = []
    columns = []
  }

  /// The parent of a node at a depth, −1 for a root.
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

  /// Adds a node at a depth.
  mutating func add(_ node: DumpNode, atDepth depth: Int) {
    let index = add(node, below: parent(atDepth: depth, line: Int(node.line)))
    open(index, atDepth: depth)
  }

  /// Adds a node at a column: its parent is the nearest preceding node at a smaller column.
  mutating func add(_ node: DumpNode, atColumn column: Int) {
    while let last = columns.last, last.column >= column { columns.removeLast() }
    let index = add(node, below: columns.last?.node ?? -1)
    columns.append((column, index))
  }

  /// The same for formats with a fixed indentation `unit` and one root; notes deviations.
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
