import Foundation
import Hierarchy
import Lessons
import Scenarios
import TestSupport
import Testing
import Tunnel

/// The code of lessons is Swift: compiled, it does what the interpreter shows.
@Suite struct `The code of a lesson` {
  private static let compiled = Result {
    try CompiledScripts(
      Lesson.listings.flatMap { try lesson(named: $0.name).programs.map(\.text) })
  }

  private static func lesson(named name: String) throws -> Lesson {
    let file = try #require(Lesson.listing(named: name)?.file(in: "en"))
    return try Lesson(String(contentsOf: file.url, encoding: .utf8))
  }

  @Test(arguments: Lesson.listings.map(\.name))
  func `imports the samples if and only if it uses them`(name: String) throws {
    for program in try Self.lesson(named: name).programs {
      let less = program.text.replacing("import Samples\n", with: "")
      let run = Run(Scenario(script: less, named: name), geocoder: CoordinatesOnly())
      let isRefused = run.execute().script?.errors.isEmpty == false
      #expect(isRefused == (less != program.text), "\(name):\(program.line)")
    }
  }

  @Test(arguments: Lesson.listings.map(\.name)) func `compiles and does the same`(
    name: String
  ) throws {
    for program in try Self.lesson(named: name).programs {
      let run = Run(Scenario(script: program.text, named: name), geocoder: CoordinatesOnly())
      let shown = run.execute().recording.traceText(all: true)
      let compiled = try Self.compiled.get().run(program.text, all: true).output
      let difference = zip(
        shown.split(separator: "\n"), compiled.split(separator: "\n")
      ).first { $0 != $1 }
      #expect(
        shown == compiled,
        "\(name):\(program.line) first differs at \(String(describing: difference))")
    }
  }
}
