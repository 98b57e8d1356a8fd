import Foundation
import TestSupport
import Testing

/// Random programs of the subset, run by the interpreter and compiled by Swift: twice the same.
///
/// There are 30 about parts of Swift and 6 about containers with a push, 300 and 60 by night;
/// `TERRARIUM_RANDOM_SCRIPTS` is another count of both together. The first of them are always the same.
@Suite struct `A random script` {
  private static let wanted =
    ProcessInfo.processInfo.environment["TERRARIUM_RANDOM_SCRIPTS"].flatMap { Int($0) }
  private static let topics = batches(of: 150, wanted.map { $0 * 5 / 6 } ?? LawQuota.calls(300))
  private static let containers = batches(of: 60, wanted.map { $0 / 6 } ?? LawQuota.calls(60))

  /// How many programs that fail are shortened in a batch; the others are named.
  private static let shortened = 3

  @Test(arguments: topics) func `about a part of Swift does the same compiled and interpreted`(
    batch: Range<Int>
  ) throws {
    try Self.compare(batch.map { ("seed \($0)", RandomScript(about: $0).source) })
  }

  @Test(arguments: containers) func `about containers does the same compiled and interpreted`(
    batch: Range<Int>
  ) throws {
    try Self.compare(
      batch.map { ("containers, seed \($0)", RandomScript(seed: UInt64($0)).source) })
  }

  @Test func `is the same for the same seed`() {
    #expect(RandomScript(seed: 7).source == RandomScript(seed: 7).source)
    #expect(RandomScript(seed: 7).source != RandomScript(seed: 8).source)
    #expect(RandomScript(about: 7).source == RandomScript(about: 7).source)
    #expect(RandomScript(about: 7).source != RandomScript(about: 8).source)
  }

  /// Seeds from 1, parted into batches that are compiled together.
  private static func batches(of size: Int, _ count: Int) -> [Range<Int>] {
    stride(from: 1, through: count, by: size).map { $0..<min($0 + size, count + 1) }
  }

  private static func compare(_ scripts: [(name: String, source: String)]) throws {
    let verdicts = try Verdict.verdicts(of: scripts.map(\.source))
    let different = zip(scripts, verdicts).compactMap { script, verdict in
      verdict.difference.map { (script, $0) }
    }
    for (index, (script, difference)) in different.enumerated() {
      guard index < shortened else {
        Issue.record("\(script.name): \(difference.kind)\n\(difference.words)")
        continue
      }
      let short = try ShortenedScript(script.source, difference)
      Issue.record(
        "\(script.name): \(difference.kind)\n\(short.difference.words)\n\n\(short.text)")
    }
    let ended = verdicts.count {
      switch $0 {
      case .endedByBoth, .undecided: true
      case .same, .different: false
      }
    }
    #expect(ended * 10 <= verdicts.count, "\(ended) of \(verdicts.count) programs are no programs")
  }
}
