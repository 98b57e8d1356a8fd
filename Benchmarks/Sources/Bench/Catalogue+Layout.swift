// The benchmarks of the tidy tree, compared with the same layout in C over flat arrays.

extension Catalogue {
  static let layout = [large, growth]

  private static let large = Benchmark(
    name: "layout-100000",
    question: "A tree of 100,000 nodes like an interface's is laid out: how long?",
    unit: "ms",
    programs: both(100_000) + [Program.peer("d3", "d3-layout", "build/bench/layout-100000.txt")],
    rows: [
      Row("ours.time", "Terrarium", goals: .times(1.0 / 3, of: "d3.time", named: "d3")),
      Row("c.time", "C, flat arrays"),
      Row("d3.time", "d3-hierarchy tree()"),
      Row(
        "ours.memory", "Terrarium's memory, MB", goals: .times(2, of: "c.memory", named: "C")),
      Row("c.memory", "C's memory, MB"),
    ])

  private static let sizes = [1000, 10_000, 100_000, 1_000_000]

  private static let growth = Benchmark(
    name: "layout-growth",
    question: "How does the time of a layout grow with the tree?",
    unit: "ms",
    programs: sizes.flatMap { both($0, "-\($0)") },
    rows: sizes.map { Row("ours-\($0).time", "\($0), Terrarium") }
      + sizes.map { Row("c-\($0).time", "\($0), C") },
    growths: [
      exponent("ours", "Terrarium", sizes, goal: 1.05), exponent("c", "C", sizes),
      exponent("ours", "Terrarium, beyond caches", Array(sizes.suffix(2)), goal: 1.05),
      exponent("c", "C, beyond caches", Array(sizes.suffix(2))),
    ])

  private static func both(_ count: Int, _ suffix: String = "") -> [Program] {
    [
      inKeptMemory(.ours("ours" + suffix, "layout", "\(count)")),
      inKeptMemory(.peer("c" + suffix, "tidy", "\(count)")),
    ]
  }

  /// A program whose C library keeps what is given back for the next layout: touching as many new pages
  /// takes as long as a layout, and is not part of the algorithm.
  private static func inKeptMemory(_ program: Program) -> Program {
    let much = "4000000000"
    return program.with("MALLOC_MMAP_THRESHOLD_", much).with("MALLOC_TRIM_THRESHOLD_", much)
  }

  private static func exponent(
    _ program: String, _ label: String, _ sizes: [Int], goal: Double? = nil
  ) -> Growth {
    Growth(
      label: label, key: "\(program).exponent-from-\(sizes.first ?? 0)",
      points: sizes.map { (Double($0), "\(program)-\($0).time") }, goal: goal)
  }
}
