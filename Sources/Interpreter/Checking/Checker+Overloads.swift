import Script

/// Overload resolution.
///
/// Of the candidates that fit, the one with the best `Score` is chosen; if scores are equal, the
/// more specialized one. Otherwise the call is ambiguous.
extension Checker {
  /// Limits the number of trials, as nested calls would be checked exponentially often.
  static let trialLimit = 1000

  /// The best overload; if there is only one candidate, its errors are reported.
  func choose(
    _ candidates: [Callable], _ written: WrittenArguments, named name: String,
    expecting expected: Type?
  ) -> (index: Int?, typed: Typed) {
    notice(written, of: candidates)
    let fitting = candidates.indices.filter { index in
      if case .success = match(written, candidates[index]) { true } else { false }
    }
    if let only = fitting.first ?? candidates.indices.first,
      fitting.count == 1 || candidates.count == 1
    {
      return (only, apply(candidates[only], written, expecting: expected))
    }
    // Library overloads are listed in order of preference.
    let isRanked = fitting.contains { candidates[$0].isDeclared }
    let (before, flow) = (score, flow)
    var readings: [Reading] = []
    var first: [ScriptError]?
    for index in fitting where trials < Self.trialLimit {
      (score, self.flow) = (before, flow)
      let (typed, errors) = attempt { apply(candidates[index], written, expecting: expected) }
      if errors.isEmpty {
        readings.append(Reading(index, typed, score - before, self.flow, expecting: expected))
        if !isRanked { break }
      } else {
        first = first ?? errors
      }
      trials += 1
    }
    (score, self.flow) = (before, flow)
    if let best = best(of: readings, candidates, written) {
      score += best.score
      self.flow = best.flow
      return (best.index, best.typed)
    }
    if !readings.isEmpty {
      report(.ambiguous(candidates[readings[0].index].signature), at: written.range)
      return (nil, .broken)
    }
    let signatures = candidates.map(\.signature).reduce(into: [String]()) { list, signature in
      if !list.contains(signature) { list.append(signature) }
    }
    if fitting.isEmpty || signatures.count > 1 {
      report(.noOverload(name, candidates: signatures), at: written.range)
    } else {
      errors += first ?? []
    }
    return (nil, .broken)
  }

  /// A candidate that fits without errors.
  private struct Reading {
    let index: Int
    let typed: Typed
    let score: Score
    let flow: DefiniteInitialization
    /// The score including the result's conversion to the expected type; nil if it does not
    /// convert.
    let whole: Score?

    init(
      _ index: Int, _ typed: Typed, _ score: Score, _ flow: DefiniteInitialization,
      expecting expected: Type?
    ) {
      (self.index, self.typed, self.score, self.flow) = (index, typed, score, flow)
      guard let expected, !expected.hasPlaceholder else {
        whole = score
        return
      }
      var sum = score
      sum.convert(typed.type, to: expected)
      whole = typed.type.converts(to: expected) ? sum : nil
    }
  }

  /// The best of several candidates; nil if the best are equally good.
  private func best(
    of readings: [Reading], _ candidates: [Callable], _ written: WrittenArguments
  ) -> Reading? {
    guard readings.count > 1 else { return readings.first }
    let usable =
      readings.contains { $0.whole != nil } ? readings.filter { $0.whole != nil } : readings
    guard let least = usable.map({ $0.whole ?? $0.score }).min() else { return nil }
    let leading = usable.filter { ($0.whole ?? $0.score) == least }
    if leading.count == 1 { return leading[0] }
    let preferred = leading.first { one in
      leading.allSatisfy { other in
        one.index == other.index
          || candidates[one.index].isPreferred(
            to: candidates[other.index], types(one.index), types(other.index))
      }
    }
    // Of equal signatures the most derived wins, which comes first.
    let isOne = leading.allSatisfy { candidates[$0.index].isLike(candidates[leading[0].index]) }
    let isAmbiguous = !isOne && leading.allSatisfy { candidates[$0.index].isDeclared }
    return preferred ?? (isAmbiguous ? nil : leading[0])

    func types(_ index: Int) -> [Type] { argumentTypes(of: candidates[index], written) }
  }

  /// The parameter types in the order of the arguments.
  private func argumentTypes(of candidate: Callable, _ written: WrittenArguments) -> [Type] {
    guard case .success(let matches) = match(written, candidate) else { return [] }
    return zip(matches, candidate.parameters).flatMap { match, parameter -> [Type] in
      guard case .written(let values) = match else { return [] }
      if parameter.isVariadic, case .array(let element) = parameter.type {
        return values.map { _ in element }
      }
      return values.map { _ in parameter.type }
    }
  }
}

extension Callable {
  /// Whether it is more specialized than another candidate for the same arguments.
  fileprivate func isPreferred(to other: Callable, _ own: [Type], _ others: [Type]) -> Bool {
    let isNarrower = Self.fits(own, others)
    let isWider = Self.fits(others, own)
    if isNarrower != isWider { return isNarrower }
    guard isNarrower else { return false }
    if hasVariadic != other.hasVariadic { return !hasVariadic }
    if parameters.count != other.parameters.count {
      return parameters.count < other.parameters.count
    }
    return owner?.isNearer(than: other.owner) ?? false
  }

  /// Whether it has the same name, parameters and result.
  fileprivate func isLike(_ other: Callable) -> Bool {
    signature == other.signature && result == other.result
      && parameters.map(\.type) == other.parameters.map(\.type)
  }

  private static func fits(_ own: [Type], _ others: [Type]) -> Bool {
    own.count == others.count && zip(own, others).allSatisfy { $0.converts(to: $1) }
  }

  private var hasVariadic: Bool { parameters.contains(where: \.isVariadic) }
}

extension ScriptType {
  /// Whether its members take precedence over those of another type: a subclass over its
  /// superclass, a type over a protocol extension.
  fileprivate func isNearer(than other: ScriptType?) -> Bool {
    guard let other, self !== other else { return false }
    return lineage.contains(other) || allContracts.contains(.script(other))
  }
}
