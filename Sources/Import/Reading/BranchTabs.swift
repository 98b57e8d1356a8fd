/// Tabs among tree-drawing lines, which an editor substituted for blanks: the tab width is the one
/// at which the lines meet.
enum BranchTabs {
  /// A possible tab width.
  private enum Width: CaseIterable {
    case stops8, four, eight, two, stops4

    /// The column after a tab.
    func end(from column: Int) -> Int {
      switch self {
      case .stops8: (column / 8 + 1) * 8
      case .stops4: (column / 4 + 1) * 4
      case .two: column + 2
      case .four: column + 4
      case .eight: column + 8
      }
    }
  }

  /// Replaces the tabs before branches with blanks.
  static func expand(_ table: inout LineTable, _ range: Range<Int>) {
    let tabbed = range.filter { index in
      table.withLine(index) { line in
        line.slice(0, prefixEnd(of: line)).first(0x09) != nil
      }
    }
    guard !tabbed.isEmpty, range.contains(where: { table.withLine($0, \.hasBranchLine) }) else {
      return
    }
    let best = Width.allCases.map { ($0, faults(of: table, range, $0)) }.min { $0.1 < $1.1 }
    guard let width = best?.0 else { return }
    for index in tabbed {
      table.replace(index, with: table.withLine(index) { expanded($0, width) })
    }
    table.compact()
  }

  /// The end of blanks, tabs, guides and branches.
  private static func prefixEnd(of line: Bytes) -> Int {
    var index = 0
    while index < line.count {
      if line[index].isBlank || line[index] == UInt8(ascii: "|") {
        index += 1
      } else if line.isDrawn(at: index) {
        index += 3
      } else {
        break
      }
    }
    return index
  }

  private static func expanded(_ line: Bytes, _ width: Width) -> [UInt8] {
    var (text, column) = ([UInt8](), 0)
    let end = prefixEnd(of: line)
    for index in 0..<end {
      if line[index] == 0x09 {
        let next = width.end(from: column)
        text += [UInt8](repeating: 0x20, count: next - column)
        column = next
      } else {
        text.append(line[index])
        if line[index] & 0xC0 != 0x80 { column += 1 }
      }
    }
    line.slice(end).append(to: &text)
    return text
  }

  /// The number of lines that do not meet: guides without one above, or open branches without one
  /// below.
  private static func faults(of table: LineTable, _ range: Range<Int>, _ width: Width) -> Int {
    var (faults, open, last) = (0, Set<Int>(), -1)
    /// The indentation of children, which is uniform if the lines meet.
    var (steps, above) = (Set<Int>(), Int?.none)
    for index in range.prefix(2000) {
      table.withLine(index) { line in
        guard !line.isBlank else { return }
        let end = prefixEnd(of: line)
        var (column, place, guides, branch, isOpen) = (0, 0, Set<Int>(), Int?.none, false)
        while place < end {
          if line[place] == 0x09 {
            (column, place) = (width.end(from: column), place + 1)
          } else if line.isDrawn(at: place) {
            if line.has("├", at: place) || line.has("└", at: place) || line.has("╰", at: place) {
              branch = branch ?? column
              isOpen = line.has("├", at: place)
            } else if line.has("│", at: place) || line.has("╎", at: place) {
              guides.insert(column)
            }
            (column, place) = (column + 1, place + 3)
          } else {
            (column, place) = (column + 1, place + 1)
          }
        }
        let here = branch ?? column
        faults += guides.count { !open.contains($0) && $0 <= last }
        faults += open.count { $0 < here && !guides.contains($0) }
        if let branch, !open.contains(branch), branch <= last { faults += 1 }
        if let branch {
          if let above, branch > above { steps.insert(branch - above) }
          above = branch
        }
        open = guides.union(branch.flatMap { isOpen ? $0 : nil }.map { [$0] } ?? [])
        last = here
      }
    }
    return faults + max(steps.count - 1, 0)
  }
}

extension Bytes {
  /// Whether a tree's line or corner is here.
  fileprivate func isDrawn(at index: Int) -> Bool {
    self[index] == 0xE2 && (self[index + 1] == 0x94 || self[index + 1] == 0x95)
  }

  fileprivate var hasBranchLine: Bool { find("├") != nil || find("└") != nil || find("│") != nil }
}
