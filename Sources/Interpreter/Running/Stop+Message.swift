/// The messages of stops.
extension Stop.Reason {
  /// The reason for the stop, in one line.
  package var message: String {
    switch self {
    case .misuse(let misuse): misuse.message
    case .bound(let bound): bound.message
    case .refusal: "the first refused call ends the run, as it would on the device"
    case .reached: "the run went as far as it was to go"
    case .brokenChain: "a chain ended in nil"
    case .failedInitializer: "an initializer gave nil"
    }
  }
}

extension Misuse {
  /// The trap of compiled code, and the remedy.
  package var message: String {
    switch self {
    case .nilUnwrapped: "`!` found nil; unwrap with `if let` or `guard let`"
    case .indexOutOfRange: "the index is out of range; compare it with `count` first"
    case .overflow(let operation): "`\(operation)` gives a number that does not fit into Int"
    case .divisionByZero: "this divides by zero"
    case .invalidRange: "the range ends before it begins"
    case .emptyCollection(let member): "`\(member)` needs at least one element"
    case .failedCast(let source, let target):
      "the forced cast found \(source), which is no \(target)"
    case .notRepresentable(let number): "\(number) does not fit into Int"
    case .duplicateKey: "a key stands twice in the dictionary"
    case .negativeCount: "a count must not be negative"
    case .zeroStride: "a stride needs a step other than zero"
    case .readBeforeSet(let name): "`\(name)` is read before it has a value"
    case .overlappingAccess(let name):
      "Overlapping accesses to `\(name)`, which is being changed; copy it to a constant before"
    case .releasedUnowned(let name): "what `\(name)` referred to is gone; use `weak`"
    case .givenUp(let text): text.isEmpty ? "the script ends itself" : text
    }
  }
}

extension Bound {
  /// The exceeded limit.
  package var message: String {
    switch self {
    case .statements(let limit): "more than \(limit) statements; is there a loop without an end?"
    case .calls(let limit): "more than \(limit) nested calls; does a function call itself?"
    case .memory(let limit):
      "more than \(limit / 1_000_000) MB of values; does a text or an array grow too far?"
    case .work(let limit):
      "more than \(limit) steps of comparing, searching and copying; do it less often, or in less"
    case .objects(let limit):
      "more than \(limit) controllers and views live at once; is there a loop without an end?"
    case .nesting(let limit):
      "a value is nested more than \(limit) levels deep; go through it in a loop"
    case .time:
      "timers or animations go on after a simulated hour; let one of them begin no other"
    case .events(let limit): "more than \(limit) events; is there a loop without an end?"
    }
  }
}
