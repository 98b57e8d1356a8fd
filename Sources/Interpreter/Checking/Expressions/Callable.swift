import Containment

/// A candidate for a call: one of the overloads of a name.
struct Callable {
  /// The signature as written in Swift, for messages.
  let signature: String
  let parameters: [Parameter]
  let result: Type
  /// The placeholders known before the arguments are checked.
  var bindings: [Type.Placeholder: Type] = [:]
  var requirements: [LibraryMember.Requirement] = []
  /// Whether the script declares it.
  var isDeclared = false
  /// The script type that declares it as a member.
  var owner: ScriptType?
  /// Compiles the call from its compiled arguments.
  let make: (Arguments, [Type.Placeholder: Type]) -> Code

  struct Parameter {
    let label: String?
    let type: Type
    /// The default argument.
    var defaultValue: Code?
    var isVariadic = false
    /// Whether a closure argument may escape the call; an optional one always may.
    var isEscaping = true
    /// Whether it belongs to a function value, for which escaping is unknown.
    var isOfValue = false

    /// How a call uses the argument.
    var use: ValueUse { !isEscaping ? .calledAtOnce : isOfValue ? .passedToValue : .read }
  }

  /// The compiled arguments, in parameter order.
  struct Arguments {
    let codes: [Code]
    /// The evaluation order, if different: written arguments first, then default arguments.
    private let order: [Int]?

    init(codes: [Code]) {
      self.codes = codes
      let written = codes.indices.filter { !codes[$0].isDefault }
      let all = written + codes.indices.filter { codes[$0].isDefault }
      order = all == Array(codes.indices) ? nil : all
    }

    func values(in frame: Frame) throws(Stop) -> [ScriptValue] {
      if let order {
        var values = Array(repeating: ScriptValue.unset, count: codes.count)
        for index in order { values[index] = try codes[index](frame) }
        return values
      }
      var values: [ScriptValue] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(frame)) }
      return values
    }

    /// The same, with the arguments that the library member evaluates itself wrapped in functions.
    func lazy(for member: LibraryMember) -> Arguments {
      guard member.hasLazyParameters else { return self }
      return Arguments(
        codes: zip(codes, member.parameters).map { code, parameter in
          guard parameter.isLazy else { return code }
          return Code { frame in
            .function(FunctionValue { _, _ throws(Stop) in try code(frame) })
          }
        })
    }

    /// The values, converted for compiled classes.
    func travelling(in frame: Frame) throws(Stop) -> [Containment.Value] {
      if codes.count == 1 { return [try codes[0](frame).crossing(in: frame.run)] }
      var values: [Containment.Value] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(frame).crossing(in: frame.run)) }
      return values
    }
  }
}

extension Array {
  /// Releases the arguments after a call in reverse order, as compiled code does.
  mutating func release() {
    while !isEmpty { removeLast() }
  }
}

extension Callable {
  /// A script function without a receiver.
  init(_ function: ScriptFunction, result: Type? = nil) {
    self.init(function, result: result) { arguments, _ in
      Code { frame throws(Stop) in
        var values = try arguments.values(in: frame)
        let result = try frame.run.invoke(function, values)
        values.release()
        return result
      }
    }
  }

  init(
    _ function: ScriptFunction, result: Type? = nil,
    make: @escaping (Arguments, [Type.Placeholder: Type]) -> Code
  ) {
    self.init(
      signature: function.signature,
      parameters: function.parameters.map { parameter in
        Parameter(
          label: parameter.label, type: parameter.type,
          defaultValue: DefaultArgument.code(of: parameter.defaultValue),
          isEscaping: parameter.isEscaping)
      },
      result: result ?? function.result, isDeclared: true, owner: function.owner, make: make)
  }

  /// An enum case with associated values.
  init(_ enumCase: ScriptEnumCase, of type: ScriptType) {
    self.init(
      signature: "\(enumCase.name)(\(enumCase.payload.map { "\($0.label ?? "_"):" }.joined()))",
      parameters: zip(enumCase.payload, enumCase.defaults).map { part, defaultValue in
        Callable.Parameter(
          label: part.label, type: part.type,
          defaultValue: defaultValue.map { defaultValue in
            Code(isDefault: true) { frame throws(Stop) in try frame.run.invoke(defaultValue) }
          })
      },
      result: .script(type)
    ) { arguments, _ in
      Code { frame throws(Stop) in
        try frame.run.make(elements: arguments.codes.count)
        return .enumeration(
          EnumerationValue(enumCase: enumCase, payload: try arguments.values(in: frame)))
      }
    }
  }

  /// A value of function type.
  init(value: Typed, parameters: [Type], result: Type) {
    self.init(
      signature: "\(value.type)",
      parameters: parameters.map { Parameter(label: nil, type: $0, isOfValue: !$0.isOptional) },
      result: result
    ) { arguments, _ in
      Code { frame throws(Stop) in
        let function = try value.code(frame)
        var values = try arguments.values(in: frame)
        let result = try frame.run.call(function, values)
        values.release()
        return result
      }
    }
  }
}

extension NameTable {
  /// A catalog member.
  func callable(
    _ member: Member, make: @escaping (Callable.Arguments, [Type.Placeholder: Type]) -> Code
  ) -> Callable {
    Callable(
      signature: member.signature,
      parameters: member.parameters.map { parameter in
        Callable.Parameter(
          label: parameter.label, type: type(parameter.type),
          defaultValue: DefaultArgument.code(of: parameter.defaultValue),
          isVariadic: parameter.isVariadic,
          isEscaping: parameter.label != "animations" || type(parameter.type).isOptional)
      },
      result: type(member.type), make: make)
  }

  /// A standard library member.
  func callable(
    _ member: LibraryMember, bindings: [Type.Placeholder: Type],
    make: @escaping (Callable.Arguments, [Type.Placeholder: Type]) -> Code
  ) -> Callable {
    Callable(
      signature: member.signature,
      parameters: member.parameters.map { parameter in
        Callable.Parameter(
          label: parameter.label, type: parameter.type,
          defaultValue: DefaultArgument.code(of: parameter.defaultValue),
          isVariadic: parameter.isVariadic, isEscaping: false)
      },
      result: member.result, bindings: bindings, requirements: member.requirements
    ) { arguments, types in
      make(arguments.lazy(for: member), types)
    }
  }
}

/// The code of default arguments.
private enum DefaultArgument {
  static func code(of function: ScriptFunction?) -> Code? {
    guard let function else { return nil }
    return Code(isDefault: true) { frame throws(Stop) in try frame.run.invoke(function) }
  }

  static func code(of value: (@Sendable () -> Containment.Value)?) -> Code? {
    guard let value else { return nil }
    return Code { frame in ScriptValue(value(), in: frame.run) }
  }

  static func code(of value: ScriptValue?) -> Code? {
    guard let value else { return nil }
    return Code { _ in value }
  }
}
