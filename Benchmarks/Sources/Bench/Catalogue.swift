// Every benchmark there is; a new one is an entry here and a case of `measure`.

enum Catalogue {
  static let all =
    [core, forwarding, seek, interpreter] + layout + geography + maps + dumps
    + export
    + [film, attach] + window + growths + [build]

  static let core = Benchmark(
    name: "core",
    question: "A child is attached and detached on screen: how long is a cycle?",
    unit: "ns",
    programs: [
      .ours("ours", "attach", "0"), .ours("ours-1000", "attach", "1000"),
      .ours("ours-bare", "attach-off-screen"), .ours("floor", "floor"),
      .peer("gtk", "widgets-gtk"), .peer("qt", "widgets-qt"), .peer("webkit", "dom-webkit"),
    ],
    rows: [
      Row(
        "ours.time", "Terrarium, all told, recorded",
        goals: .times(0.7, of: "gtk.told", named: "GTK"), .times(0.7, of: "qt.told", named: "Qt")),
      Row("ours-1000.time", "  with 1,000 siblings"),
      Row("ours-bare.time", "  off screen, no overrides"),
      Row("floor.told", "Swift floor, 10 events"),
      Row("floor.bare", "  nobody told"),
      Row("gtk.told", "GTK 4 widget, mapped, handlers"),
      Row("gtk.bare", "  no handlers"),
      Row("qt.told", "Qt 6 widget, shown, filters"),
      Row("qt.bare", "  no filters"),
      Row("webkit.told", "WebKit element, observed"),
      Row("webkit.bare", "  not observed"),
    ])

  static let forwarding = Benchmark(
    name: "forwarding",
    question: "A subtree of 100 controllers is attached and detached: how long is each told?",
    unit: "ns a controller",
    programs: [.ours("ours", "attach-subtree", "100"), .ours("floor", "floor")],
    rows: [
      Row(
        "ours.time", "Terrarium, all told, recorded", factor: 0.01,
        goals: .times(3, of: "floor.subtree", named: "the floor")),
      Row("floor.subtree", "Swift floor", factor: 0.01),
    ])

  static let interpreter = Benchmark(
    name: "interpreter",
    question: "A script moves a child in and out, four calls a cycle: how long is a cycle?",
    unit: "ns",
    programs: [
      .difference("interpreted", script("check", "Loop"), script("check", "Empty")),
      .difference("written", script("trace", "Loop"), script("trace", "Empty")),
      .difference(
        "compiled", .init(program: .built("loop"), arguments: []),
        .init(program: .built("empty"), arguments: [])),
      .difference("python", python("loop", pythonCycles), python("loop", 0)),
      .difference("watched", python("watched", cycles), python("watched", 0)),
    ],
    rows: [
      Row(
        "interpreted.time", "interpreted, recorded", factor: 1 / Double(cycles),
        goals: .times(1, of: "python.time", named: "plain Python"),
        .times(1, of: "watched.time", named: "watched Python")),
      Row(
        "written.time", "  and its trace written", factor: 1 / Double(cycles),
        goals: .times(10, of: "compiled.time", named: "compiled")),
      Row("compiled.time", "compiled by swiftc -O, trace written", factor: 1 / Double(cycles)),
      Row("python.time", "Python 3, a plain class tree", factor: 1 / Double(pythonCycles)),
      Row("watched.time", "  watched line by line, as we do", factor: 1 / Double(cycles)),
    ])

  /// How often the script goes round: as often as the bound on statements lets it.
  private static let cycles = 190_000
  /// Enough that the noise of starting up does not show.
  private static let pythonCycles = 2_000_000

  private static func script(_ command: String, _ name: String) -> Program.Command {
    .init(program: .terrarium, arguments: [command, "Benchmarks/Sources/\(name)/main.swift"])
  }

  private static func python(_ name: String, _ count: Int) -> Program.Command {
    .init(program: .found("python3"), arguments: ["Benchmarks/Peers/\(name).py", "\(count)"])
  }

  /// Printed only; no goal.
  static let build = Benchmark(
    name: "build",
    question: "A fresh clone is built, then one file of the core changes: how long, by the clock?",
    unit: "s",
    programs: [.peer("ours", "build")],
    rows: [
      Row("ours.clean", "swift build, clean"),
      Row("ours.changed", "  one line of the core changed"),
      Row("ours.same", "  nothing changed"),
    ],
    isAskedOnce: true)

  static let seek = Benchmark(
    name: "seek",
    question: "The state at a random instant of 1,000,000 events: how long does it take?",
    unit: "ms",
    programs: [.ours("few", "seek", "0"), .ours("many", "seek", "100")],
    rows: [
      Row("few.median", "2 controllers, median", goals: .atMost(5)),
      Row("few.p95", "  95 of 100", goals: .atMost(16)),
      Row("few.first", "  the first seek of all, to the end"),
      Row("many.median", "102 controllers, median", goals: .atMost(5)),
      Row("many.p95", "  95 of 100", goals: .atMost(16)),
      Row("many.first", "  the first seek of all, to the end"),
    ])
}
