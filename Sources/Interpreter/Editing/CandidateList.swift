/// Candidates in the order they are found, the nearest of each overload alone.
struct CandidateList {
  private(set) var all: [Candidate] = []
  private var places: [String: Int] = [:]

  /// Adds one, unless a nearer one hides it; that one takes over the sentence.
  mutating func add(_ candidate: Candidate) {
    if let place = places[candidate.key] {
      all[place].summary = all[place].summary ?? candidate.summary
    } else {
      places[candidate.key] = all.count
      all.append(candidate)
    }
  }

  mutating func add(_ candidates: some Sequence<Candidate>) {
    for candidate in candidates { add(candidate) }
  }
}
