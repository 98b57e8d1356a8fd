import Containment
import Script

/// The text that Swift's `print` and string interpolation give a value.
///
/// The type tells what the value alone does not: whether it is optional, what an empty array
/// holds. Texts of dictionaries, sets and sequences that are no arrays do not exist; the checker
/// refuses them. Compiled code is a module of its own, `main`, and so it shows in these texts.
struct Printing {
  let run: Run
  /// Whether the script's own `description`s are asked; what only looks on must not run them.
  var asksScript = true
  /// How many values the text is within.
  private var level = 0

  init(run: Run, asksScript: Bool = true) { (self.run, self.asksScript) = (run, asksScript) }

  private static let module = "main"
  /// How many levels of a value show in the window.
  private static let shownLevels = 24

  /// As `print(value)` shows it.
  func text(of value: Value, as type: Type) throws(Stop) -> String {
    if case .none = value { return "nil" }
    if type.isOptional { return try debugText(of: value, as: type) }
    if let own = try ownText(of: value) { return own }
    switch value {
    case .string(let text): return text
    case .character(let character): return String(character)
    case .structure(let structure):
      return try within { printing throws(Stop) in
        try printing.fieldsText(of: structure, named: structure.type.name)
      }
    case .enumeration(let one): return try one.enumCase.name + payloadText(of: one)
    case .boxed(let boxed): return String(describing: boxed.content)
    case .range(let range): return rangeText(range)
    default: return try debugText(of: value, as: type)
    }
  }

  /// As it shows inside of an array, an optional or a structure.
  func debugText(of value: Value, as type: Type) throws(Stop) -> String {
    if case .none = value { return "nil" }
    if case .optional(let wrapped) = type {
      return "Optional(\(try debugText(of: value, as: wrapped)))"
    }
    if let own = try ownText(of: value) { return own }
    switch value {
    case .void, .none: return "()"
    case .bool(let truth): return "\(truth)"
    case .int(let number): return "\(number)"
    case .double(let number): return "\(number)"
    case .character(let character): return character.debugDescription
    case .string(let text): return text.debugDescription
    case .array(let values):
      return try within { printing throws(Stop) in
        try printing.listText(of: values.content, as: type.elementType)
      }
    case .tuple(let values): return try tupleText(of: values, as: type)
    case .labelled(let labels, let values):
      let elements = labels.map { Type.TupleElement(label: $0, type: .any) }
      return try tupleText(of: values, as: .tuple(elements))
    case .range(let range):
      return "\(range.isClosed ? "ClosedRange" : "Range")(\(rangeText(range)))"
    case .boxed(let boxed): return String(reflecting: boxed.content)
    case .structure(let structure):
      return try within { printing throws(Stop) in
        try printing.fieldsText(of: structure, named: qualifiedName(of: structure.type))
      }
    case .enumeration(let one):
      let name = qualifiedName(of: one.enumCase.type)
      return "\(name).\(one.enumCase.name)\(try payloadText(of: one))"
    case .object(let object as ScriptInstance): return qualifiedName(of: object.type)
    case .object(let object): return String(describing: object)
    case .metatype(let type): return type.printedName
    case .function: return "(Function)"
    case .dictionary, .set, .box, .weak, .unset, .taken: return "\(type)"
    }
  }

  /// The text of a value within the one before.
  private func within(
    _ text: (Printing) throws(Stop) -> String
  ) throws(Stop) -> String {
    // What only looks on happens at each assignment, and shows the start of the text.
    if !asksScript, level >= Self.shownLevels { return "…" }
    var inner = self
    inner.level += 1
    return try run.nest { () throws(Stop) in try text(inner) }
  }

  private func listText(of values: [Value], as type: Type) throws(Stop) -> String {
    var texts: [String] = []
    for value in values { texts.append(try debugText(of: value, as: type)) }
    if asksScript { try run.grow(by: texts.reduce(0) { $0 + $1.utf8.count }) }
    return "[\(texts.joined(separator: ", "))]"
  }

  private func tupleText(of values: Held<[Value]>, as type: Type) throws(Stop) -> String {
    try within { printing throws(Stop) in
      try printing.elementsText(of: values.content, as: type)
    }
  }

  private func elementsText(of values: [Value], as type: Type) throws(Stop) -> String {
    let elements = if case .tuple(let elements) = type { elements } else { [Type.TupleElement]() }
    var texts: [String] = []
    for (place, value) in values.enumerated() {
      let element = elements.indices.contains(place) ? elements[place] : nil
      let text = try debugText(of: value, as: element?.type ?? .any)
      texts.append(element?.label.map { "\($0): \(text)" } ?? text)
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  private func fieldsText(of structure: StructureValue, named name: String) throws(Stop) -> String {
    var texts: [String] = []
    for property in structure.type.properties where !property.isStatic {
      guard let field = property.field, structure.fields.indices.contains(field) else { continue }
      let text = try debugText(of: structure.fields[field], as: property.type)
      texts.append("\(property.name): \(text)")
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  private func payloadText(of one: EnumerationValue) throws(Stop) -> String {
    guard !one.payload.isEmpty else { return "" }
    return try tupleText(of: one.payload, as: .tuple(one.enumCase.payload))
  }

  private func rangeText(_ range: RangeValue) -> String {
    let bounds = [range.lower, range.upper].map { bound in
      if case .int(let number) = bound { "\(number)" } else { "\(bound.asDouble)" }
    }
    return bounds.joined(separator: range.isClosed ? "..." : "..<")
  }

  /// What the value says of itself, if its type is `CustomStringConvertible`.
  private func ownText(of value: Value) throws(Stop) -> String? {
    guard asksScript else { return nil }
    let type: ScriptType? =
      switch value {
      case .structure(let structure): structure.type
      case .enumeration(let one): one.enumCase.type
      default: value.instance?.type
      }
    guard let type, type.lineage.contains(where: { $0.capabilities.contains(Self.convertible) })
    else { return nil }
    for type in type.lineage {
      guard let property = type.properties.first(where: { $0.name == "description" }) else {
        continue
      }
      guard let getter = property.getter else { return nil }
      var receiver = value
      return try run.invoke(getter, receiver: &receiver, []).asString
    }
    return nil
  }

  /// The protocol of those who write their own text.
  static let convertible = "CustomStringConvertible"

  /// As Swift names a type inside of other text.
  private func qualifiedName(of type: ScriptType) -> String {
    ([Self.module] + type.path).joined(separator: ".")
  }
}

extension ScriptType {
  /// The names of the types around it, from the outside, and its own.
  var path: [String] { (outer?.path ?? []) + [name] }
}

extension Type {
  /// What an array of the type holds.
  var elementType: Type {
    switch self {
    case .array(let element), .sequence(let element), .view(let element): element
    default: .any
    }
  }

  /// As `print` shows the type itself.
  fileprivate var printedName: String {
    switch self {
    case .optional(let wrapped): "Optional<\(wrapped.printedName)>"
    case .array(let element): "Array<\(element.printedName)>"
    case .dictionary(let key, let value): "Dictionary<\(key.printedName), \(value.printedName)>"
    case .void: "()"
    default: "\(self)"
    }
  }
}
