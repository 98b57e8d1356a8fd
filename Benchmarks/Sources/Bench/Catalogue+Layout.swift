// The benchmarks of the tidy tree, compared with the same layout in C over flat arrays.

import Foundation

extension Catalogue {
  static let layout =
    sizes.map(interface) + ["star", "chain", "binary", "random"].map(shape) + [growth]

  private static let sizes = [1000, 10_000, 100_000, 1_000_000]

  /// Where `scripts/bench` has the trees for Graphviz written.
  private static let folder = "build/bench"

  private static func interface(of count: Int) -> Benchmark {
    let isLarge = count >= 100_000
    let goals: [Goal] =
      isLarge
      ? [.times(1.0 / 3, of: "d3.time", named: "d3")]
      : count == 10_000 ? [.times(1.0 / 20_000, of: "dot.time", named: "dot")] : []
    var rows = [
      Row("ours.time", "Terrarium", allGoals: goals),
      Row("c.time", "C, flat arrays"),
      Row("c.pass", "  one pass over the nodes"),
      Row(
        "ours.memory", "Terrarium's memory, MB",
        allGoals: isLarge ? [.times(2, of: "c.memory", named: "C")] : []),
      Row("c.memory", "C's memory, MB"),
      Row("ours.building", "before it, the tree from parents and sizes"),
    ]
    var programs = beside("ui", count)
    programs.append(.ours("ours", "building", "ui", "\(count)"))
    let nodes = "\(folder)/layout-\(count).txt"
    for (name, label) in [
      ("d3", "d3-hierarchy tree()"), ("ogdf", "OGDF TreeLayout"),
      ("tulip", "Tulip, Reingold and Tilford extended"),
    ] {
      programs.append(.peer(name, "\(name)-layout", nodes))
      rows.append(Row("\(name).time", label))
    }
    let file = "\(folder)/layout-\(count).gv"
    if !isLarge {
      programs.append(graphviz("dot", file))
      rows.append(Row("dot.time", "Graphviz dot, whole process"))
    }
    if count <= 100_000 {
      programs.append(graphviz("twopi", file))
      rows.append(Row("twopi.time", "Graphviz twopi, whole process"))
    }
    if !isLarge {
      programs.append(.peer("igraph", "igraph-layout", file))
      rows.append(Row("igraph.time", "python-igraph, Reingold and Tilford"))
    }
    return Benchmark(
      name: "layout-\(count)",
      question: "A tree of \(count) nodes like an interface's is laid out: how long?",
      unit: "ms", programs: programs, rows: rows)
  }

  private static func graphviz(_ name: String, _ file: String) -> Program {
    .whole(name, .init(program: .found(name), arguments: ["-Tplain", "-o/dev/null", file]))
  }

  private static func shape(_ name: String) -> Benchmark {
    let counts = [100_000, 1_000_000]
    return Benchmark(
      name: "layout-\(name)",
      question: "A \(name) tree of 100,000 and 1,000,000 nodes is laid out: how long?",
      unit: "ms",
      programs: counts.flatMap { beside(name, $0, "-\($0)") },
      rows: counts.flatMap { count in
        [
          Row("ours-\(count).time", "\(count), Terrarium"),
          Row("c-\(count).time", "  C, flat arrays"),
        ]
      })
  }

  private static let growth = Benchmark(
    name: "layout-growth",
    question: "How does the time of a layout grow with the tree?",
    unit: "ms",
    programs: sizes.flatMap { beside("ui", $0, "-\($0)") },
    rows: sizes.map { Row("ours-\($0).time", "\($0), Terrarium") }
      + sizes.map { Row("c-\($0).time", "\($0), C") },
    growths: [
      exponent("ours", "Terrarium", sizes, goal: 1.05), exponent("c", "C", sizes),
      exponent("ours", "Terrarium, beyond caches", Array(sizes.suffix(2)), goal: 1.05),
      exponent("c", "C, beyond caches", Array(sizes.suffix(2))),
    ])

  private static func beside(_ shape: String, _ count: Int, _ suffix: String = "") -> [Program] {
    [
      inKeptMemory(.ours("ours" + suffix, "layout", shape, "\(count)")),
      inKeptMemory(.peer("c" + suffix, "tidy", shape, "\(count)")),
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
