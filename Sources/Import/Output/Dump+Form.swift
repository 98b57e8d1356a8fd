/// Which form a dump is in, in words.
extension Dump {
  /// The form that was taken, how sure that is, and what came next.
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
