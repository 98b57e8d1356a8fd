// The benchmarks of exporting: a dump's tree as a file, the whole process, beside Graphviz, beside the
// same cards drawn by C and Cairo, and, as the limit, beside SVG that C writes itself.

extension Catalogue {
  static let export = [
    exporting("svg", 1_000, graphviz: 1.0 / 3, cairo: nil),
    exporting("svg", 10_000, graphviz: 1.0 / 60, cairo: 0.5),
    exporting("png", 1_000, graphviz: 1.0 / 8, cairo: 1.3),
    exporting("pdf", 1_000, graphviz: nil, cairo: 1.5),
  ]

  /// How much smaller the wide tree is made.
  ///
  /// A picture of pixels ends at 32,767 a side and a page at 14,400 points. Graphviz makes its own,
  /// of its own width, as large as it can.
  private static func scale(_ format: String) -> String {
    switch format {
    case "png": "0.25"
    case "pdf": "0.2"
    default: "1"
    }
  }

  private static func exporting(
    _ format: String, _ count: Int, graphviz: Double?, cairo: Double?
  ) -> Benchmark {
    let input = "build/bench/export-\(count)"
    func file(_ name: String) -> String { "\(input)-\(name).\(format)" }
    let ours = Program.Command(
      program: .terrarium,
      arguments: [
        "export", "\(input).txt", "--figure", "tree", "--scale", scale(format), "-o", file("ours"),
      ])
    let reference = Program.Command(
      program: .peer("export-cairo"),
      arguments: [format, "\(input).txt", file("cairo"), scale(format)])
    let dot = Program.Command(
      program: .found("dot"), arguments: ["-T\(format)", "\(input).gv", "-o", file("dot")])
    let text = Program.Command(
      program: .peer("export-text"), arguments: ["\(input).txt", file("text")])
    let isText = format == "svg"
    var goals: [Goal] = []
    if let graphviz { goals.append(.times(graphviz, of: "graphviz.time", named: "Graphviz")) }
    if let cairo { goals.append(.times(cairo, of: "cairo.time", named: "C and Cairo")) }
    return Benchmark(
      name: "export-\(format)-\(count)",
      question: "A dump of \(count) controllers becomes \(format): how long, how much memory?",
      unit: "ms",
      programs: [
        .whole("ours", ours, writing: file("ours")),
        .whole("cairo", reference, writing: file("cairo")),
        .whole("graphviz", dot, writing: file("dot")),
      ] + (isText ? [.whole("text", text, writing: file("text"))] : []),
      rows: rows("time", "", isText, goals) + rows("memory", "  MB at most, ", isText, [])
        + rows(
          "file", "  kB of the file, ", isText,
          [.times(1, of: "graphviz.file", named: "Graphviz")]))
  }

  /// A figure of each program; ours has goals.
  private static func rows(
    _ key: String, _ head: String, _ isText: Bool, _ goals: [Goal]
  ) -> [Row] {
    [
      Row("ours.\(key)", "\(head)Terrarium", allGoals: goals),
      Row("cairo.\(key)", "\(head)C and Cairo"),
      Row("graphviz.\(key)", "\(head)Graphviz dot"),
    ] + (isText ? [Row("text.\(key)", "\(head)SVG written by C alone")] : [])
  }
}
