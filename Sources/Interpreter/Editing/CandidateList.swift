/// Candidates in the order found, without those hidden by closer ones.
struct CandidateList {
  private(set) var all: [Candidate] = []
  private var places: [String: Int] = [:]

  /// Adds a candidate unless a closer one hides it; that one then takes over its summary.
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
