import Containment
import Script

/// A possible meaning of a name, for completion and help.
struct Candidate {
  let kind: Proposal.Kind
  let name: String
  /// Name, labels and types, as written in Swift.
  let signature: String
  /// The type of its value, or of its result.
  var type: Type?
  /// Its argument labels, if it takes arguments; `_` for none.
  var labels: [String]?
  /// The label of the first argument, which is inserted with the parenthesis.
  var firstLabel: String?
  var owner: String?
  var summary: String?
  var line: Int?
  /// The distance of its declaration; closer ones come first.
  var distance = 0
  /// The text to insert, if not the name; the cursor goes to `caret`, or to its end.
  var text: String?
  var caret: Int?

  /// Distinguishes overloads of the same name.
  var key: String { labels.map { "\(name)(\($0.joined(separator: ":")))" } ?? name }

  /// The text to insert where a call may follow, and the cursor's offset in it.
  func insertion(isCalled: Bool) -> (text: String, caret: Int) {
    if let text { return (text, caret ?? text.utf8.count) }
    guard let labels, !isCalled else { return (name, name.utf8.count) }
    let start = name + "(" + (firstLabel.map { "\($0): " } ?? "")
    return (start + ")", labels.isEmpty ? start.utf8.count + 1 : start.utf8.count)
  }
}

/// Catalogue members.
extension Candidate {
  init(_ member: Member, owner: String? = nil, distance: Int = 0) {
    let title = member.kind == .initializer ? owner ?? "init" : member.name
    let isCalled: Bool
    switch member.kind {
    case .property: (kind, isCalled) = (.property, false)
    case .constant: (kind, isCalled) = (owner == nil ? .variable : .constant, false)
    case .method: (kind, isCalled) = (.method, true)
    case .typeMethod: (kind, isCalled) = (owner == nil ? .function : .method, true)
    case .initializer: (kind, isCalled) = (.initializer, true)
    }
    name = member.name
    if isCalled {
      let list = member.parameters.map(\.text).joined(separator: ", ")
      let isSilent = member.type == .void || member.kind == .initializer
      signature = "\(title)(\(list))" + (isSilent ? "" : " -> \(member.type)")
      labels = member.parameters.map { $0.label ?? "_" }
      firstLabel = member.parameters.first { $0.defaultValue == nil && !$0.isVariadic }?.label
    } else {
      signature = "\(title): \(member.type)"
    }
    (self.owner, self.distance, summary) = (owner, distance, member.summary)
  }
}

extension Member.Parameter {
  fileprivate var text: String {
    if isVariadic, case .array(let element) = type { return "\(label ?? "_"): \(element)..." }
    return "\(label ?? "_"): \(type)"
  }
}

/// Declarations of the script.
extension Candidate {
  init(_ function: ScriptFunction, line: Int, owner: String? = nil, distance: Int = 0) {
    let isInitializer = function.name == "init"
    kind = isInitializer ? .initializer : owner == nil ? .function : .method
    name = function.name
    let list = function.parameters.map { parameter in
      let label = parameter.label.map { $0 == parameter.name ? "" : "\($0) " } ?? "_ "
      return "\(label)\(parameter.name): \(parameter.type)"
    }.joined(separator: ", ")
    let isSilent = function.result == .void || isInitializer
    signature =
      (isInitializer ? owner ?? name : name) + "(\(list))"
      + (isSilent ? "" : " -> \(function.result)")
    labels = function.parameters.map { $0.label ?? "_" }
    firstLabel = function.parameters.first { $0.defaultValue == nil }?.label
    (type, self.owner, self.line, self.distance) = (function.result, owner, line, distance)
  }

  init(variable name: String, _ type: Type, line: Int?, distance: Int = 0) {
    self.init(
      kind: .variable, name: name, signature: "\(name): \(type)", type: type, line: line,
      distance: distance)
  }

  init(_ property: ScriptProperty, line: Int, distance: Int = 0) {
    self.init(
      kind: .property, name: property.name, signature: "\(property.name): \(property.type)",
      type: property.type, owner: property.owner.name, line: line, distance: distance)
  }

  init(_ enumCase: ScriptEnumCase, of type: ScriptType) {
    let payload = enumCase.payload
    let list = payload.map(\.description).joined(separator: ", ")
    self.init(
      kind: .constant, name: enumCase.name,
      signature: enumCase.name + (payload.isEmpty ? ": \(type.name)" : "(\(list))"),
      type: .script(type), labels: payload.isEmpty ? nil : payload.map { $0.label ?? "_" },
      firstLabel: payload.first?.label, owner: type.name)
  }
}

/// Standard library members.
extension Candidate {
  /// A library member, with its type's placeholders resolved.
  init(_ member: LibraryMember, _ solver: Solver, owner: String?, distance: Int = 0) {
    let result = solver.substituted(member.result)
    name = member.name
    switch member.kind {
    case .property, .subscript: kind = .property
    case .typeProperty: kind = .constant
    case .method: kind = .method
    case .initializer: kind = .initializer
    case .function: kind = .function
    }
    switch member.kind {
    case .property, .typeProperty: signature = "\(name): \(result)"
    default:
      let list = member.parameters.map { "\($0.label ?? "_"): \(solver.substituted($0.type))" }
      let isSilent = result == .void || kind == .initializer
      signature =
        (kind == .initializer ? owner ?? name : name) + "(\(list.joined(separator: ", ")))"
        + (isSilent ? "" : " -> \(result)")
      labels = member.parameters.map { $0.label ?? "_" }
      firstLabel = member.parameters.first { $0.defaultValue == nil }?.label
    }
    (type, self.owner, self.distance) = (result, owner, distance)
  }
}

/// Candidates in the order found, without those hidden by closer ones.
struct CandidateList {
  private(set) var all: [Candidate] = []
  private var places: [String: Int] = [:]

  /// Adds a candidate unless a closer one hides it; that one then takes over its summary.
  mutating func add(_ candidate: Candidate) {
    if let place = places[candidate.key] {
      all[place].summary = all[place].summary ?? candidate.summary
    } else {
      places[candidate.key] = all.count
      all.append(candidate)
    }
  }

  mutating func add(_ candidates: some Sequence<Candidate>) {
    for candidate in candidates { add(candidate) }
  }
}

/// The keywords allowed at a position.
extension Candidate {
  enum Words {
    case statements, expressions, members
  }

  static func keywords(_ words: Words) -> [Candidate] {
    let names =
      switch words {
      case .statements: declarations + statements + expressions
      case .expressions: expressions
      case .members: memberWords
      }
    return names.map { name in
      Candidate(kind: .keyword, name: name, signature: name, distance: 230)
    }
  }

  private static let declarations = [
    "class", "enum", "extension", "func", "import", "protocol", "struct",
  ]
  private static let statements = [
    "break", "case", "continue", "default", "else", "for", "guard", "if", "repeat", "return",
    "switch", "while",
  ]
  private static let expressions = [
    "as", "false", "in", "is", "let", "nil", "self", "super", "true", "var", "where",
  ]
  private static let memberWords = [
    "case", "class", "convenience", "deinit", "enum", "final", "func", "init", "lazy", "let",
    "mutating", "override", "private", "required", "static", "struct", "unowned", "var", "weak",
  ]
}
