import Foundation
import Hierarchy
import Lessons
import Scenarios
import TestSupport
import Testing
import Tunnel

/// The code of lessons is Swift: compiled, it does what the interpreter shows.
@Suite struct `The code of a lesson` {
  @Test(arguments: Lesson.listings.map(\.name)) func `compiles and does the same`(
    name: String
  ) throws {
    let file = try #require(Lesson.listing(named: name)?.file(in: "en"))
    let lesson = try Lesson(String(contentsOf: file.url, encoding: .utf8))
    for program in lesson.programs {
      let run = Run(Scenario(script: program.text, named: name), geocoder: CoordinatesOnly())
      let shown = run.execute().recording.traceText(all: true)
      let compiled = try CompiledScript(program.text).run(all: true).output
      let difference = zip(
        shown.split(separator: "\n"), compiled.split(separator: "\n")
      ).first { $0 != $1 }
      #expect(
        shown == compiled,
        "\(name):\(program.line) first differs at \(String(describing: difference))")
    }
  }
}
