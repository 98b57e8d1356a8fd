/// A sentence about the format.
extension Dump {
  /// The chosen format, its certainty, and the next best one.
  package var formSentence: String {
    let how =
      switch certainty {
      case .sure: "sure"
      case .likely: "likely"
      case .guessed: "a guess"
      }
    let other = next.map { "; the next candidate is \($0.title)" } ?? ""
    return "read as \(format.title) (\(how)\(other))"
  }
}
