// What a benchmark is: programs that print figures, and the rows that judge them.

/// One question about speed or size, put to us and to peers in the same minutes.
struct Benchmark {
  let name: String
  let question: String
  let unit: String
  let programs: [Program]
  let rows: [Row]
  /// How figures of several sizes grow.
  var growths: [Growth] = []
  /// What varies much is asked more often.
  var fewestRounds = 5
  /// Benchmarks that take minutes run once, without a warm-up.
  var isAskedOnce = false
}

/// A program that prints one round of figures, a line "key value" each.
struct Program {
  let name: String
  let executable: Executable
  let arguments: [String]
  /// What its environment has besides that of the benchmarks.
  var environment: [String: String] = [:]

  enum Executable {
    /// Our own, `measure`.
    case ours
    /// Our own of that name, built with the program.
    case besides(String)
    /// A peer, built from `Benchmarks/Peers`.
    case peer(String)
    /// The processor time of a whole command, from its start to its end, in milliseconds, and the
    /// most memory it had, in megabytes; of a file that it writes the kilobytes.
    case whole(Command, writing: String?)
  }

  /// A program somewhere, and its words.
  struct Command {
    let program: Place
    let arguments: [String]

    enum Place {
      /// Built with `measure`.
      case built(String)
      /// The program `terrarium` itself.
      case terrarium
      /// A peer, as it was made ready by `scripts/bench`.
      case peer(String)
      /// Found in the folders of `PATH`.
      case found(String)
    }
  }

  static func ours(_ name: String, _ arguments: String...) -> Program {
    Program(name: name, executable: .ours, arguments: arguments)
  }

  static func ours(_ name: String, in file: String, _ arguments: String...) -> Program {
    Program(name: name, executable: .besides(file), arguments: arguments)
  }

  static func whole(_ name: String, _ command: Command, writing file: String? = nil) -> Program {
    Program(name: name, executable: .whole(command, writing: file), arguments: [])
  }

  static func peer(_ name: String, _ file: String, _ arguments: String...) -> Program {
    Program(name: name, executable: .peer(file), arguments: arguments)
  }

  /// The same program with a variable of its own; "" where it is to be as if there were none.
  func with(_ variable: String, _ value: String) -> Program {
    var program = self
    program.environment[variable] = value
    return program
  }
}

/// A line of the table: one figure of one program.
struct Row {
  /// The program and its key, as in "ours.time".
  let figure: String
  let label: String
  let goals: [Goal]

  init(_ figure: String, _ label: String, goals: Goal...) {
    (self.figure, self.label, self.goals) = (figure, label, goals)
  }
}

/// What a row is to reach.
enum Goal {
  /// So much in the benchmark's unit.
  case atMost(Double)
  /// So many times another row's figure, of the same run.
  case times(Double, of: String, named: String)
  /// So much more than another row's figure, of the same run.
  case more(Double, than: String, named: String)
}

extension Goal {
  /// What is judged is at most this.
  var limit: Double {
    switch self {
    case .atMost(let limit): limit
    case .times(let factor, _, _): factor
    case .more(let difference, _, _): difference
    }
  }

  /// Whether the figure is judged by another one.
  var isRelative: Bool { if case .atMost = self { false } else { true } }

  /// As in "≤ 0.25 × Qt".
  var text: String {
    switch self {
    case .atMost(let limit): "≤ \(inDigits(limit))"
    case .times(let factor, _, let name): "≤ \(inDigits(factor)) × \(name)"
    case .more(let difference, _, let name): "≤ \(name) + \(inDigits(difference))"
    }
  }

  /// What a figure reached, of the medians of one run; nil where it, or the one beside it, did not run.
  func reached(by figure: String, _ median: (_ figure: String) -> Double?) -> Double? {
    guard let own = median(figure) else { return nil }
    switch self {
    case .atMost: return own
    case .times(_, let other, _): return median(other).map { own / $0 }
    case .more(_, let other, _): return median(other).map { own - $0 }
    }
  }
}
