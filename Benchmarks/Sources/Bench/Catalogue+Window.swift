// The benchmarks of the window: how soon it is there, what it costs at rest, and how long frames take.

extension Catalogue {
  static let window =
    [starting("cairo"), starting("gl"), idle] + pages + [trees, events]

  private static let terrarium = "build/bench/program/release/terrarium"
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
      watched("ours", "start", terrarium, renderer), watched("hello", "start", hello, renderer),
      watched("demo", "start", "gtk4-demo", renderer),
      watched("factory", "start", "gtk4-widget-factory", renderer),
    ]
    let goals = [
      Goal.times(1.5, of: "hello.painted", named: "hello"),
      .times(1.3, of: "demo.painted", named: "gtk4-demo"),
    ]
    var rows: [Row] = []
    if renderer == "gl" {
      // Without settings: GTK's default is GL, ours depends on the machine.
      programs.insert(watched("usual", "start", terrarium, nil), at: 0)
      programs.append(watched("accerciser", "start", "accerciser", nil))
      // The least there is: GL is not even looked for, as in ours by its own choice without a card.
      programs.append(watched("bare", "start", hello, "cairo").with("GDK_DEBUG", "gl-disable"))
      rows = [
        Row(
          "usual.painted", "Terrarium, its own choice",
          allGoals: goals + [.times(0.5, of: "demo.painted", named: "gtk4-demo, as a finding")])
      ]
    }
    rows += [
      Row("ours.painted", "Terrarium, \(renderer)", allGoals: goals),
      Row("hello.painted", "C hello, \(renderer)"), Row("demo.painted", "gtk4-demo, \(renderer)"),
      Row("factory.painted", "gtk4-widget-factory, \(renderer)"),
    ]
    if renderer == "gl" {
      rows.append(Row("bare.painted", "C hello, GL not looked for"))
      rows.append(Row("accerciser.painted", "accerciser"))
    }
    let names = programs.map(\.name).filter { $0 != "accerciser" }
    rows += names.map { Row("\($0).processor", "  processor time of it, \($0)") }
    rows += names.map { Row("\($0).rest", "  until nothing changes any more, \($0)") }
    for (name, label) in names.map({ ($0, "  MB resident, \($0)") }) {
      // A row has one unit for its goal: 60 MB more than gtk4-demo is 1.6 times its 94 to 1.36 times its 169.
      let share = renderer == "gl" ? 1.36 : 1.64
      var limits: [Goal] = []
      if name == "ours" || name == "usual" {
        limits = [.times(share, of: "demo.rss", named: "gtk4-demo, 60 MB more")]
      }
      if name == "usual" { limits.append(.times(0.4, of: "demo.rss", named: "it, as a finding")) }
      rows.append(Row("\(name).rss", label, allGoals: limits))
    }
    rows += names.map { Row("\($0).pss", "  MB of its own share, \($0)") }
    return Benchmark(
      name: "window-start-\(renderer)",
      question: "A program starts: how long until its window is painted?", unit: "ms",
      programs: programs, rows: rows, fewestRounds: 15)
  }

  private static let idle = Benchmark(
    name: "window-idle",
    question: "A window stands and nobody does anything: what does it cost?",
    unit: "ms of processor a second",
    programs: [
      watched("ours", "idle", terrarium, nil), watched("gl", "idle", terrarium, "gl"),
      watched("hello", "idle", hello, "cairo"), watched("demo", "idle", "gtk4-demo", "cairo"),
      watched("demo-gl", "idle", "gtk4-demo", "gl"),
      watched("factory", "idle", "gtk4-widget-factory", "cairo"),
      watched("factory-gl", "idle", "gtk4-widget-factory", "gl"),
      watched("accerciser", "idle", "accerciser", nil),
    ],
    rows: idleRows)

  private static var idleRows: [Row] {
    var rows = [
      Row("ours.busy", "Terrarium", goals: .atMost(0)),
      Row("gl.busy", "Terrarium, GL", goals: .atMost(0)),
    ]
    rows += idlers.map { Row("\($0.name).busy", $0.label) }
    rows.append(Row("ours.damage", "  times drawn a second, Terrarium", goals: .atMost(0)))
    rows.append(Row("gl.damage", "  Terrarium, GL", goals: .atMost(0)))
    rows += idlers.map { Row("\($0.name).damage", "  \($0.label)") }
    return rows
  }

  private static let idlers: [(name: String, label: String)] = [
    ("hello", "C hello"), ("demo", "gtk4-demo"), ("demo-gl", "gtk4-demo, GL"),
    ("factory", "gtk4-widget-factory"), ("factory-gl", "gtk4-widget-factory, GL"),
    ("accerciser", "accerciser"),
  ]

  private static let pages = [("800", "600"), ("1600", "1000")].flatMap { size in
    ["cairo", "gl"].map { frames(width: size.0, height: size.1, $0) }
  }

  private static func frames(width: String, height: String, _ renderer: String) -> Benchmark {
    func ours(_ motion: String) -> Program {
      Program.ours(motion, in: "measure-window", motion, width, height)
        .with("GSK_RENDERER", renderer)
    }
    // GtkStack's rotation is a plain pink rectangle where Cairo draws.
    func stack(_ motion: String, _ renderer: String, isDrawn: Bool) -> Program {
      var program = Program.peer(
        isDrawn ? "maps-\(motion)" : "stack-\(motion)", "stack-gtk", motion, width, height,
        "build/bench/pages-\(width)"
      ).with("GSK_RENDERER", renderer)
      if isDrawn { program.arguments.append("maps") }
      return program
    }
    let plain = Program.peer("plain", "stack-gtk", "plain", width, height)
      .with("GSK_RENDERER", renderer)
    func kept(_ motion: String) -> Program {
      var program = stack(motion, renderer, isDrawn: false)
      (program.name, program.arguments) = ("kept-\(motion)", program.arguments + ["kept"])
      return program
    }
    return Benchmark(
      name: "window-frame-\(width)-\(renderer)",
      question: "Two maps of \(width) × \(height) turn over, or slide: how long is a frame?",
      unit: "ms",
      programs: [
        ours("flip"), stack("flip", "gl", isDrawn: true), stack("flip", "gl", isDrawn: false),
        ours("slide"), stack("slide", renderer, isDrawn: true),
        stack("slide", renderer, isDrawn: false), plain, kept("flip"), kept("slide"),
      ],
      rows: [
        Row("flip.frame-p50", "flip, median", goals: .atMost(16)),
        Row("flip.frame-p95", "  95 of 100"),
        Row("flip.frame-late", "  flips late of 100, at a tenth of the speed", goals: .atMost(0)),
        Row("maps-flip.frame-p50", "GtkStack rotates two maps, GL"),
        Row("maps-flip.frame-p95", "  95 of 100"), Row("maps-flip.frame-late", "  late of 100"),
        Row("stack-flip.frame-p50", "GtkStack rotates two pictures, GL"),
        Row("stack-flip.frame-p95", "  95 of 100"), Row("stack-flip.frame-late", "  late of 100"),
        Row("slide.frame-p50", "slide, median", goals: .atMost(16)),
        Row("slide.frame-p95", "  95 of 100"),
        Row("slide.frame-late", "  slides late of 100, at a tenth of the speed", goals: .atMost(0)),
        Row("maps-slide.frame-p50", "GtkStack slides two maps"),
        Row("maps-slide.frame-p95", "  95 of 100"), Row("maps-slide.frame-late", "  late of 100"),
        Row("stack-slide.frame-p50", "GtkStack slides two pictures"),
        Row("stack-slide.frame-p95", "  95 of 100"), Row("stack-slide.frame-late", "  late of 100"),
        Row("kept-flip.frame-p50", "two kept pictures in GTK, turned by the processor"),
        Row("kept-slide.frame-p50", "  pushed"),
        Row("plain.frame-p50", "one colour, painted by GTK, nothing else"),
      ])
  }

  private static let trees = Benchmark(
    name: "tree-frame",
    question: "Cards of views are moved about: how long is a frame?", unit: "ms",
    programs: ["some", "few", "many", "most"].map {
      Program.ours($0, in: "measure-window", "tree", $0).with("GSK_RENDERER", "cairo")
    },
    rows: [
      Row("few.pan-all-p50", "1,000 cards, all in sight, panned", goals: .atMost(8)),
      Row("few.pan-all-p95", "  95 of 100"),
      Row("few.pan-p50", "1,000 cards, life-size, panned", goals: .atMost(8)),
      Row("few.glide-p50", "1,000 cards glide to their places", goals: .atMost(8)),
      Row("few.glide-p95", "  95 of 100"),
      Row("few.fold-p50", "  the frame in which half of them are folded, or unfolded"),
      Row("few.fold-p95", "    95 of 100"),
      Row(
        "some.glide-p50", "300 cards, each with its words, glide to their places",
        goals: .atMost(8)),
      Row("some.glide-p95", "  95 of 100"),
      Row("many.pan-all-p50", "100,000 cards, all in sight, panned", goals: .atMost(16)),
      Row("many.pan-all-p95", "  95 of 100"),
      Row(
        "many.pan-p50", "100,000 cards, life-size, panned",
        goals: .times(1.25, of: "few.pan-p50", named: "1,000")),
      Row("most.pan-all-p50", "1,000,000 cards, all in sight, panned", goals: .atMost(16)),
      Row(
        "most.pan-p50", "1,000,000 cards, life-size, panned",
        goals: .times(1.25, of: "few.pan-p50", named: "1,000")),
      Row("few.shown", "  until 1,000 are there"), Row("many.shown", "  until 100,000 are there"),
      Row("most.shown", "  until 1,000,000 are there"),
    ])

  private static let events = Benchmark(
    name: "event-list",
    question: "100,000 events in a list: how long is a frame that scrolls, what do more cost?",
    unit: "ms",
    programs: [
      Program.ours("ours", in: "measure-window", "events").with("GSK_RENDERER", "cairo")
    ],
    rows: [
      Row("ours.scroll-p50", "scrolled", goals: .atMost(16)),
      Row("ours.scroll-p95", "  95 of 100", goals: .atMost(16)),
      Row("ours.scroll-late", "  frames late of 100", goals: .atMost(0)),
      Row("ours.append", "  percent of a processor, 1,000 more a second", goals: .atMost(2)),
      Row("ours.append-change", "  of it, taking them over"),
    ])
}
