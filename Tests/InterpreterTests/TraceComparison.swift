import Containment
import Foundation
import Interpreter
import Samples
import Script
import TestSupport
import Testing

/// One script, run by the interpreter and compiled by Swift: it must do the same twice.
struct TraceComparison {
  /// What the script is called where it fails.
  let name: String
  private let source: String
  private let script: ParsedScript
  private let compiled: CompiledScripts

  init(_ source: String, name: String, in compiled: CompiledScripts) {
    (self.source, self.name, self.compiled) = (source, name, compiled)
    script = ParsedScript(source)
  }

  /// Compares the whole traces, and whether the run was ended, in one era.
  func expectSame(in profile: Profile = .ios17, all: Bool = true) throws {
    let execution: Execution
    do throws(ScriptErrors) {
      execution = try Interpreter(.scripts, profile: profile).run(script)
    } catch {
      for error in error.errors {
        let place = script.source.position(of: error.range.start)
        Issue.record("\(name):\(place.line):\(place.column): \(error.message)")
      }
      return
    }
    if let stop = execution.stop, stop != .refusal {
      Issue.record("\(name):\(execution.stopLine ?? 0): \(stop.message)")
    }
    let outcome = try compiled.run(source, profile: profile.rawValue, all: all)
    #expect(outcome.status == (execution.stop == nil ? 0 : 1), "\(name): \(outcome.errors)")
    expectSame(execution.recording.traceText(all: all), outcome.output, profile)
  }

  /// Shows where two traces part.
  private func expectSame(_ interpreted: String, _ compiled: String, _ profile: Profile) {
    guard interpreted != compiled else { return }
    let one = interpreted.split(separator: "\n", omittingEmptySubsequences: false)
    let other = compiled.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = line ?? min(one.count, other.count)
    Issue.record(
      """
      \(name) in \(profile.rawValue), trace line \(place + 1)
      interpreted: \(one.dropFirst(place).first ?? "(ends)")
      compiled:    \(other.dropFirst(place).first ?? "(ends)")
      """)
  }
}
