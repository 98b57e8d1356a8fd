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

  init(_ place: Int) { self.place = place }

  func isIn(_ range: SourceRange) -> Bool { range.start <= place && place < range.end }

  /// Whether the place is in this name; if so, marks it as reached.
  func reaches(_ range: SourceRange) -> Bool {
    guard isIn(range) else { return false }
    isReached = true
    return true
  }

  /// Records candidates for the place; a sighting with an expected type replaces one without.
  func saw(_ candidates: [Candidate], expecting expected: Type? = nil, wrapped: [Candidate] = []) {
    let expected = expected.flatMap { $0.hasPlaceholder || $0 == .unknown ? nil : $0 }
    guard sighting == nil || sighting?.expected == nil && expected != nil else { return }
    sighting = Sighting(candidates: candidates, expected: expected, wrapped: wrapped)
  }

  func sawLabel(_ candidate: Candidate) { labels.add(candidate) }
}

/// Reports to the probe, if any, the meaning of the place being checked.
extension Checker {
  func notice(_ expression: Expression, expecting expected: Type? = nil) {
    guard let probe, probe.isIn(expression.range) else { return }
    switch expression.kind {
    case .identifier:
      guard probe.reaches(expression.range) else { return }
      probe.saw(nameCandidates(), expecting: expected)
    case .implicitMember(let name) where probe.reaches(name.range):
      guard let type = expected?.unwrapped, !type.hasPlaceholder else { return }
      probe.saw(implicitCandidates(of: type), expecting: expected)
    case .member(let base, let name) where probe.reaches(name.range):
      notice(membersOf: base, expecting: expected)
    default: break
    }
  }

  private func notice(membersOf base: Expression, expecting expected: Type?) {
    if case .super = base.kind {
      guard let type = ownType?.superclass?.type else { return }
      let initializers =
        context.initialization == nil
        ? [] : memberCandidates(of: .metatype(type)).filter { $0.kind == .initializer }
      probe?.saw(memberCandidates(of: type) + initializers, expecting: expected)
      return
    }
    let type = attempt { receiver(base) }.result.type
    guard type != .unknown else { return }
    let wrapped = type.isOptional ? memberCandidates(of: type.unwrapped) : []
    probe?.saw(memberCandidates(of: type), expecting: expected, wrapped: wrapped)
  }

  func notice(_ syntax: TypeSyntax) {
    guard let probe, probe.isIn(syntax.range) else { return }
    switch syntax.kind {
    case .named(let name, _):
      let start = syntax.range.start
      guard probe.reaches(SourceRange(start, start + name.utf8.count)) else { return }
      probe.saw(typeCandidates())
    case .member(let outer, let name) where probe.reaches(name.range):
      let outer = attempt { type(outer) }.result
      probe.saw(memberCandidates(of: .metatype(outer)).filter { $0.kind == .type })
    default: break
    }
  }

  /// Handles a case name in a pattern.
  func notice(_ name: Name, caseOf type: Type) {
    guard let probe, probe.reaches(name.range) else { return }
    probe.saw(implicitCandidates(of: type.unwrapped), expecting: type)
  }

  /// Handles a name declared here.
  func notice(_ variable: LocalVariable) {
    guard let probe, let range = variable.range, probe.isIn(range),
      source.text(of: range) == variable.name
    else { return }
    let line = source.line(of: range.start)
    probe.saw([Candidate(variable: variable.name, variable.type, line: line)])
  }
}

/// Completion in arguments.
extension Checker {
  /// Finds the place among the arguments of a call, complete or not.
  func notice(_ written: WrittenArguments, of candidates: [Callable]) {
    guard let probe,
      let index = written.regular.firstIndex(where: { probe.isIn($0.value.range) })
    else { return }
    let argument = written.regular[index]
    let isBare =
      if case .identifier = argument.value.kind { argument.label == nil } else { false }
    for callable in candidates {
      for parameter in next(after: written.regular[..<index], in: callable.parameters) {
        if isBare, let label = parameter.label {
          probe.sawLabel(
            Candidate(
              kind: .label, name: label, signature: "\(label): \(parameter.type)",
              owner: callable.signature, text: "\(label): "))
        } else if parameter.label == argument.label?.text {
          _ = attempt { check(argument.value, expecting: parameter.type) }
        }
      }
    }
    if probe.sighting == nil { _ = attempt { check(argument.value) } }
  }

  /// The parameters allowed after some arguments: up to and including the next required one.
  private func next(
    after written: ArraySlice<Argument>, in parameters: [Callable.Parameter]
  ) -> ArraySlice<Callable.Parameter> {
    var rest = parameters[...]
    for argument in written {
      guard let found = rest.firstIndex(where: { $0.label == argument.label?.text }) else {
        if rest.first?.isVariadic == true, argument.label == nil { continue }
        return []
      }
      rest = rest[(rest[found].isVariadic ? found : found + 1)...]
    }
    guard let required = rest.firstIndex(where: { $0.defaultValue == nil && !$0.isVariadic }) else {
      return rest
    }
    return rest[...required]
  }
}
