/// The level marks of an outline, determined from most of its rows.
struct OutlineStyle {
  /// Whether rows start with numbers such as 1.2.3.
  let isNumbered: Bool
  /// Whether the numbers before a few rows belong to their names.
  private let keepsNumbers: Bool
  /// Whether rows start with stars, one per level.
  private let isStarred: Bool
  /// Whether rows start with dashes, one per level.
  let isDashed: Bool
  /// Whether the dashes directly precede the names.
  private let isTouched: Bool
  /// Whether some rows have bullets, so that the text after an arrow is one column further right.
  private let hasBullets: Bool
  /// Whether headings determine the levels, by stars or by `#`.
  let isHeaded: Bool
  /// Whether there are branches, so that a row without one is not a node.
  let isBranched: Bool
  /// Whether rows without a branch are files, which Windows' `tree` lists before folders.
  let holdsFiles: Bool
  /// Whether nearly all rows look like facts, so that they are nodes instead.
  let isOfFacts: Bool
  /// Whether rows with arrows are indented by the column of their text, not of the arrow.
  let isByText: Bool

  /// The bullets that determine the levels, as in text copied from a word processor.
  private let bullets: [String]
  /// Whether bullets at the left edge determine the levels.
  var isSigned: Bool { bullets.count > 1 }

  init(_ rows: [OutlineRow]) {
    // If all have one number, as in Markdown lists, the indentation determines the levels.
    let isDeep = rows.contains { $0.numbers > 1 } || Set(rows.map(\.column)).count < 2
    isNumbered = isDeep && rows.count { $0.numbers > 0 } * 3 > rows.count * 2
    let plain = rows.count { $0.numbers == 0 && !$0.isMarked }
    keepsNumbers = !isNumbered && plain >= rows.count { $0.numbers > 0 }
    let stars = Set(rows.map { Self.signs($0, "*") }.filter { $0 > 0 })
    isStarred = stars.count > 1
    isTouched = Self.areTouched(rows)
    isDashed =
      isTouched || Set(rows.map { Self.signs($0, "-") }.filter { $0 > 0 }).count > 1
    hasBullets = rows.contains { $0.isMarked && !$0.isBranch && $0.arrow == nil }
    let headings = rows.map { Self.signs($0, "#") }.filter { $0 > 0 }
    isHeaded = isStarred || headings.count * 2 >= rows.count && Set(headings).count > 1
    let branches = rows.dropFirst().count(where: \.isBranch)
    holdsFiles = branches > 0 && rows.contains { $0.isDrive || $0.text.has("Folder PATH listing") }
    isBranched = holdsFiles || branches > 1 && branches * 3 >= rows.count
    bullets = Self.bullets(rows)
    isByText = OutlineArrows.areByText(rows)
    isOfFacts = rows.count { $0.fact != nil } * 5 > rows.count * 4
  }

  /// The number of repetitions of a sign at the left edge before a blank or a name.
  private static func signs(
    _ row: OutlineRow, _ sign: Unicode.Scalar, mayTouch: Bool = false
  ) -> Int {
    let byte = UInt8(ascii: sign)
    let end = row.whole.end(from: 0) { $0 == byte }
    return end > 0 && (row.whole[end] == 0x20 || mayTouch && row.whole[end].isLetter) ? end : 0
  }

