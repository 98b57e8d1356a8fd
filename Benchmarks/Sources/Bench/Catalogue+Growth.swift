// With which power of its size the time of everything grows, apart from layouts, which have their own.

import Foundation

extension Catalogue {
  static let growths = [siblings, seeking, reading, comparing, exporting]

  private static let sizes = [1000, 10_000, 100_000, 1_000_000]

  /// Where `scripts/bench` had the dumps written.
  private static let folder = ProcessInfo.processInfo.environment["BENCH_DUMPS"] ?? "."

  private static let siblings = grown(
    "core-growth", "How does the time of a cycle grow with a child's siblings?", "ns",
    [1, 10, 100, 1000, 10_000].map { ($0, .ours("ours-\($0)", "attach", "\($0)")) }, goal: 0.1)

  private static let seeking = grown(
    "seek-growth", "How does the time of a seek grow with the recording?", "ms",
    sizes.map { ($0, .ours("ours-\($0)", "seek", "100", "\($0)")) }, key: "median",
    beyond: (10_000, "from 10,000 on, where states are kept on the way"), goal: 0.1)

  private static let reading = grown(
    "import-growth", "How does the time in which a dump is read grow with its lines?", "ms",
    sizes.map {
      ($0, .ours("ours-\($0)", in: "measure-import", "read", "\(folder)/before-\($0).txt"))
    }, goal: 1.05)

  private static let comparing = grown(
    "diff-growth", "How does the time of a difference grow with the trees?", "ms",
    [1000, 10_000, 100_000].map {
      (
        $0,
        .ours(
          "ours-\($0)", in: "measure-import", "compare", "\(folder)/before-\($0).txt",
          "\(folder)/after-\($0).txt")
      )
    },
    also: [("structure", "by structure alone"), ("whole", "with what is known of each view")],
    // That of n log n over these sizes.
    goal: 1.12)

  private static let exporting = grown(
    "export-growth", "How does the time of an SVG grow with its cards, the whole process?", "ms",
    [100, 1000, 10_000, 100_000].map { count in
      let input = "build/bench/export-\(count)"
      return (
        count,
        .whole(
          "ours-\(count)",
          .init(
            program: .terrarium,
            arguments: [
              // At its own size the largest would be six million points wide; a million is the most.
              "export", "\(input).txt", "--figure", "tree", "--scale", "0.1", "-o",
              "\(input)-ours.svg",
            ]))
      )
    }, goal: 1.05)

  /// A program at several sizes, and the exponent of its figure over all of them.
  private static func grown(
    _ name: String, _ question: String, _ unit: String, _ programs: [(size: Int, Program)],
    key: String = "time", also: [(key: String, label: String)] = [],
    beyond: (size: Int, label: String)? = nil, goal: Double? = nil
  ) -> Benchmark {
    let figures = [(key: key, label: "")] + also
    return Benchmark(
      name: name, question: question, unit: unit, programs: programs.map(\.1),
      rows: figures.flatMap { figure in
        programs.map { size, program in
          Row(
            "\(program.name).\(figure.key)",
            figure.label.isEmpty ? "\(size)" : "\(size), \(figure.label)")
        }
      },
      growths: figures.map { figure in
        let points = programs.filter { $0.size >= beyond?.size ?? 0 }
        let label = figure.label.isEmpty ? beyond?.label ?? "" : figure.label
        return Growth(
          label: label.isEmpty ? "Terrarium" : "Terrarium, \(label)",
          key: "\(figure.key).exponent",
          points: points.map { (Double($0.size), "\($0.1.name).\(figure.key)") }, goal: goal)
      })
  }
}
