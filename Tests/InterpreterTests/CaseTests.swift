import Containment
import Foundation
import Hierarchy
import Samples
import Script
import TestSupport
import Testing

@testable import Interpreter

/// A folder of scripts, each next to its output or its errors.
///
/// `NAME.trace` is the whole trace, as the compiled script wrote it; where the run is stopped, a
/// last line says why. `NAME.errors` lists the errors with their places.
@Suite("Whole scripts")
struct CaseTests {
  @Test(arguments: Case.all) func `do what their golden file says`(_ one: Case) throws {
    #expect(try one.outcome() == one.golden())
  }

  @Test func `each have a golden file, and every golden file has a script`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Case.folder.path)
    let scripts = names.filter { $0.hasSuffix(".script") }.map { $0.dropLast(7) }
    let golden = names.filter { !$0.hasSuffix(".script") && !$0.hasPrefix(".") }
      .map { $0.prefix { $0 != "." } }
    #expect(scripts.sorted() == golden.sorted())
    #expect(scripts.count > 10)
  }

  @Test(.enabled(if: Nightly.isOn), arguments: Case.all)
  func `do the same when they run again`(_ one: Case) throws {
    #expect(try one.outcome() == one.outcome())
  }
}

struct Case: CustomTestStringConvertible, Sendable {
  let name: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  static let all: [Case] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".script") }.sorted()
      .map { Case(name: String($0.dropLast(7))) }
  }()

  var testDescription: String { name }

  private func file(_ ending: String) -> URL { Case.folder.appending(path: "\(name).\(ending)") }

  /// Whether it is a program that Swift takes too, and that runs to its end.
  var isCompiled: Bool {
    !name.hasPrefix("stop-") && FileManager.default.fileExists(atPath: file("trace").path)
  }

  func text() throws -> String { try String(contentsOf: file("script"), encoding: .utf8) }

  func source() throws -> ParsedScript { ParsedScript(try text()) }

  func golden() throws -> String {
    let isWrong = FileManager.default.fileExists(atPath: file("errors").path)
    return try String(contentsOf: file(isWrong ? "errors" : "trace"), encoding: .utf8)
  }

  /// The trace of the run, or the errors.
  func outcome() throws -> String {
    let script = try source()
    do throws(ScriptErrors) {
      return try Interpreter(.scripts).run(script).text
    } catch {
      return error.errors.map { error in
        let place = script.source.position(of: error.range.start)
        return "\(place.line):\(place.column): \(error.message)\n"
      }.joined()
    }
  }
}

extension Execution {
  /// The whole trace, and why the run was stopped.
  var text: String {
    let trace = recording.traceText(all: true)
    guard let stop else { return trace }
    return trace + "line \(stopLine ?? 0): \(stop.message)\n"
  }
}
