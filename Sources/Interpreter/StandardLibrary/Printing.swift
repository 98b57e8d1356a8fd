import Containment
import Script

/// The text that Swift's `print` and string interpolation give a value.
///
/// The type determines what the value does not: whether it is optional, or the element type of an
/// empty array. The checker refuses to print dictionaries, sets and lazy sequences. Type names are
/// qualified with the module `main`, as in a compiled script.
struct Printing {
  let run: RunContext
  /// Whether the script's `description`s are called; previews must not run them.
  var asksScript = true
  /// The nesting depth.
  private var level = 0

  init(run: RunContext, asksScript: Bool = true) { (self.run, self.asksScript) = (run, asksScript) }

  private static let module = "main"
  /// The nesting depth shown in previews.
  private static let shownLevels = 24

  /// The text of `print(value)`.
  func text(of value: ScriptValue, as type: Type) throws(Stop) -> String {
    if case .string(let text) = value, !type.isOptional, asksScript { return text }
    var text = ""
    try write(value, as: type, to: &text)
    return text
  }

  /// The text inside an array, optional or structure.
  func debugText(of value: ScriptValue, as type: Type) throws(Stop) -> String {
    var text = ""
    try writeDebug(value, as: type, to: &text)
    return text
  }

  /// Appends the text of `print(value)`.
  func write(_ value: ScriptValue, as type: Type, to text: inout String) throws(Stop) {
    if case .none = value { return try add("nil", to: &text) }
    if type.isOptional { return try writeDebug(value, as: type, to: &text) }
    if let own = try ownText(of: value) { return try add(own, to: &text) }
    switch value {
    case .string(let string): try add(string, to: &text)
    case .character(let character): try add(String(character), to: &text)
    case .structure(let structure):
      try writeFields(of: structure, named: structure.type.name, to: &text)
    case .enumeration(let one):
      try add(one.enumCase.name, to: &text)
      try writePayload(of: one, to: &text)
    case .boxed(let boxed):
      try run.work(300)
      try add(String(describing: boxed.content), to: &text)
    case .range(let range): try add(rangeText(range), to: &text)
    default: try writeDebug(value, as: type, to: &text)
    }
  }

  private func writeDebug(_ value: ScriptValue, as type: Type, to text: inout String) throws(Stop) {
    if case .none = value { return try add("nil", to: &text) }
    if case .optional(let wrapped) = type {
      try add("Optional(", to: &text)
      try writeDebug(value, as: wrapped, to: &text)
      return try add(")", to: &text)
    }
    if let own = try ownText(of: value) { return try add(own, to: &text) }
    switch value {
    case .void, .none: try add("()", to: &text)
    case .bool(let truth): try add("\(truth)", to: &text)
    case .int(let number): try add("\(number)", to: &text)
    case .double(let number): try add("\(number)", to: &text)
    case .character(let character): try addQuoted(String(character), to: &text)
    case .string(let string): try addQuoted(string, to: &text)
    case .array(let values):
      try writeList(values.content, as: type.elementType, to: &text)
    case .tuple(let values): try writeTuple(values.content, as: type, to: &text)
    case .labelled(let labels, let values):
      let elements = labels.map { Type.TupleElement(label: $0, type: .any) }
      try writeTuple(values.content, as: .tuple(elements), to: &text)
    case .range(let range):
      try add("\(range.isClosed ? "ClosedRange" : "Range")(\(rangeText(range)))", to: &text)
    case .boxed(let boxed):
      try run.work(300)
      try add(String(reflecting: boxed.content), to: &text)
    case .structure(let structure):
      try writeFields(of: structure, named: qualifiedName(of: structure.type), to: &text)
    case .enumeration(let one):
      try add("\(qualifiedName(of: one.enumCase.type)).\(one.enumCase.name)", to: &text)
      try writePayload(of: one, to: &text)
    case .object(let object as ScriptInstance): try add(qualifiedName(of: object.type), to: &text)
    case .object(let object):
      try run.work(20)
      try add(String(describing: object), to: &text)
    case .metatype(let type): try add(type.printedName, to: &text)
    case .function: try add("(Function)", to: &text)
    case .dictionary, .set, .box, .weak, .unset, .taken: try add("\(type)", to: &text)
    }
  }

  private func writeList(_ values: [ScriptValue], as type: Type, to text: inout String) throws(Stop)
  {
    try writeParts(values.count, "[", "]", to: &text) { inner, place, text throws(Stop) in
      try inner.writeDebug(values[place], as: type, to: &text)
    }
  }

