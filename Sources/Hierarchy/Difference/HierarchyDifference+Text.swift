/// A difference as text and as JSON.
extension HierarchyDifference {
  /// Both trees laid over each other: `+` added, `-` removed, `>` moved, `~` changed.
  ///
  /// Branches without differences are shown as far as they lead to one.
  public var text: String {
    guard !isEmpty else { return "no differences\n" }
    let rows = MergedRow.rows(first, second, matching)
    let marks = rows.map(mark(of:))
    var isShown = marks.map { $0 != " " }
    var need = Int.min
    for index in rows.indices.reversed() {
      if isShown[index] {
        need = rows[index].depth
      } else if rows[index].depth < need {
        isShown[index] = true
        need = rows[index].depth
      }
      if rows[index].depth == 0 { need = .min }
    }
    var text = ""
    for (index, row) in rows.enumerated() where isShown[index] {
      text += marks[index] + " " + String(repeating: "   | ", count: row.depth)
      text += line(of: row) + "\n"
    }
    let counts = Kind.allCases.map { kind in
      "\(changes.count { $0.kind == kind }) \(kind.rawValue)"
    }
    return text + counts.joined(separator: ", ") + "\n"
  }

  private func mark(of row: MergedRow) -> String {
    switch row.partners {
    case (nil, _): "+"
    case (_, nil): "-"
    case (let one?, let other?):
      matching.moved.contains(one)
        ? ">" : first.nodes[one].isSame(as: second.nodes[other]) ? " " : "~"
    }
  }

  private func line(of row: MergedRow) -> String {
    let node =
      row.partners.second.map { second.nodes[$0] } ?? row.partners.first.map { first.nodes[$0] }
    guard let node else { return "" }
    var text = node.label
    if let identity = node.identity { text += " \(identity)" }
    if let one = row.partners.first, let other = row.partners.second {
      if matching.moved.contains(one) {
        text += ", was " + (first.nodes[one].parent.map { "in \(first.path(of: $0))" } ?? "a root")
      }
      for (name, from, to) in first.nodes[one].differences(from: second.nodes[other]) {
        text += ", \(name): \(from ?? "unknown") → \(to ?? "unknown")"
      }
    } else {
      for fact in node.facts { text += ", \(fact.name): \(fact.value)" }
    }
    return text
  }

  /// The difference as one JSON object.
  public var json: JSON {
    .object([("equal", .bool(isEmpty)), ("changes", .array(changes.map(json(of:))))])
  }

  private func json(of change: Change) -> JSON {
    let (one, other) = (
      change.first.map { first.path(of: $0) }, change.second.map { second.path(of: $0) }
    )
    var (from, to) = (JSON(one), JSON(other))
    if change.kind == .changed, let a = change.first, let b = change.second {
      let facts = first.nodes[a].differences(from: second.nodes[b])
      from = .object(facts.map { ($0.name, JSON($0.from)) })
      to = .object(facts.map { ($0.name, JSON($0.to)) })
    }
    let identity =
      change.second.flatMap { second.nodes[$0].identity }
      ?? change.first.flatMap { first.nodes[$0].identity }
    return .object([
      ("kind", .string(change.kind.rawValue)), ("node", JSON(other ?? one)), ("from", from),
      ("to", to), ("id", JSON(identity)),
    ])
  }
}
