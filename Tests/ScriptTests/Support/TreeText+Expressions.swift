// Expressions as text: the kind first, then its parts.

@testable import Script

extension TreeText {
  mutating func text(_ expression: Expression) -> String {
    switch expression.kind {
    case .integer(let value): return "\(value)"
    case .floating(let value): return "\(value)"
    case .string(let segments): return text(segments)
    case .boolean(let value): return "\(value)"
    case .nil: return "nil"
    case .array(let elements): return list("array", elements)
    case .dictionary(let entries):
      return list("dictionary", entries.flatMap { [$0.key, $0.value] })
    case .closure(let closure): return text(closure)
    case .identifier(let name): return name
    case .self: return "self"
    case .super: return "super"
    case .implicitMember(let name): return "(. \(name.text))"
    case .member(let base, let name): return "(. \(text(base)) \(name.text))"
    case .type(let type): return "(type \(text(type)))"
    case .discard: return "_"
    case .call(let call):
      let closures = call.trailingClosures.isEmpty ? "" : " trailing\(text(call.trailingClosures))"
      return "(call \(text(call.callee))\(text(call.arguments))\(closures))"
    case .subscript(let base, let arguments): return "(subscript \(text(base))\(text(arguments)))"
    case .chainLink(let base): return "(? \(text(base)))"
    case .optionalChain(let chain): return "(chain \(text(chain)))"
    case .forceUnwrap(let value): return "(! \(text(value)))"
    case .prefix(let operation, let value): return "(prefix\(operation.rawValue) \(text(value)))"
    case .infix(let left, let operation, _, let right):
      return "(\(operation.rawValue) \(text(left)) \(text(right)))"
    case .range(let lower, let isClosed, let upper):
      let ends = [lower, upper].map { end in end.map { text($0) } ?? "_" }
      return "(\(isClosed ? "..." : "..<") \(ends.joined(separator: " ")))"
    case .ternary(let condition, let then, let otherwise):
      return "(?: \(text(condition)) \(text(then)) \(text(otherwise)))"
    case .cast(let value, let cast, let type):
      return "(\(cast.spelling) \(text(value)) \(text(type)))"
    case .parenthesized(let value): return "(parens \(text(value)))"
    case .tuple(let elements): return "(tuple\(text(elements)))"
    case .invalid: return "(invalid)"
    }
  }

  private mutating func list(_ head: String, _ elements: [Expression]) -> String {
    var result = "(\(head)"
    for element in elements { result += " " + text(element) }
    return result + ")"
  }

  private mutating func text(_ arguments: [Argument]) -> String {
    var result = ""
    for argument in arguments {
      result += " " + (argument.label.map { "\($0.text): " } ?? "") + text(argument.value)
    }
    return result
  }

  private mutating func text(_ segments: [StringSegment]) -> String {
    var result = ""
    for segment in segments {
      switch segment {
      case .text(let characters): result += characters.debugDescription.dropFirst().dropLast()
      case .interpolation(let value): result += "\\(\(text(value)))"
      }
    }
    return "\"\(result)\""
  }

  private mutating func text(_ closure: Closure) -> String {
    var head: [String] = []
    for capture in closure.captures {
      let strength = capture.strength == .strong ? "" : capture.strength.rawValue + " "
      let value = capture.value.map { " = \(text($0))" } ?? ""
      head.append("[\(strength)\(capture.name.text)\(value)]")
    }
    if let parameters = closure.parameters {
      let names = parameters.map { parameter in
        (parameter.name?.text ?? "_") + (parameter.type.map { ": \(text($0))" } ?? "")
      }
      head.append("(\(names.joined(separator: ", ")))")
    }
    if let result = closure.result { head.append("-> \(text(result))") }
    var body = TreeText()
    body.add(closure.body.statements)
    return "(closure\((head.map { " " + $0 }).joined()) {\(body.lines.joined(separator: "; "))})"
  }
}

extension Cast {
  var spelling: String {
    switch self {
    case .test: "is"
    case .coerce: "as"
    case .conditional: "as?"
    case .forced: "as" + "!"
    }
  }
}
