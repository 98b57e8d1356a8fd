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
  /// What became of each line.
  private(set) var account: LineAccount

  init(
    sourceCount: Int, lineCount: Int, limits: ImportLimits,
    onProgress: ((ImportProgress) -> Bool)?
  ) {
    (self.sourceCount, self.lineCount, self.limits) = (sourceCount, lineCount, limits)
    self.onProgress = onProgress
    account = LineAccount(count: lineCount)
    // Memory that is not touched is not taken; growing would move all nodes again and again.
    nodes.reserveCapacity(lineCount)
  }

  /// Reports the progress, and stops when the import was cancelled.
  mutating func reached(line: Int) throws(ImportError) {
    guard line % 8192 == 0, let onProgress else { return }
    guard onProgress(ImportProgress(line: line, count: lineCount)) else { throw .cancelled }
  }

  /// Says what is not clear about a line, or about all lines up to another.
  mutating func note(_ line: Int, through lastLine: Int? = nil, _ message: String) {
    account.take(line...max(lastLine ?? line, line))
    guard notes.count < limits.notes else {
      omittedNotes += 1
      return
    }
    notes.append(ImportNote(line: line, lastLine: lastLine, message: message))
  }

  /// Says the same of several lines at the first of them, where there are any.
  mutating func note(_ fault: (line: Int, count: Int)?, _ message: String, _ advice: String = "") {
    guard let fault else { return }
    let many = fault.count == 1 ? "" : " (\(fault.count) lines, first this one)"
    note(fault.line, message + many + advice)
  }

  /// Says that a line is a fact of a node.
  mutating func use(_ line: Int) { account.take(line) }

  /// Says that a line stands for others that were cut out.
  mutating func noteCut(_ line: Int) { note(line, "lines are omitted here") }

  /// Says that lines are facts of a node.
  mutating func use(_ lines: ClosedRange<Int>) { account.take(lines) }

  /// The form of most nodes.
  var mainFormat: DumpFormat {
    var counts: [DumpFormat: Int] = [:]
    for node in nodes { counts[node.format, default: 0] += 1 }
    return DumpFormat.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? .outline
  }

  /// How sure it is that the text is in the form that was taken: how many of its lines were read.
  func certainty(isClear: Bool, of table: LineTable) -> Detection.Certainty {
    guard mainFormat != .outline, let first = nodes.map(\.line).min(),
      let last = nodes.map(\.line).max()
    else { return .guessed }
    let share = account.share(of: Int(first)...Int(last), in: table)
    if isClear, share >= 0.6 { return .sure }
    return share >= 0.3 ? .likely : .guessed
  }

  /// Says which form was taken, where that is not sure.
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

  /// Notes the stretches of lines that no reader said anything of; `heads` has the text of lines that
  /// were taken off before.
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
      // What is drawn right below the dump belongs to it.
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

  /// Says so where a text ends with a node that leaves a bracket or a quotation open.
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

extension Bytes {
  /// Whether a mark stands at the beginning with which trees are drawn, or it begins a node of UIKit.
  fileprivate var beginsDrawn: Bool {
    let start = skipBlanks()
    return beginsWithBranch || "|<".utf8.contains(self[start]) || has("+-", at: start)
  }

  /// Counts the brackets that are open behind it, outside of quotations.
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

  /// Whether it is one sign, three times or more.
  fileprivate var isRule: Bool {
    let text = trimmed
    let unit = text[0] < 0x80 ? 1 : 3
    return text.count >= 3 * unit && text.count % unit == 0
      && (unit..<max(text.count, unit)).allSatisfy { text[$0] == text[$0 - unit] }
  }

  /// What notes quote of a line: its beginning, without blanks.
  var head: String {
    let text = trimmed
    guard text.count > 80 else { return text.string }
    // Between two characters, not within one.
    var end = 80
    while end > 76, text[end] & 0xC0 == 0x80 { end -= 1 }
    return text.slice(0, end).string + " …"
  }
}

/// Nodes and texts.
extension DumpBuilder {
  /// Adds a node below another one, −1 for none; the result is its place.
  @discardableResult mutating func add(_ node: DumpNode, below parent: Int32) -> Int32 {
    var node = node
    node.parent = parent
    account.take(Int(node.line))
    nodes.append(node)
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  /// Changes a node that was added before.
  mutating func update(_ index: Int32, _ change: (inout DumpNode) -> Void) {
    guard nodes.indices.contains(Int(index)) else { return }
    change(&nodes[Int(index)])
  }

  /// Lets the node that was added last have what follows it in the text, too.
  mutating func extendLast(to range: TextRange, line: Int) {
    guard let last = nodes.indices.last else { return }
    account.take(line)
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

/// Going back, where a reader found nothing.
extension DumpBuilder {
  /// How far it had come.
  struct Mark {
    fileprivate let notes: Int
    fileprivate let omitted: Int
  }

  var mark: Mark { Mark(notes: notes.count, omitted: omittedNotes) }

  /// Forgets what a reader said that found no node.
  mutating func goBack(to mark: Mark, _ section: Section) {
    notes.removeLast(notes.count - mark.notes)
    omittedNotes = mark.omitted
    account.leave(section)
    closeAll()
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
