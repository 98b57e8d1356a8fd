import Containment

// The border between scripts and compiled classes.

extension Value {
  /// A value that arrives from a compiled class.
  init(_ value: consuming Containment.Value, in run: Run) {
    self =
      switch consume value {
      case .void: .void
      case .none: .none
      case .bool(let truth): .bool(truth)
      case .int(let number): .int(number)
      case .double(let number): .double(number)
      case .string(let text): .string(text)
      case .object(let object): .object(object)
      case .boxed(let content): (content as? Passenger)?.value ?? .boxed(Boxed(content))
      case .array(let values): .array(values.map { Value($0, in: run) })
      case .dictionary(let values): .arriving(values, in: run)
      case .function(let function): .function(FunctionValue(function))
      }
  }

  /// The value as compiled classes take it, once what they may do with it is counted.
  func crossing(in run: Run) throws(Stop) -> Containment.Value {
    switch self {
    case .string, .array: try run.countCrossing(of: self)
    default: break
    }
    return travelling(in: run)
  }

  /// The value as compiled classes take it.
  func travelling(in run: Run) -> Containment.Value {
    switch self {
    case .void, .unset, .taken, .box, .weak: .void
    case .none: .none
    case .bool(let truth): .bool(truth)
    case .int(let number): .int(number)
    case .double(let number): .double(number)
    case .string(let text): .string(text)
    case .object(let object): .object(object)
    case .boxed(let boxed): .boxed(boxed.content)
    case .array(let values): .array(Value.travelling(values.content, in: run))
    case .function(let function): .function(function.travelling(in: run))
    case .character, .dictionary, .set, .range, .tuple, .labelled, .structure, .enumeration,
      .metatype:
      .boxed(Passenger(value: self))
    }
  }

  private static func travelling(_ values: [Value], in run: Run) -> [Containment.Value] {
    var travelling: [Containment.Value] = []
    _ = run.nested {
      travelling = values.map { $0.travelling(in: run) }
      return true
    }
    return travelling
  }

  private static func arriving(
    _ values: [AnyHashable: Containment.Value], in run: Run
  ) -> Value {
    var dictionary: [Value: Value] = [:]
    for (key, value) in values {
      switch key.base {
      case let text as String: dictionary[.string(text)] = Value(value, in: run)
      case let number as Int: dictionary[.int(number)] = Value(value, in: run)
      default: break
      }
    }
    return .dictionary(dictionary)
  }
}

extension Run {
  /// Counts a value that compiled classes get.
  ///
  /// A text may be a name, which recordings and traces repeat; who gets many controllers looks for
  /// each of them among the others.
  func countCrossing(of value: Value) throws(Stop) {
    switch value {
    case .string(let text): try make(bytes: 16 * text.utf8.count)
    case .array(let values):
      let count = min(values.count, limits.work / 2)
      try work(2 * count + count / 4 * (count / 4))
      for value in values { try countCrossing(of: value) }
    default: break
    }
  }
}

/// A value of the script's own kind on its way through compiled code that only hands it on.
private struct Passenger: Equatable {
  let value: Value
}

extension FunctionValue {
  /// A compiled function, as a script calls it.
  convenience init(_ function: Containment.Value.Function) {
    self.init { arguments, run throws(Stop) in
      try run.call(function, arguments)
    }
  }

  /// The function as compiled code calls it; it does nothing once the run has ended.
  func travelling(in run: Run) -> Containment.Value.Function {
    // The box ends as values do: handed to and fro, functions are nested without bound.
    Containment.Value.Function { [host = run.host, box = Box(.function(self))] arguments in
      guard let run = host.run, run.stop == nil else { return .void }
      var answer = Value.void
      run.catchStop { () throws(Stop) in
        let given = try run.call(box.content, arguments.map { Value($0, in: run) })
        try run.countCrossing(of: given)
        answer = given
      }
      return answer.travelling(in: run)
    }
  }
}
