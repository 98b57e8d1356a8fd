import Containers
import Foundation
import Hierarchy
import Interpreter
import Script
import TestSupport
import Testing

/// Every script of the house, run by the interpreter and compiled by Swift: twice the same.
@Suite struct `A script of the house` {
  @Test(arguments: HouseScript.all)
  func `does the same compiled and interpreted`(_ script: HouseScript) throws {
    let source = try script.source()
    let parsed = ParsedScript(source)
    let execution: Execution
    do throws(ScriptErrors) {
      execution = try Interpreter(.containers).run(parsed)
    } catch {
      for error in error.errors {
        let place = parsed.source.position(of: error.range.start)
        Issue.record("\(script):\(place.line):\(place.column): \(error.message)")
      }
      return
    }
    if let stop = execution.stop {
      Issue.record("\(script):\(execution.stopLine ?? 0): \(stop.message)")
    }
    let compiled = try CompiledScript(source).run(all: true)
    expectSame(execution.recording.traceText(all: true), compiled.output, script)
  }

  @Test(arguments: Case.all.filter(\.isCompiled))
  func `of the cases has the trace that its compiled program writes`(_ one: Case) throws {
    #expect(try CompiledScript(one.text()).run(all: true).output == one.golden())
  }

  /// Compares traces and shows where they part.
  private func expectSame(_ interpreted: String, _ compiled: String, _ script: HouseScript) {
    guard interpreted != compiled else { return }
    let one = interpreted.split(separator: "\n", omittingEmptySubsequences: false)
    let other = compiled.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = line ?? min(one.count, other.count)
    Issue.record(
      """
      \(script), trace line \(place + 1)
      interpreted: \(one.dropFirst(place).first ?? "(ends)")
      compiled:    \(other.dropFirst(place).first ?? "(ends)")
      """)
  }
}

/// A script that is shipped as a scenario or an example.
struct HouseScript: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  /// The path from the top of the project.
  let path: String

  private static let house = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let all: [HouseScript] = ["Resources/Scenarios", "Examples/Scripts"].flatMap { folder in
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: house.appending(path: folder).path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { HouseScript(path: "\(folder)/\($0)") }
  }

  var description: String { path }
  var testDescription: String { path }

  func source() throws -> String {
    try String(contentsOf: Self.house.appending(path: path), encoding: .utf8)
  }
}
