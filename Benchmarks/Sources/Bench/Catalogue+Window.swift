// The benchmarks of the window: how soon it is there, what it costs at rest, and how long frames take.

extension Catalogue {
  static let window = [
    starting("cairo"), starting("gl"), idle, pages("cairo"), pages("gl"), trees,
  ]

  private static let terrarium = "build/bench/program/release/terrarium-window"
  private static let hello = "build/bench/peers/hello-gtk"

  /// A command that is watched from outside, drawn by a renderer; nil leaves the choice to it.
  private static func watched(
    _ name: String, _ way: String, _ command: String, _ renderer: String?
  ) -> Program {
    let program = Program.peer(name, "watch-window", way, command)
    return renderer.map { program.with("GSK_RENDERER", $0) } ?? program
  }

  private static func starting(_ renderer: String) -> Benchmark {
    var programs = [
      watched("ours", "start", terrarium, renderer),
      watched("demo", "start", "gtk4-demo", renderer),
      watched("hello", "start", hello, renderer),
    ]
    var ours = [("ours", "Terrarium, \(renderer)")]
    if renderer == "gl" {
      // Without settings: GTK's default is GL, ours depends on the machine.
      programs.insert(watched("usual", "start", terrarium, nil), at: 0)
      ours.insert(("usual", "Terrarium, its own choice"), at: 0)
    }
    let peers = [("demo", "gtk4-demo, \(renderer)"), ("hello", "C hello, \(renderer)")]
    var rows: [Row] = []
    for (name, label) in ours {
      rows.append(
        Row(
          "\(name).painted", label, goals: .times(1, of: "demo.painted", named: "gtk4-demo")))
    }
    for (name, label) in peers { rows.append(Row("\(name).painted", label)) }
    for (name, label) in ours {
      rows.append(
        Row(
          "\(name).rss", "  MB resident, \(label)",
          goals: .more(60, than: "demo.rss", named: "gtk4-demo")))
    }
    for (name, label) in peers { rows.append(Row("\(name).rss", "  MB resident, \(label)")) }
    return Benchmark(
      name: "window-start-\(renderer)",
      question: "A program starts: how long until its window is painted?", unit: "ms",
      programs: programs, rows: rows, fewestRounds: 15)
  }

  private static let idle = Benchmark(
    name: "window-idle",
    question: "A window is open and nothing happens: what does it cost?",
    unit: "ms of processor a second",
    programs: [
      watched("ours", "idle", terrarium, nil), watched("gl", "idle", terrarium, "gl"),
      watched("hello", "idle", hello, "cairo"), watched("demo", "idle", "gtk4-demo", "cairo"),
    ],
    rows: [
      Row("ours.busy", "Terrarium", goals: .atMost(1)),
      Row("gl.busy", "Terrarium, GL", goals: .atMost(1)),
      Row("hello.busy", "C hello"),
      Row("demo.busy", "gtk4-demo"),
    ])

  private static func pages(_ renderer: String) -> Benchmark {
    func ours(_ motion: String) -> Program {
      Program.ours(motion, in: "measure-window", motion, "800", "600")
        .with("GSK_RENDERER", renderer)
    }
    func stack(_ motion: String, _ renderer: String) -> Program {
      Program.peer("maps-\(motion)", "stack-gtk", motion, "800", "600", "build/bench/maps.txt")
        .with("GSK_RENDERER", renderer)
    }
    return Benchmark(
      name: "window-frame-800-\(renderer)",
      question: "Two maps of 800 × 600 turn over, or slide: how long is a frame?",
      unit: "ms",
      programs: [
        // GtkStack's rotation is a plain pink rectangle where Cairo draws.
        ours("flip"), stack("flip", "gl"), ours("slide"), stack("slide", renderer),
      ],
      rows: [
        Row("flip.frame-p50", "flip, median", goals: .atMost(16)),
        Row("flip.frame-p95", "  95 of 100"),
        Row("flip.frame-late", "  flips late of 100, at a tenth of the speed"),
        Row("maps-flip.frame-p50", "GtkStack rotates two maps, GL"),
        Row("maps-flip.frame-p95", "  95 of 100"), Row("maps-flip.frame-late", "  late of 100"),
        Row("slide.frame-p50", "slide, median", goals: .atMost(16)),
        Row("slide.frame-p95", "  95 of 100"),
        Row("slide.frame-late", "  slides late of 100, at a tenth of the speed"),
        Row("maps-slide.frame-p50", "GtkStack slides two maps"),
        Row("maps-slide.frame-p95", "  95 of 100"), Row("maps-slide.frame-late", "  late of 100"),
      ])
  }

  private static let trees = Benchmark(
    name: "tree-frame",
    question: "Cards of views are moved about: how long is a frame?", unit: "ms",
    programs: ["few", "many"].map {
      Program.ours($0, in: "measure-window", "tree", $0).with("GSK_RENDERER", "cairo")
    },
    rows: [
      Row("few.pan-all-p50", "1,000 cards, all in sight, panned", goals: .atMost(16)),
      Row("few.pan-all-p95", "  95 of 100"),
      Row("few.pan-p50", "1,000 cards, life-size, panned", goals: .atMost(16)),
      Row("few.glide-p50", "1,000 cards glide to their places", goals: .atMost(16)),
      Row("few.glide-p95", "  95 of 100"),
      Row("few.fold-p50", "  the frame in which half of them are folded, or unfolded"),
      Row("many.pan-all-p50", "100,000 cards, all in sight, panned", goals: .atMost(16)),
      Row("many.pan-all-p95", "  95 of 100"),
      Row("many.pan-p50", "100,000 cards, life-size, panned", goals: .atMost(16)),
      Row("few.shown", "  until 1,000 are there"), Row("many.shown", "  until 100,000 are there"),
    ])
}
