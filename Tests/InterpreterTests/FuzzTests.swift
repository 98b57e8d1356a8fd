import Foundation
import Samples
import Script
import TestSupport
import Testing

@testable import Interpreter

/// Scripts damaged at random: refused or run to some end, but never a crash.
///
/// There are 100 of each kind with a push and 1000 by night; `TERRARIUM_FUZZ_RUNS` is another count,
/// `TERRARIUM_FUZZ_SEED` where they begin.
@Suite("Damaged scripts")
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count =
    environment["TERRARIUM_FUZZ_RUNS"].flatMap { Int($0) }
    ?? Nightly.count(push: 100, nightly: 1000)
  private static let first = environment["TERRARIUM_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
  /// So that what has no end ends sooner than in the window.
  private static let statements = 20_000

  private static let sources: [String] = {
    let house = HouseScript.all.compactMap { try? $0.source() }
    let cases = Case.all.compactMap { try? $0.source().source.text }
    return house + cases
  }()

  /// A script to be damaged: one of ours, or a random one.
  private func source(_ damager: inout Damager) -> String {
    if damager.dice.isOnce(in: 2) { return RandomScript(seed: damager.dice.next()).source }
    return Self.sources[damager.dice.number(below: Self.sources.count)]
  }

  @Test func `damaged words and groups do no harm`() {
    for index in 0..<Self.count {
      var damager = Damager(seed: Self.first &+ UInt64(index))
      let text = source(&damager)
      check(damager.damaged(text), seed: index)
    }
    expectNoGrowth()
  }

  @Test func `damaged bytes do no harm`() {
    for index in 0..<Self.count {
      var damager = Damager(seed: ~(Self.first &+ UInt64(index)))
      let text = source(&damager)
      check(damager.bytes(text), seed: index)
    }
    expectNoGrowth()
  }

  /// Whatever it is: it is refused with places inside of the text, or runs to some end.
  private func check(_ text: String, seed: Int) {
    if let path = Self.environment["TERRARIUM_FUZZ_LAST"] {
      try? text.write(toFile: path, atomically: false, encoding: .utf8)
    }
    let script = ParsedScript(text)
    var interpreter = Interpreter(.scripts)
    interpreter.limits.statements = Self.statements
    do throws(ScriptErrors) {
      let execution = try interpreter.run(script)
      #expect(execution.steps.count <= 2 * Self.statements + 2, "\(seed)")
    } catch {
      #expect(!error.errors.isEmpty)
      for error in error.errors {
        #expect(error.range.start >= 0 && error.range.end <= script.source.bytes.count, "\(seed)")
        #expect(!error.message.isEmpty)
      }
    }
  }

  /// Whatever was run, the process stays far below what a small machine has.
  private func expectNoGrowth() {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let resident = pages.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    #expect(resident > 0 && resident * 4096 < 3_000_000_000)
  }
}

extension SourceText {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
