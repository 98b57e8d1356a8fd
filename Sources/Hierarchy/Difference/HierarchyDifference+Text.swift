/// A difference as text and JSON.
extension HierarchyDifference {
  /// The merged tree: `+` added, `-` removed, `>` moved, `~` changed.
  ///
  /// Branches without differences are left out.
  public var text: String {
    guard !isEmpty else { return "no differences\n" }
    var text = ""
    for row in rows() {
      text += row.sign + " " + OutlineBars.text(row.depth) + line(of: row) + "\n"
    }
    let counts = Kind.allCases.map { kind in
      "\(changes.count { $0.kind == kind }) \(kind.rawValue)"
    }
    return text + counts.joined(separator: ", ") + "\n"
  }

  private func line(of row: Row) -> String {
    let words = words(of: row)
    let facts = [words.label + (words.identity.map { " \($0)" } ?? "")] + words.notes
    return facts.map { $0.visible() }.joined(separator: ", ")
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
