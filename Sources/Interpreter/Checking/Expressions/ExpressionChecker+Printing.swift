import Containment
import Script

/// `print` and text conversion, for values of every type.
extension ExpressionChecker {
  func print(_ written: WrittenArguments) -> Typed {
    let (items, options) = (
      written.regular.prefix { $0.label == nil }, written.regular.drop { $0.label == nil }
    )
    var separator = Code { _ in .string(" ") }
    var terminator = Code { _ in .string("\n") }
    var remaining = ["separator", "terminator"][...]
    for option in options {
      let label = option.label?.text ?? "_"
      guard let position = remaining.firstIndex(of: label) else {
        return diagnostics.failure(
          .wrongLabels(found: written.labels, signature: "print(_:separator:terminator:)"),
          at: option.value.range)
      }
      remaining = remaining[(position + 1)...]
      let code = check(option.value, as: .string).code
      if label == "separator" { separator = code } else { terminator = code }
    }
    if let closure = written.trailing.first {
      return diagnostics.failure(
        .extraArgument(signature: "print(_:separator:terminator:)"), at: closure.value.range)
    }
    let parts = items.map { printable($0.value, expecting: .any) }
    let (between, end) = (separator, terminator)
    return Typed(.void) { frame throws(Stop) in
      let run = frame.run
      var values: [ScriptValue] = []
      for part in parts { values.append(try part.code(frame)) }
      let separator = try between(frame).asString
      let terminator = try end(frame).asString
      var text = ""
      for (place, value) in values.enumerated() {
        if place > 0 {
          try run.make(bytes: 2 * separator.utf8.count)
          text += separator
        }
        try Printing(run: run).write(value, as: parts[place].type, to: &text)
      }
      // Counted because the recording stores it and a trace repeats it.
      try run.make(bytes: 4 * (text.utf8.count + terminator.utf8.count))
      run.simulation.print(text, terminator: terminator)
      values.release()
      return .void
    }
  }

  /// `String(describing: value)` and `String(reflecting: value)`.
  func text(of written: WrittenArguments) -> Typed? {
    guard let argument = written.regular.first, written.regular.count == 1,
      written.trailing.isEmpty, let label = argument.label?.text,
      label == "describing" || label == "reflecting"
    else { return nil }
    let typed = printable(argument.value)
    return Typed(.string) { frame throws(Stop) in
      let (value, printing) = (try typed.code(frame), Printing(run: frame.run))
      return .string(
        try label == "describing"
          ? printing.text(of: value, as: typed.type) : printing.debugText(of: value, as: typed.type)
      )
    }
  }
}
