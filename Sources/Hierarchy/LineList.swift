/// The lines of text in a recording, in their order.
public struct LineList: RandomAccessCollection, Hashable, Sendable {
  private var lines = PartedList<String>()

  init() {}

  /// The first place, 0.
  public var startIndex: Int { 0 }
  /// The place after the last line.
  public var endIndex: Int { lines.count }
  /// How many lines there are.
  public var count: Int { lines.count }

  /// The line at a place.
  ///
  /// - Complexity: O(1).
  public subscript(index: Int) -> String { lines[index] }

  mutating func append(_ line: String) { lines.append(line) }
}

extension LineList: ExpressibleByArrayLiteral {
  /// These lines.
  public init(arrayLiteral lines: String...) { lines.forEach { append($0) } }
}
