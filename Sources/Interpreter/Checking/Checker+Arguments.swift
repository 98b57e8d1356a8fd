import Script

/// Matches the arguments of a call to parameters.
extension Checker {
  /// The arguments of a call as written.
  struct WrittenArguments {
    let regular: [Argument]
    let trailing: [Argument]
    let range: SourceRange

    init(_ arguments: [Argument], trailing: [Argument] = [], at range: SourceRange) {
      (regular, self.trailing, self.range) = (arguments, trailing, range)
    }

    init(_ call: Call, at range: SourceRange) {
      self.init(call.arguments, trailing: call.trailingClosures, at: range)
    }

    var labels: String {
      "(" + (regular + trailing).map { "\($0.label?.text ?? "_"):" }.joined() + ")"
    }
  }

  /// The arguments written for a parameter, or its default argument.
  enum Match {
    case written([Expression])
    case defaultValue(Code)
  }

  /// Matches arguments to parameters, or returns the error.
  ///
  /// A trailing closure without a label goes to the first remaining parameter that accepts one
  /// (Swift's forward scan), or to the last one if `backward`.
  func match(
    _ written: WrittenArguments, _ callable: Callable, backward: Bool = false
  ) -> Result<[Match], ScriptError> {
    var matches: [Match] = []
    var rest = written.regular[...]
    var trailing = written.trailing[...]
    for (index, parameter) in callable.parameters.enumerated() {
      if let first = rest.first, first.label?.text == parameter.label {
        rest.removeFirst()
        var values = [first.value]
        while parameter.isVariadic, let next = rest.first, next.label == nil {
          values.append(next.value)
          rest.removeFirst()
        }
        matches.append(.written(values))
      } else if rest.isEmpty, let closure = trailing.first,
        takes(closure, callable.parameters[index...], trailing.dropFirst(), backward: backward)
      {
        trailing.removeFirst()
        matches.append(.written([closure.value]))
      } else if parameter.isVariadic {
        matches.append(.written([]))
      } else if let defaultValue = parameter.defaultValue {
        matches.append(.defaultValue(defaultValue))
      } else {
        return .failure(mismatch(written, callable, at: parameter, rest))
      }
    }
    guard rest.isEmpty, trailing.isEmpty else {
      let extra = rest.first?.value ?? trailing.first?.value
      let isNumber = written.regular.count + written.trailing.count > callable.parameters.count
      return .failure(
        ScriptError(
          range: extra?.range ?? written.range,
          kind: isNumber
            ? .extraArgument(signature: callable.signature)
            : .wrongLabels(found: written.labels, signature: callable.signature)))
    }
    return .success(matches)
  }

  /// Whether a trailing closure belongs to the first of these parameters.
  private func takes(
    _ closure: Argument, _ parameters: ArraySlice<Callable.Parameter>,
    _ others: ArraySlice<Argument>, backward: Bool
  ) -> Bool {
    guard let parameter = parameters.first else { return false }
    if let label = closure.label { return label.text == parameter.label }
    guard parameter.type.takesClosure else { return false }
    let later = parameters.dropFirst().prefix { parameter in
      !others.contains { $0.label?.text == parameter.label }
    }
    if backward { return !later.contains { $0.type.takesClosure } }
    return parameter.defaultValue == nil
      || !later.contains { $0.type.takesClosure && $0.defaultValue == nil }
  }

  private func mismatch(
    _ written: WrittenArguments, _ callable: Callable, at parameter: Callable.Parameter,
    _ rest: ArraySlice<Argument>
  ) -> ScriptError {
    if let unexpected = rest.first {
      return ScriptError(
        range: unexpected.label?.range ?? unexpected.value.range,
        kind: .wrongLabels(found: written.labels, signature: callable.signature))
    }
    let name = parameter.label.map { "`\($0):`" } ?? "of type \(parameter.type)"
    return ScriptError(
      range: written.range, kind: .missingArgument(name, signature: callable.signature))
  }

  /// Checks the arguments for a known function and compiles the call.
  func apply(
    _ callable: Callable, _ written: WrittenArguments, expecting expected: Type?
  ) -> Typed {
    switch match(written, callable) {
    case .failure(let error):
      errors.append(error)
      checkAlone(written)
      return .broken
    case .success(let matches):
      guard written.trailing.first?.label == nil, !written.trailing.isEmpty,
        case .success(let others) = match(written, callable, backward: true)
      else { return apply(callable, matches, expecting: expected, at: written.range) }
      let forward = attempt {
        apply(callable, matches, expecting: expected, at: written.range)
      }
      if forward.errors.isEmpty { return forward.result }
      trials += 1
      guard trials < Self.trialLimit else {
        errors += forward.errors
        return .broken
      }
      let back = attempt { apply(callable, others, expecting: expected, at: written.range) }
      if back.errors.isEmpty { return back.result }
      errors += forward.errors
      return .broken
    }
  }

  /// Checks arguments without expected types, as the call itself is wrong.
  func checkAlone(_ written: WrittenArguments) {
    for argument in written.regular {
      switch argument.value.kind {
      case .closure, .implicitMember, .nil, .array, .dictionary: break
      default: _ = check(argument.value)
      }
    }
  }

  private func apply(
    _ callable: Callable, _ matches: [Match], expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    guard callable.hasOpenPlaceholders else {
      var codes: [Code] = []
      for (match, parameter) in zip(matches, callable.parameters) {
        codes.append(argument(match, parameter, [:]))
      }
      return Typed(callable.result, callable.make(Callable.Arguments(codes: codes), [:]))
    }
    var solver = Solver(callable.bindings)
    solver.expect(callable.result, expected)
    let open = solver
    let first = attempt { solve(callable, matches, open, number: .int, at: range) }
    if first.errors.isEmpty || !matches.contains(where: \.isWholeNumber) {
      errors += first.errors
      return first.result
    }
    trials += 1
    guard trials < Self.trialLimit else {
      errors += first.errors
      return .broken
    }
    let second = attempt { solve(callable, matches, open, number: .double, at: range) }
    errors += second.errors.isEmpty ? [] : first.errors
    return second.result
  }

  /// Checks an argument, noting for a closure whether it is called immediately.
  func calling(
    _ value: Expression, _ parameter: Callable.Parameter, _ check: () -> Typed
  ) -> Typed {
    let outer = (calledAtOnce, givenToValue)
    calledAtOnce = parameter.isEscaping ? nil : value.range
    givenToValue = parameter.isOfValue ? value.range : nil
    defer { (calledAtOnce, givenToValue) = outer }
    refuseEscape(value, to: parameter)
    return check()
  }

  func argument(
    _ match: Match, _ parameter: Callable.Parameter, _ bindings: [Type.Placeholder: Type]
  ) -> Code {
    switch match {
    case .defaultValue(let code): return code
    case .written(let values):
      let type = Solver(bindings).substituted(parameter.type)
      guard parameter.isVariadic else {
        return values.first.map { value in
          calling(value, parameter) { check(value, as: type, .argument) }.code
        } ?? Typed.broken.code
      }
      let element = if case .array(let element) = type { element } else { type }
      let elements = values.map { check($0, as: element) }
      return Code { frame throws(Stop) in
        var values: [ScriptValue] = []
        for element in elements { values.append(try element.code(frame)) }
        return .array(values)
      }
    }
  }
}

extension Type {
  var takesClosure: Bool {
    if case .function = unwrapped { true } else { unwrapped == .any || isPlaceholder }
  }
}
