// The benchmarks of exporting: a dump's tree as a file, the whole process, beside Graphviz and beside
// the same cards drawn by C and Cairo.

extension Catalogue {
  static let export = [
    exporting(
      "svg", 1_000, graphviz: 1.0 / 3, cairo: nil),
    exporting("svg", 10_000, graphviz: 1.0 / 60, cairo: 0.5),
    exporting("png", 1_000, graphviz: 1.0 / 8, cairo: 1.3),
    exporting("pdf", 1_000, graphviz: nil, cairo: 1.5),
  ]

  /// A picture of pixels ends at 32,767 a side, so the wide tree is made smaller.
  private static func scale(_ format: String) -> String { format == "png" ? "0.25" : "1" }

  private static func exporting(
    _ format: String, _ count: Int, graphviz: Double?, cairo: Double?
  ) -> Benchmark {
    let input = "build/bench/export-\(count)"
    let goals =
      (graphviz.map { [Goal.times($0, of: "graphviz.time", named: "Graphviz")] } ?? [])
      + (cairo.map { [Goal.times($0, of: "cairo.time", named: "C and Cairo")] } ?? [])
    // Graphviz draws no PDF without a library of its own, and a large PNG of 10,000 not at all.
    let hasGraphviz = format != "pdf"
    return Benchmark(
      name: "export-\(format)-\(count)",
      question: "A dump of \(count) controllers becomes \(format): how long, how much memory?",
      unit: "ms",
      programs: [
        .whole(
          "ours",
          .init(
            program: .terrarium,
            arguments: [
              "export", "\(input).txt", "--figure", "tree", "--scale", scale(format), "-o",
              "\(input)-ours.\(format)",
            ])),
        .whole(
          "cairo",
          .init(
            program: .peer("export-cairo"),
            arguments: [format, "\(input).txt", "\(input)-cairo.\(format)", scale(format)])),
      ]
        + (hasGraphviz
          ? [
            .whole(
              "graphviz",
              .init(
                program: .found("dot"),
                arguments: ["-T\(format)", "\(input).gv", "-o", "\(input)-dot.\(format)"]))
          ] : []),
      rows: [
        Row("ours.time", "Terrarium", allGoals: goals),
        Row("cairo.time", "C and Cairo"),
      ] + (hasGraphviz ? [Row("graphviz.time", "Graphviz dot")] : [])
        + [Row("ours.memory", "  MB at most, Terrarium"), Row("cairo.memory", "  C and Cairo")]
        + (hasGraphviz ? [Row("graphviz.memory", "  Graphviz dot")] : []))
  }
}
