/// A queue of calls to accessibles.
struct QuestionQueue {
  /// A property or method to call.
  enum Question {
    case children, parent, state, role, roleName, name, description, extents
  }

  private var waiting: [(place: Int, question: Question)] = []
  private var first = 0

  mutating func append(_ place: Int, _ question: Question) { waiting.append((place, question)) }

  mutating func next() -> (place: Int, question: Question)? {
    guard first < waiting.count else { return nil }
    defer { first += 1 }
    return waiting[first]
  }
}
