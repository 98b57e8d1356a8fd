import Containment
import Foundation
import Interpreter
import Samples
import Script
import TestSupport
import Testing

/// Every script of the house, run by the interpreter and compiled by Swift: twice the same.
///
/// One program has them all, which takes a compiler process and a link.
@Suite struct `A compiled script` {
  private static let cases = Case.all.filter(\.isCompiled)

  /// Scripts that show one rule each of the border between compiled scripts and the interpreter.
  private static let bodies = [
    "print(\"alone\")", "", "print(\"unfinished\", terminator: \"\")",
    "simulation.after(1) { print(\"later\") }",
    """
    simulation.profile = .ios6
    let a = ViewController("a")
    window.rootViewController = a
    simulation.sendMemoryWarning()
    print(simulation.profile == .ios6)
    """,
    """
    simulation.stopsAtRefusals = true
    let a = ViewController("a")
    print("before")
    a.addChild(a)
    print("never")
    """,
  ]

  private static func source(_ body: String) -> String { "import Containers\n" + body + "\n" }

  private static let compiled = Result {
    try CompiledScripts(
      HouseScript.all.map { try $0.source() } + cases.map { try $0.text() } + bodies.map(source))
  }

  @Test(arguments: HouseScript.all)
  func `imports the samples if and only if it uses them`(_ script: HouseScript) throws {
    let text = try script.source()
    let less = text.replacing("import Samples\n", with: "")
    let errors = Interpreter(.scripts).errors(in: ParsedScript(less))
    #expect(errors.isEmpty == (less == text), "\(errors.map(\.message))")
  }

  @Test(arguments: HouseScript.all)
  func `does the same interpreted`(_ script: HouseScript) throws {
    try TraceComparison(script.source(), name: script.path, in: Self.compiled.get()).expectSame()
  }

  @Test(arguments: cases)
  func `of a case has the trace of its compiled program`(_ one: Case) throws {
    #expect(try Self.compiled.get().run(one.text(), all: true).output == one.golden())
  }

  private static let ofAllEras = [
    "Resources/Scenarios/rotation.swift", "Resources/Scenarios/memory-warning.swift",
    "Resources/Scenarios/present.swift", "Resources/Scenarios/stack-delegate.swift",
    "Examples/Scripts/custom-tabs.swift", "Examples/Scripts/checkout.swift",
  ].map(HouseScript.init)

  @Test(arguments: ofAllEras)
  func `does the same in every era, in the short and the full trace`(_ script: HouseScript) throws {
    let comparison = try TraceComparison(
      script.source(), name: script.path, in: Self.compiled.get())
    for profile in Profile.allCases {
      try comparison.expectSame(in: profile, all: true)
      try comparison.expectSame(in: profile, all: false)
    }
  }

  @Test(arguments: bodies)
  func `of a few lines has the right trace, whatever it does`(body: String) throws {
    let comparison = try TraceComparison(
      Self.source(body), name: body, in: Self.compiled.get())
    for profile in [Profile.ios5, .ios17] { try comparison.expectSame(in: profile) }
  }
}
