/// A type-ahead query: keys in quick succession form one name.
struct TypedName {
  private var text = ""
  private var last: ContinuousClock.Instant?
  private static let patience = Duration.milliseconds(900)

  /// Whether a key pressed now would continue the query.
  var isGoingOn: Bool { last.map { .now - $0 < Self.patience } ?? false }

  /// Adds a character; returns the query so far.
  mutating func add(_ character: Character) -> String {
    text = isGoingOn ? text + String(character) : String(character)
    last = .now
    return text
  }

  /// The index of the next name with this prefix, else containing it, from `start` and wrapping
  /// around.
  static func find(_ text: String, in names: [String], from start: Int) -> Int? {
    let order = names.indices.map { ($0 + start) % names.count }
    let small = names.map { $0.lowercased() }
    let text = text.lowercased()
    return order.first { small[$0].hasPrefix(text) } ?? order.first { small[$0].contains(text) }
  }
}
