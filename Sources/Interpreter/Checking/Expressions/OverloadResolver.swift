import Script

/// Chooses among the candidates for a call, and checks its arguments.
///
/// Of the candidates that fit, the one with the best `Score` is chosen; if scores are equal, the
/// more specialized one. Otherwise the call is ambiguous.
final class OverloadResolver {
  unowned let expressions: ExpressionChecker
  let types: TypeResolver
  let flow: FlowChecker
  let trials: Trials
  let diagnostics: Diagnostics
  private let probe: Probe?

  init(
    _ expressions: ExpressionChecker, _ types: TypeResolver, _ flow: FlowChecker,
    _ trials: Trials, _ probe: Probe?
  ) {
    (self.expressions, self.types, self.flow) = (expressions, types, flow)
    (self.trials, self.probe, diagnostics) = (trials, probe, flow.diagnostics)
  }

  /// The best overload; if there is only one candidate, its errors are reported.
  func choose(
    _ candidates: [Callable], _ written: WrittenArguments, named name: String,
    expecting expected: Type?
  ) -> (index: Int?, typed: Typed) {
    notice(written, of: candidates)
    let fitting = candidates.indices.filter { index in
      if case .success = written.matches(to: candidates[index]) { true } else { false }
    }
    if let only = fitting.first ?? candidates.indices.first,
      fitting.count == 1 || candidates.count == 1
    {
      return (only, apply(candidates[only], written, expecting: expected))
    }
    // Library overloads are listed in order of preference.
    let isRanked = fitting.contains { candidates[$0].isDeclared }
    let (before, start) = (trials.score, flow.state)
    var readings: [Reading] = []
    var first: [ScriptError]?
    for index in fitting where trials.remain {
      (trials.score, flow.state) = (before, start)
      let (typed, errors) = trials.attempt {
        apply(candidates[index], written, expecting: expected)
      }
      if errors.isEmpty {
        readings.append(
          Reading(index, typed, trials.score - before, flow.state, expecting: expected))
        if !isRanked { break }
      } else {
        first = first ?? errors
      }
      trials.spend()
    }
    (trials.score, flow.state) = (before, start)
    if let best = best(of: readings, candidates, written) {
      trials.score += best.score
      flow.state = best.flow
      return (best.index, best.typed)
    }
    if !readings.isEmpty {
      diagnostics.report(.ambiguous(candidates[readings[0].index].signature), at: written.range)
      return (nil, .broken)
    }
    let signatures = candidates.map(\.signature).reduce(into: [String]()) { list, signature in
      if !list.contains(signature) { list.append(signature) }
    }
    if fitting.isEmpty || signatures.count > 1 {
      diagnostics.report(.noOverload(name, candidates: signatures), at: written.range)
    } else {
      diagnostics.report(first ?? [])
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
    guard case .success(let matches) = written.matches(to: candidate) else { return [] }
    return zip(matches, candidate.parameters).flatMap { match, parameter -> [Type] in
      guard case .written(let values) = match else { return [] }
      if parameter.isVariadic, case .array(let element) = parameter.type {
        return values.map { _ in element }
      }
      return values.map { _ in parameter.type }
    }
  }
}

/// Completion in arguments.
extension OverloadResolver {
  /// Finds the place among the arguments of a call, complete or not.
  private func notice(_ written: WrittenArguments, of candidates: [Callable]) {
    guard let probe,
      let index = written.regular.firstIndex(where: { probe.isIn($0.value.range) })
    else { return }
    let argument = written.regular[index]
    let isBare =
      if case .identifier = argument.value.kind { argument.label == nil } else { false }
    for callable in candidates {
      for parameter in next(after: written.regular[..<index], in: callable.parameters) {
        if isBare, parameter.label != nil {
          probe.notice(parameter, of: callable)
        } else if parameter.label == argument.label?.text {
          _ = trials.attempt { expressions.check(argument.value, expecting: parameter.type) }
        }
      }
    }
    if probe.sighting == nil { _ = trials.attempt { expressions.check(argument.value) } }
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
