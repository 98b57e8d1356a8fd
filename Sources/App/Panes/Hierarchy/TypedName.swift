/// The beginning of a name that is being typed: keys that follow each other quickly belong together.
struct TypedName {
  private var text = ""
  private var last: ContinuousClock.Instant?
  private static let patience = Duration.milliseconds(900)

  /// Whether a key pressed now would go on with what was typed.
  var isGoingOn: Bool { last.map { .now - $0 < Self.patience } ?? false }

  /// Adds a character; the result is all that was typed.
  mutating func add(_ character: Character) -> String {
    text = isGoingOn ? text + String(character) : String(character)
    last = .now
    return text
  }

  /// The place of the name that begins so, or else has it within, from `start` on and round the end.
  static func find(_ text: String, in names: [String], from start: Int) -> Int? {
    let order = names.indices.map { ($0 + start) % names.count }
    let small = names.map { $0.lowercased() }
    let text = text.lowercased()
    return order.first { small[$0].hasPrefix(text) } ?? order.first { small[$0].contains(text) }
  }
}
