// The benchmarks of exporting: a dump's tree as a file, the whole process, compared with Graphviz.

extension Catalogue {
  static let export = [
    exporting("svg", 10_000, scale: "1", goal: 1.0 / 20),
    // A picture of pixels ends at 32,767 a side. Graphviz makes its own, of its own width, as large as
    // it can.
    exporting("png", 1000, scale: "0.25", goal: 1.0 / 4),
  ]

  private static func exporting(
    _ format: String, _ count: Int, scale: String, goal: Double
  ) -> Benchmark {
    let input = "build/bench/export-\(count)"
    let (picture, drawing) = ("\(input)-ours.\(format)", "\(input)-dot.\(format)")
    let ours = Program.Command(
      program: .terrarium,
      arguments: [
        "export", "\(input).txt", "--figure", "tree", "--scale", scale, "-o", picture,
      ])
    let dot = Program.Command(
      program: .found("dot"), arguments: ["-T\(format)", "\(input).gv", "-o", drawing])
    return Benchmark(
      name: "export-\(format)-\(count)",
      question: "A dump of \(count) controllers becomes \(format): how long, how much memory?",
      unit: "ms",
      programs: [
        .whole("ours", ours, writing: picture), .whole("graphviz", dot, writing: drawing),
      ],
      rows: [
        Row(
          "ours.time", "Terrarium", goals: .times(goal, of: "graphviz.time", named: "Graphviz")),
        Row("graphviz.time", "Graphviz dot"),
        Row("ours.memory", "  MB at most, Terrarium"),
        Row("graphviz.memory", "  MB at most, Graphviz dot"),
        Row("ours.file", "  kB of the file, Terrarium"),
        Row("graphviz.file", "  kB of the file, Graphviz dot"),
      ])
  }
}
