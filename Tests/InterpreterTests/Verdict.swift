import Containment
import Interpreter
import Samples
import Script
import TestSupport

/// What became of a script that was run by the interpreter and compiled by Swift.
enum Verdict {
  case same
  /// Both refuse it, or both stop it.
  case endedByBoth
  /// Swift gave up on an expression that would have taken it too long, so there is nothing to compare.
  case undecided
  case different(Difference)

  var difference: Difference? {
    if case .different(let difference) = self { difference } else { nil }
  }

  /// How the two disagree, and in what words.
  struct Difference {
    enum Kind { case acceptedHereOnly, refusedHereOnly, ending, trace }

    let kind: Kind
    let words: String
  }

  /// Compiles scripts as one program and compares each with what the interpreter does.
  static func verdicts(of scripts: [String]) throws -> [Verdict] {
    let compiled = try CompiledScripts(scripts, eachAlone: false)
    let accepted = scripts.filter { compiled.refusal(of: $0) == nil }
    var outcomes = try compiled.run(accepted, all: true).makeIterator()
    return scripts.map { script in
      let interpreted = Interpreted(script)
      guard let refused = compiled.refusal(of: script) else {
        return verdict(interpreted, outcomes.next())
      }
      if case .refused = interpreted { return .endedByBoth }
      if refused.message.contains("unable to type-check this expression in reasonable time") {
        return .undecided
      }
      let words = refused.message.split(separator: "\n").filter { $0.contains("error:") }
      return .different(
        Difference(kind: .acceptedHereOnly, words: words.first.map(String.init) ?? ""))
    }
  }

  private static func verdict(
    _ interpreted: Interpreted, _ compiled: Launched?
  ) -> Verdict {
    guard let compiled else { return .different(Difference(kind: .ending, words: "never run")) }
    switch interpreted {
    case .refused(let words): return .different(Difference(kind: .refusedHereOnly, words: words))
    case .ran(_, let stop?) where compiled.status < 0 && stop != .refusal: return .endedByBoth
    case .ran(let trace, let stop):
      let status: Int32 = stop == nil ? 0 : stop == .refusal ? 1 : -1
      guard compiled.status == status else {
        let words =
          "compiled: status \(compiled.status); interpreted: \(stop?.message ?? "no stop")"
        return .different(Difference(kind: .ending, words: words))
      }
      guard trace != compiled.output else { return .same }
      return .different(Difference(kind: .trace, words: parting(trace, compiled.output)))
    }
  }

  /// The first lines in which two traces differ.
  private static func parting(_ interpreted: String, _ compiled: String) -> String {
    let (one, other) = (
      interpreted.split(separator: "\n"), compiled.split(separator: "\n")
    )
    let place =
      zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(one.count, other.count)
    return """
      trace line \(place + 1)
      interpreted: \(one.dropFirst(place).first ?? "(ends)")
      compiled:    \(other.dropFirst(place).first ?? "(ends)")
      """
  }
}

/// What the interpreter makes of a script.
private enum Interpreted {
  case refused(String)
  case ran(String, Stop.Reason?)

  init(_ text: String) {
    let script = ParsedScript(text)
    do throws(ScriptErrors) {
      let execution = try Interpreter(.scripts).run(script)
      self = .ran(execution.recording.traceText(all: true), execution.stop)
    } catch {
      self = .refused(
        error.errors.map { error in
          let place = script.source.position(of: error.range.start)
          return "\(place.line):\(place.column): \(error.message)"
        }.joined(separator: "\n"))
    }
  }
}