  /// Whether dashes directly before names determine the levels: the first row has none, and no row
  /// has more than one more than the row above.
  private static func areTouched(_ rows: [OutlineRow]) -> Bool {
    let levels = rows.map { signs($0, "-", mayTouch: true) }
    return levels.first == 0 && levels.dropFirst().allSatisfy { $0 > 0 }
      && zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 } && Set(levels).count > 1
      && rows.allSatisfy { $0.column == 0 && !$0.isBranch }
  }

  /// The bullets before tabs at the left edge, in order of appearance; empty if half of the rows
  /// have none.
  private static func bullets(_ rows: [OutlineRow]) -> [String] {
    let all = rows.compactMap(\.bulletBeforeTab)
    guard all.count * 2 > rows.count else { return [] }
    var bullets: [String] = []
    for bullet in all where !bullets.contains(bullet) { bullets.append(bullet) }
    return bullets
  }

  private func signLevel(of row: OutlineRow) -> Int? {
    guard isSigned else { return nil }
    return row.bulletBeforeTab.flatMap(bullets.firstIndex(of:)).map { $0 + 1 } ?? 1000
  }

  /// The level of a heading, nil for any other row.
  func level(of row: OutlineRow) -> Int? {
    guard isHeaded || isDashed else { return nil }
    let sign: Unicode.Scalar = isDashed ? "-" : isStarred ? "*" : "#"
    let count = Self.signs(row, sign, mayTouch: isTouched)
    return count > 0 ? count : nil
  }

  /// The effective column of a row.
  func column(of row: OutlineRow) -> Int {
    if isNumbered {
      if row.numbers > 0 { return row.numbers }
      return row.plainNumberEnd > 0 ? 1 : 1000 + row.column
    }
    if let sign = signLevel(of: row) { return sign }
    if row.arrow != nil {
      return isByText ? row.textColumn : hasBullets ? row.column : row.column - 1
    }
    if isDashed { return level(of: row) ?? (row.column == 0 ? 0 : 1000 + row.column) }
    guard isHeaded else { return row.column }
    // Rows before the first heading are above all others.
    return level(of: row) ?? (row.isMarked || row.column > 0 ? 1000 + row.column : 0)
  }

  /// The text of a row without its level marks.
  func text(of row: OutlineRow) -> Bytes {
    if isNumbered, row.plainNumberEnd > 0 { return row.whole.slice(row.plainNumberEnd).trimmed }
    if signLevel(of: row) != nil, let tab = row.whole.first(0x09) {
      return row.whole.slice(tab).trimmed
    }
    if keepsNumbers, row.numbers > 0 { return row.whole.slice(row.numberStart).trimmed }
    guard let level = level(of: row) else { return row.text }
    return row.whole.slice(level).trimmed
  }
}

/// The lines of a text that belong to an outline, without sentences before, after and between its
/// blocks.
struct OutlineLines {
  /// The indices of the lines, in order.
  private(set) var places: [Int] = []

  init(_ section: Section) {
    var block: [Int] = []
    for index in section.range {
      if section[index].isBlank {
        take(block, of: section)
        block = []
      } else {
        block.append(index)
      }
    }
    take(block, of: section)
    guard places.count >= 2 else {
      places = []
      return
    }
    let rows = places.prefix(Section.sampleSize).map { OutlineRow(section[$0]) }
    guard let first = rows.first else { return }
    let style = OutlineStyle(rows)
    let isStructured =
      style.isHeaded || style.isDashed || style.isSigned
      || rows.contains { $0.column > first.column || $0.isBranch || $0.numbers > 1 }
    let sentences = rows.count(where: \.isSentence)
    if !isStructured || sentences * 2 >= rows.count { places = [] }
    if style.isSigned { places.removeAll { OutlineRow(section[$0]).bulletBeforeTab == nil } }
    guard !style.isHeaded, !style.isDashed, !style.isNumbered, !style.isSigned else { return }
    places = OutlineChatter(places, of: section, style).kept
  }

  /// Takes the lines of a block without the sentences at its ends.
  private mutating func take(_ block: [Int], of section: Section) {
    var lines = block[...]
    // A single line that ends with a colon introduces the text below it.
    if let only = block.first, block.count == 1 {
      let row = OutlineRow(section[only])
      if !row.isMarked, row.column == 0, ":!?".utf8.contains(row.text.last) { return }
      // So do several plain words at the start, if everything else is indented.
      if places.isEmpty, row.isPhrase, let next = section.nextLine(from: only + 1),
        OutlineRow(section[next]).column > 0
      {
        return
      }
    }
    // So does the first line of a block, if it has no children.
    if let first = block.first, block.count > 2 {
      let (row, next) = (OutlineRow(section[first]), OutlineRow(section[block[1]]))
      if !row.isMarked, row.column == 0, row.text.ends(with: ":"), next.column == 0, !next.isMarked,
        !next.text.ends(with: ":")
      {
        lines.removeFirst()
      }
    }
    while let first = lines.first, OutlineRow(section[first]).isSentence {
      let row = OutlineRow(section[first])
      let next = lines.dropFirst().first.map { OutlineRow(section[$0]) }
      // A line with children is not a sentence, unless it ends like one.
      // Gradle prints a description after the name of a tree.
      let isRoot = next?.isBranch == true && row.text.find(" - ") != nil
      if let next, next.column > row.column, !row.text.ends(with: ":"),
        isRoot || !row.text.ends(with: ".")
      {
        break
      }
      lines.removeFirst()
    }
    let column = lines.first.map { OutlineRow(section[$0]).column } ?? 0
    while let last = lines.last {
      let row = OutlineRow(section[last])
      guard row.isSentence, row.column <= column || row.text.has("at ") else { break }
      lines.removeLast()
    }
    places += lines
  }
}
