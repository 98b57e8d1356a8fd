// The benchmarks of reading dumps and comparing them, against the usual tools for lines.

import Foundation

extension Catalogue {
  static let dumps = [reading, comparing]

  /// Where `scripts/bench` had the dumps written.
  private static let folder = ProcessInfo.processInfo.environment["BENCH_DUMPS"] ?? "."

  private static let reading = Benchmark(
    name: "import",
    question: "A recursiveDescription of 100,000 lines: how long until its nodes are there?",
    unit: "ms",
    programs: [
      .ours("ours", in: "measure-import", "read", "\(folder)/before.txt"),
      .peer("python", "lines"),
    ],
    rows: [
      Row("ours.time", "Terrarium", goals: .times(0.5, of: "python.time", named: "Python")),
      Row("python.time", "Python 3, lines and one expression"),
      Row("ours.memory", "Terrarium's memory, MB"),
      Row("python.memory", "Python's memory, MB"),
    ])

  private static let comparing = Benchmark(
    name: "diff",
    question:
      "Two trees of 100,000 views, 3 in 100 lines edited: how long until the difference is known?",
    unit: "ms",
    programs: [
      .ours(
        "ours", in: "measure-import", "compare", "\(folder)/before.txt", "\(folder)/after.txt"),
      .whole(
        "sorted",
        .init(
          program: .found("diff"),
          arguments: ["\(folder)/before-sorted.txt", "\(folder)/after-sorted.txt"])),
    ],
    rows: [
      Row(
        "ours.whole", "Terrarium, by addresses",
        goals: .times(4, of: "sorted.time", named: "GNU diff")),
      Row(
        "ours.structure", "  by structure alone, the facts parsed before",
        goals: .times(4, of: "sorted.time", named: "GNU diff")),
      Row("sorted.time", "GNU diff, the lines sorted before"),
    ])
}
