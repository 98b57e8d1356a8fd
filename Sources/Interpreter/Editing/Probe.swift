import Script

/// A script position that an editor asks about, and the checker's findings there.
final class Probe {
  /// A byte offset inside the name.
  let place: Int
  private(set) var sighting: Sighting?
  /// Whether the checker reached the place, even if it found nothing.
  private(set) var isReached = false
  /// The argument labels allowed at the place.
  private(set) var labels = CandidateList()

  struct Sighting {
    let candidates: [Candidate]
    /// The expected type of the whole expression, if known.
    let expected: Type?
    /// Members of the wrapped type of an optional before the dot; they need a question mark.
    var wrapped: [Candidate] = []
  }

  private let source: SourceText
  private let finder: CandidateFinder

  init(_ place: Int, _ finder: CandidateFinder) {
    (self.place, self.finder) = (place, finder)
    source = finder.source
  }

  func isIn(_ range: SourceRange) -> Bool { range.start <= place && place < range.end }

  /// Whether the place is in this name; if so, marks it as reached.
  func reaches(_ range: SourceRange) -> Bool {
    guard isIn(range) else { return false }
    isReached = true
    return true
  }

  /// Records candidates for the place; a sighting with an expected type replaces one without.
  private func saw(
    _ candidates: [Candidate], expecting expected: Type? = nil, wrapped: [Candidate] = []
  ) {
    let expected = expected.flatMap { $0.hasPlaceholder || $0 == .unknown ? nil : $0 }
    guard sighting == nil || sighting?.expected == nil && expected != nil else { return }
    sighting = Sighting(candidates: candidates, expected: expected, wrapped: wrapped)
  }
}

/// The meanings of the place.
extension Probe {
  /// Handles a name without a base.
  func notice(nameAt range: SourceRange, expecting expected: Type?) {
    guard reaches(range) else { return }
    saw(finder.nameCandidates(), expecting: expected)
  }

  /// Handles `.name`.
  func notice(implicit name: Name, expecting expected: Type?) {
    guard reaches(name.range), let type = expected?.unwrapped, !type.hasPlaceholder else { return }
    saw(finder.implicitCandidates(of: type), expecting: expected)
  }

  /// Handles a member of a value of this type.
  func notice(membersOf type: Type, expecting expected: Type?) {
    guard type != .unknown else { return }
    let wrapped = type.isOptional ? finder.memberCandidates(of: type.unwrapped) : []
    saw(finder.memberCandidates(of: type), expecting: expected, wrapped: wrapped)
  }

  /// Handles a member of `super`; in an initializer, its initializers have another meaning.
  func notice(superMembersOf type: Type, isInInitializer: Bool, expecting expected: Type?) {
    let initializers =
      isInInitializer
      ? finder.memberCandidates(of: .metatype(type)).filter { $0.kind == .initializer } : []
    saw(finder.memberCandidates(of: type) + initializers, expecting: expected)
  }

  /// Handles a type's name.
  func notice(typeAt range: SourceRange) {
    guard reaches(range) else { return }
    saw(finder.typeCandidates())
  }

  /// Handles the name of a nested type.
  func notice(typesIn outer: Type) {
    saw(finder.memberCandidates(of: .metatype(outer)).filter { $0.kind == .type })
  }

  /// Handles a case name in a pattern.
  func notice(_ name: Name, caseOf type: Type) {
    guard reaches(name.range) else { return }
    saw(finder.implicitCandidates(of: type.unwrapped), expecting: type)
  }

  /// Handles a name declared here.
  func notice(_ variable: LocalVariable) {
    guard let range = variable.range, isIn(range), source.text(of: range) == variable.name
    else { return }
    let line = source.line(of: range.start)
    saw([Candidate(variable: variable.name, variable.type, line: line)])
  }

  /// Handles a parameter whose label may be written here.
  func notice(_ parameter: Callable.Parameter, of callable: Callable) {
    guard let label = parameter.label else { return }
    labels.add(
      Candidate(
        kind: .label, name: label, signature: "\(label): \(parameter.type)",
        owner: callable.signature, text: "\(label): "))
  }
}
