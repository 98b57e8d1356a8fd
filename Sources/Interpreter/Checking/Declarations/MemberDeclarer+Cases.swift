import Script

/// The cases of enumerations and their raw values.
extension MemberDeclarer {
  func enumCase(_ one: EnumCase, of type: ScriptType) {
    if type.cases.contains(where: { $0.name == one.name.text }) {
      diagnostics.report(.redeclared(one.name.text), at: one.name.range)
    }
    let payload = one.associatedValues.map {
      Type.TupleElement(label: $0.label?.text, type: types.resolve($0.type))
    }
    let defaults = zip(one.associatedValues, payload).map { written, element in
      written.defaultValue.map { functions.defaultValue($0, element.type) }
    }
    if type.rawType != nil, !payload.isEmpty {
      diagnostics.report(.refused(.plain(.rawPayload)), at: one.name.range)
    }
    let raw = rawValue(of: one, in: type)
    if let raw, type.cases.contains(where: { $0.rawValue == raw }) {
      diagnostics.report(
        .refused(.plain(.rawValueTwice)), at: one.rawValue?.range ?? one.name.range)
    }
    type.members.cases.append(
      ScriptEnumCase(
        of: type, name: one.name.text, payload: payload, defaults: defaults, rawValue: raw,
        range: one.range))
  }

  private func rawValue(of one: EnumCase, in type: ScriptType) -> ScriptValue? {
    guard let raw = type.rawType else {
      if let value = one.rawValue {
        diagnostics.report(.lacks(type.name, capability: "of a raw type"), at: value.range)
      }
      return nil
    }
    if let value = one.rawValue { return literal(value, raw) }
    switch raw {
    case .string: return .string(one.name.text)
    case .int:
      guard let last = type.cases.last?.rawValue else { return .int(0) }
      return .int(last.asInt &+ 1)
    case .double:
      guard let last = type.cases.last?.rawValue?.asDouble else { return .double(0) }
      if last == last.rounded() { return .double(last + 1) }
      fallthrough
    default:
      diagnostics.report(.refused(.plain(.rawValueNeeded)), at: one.name.range)
      return nil
    }
  }

  /// The value of a raw value literal.
  private func literal(_ expression: Expression, _ type: Type) -> ScriptValue? {
    switch (expression.kind, type) {
    case (.integer(let number), .int): return .int(number)
    case (.integer(let number), .double): return .double(Double(number))
    case (.floating(let number), .double): return .double(number)
    case (.string(let segments), .character):
      if case .text(let text)? = segments.first, segments.count == 1, text.count == 1 {
        return text.first.map { .character($0) }
      }
    case (.string(let segments), .string):
      if segments.isEmpty { return .string("") }
      if case .text(let text)? = segments.first, segments.count == 1 { return .string(text) }
    case (.prefix(.minus, let inner), _):
      switch literal(inner, type) {
      case .int(let number)?: return .int(-number)
      case .double(let number)?: return .double(-number)
      default: break
      }
    default: break
    }
    diagnostics.report(
      .mismatch(found: "this value", expected: "a literal of type \(type)"), at: expression.range)
    return nil
  }
}
