// The benchmarks of the tidy tree, beside the same layout in C over flat arrays.

import Foundation

extension Catalogue {
  static let layout =
    sizes.map(interface) + ["star", "chain", "binary", "random"].map(shape) + [growth, changing]

  private static let sizes = [1000, 10_000, 100_000, 1_000_000]

  /// Where `scripts/bench` has the trees for Graphviz written.
  private static let folder = "build/bench"

  private static func interface(of count: Int) -> Benchmark {
    let isLarge = count >= 100_000
    let goals: [Goal] =
      isLarge
      ? [.times(1.5, of: "c.time", named: "C"), .times(1.0 / 6, of: "d3.time", named: "d3")]
      : count == 10_000 ? [.times(1.0 / 20_000, of: "dot.time", named: "dot")] : []
    var rows = [
      Row("ours.time", "Terrarium", allGoals: goals),
      Row("c.time", "C, flat arrays"),
      Row("c.pass", "  one pass over the nodes"),
      Row(
        "ours.memory", "Terrarium's memory, MB",
        allGoals: isLarge ? [.times(1.5, of: "c.memory", named: "C")] : []),
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
          Row(
            "ours-\(count).time", "\(count), Terrarium",
            goals: .times(2, of: "c-\(count).time", named: "C")),
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

  private static let changing = Benchmark(
    name: "layout-changing",
    question: "One leaf is added to a tree that is laid out: how long until all stand right?",
    unit: "µs",
    programs: [
      sizes.map { Program.ours("ours-\($0)", "changing", "ui", "\($0)") },
      sizes.map { .peer("c-\($0)", "tidy-leaf", "ui", "\($0)") },
      ["star", "chain"].map { .ours($0, "changing", $0, "100000") },
    ].flatMap { $0.map(inKeptMemory) },
    rows: [
      // 15 µs were twice what C took for a leaf, and a 220th of its layout, where the goals were set.
      Row(
        "ours-100000.added", "100000 nodes, a leaf added",
        goals: .atMost(15), .times(2, of: "c-100000.added", named: "C"),
        .times(1 / 220, of: "ours-100000.whole", named: "the whole")),
      Row("c-100000.added", "  C, a leaf added"),
      Row("ours-100000.removed", "  removed"),
      Row("ours-100000.resized", "  a node resized"),
      Row("ours-100000.asked", "  asked where it stands"),
      Row("ours-100000.whole", "  the whole laid out"),
      Row("ours-1000.added", "1000 nodes, a leaf added"),
      Row("c-1000.added", "  C, a leaf added"),
      Row("ours-10000.added", "10000 nodes"),
      Row("c-10000.added", "  C, a leaf added"),
      Row("ours-1000000.added", "1000000 nodes"),
      Row("c-1000000.added", "  C, a leaf added"),
      Row("ours-1000000.whole", "  the whole laid out"),
      Row("star.added", "a star of 100000, below any ray"),
      Row("star.whole", "  the whole laid out"),
      Row("chain.added", "a chain of 100000, anywhere"),
      Row("chain.whole", "  the whole laid out"),
    ],
    growths: [
      Growth(
        label: "a leaf added", key: "added.exponent",
        points: sizes.map { (Double($0), "ours-\($0).added") }, goal: 0.1),
      Growth(
        label: "C, a leaf added", key: "c-added.exponent",
        points: sizes.map { (Double($0), "c-\($0).added") }, goal: nil),
    ])

  private static func beside(_ shape: String, _ count: Int, _ suffix: String = "") -> [Program] {
    [
      inKeptMemory(.ours("ours" + suffix, "layout", shape, "\(count)")),
      inKeptMemory(.peer("c" + suffix, "tidy", shape, "\(count)")),
    ]
  }

  /// A program whose C library keeps what is given back for the next layout: touching as many new pages
  /// takes as long as a layout, and is nobody's algorithm.
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
