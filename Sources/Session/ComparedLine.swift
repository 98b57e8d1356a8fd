package import Hierarchy

/// A line of one or both of two compared traces.
package struct ComparedLine: Hashable, Sendable {
  package enum Side: Hashable, Sendable { case both, first, second }

  package let side: Side
  package let text: String

  /// A diff of two recordings' traces.
  package static func lines(of first: Recording, and second: Recording) -> [ComparedLine] {
    let (old, new) = (trace(of: first), trace(of: second))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let middle = compare(Array(oldRest.dropLast(end)), with: Array(newRest.dropLast(end)))
    return both(old.prefix(start)) + middle + both(old.suffix(end))
  }

  private static func both(_ lines: ArraySlice<String>) -> [ComparedLine] {
    lines.map { ComparedLine(side: .both, text: $0) }
  }

  /// The most lines that are diffed; in longer traces the middle counts as different, as the diff
  /// is quadratic in the worst case.
  private static let greatestCount = 4000

  private static func compare(_ old: [String], with new: [String]) -> [ComparedLine] {
    guard old.count + new.count <= greatestCount else {
      return old.map { ComparedLine(side: .first, text: $0) }
        + new.map { ComparedLine(side: .second, text: $0) }
    }
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [ComparedLine] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(ComparedLine(side: .first, text: old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append(ComparedLine(side: .second, text: new[j]))
        j += 1
      } else {
        lines.append(ComparedLine(side: .both, text: old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  private static func trace(of recording: Recording) -> [String] {
    recording.traceText().split(separator: "\n").map(String.init)
  }
}
