// Expressions as Swift; parentheses are in the tree where they were written.

@testable import Script

extension SourcePrinter {
  func text(_ expression: Expression) -> String {
    switch expression.kind {
    case .integer(let value): "\(value)"
    case .floating(let value): "\(value)"
    case .string(let segments): "\"\(segments.map(text).joined())\""
    case .boolean(let value): "\(value)"
    case .nil: "nil"
    case .array(let elements): "[\(list(elements, text))]"
    case .dictionary(let entries):
      entries.isEmpty ? "[:]" : "[\(list(entries) { "\(text($0.key)): \(text($0.value))" })]"
    case .closure(let closure): text(closure)
    case .identifier(let name): word(name)
    case .self: "self"
    case .super: "super"
    case .implicitMember(let name): ".\(name.text)"
    case .member(let base, let name): "\(text(base)).\(name.text)"
    case .type(let type): text(type)
    case .discard: "_"
    case .call(let call): text(call)
    case .subscript(let base, let arguments): "\(text(base))[\(list(arguments, text))]"
    case .chainLink(let base): "\(text(base))?"
    case .optionalChain(let chain): text(chain)
    case .forceUnwrap(let value): "\(text(value))!"
    case .prefix(let operation, let value): operation.rawValue + text(value)
    case .infix(let left, let operation, _, let right):
      "\(text(left)) \(operation.rawValue) \(text(right))"
    case .range(let lower, let isClosed, let upper):
      "\(lower.map(text) ?? "")\(isClosed ? "..." : "..<")\(upper.map(text) ?? "")"
    case .ternary(let condition, let then, let otherwise):
      "\(text(condition)) ? \(text(then)) : \(text(otherwise))"
    case .cast(let value, let cast, let type): "\(text(value)) \(cast.spelling) \(text(type))"
    case .parenthesized(let value): "(\(text(value)))"
    case .tuple(let elements): "(\(list(elements, text)))"
    case .invalid: "#"
    }
  }

  private var inline: SourcePrinter {
    var printer = self
    printer.isInline = true
    return printer
  }

  private func text(_ argument: Argument) -> String { label(argument.label) + text(argument.value) }

  private func text(_ call: Call) -> String {
    let isBare = call.arguments.isEmpty && !call.trailingClosures.isEmpty
    return text(call.callee) + (isBare ? "" : "(\(list(call.arguments, text)))")
      + call.trailingClosures.map { " " + text($0) }.joined()
  }

  private func text(_ segment: StringSegment) -> String {
    switch segment {
    case .interpolation(let value): "\\(\(inline.text(value)))"
    case .text(let characters):
      characters.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
      }.joined()
    }
  }

  private func text(_ closure: Closure) -> String {
    var head: [String] = []
    if !closure.captures.isEmpty { head.append("[\(list(closure.captures, text))]") }
    if let parameters = closure.parameters {
      head.append("(\(list(parameters) { ($0.name.map(text) ?? "_") + annotation($0.type) }))")
    }
    if let result = closure.result { head.append("-> \(text(result))") }
    let signature = head.isEmpty ? "" : " \(head.joined(separator: " ")) in"
    return "{\(signature)\(body(closure.body.statements))}"
  }

  private func text(_ capture: Closure.Capture) -> String {
    let strength = capture.strength == .strong ? "" : capture.strength.rawValue + " "
    return strength + text(capture.name) + (capture.value.map { " = \(text($0))" } ?? "")
  }
}
