import Script

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

extension WrittenArguments {
  /// The arguments written for a parameter, or its default argument.
  enum Match {
    case written([Expression])
    case defaultValue(Code)
  }

  /// Matches the arguments to parameters, or returns the error.
  ///
  /// A trailing closure without a label goes to the first remaining parameter that accepts one
  /// (Swift's forward scan), or to the last one if `backward`.
  func matches(
    to callable: Callable, backward: Bool = false
  ) -> Result<[Match], ScriptError> {
    var matches: [Match] = []
    var rest = regular[...]
    var closures = trailing[...]
    for (index, parameter) in callable.parameters.enumerated() {
      if let first = rest.first, first.label?.text == parameter.label {
        rest.removeFirst()
        var values = [first.value]
        while parameter.isVariadic, let next = rest.first, next.label == nil {
          values.append(next.value)
          rest.removeFirst()
        }
        matches.append(.written(values))
      } else if rest.isEmpty, let closure = closures.first,
        takes(closure, callable.parameters[index...], closures.dropFirst(), backward: backward)
      {
        closures.removeFirst()
        matches.append(.written([closure.value]))
      } else if parameter.isVariadic {
        matches.append(.written([]))
      } else if let defaultValue = parameter.defaultValue {
        matches.append(.defaultValue(defaultValue))
      } else {
        return .failure(mismatch(callable, at: parameter, rest))
      }
    }
    guard rest.isEmpty, closures.isEmpty else {
      let extra = rest.first?.value ?? closures.first?.value
      let isNumber = regular.count + trailing.count > callable.parameters.count
      return .failure(
        ScriptError(
          range: extra?.range ?? range,
          kind: isNumber
            ? .extraArgument(signature: callable.signature)
            : .wrongLabels(found: labels, signature: callable.signature)))
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
    _ callable: Callable, at parameter: Callable.Parameter,
    _ rest: ArraySlice<Argument>
  ) -> ScriptError {
    if let unexpected = rest.first {
      return ScriptError(
        range: unexpected.label?.range ?? unexpected.value.range,
        kind: .wrongLabels(found: labels, signature: callable.signature))
    }
    let name = parameter.label.map { "`\($0):`" } ?? "of type \(parameter.type)"
    return ScriptError(
      range: range, kind: .missingArgument(name, signature: callable.signature))
  }
}