  private func writeTuple(_ values: [ScriptValue], as type: Type, to text: inout String)
    throws(Stop)
  {
    let elements = if case .tuple(let elements) = type { elements } else { [Type.TupleElement]() }
    try writeParts(values.count, "(", ")", to: &text) { inner, place, text throws(Stop) in
      let element = elements.indices.contains(place) ? elements[place] : nil
      if let label = element?.label { try add("\(label): ", to: &text) }
      try inner.writeDebug(values[place], as: element?.type ?? .any, to: &text)
    }
  }

  private func writeFields(
    of structure: StructureValue, named name: String, to text: inout String
  ) throws(Stop) {
    let properties = structure.type.properties.filter { property in
      !property.isStatic && property.storage.field.map(structure.fields.indices.contains) ?? false
    }
    try writeParts(properties.count, "\(name)(", ")", to: &text) {
      inner, place, text throws(Stop) in
      let property = properties[place]
      try add("\(property.name): ", to: &text)
      let field = structure.fields[property.storage.field ?? 0]
      try inner.writeDebug(field, as: property.type, to: &text)
    }
  }

  private func writePayload(of one: EnumerationValue, to text: inout String) throws(Stop) {
    guard !one.payload.isEmpty else { return }
    try writeTuple(one.payload.content, as: .tuple(one.enumCase.payload), to: &text)
  }

  /// Appends the parts of a value, separated by commas.
  private func writeParts(
    _ count: Int, _ begin: String, _ end: String, to text: inout String,
    _ write: (Printing, Int, inout String) throws(Stop) -> Void
  ) throws(Stop) {
    // Previews are made at each assignment and show only the beginning.
    if !asksScript, level >= Self.shownLevels { return try add("…", to: &text) }
    var inner = self
    inner.level += 1
    try run.work(20)
    try add(begin, to: &text)
    try run.nest { () throws(Stop) in
      for place in 0..<count {
        if !asksScript, text.utf8.count > StepList.textLimit { return }
        if place > 0 { try add(", ", to: &text) }
        try write(inner, place, &text)
      }
    }
    try add(end, to: &text)
  }

  /// Appends a piece after accounting for it; previews append no more than they show.
  private func add(_ piece: String, to text: inout String) throws(Stop) {
    guard asksScript else { return text += piece.shown }
    try run.work(2)
    try run.make(bytes: 2 * piece.utf8.count)
    text += piece
  }

  private func addQuoted(_ piece: String, to text: inout String) throws(Stop) {
    guard asksScript else { return try add(quotedStart(of: piece), to: &text) }
    try run.work(8 * piece.utf8.count)
    // Each byte may become six, as in `\u{01}`.
    try run.provide(bytes: 6 * piece.utf8.count)
    try run.make(bytes: piece.utf8.count)
    try add(piece.debugDescription, to: &text)
  }

  /// The beginning of a quoted text, as much as a preview shows.
  func quotedStart(of text: String, letters: Int = StepList.textLimit) throws(Stop) -> String {
    if let start = text.plainStart(ofBytes: StepList.textLimit) {
      try run.work(start.utf8.count)
      return "\"\(String(decoding: start.utf8.prefix(letters), as: UTF8.self))\""
    }
    let start = text.shown
    // Characters of several scalars cost a lookup per scalar.
    try run.work(start.unicodeScalars.reduce(0) { $0 + ($1.isPlain ? 1 : 16) })
    return String(start.prefix(letters)).debugDescription
  }

  private func rangeText(_ range: RangeValue) -> String {
    let bounds = [range.lower, range.upper].map { bound in
      if case .int(let number) = bound { "\(number)" } else { "\(bound.asDouble)" }
    }
    return bounds.joined(separator: range.isClosed ? "..." : "..<")
  }

  /// The value's `description`, if its type is `CustomStringConvertible`.
  private func ownText(of value: ScriptValue) throws(Stop) -> String? {
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
      guard let getter = property.accessors.getter else { return nil }
      var receiver = value
      return try run.invoke(getter, receiver: &receiver, []).asString
    }
    return nil
  }

  /// The protocol of types with their own text.
  static let convertible = "CustomStringConvertible"

  /// The qualified name of a type, as printed inside other text.
  private func qualifiedName(of type: ScriptType) -> String {
    ([Self.module] + type.path).joined(separator: ".")
  }
}

extension String {
  /// The beginning that a preview can show.
  ///
  /// Measured in scalars, as a character may have any number of combining marks.
  var shown: String {
    if utf8.count <= StepList.textLimit { return self }
    if let start = plainStart(ofBytes: StepList.textLimit) { return start }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(StepList.textLimit)))
  }
}
