import Foundation
import Containment
import TestSupport
import Testing

/// Random programs of the subset, run by the interpreter and compiled by Swift: twice the same.
///
/// `TERRARIUM_RANDOM_SCRIPTS` says how many there are instead of 60; the first of them are always
/// the same ones.
@Suite struct `A random script` {
  private static let batches: UInt64 = 6
  private static let count =
    ProcessInfo.processInfo.environment["TERRARIUM_RANDOM_SCRIPTS"].flatMap { UInt64($0) } ?? 60

  @Test(arguments: 1...batches)
  func `does the same compiled and interpreted`(batch: UInt64) throws {
    for seed in stride(from: batch, through: Self.count, by: Int(Self.batches)) {
      let source = RandomScript(seed: seed).source
      do {
        try TraceComparison(source, name: "seed \(seed)").expectSame()
      } catch let refused as CompiledScript.Refused {
        Issue.record("seed \(seed): Swift does not take it\n\(refused.message)")
      }
    }
  }

  @Test func `is the same for the same seed`() {
    #expect(RandomScript(seed: 7).source == RandomScript(seed: 7).source)
    #expect(RandomScript(seed: 7).source != RandomScript(seed: 8).source)
  }
}
