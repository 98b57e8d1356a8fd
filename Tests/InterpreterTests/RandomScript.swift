import TestSupport

/// A random program of the subset: well typed, and without a trap.
///
/// The same seed gives the same program. Types come first, then functions, then the top level,
/// which makes a hierarchy and moves it about between calculations of every kind.
struct RandomScript {
  let source: String

  init(seed: UInt64) {
    var writer = ScriptWriter(seed: seed)
    writer.writeProgram()
    source = writer.text
  }
}

/// Writes a random program from its first line to its last.
struct ScriptWriter {
  var dice: SeededGenerator
  private var lines: [String] = []
  private var indent = 0
  private var numbers = 0
  /// What can be named at this place.
  var variables: [Variable] = []
  /// The types and functions of the script that can be named.
  var structures: [Structure] = []
  var enumerations: [Enumeration] = []
  var functions: [Function] = []
  var controllerClasses: [String] = ["ViewController"]
  /// How many statements may still be written; nested ones shrink with it.
  var budget = 0
  /// Whether functions may be called here; inside structures they may not.
  var mayCall = true
  /// Whether the statements are in a loop's body.
  var isInLoop = false
  /// Whether the containers are in scope.
  var isAtTopLevel = false

  init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// What a variable or an expression is.
  enum Kind: Hashable {
    case int, double, bool, string, ints, strings, maybeInt, maybeString, table, action
    case structure(String), enumeration(String)

    /// The type as Swift spells it.
    var spelling: String {
      switch self {
      case .int: "Int"
      case .double: "Double"
      case .bool: "Bool"
      case .string: "String"
      case .ints: "[Int]"
      case .strings: "[String]"
      case .maybeInt: "Int?"
      case .maybeString: "String?"
      case .table: "[String: Int]"
      case .action: "(Int) -> Int"
      case .structure(let name), .enumeration(let name): name
      }
    }
  }

  struct Variable {
    let name: String
    let kind: Kind
    var isMutable = false
  }

  struct Structure {
    let name: String
    let fields: [Variable]
    let canGrow: Bool
  }

  struct Enumeration {
    let name: String
    let cases: [(name: String, payload: [Kind])]
    var isPlain: Bool { cases.allSatisfy { $0.payload.isEmpty } }
  }

  struct Function {
    let name: String
    let parameters: [(label: String?, kind: Kind, isOptional: Bool)]
    let result: Kind
  }
}

/// Lines and names.
extension ScriptWriter {
  mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  /// Writes a block; what is declared inside of it is forgotten after it.
  mutating func block(
    _ head: String, end: String = "}", _ body: (inout ScriptWriter) -> Void
  ) {
    let outer = variables
    line(head)
    indent += 1
    body(&self)
    indent -= 1
    line(end)
    variables = outer
  }

  mutating func name(_ stem: String) -> String {
    numbers += 1
    return "\(stem)\(numbers)"
  }

  mutating func isOnce(in times: Int) -> Bool { dice.isOnce(in: times) }

  mutating func roll(_ sides: Int) -> Int { dice.number(below: sides) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[dice.number(below: elements.count)]
  }

  /// A variable of a kind, if there is one here.
  mutating func variable(_ kind: Kind, isMutable: Bool = false) -> Variable? {
    let fitting = variables.filter { $0.kind == kind && ($0.isMutable || !isMutable) }
    return fitting.isEmpty ? nil : pick(fitting)
  }
}

/// The program as a whole.
extension ScriptWriter {
  mutating func writeProgram() {
    line("import Containers")
    if isOnce(in: 4) {
      line("simulation.profile = .\(pick(["ios5", "ios6", "ios8", "ios13", "ios17"]))")
    }
    if isOnce(in: 8) { line("simulation.stopsAtRefusals = true") }
    for _ in 0...roll(2) { writeEnumeration() }
    for _ in 0...roll(2) { writeStructure() }
    writeClasses()
    for _ in 0...roll(3) { writeFunction() }
    for _ in 0...(1 + roll(3)) { writeControllerClass() }
    writeTopLevel()
  }

  private mutating func writeTopLevel() {
    isAtTopLevel = true
    for kind in [Kind.int, .int, .string, .ints, .maybeInt, .double, .table] {
      declare(kind, isMutable: true)
    }
    writeHierarchy()
    for _ in 0...(14 + roll(20)) {
      if roll(5) < 3 { writeContainment() } else { writeStatement(depth: 2) }
    }
    line("simulation.turn()")
    line("print(\(variables.map(\.name).filter { !$0.isEmpty }.count), simulation.now)")
    for variable in variables { line(printing(variable)) }
  }
}
