// The benchmarks of reading dumps and comparing them, against the usual tools for lines.

import Foundation

extension Catalogue {
  static let dumps = [reading, comparing]

  /// Where `scripts/bench` had the dumps written.
  private static let folder = ProcessInfo.processInfo.environment["BENCH_DUMPS"] ?? "."

  private static let reading = Benchmark(
    name: "import",
    question: "A recursiveDescription of 1,000,000 lines: how long until its nodes are there?",
    unit: "ms",
    programs: [
      .ours("ours", in: "measure-import", "read", "\(folder)/million.txt"),
      .peer("python", "lines"),
    ],
    rows: [
      Row("ours.time", "Terrarium", goals: .times(0.2, of: "python.time", named: "Python")),
      Row("python.time", "Python 3, lines and one expression"),
      Row(
        "ours.memory", "Terrarium's memory, MB",
        goals: .times(2, of: "ours.file", named: "the file")),
      Row("python.memory", "Python's memory, MB"),
      Row("ours.file", "the file, MB"),
    ])

  private static let comparing = Benchmark(
    name: "diff",
    question:
      "Two trees of 100,000 views, 3 in 100 lines edited: how long until the difference is known?",
    unit: "ms",
    programs: [
      .ours(
        "ours", in: "measure-import", "compare", "\(folder)/before.txt", "\(folder)/after.txt"),
      .whole("sorted", diff("before-sorted.txt", "after-sorted.txt")),
      .whole("unsorted", diff("before.txt", "after.txt")),
    ],
    rows: [
      Row(
        "ours.time", "Terrarium, by addresses",
        goals: .times(3, of: "sorted.time", named: "GNU diff")),
      Row(
        "ours.structure", "  by structure alone",
        goals: .times(3, of: "sorted.time", named: "GNU diff")),
      Row("ours.trees", "  before either, what is known of each view"),
      Row(
        "ours.whole", "  the whole: that, and by addresses",
        goals: .times(3, of: "sorted.time", named: "GNU diff")),
      Row("sorted.time", "GNU diff, the lines sorted before"),
      Row("unsorted.time", "  the lines as they are"),
    ])

  private static func diff(_ one: String, _ other: String) -> Program.Command {
    .init(program: .found("diff"), arguments: ["\(folder)/\(one)", "\(folder)/\(other)"])
  }
}
