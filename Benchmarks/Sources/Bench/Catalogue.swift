// Every benchmark there is; a new one is an entry here and a case of `measure`.

enum Catalogue {
  static let all =
    [core, seek, script] + layout + geography + dumps + export + [attach] + window + [build]

  static let core = Benchmark(
    name: "core",
    question: "A child is attached and detached on screen: how long is a cycle?",
    unit: "ns",
    programs: [
      .ours("ours", "attach", "0"), .ours("ours-1000", "attach", "1000"),
      .peer("gtk", "widgets-gtk"), .peer("qt", "widgets-qt"),
    ],
    rows: [
      Row(
        "ours.time", "Terrarium, with all callbacks, recorded",
        goals: .times(0.7, of: "gtk.told", named: "GTK"), .times(0.7, of: "qt.told", named: "Qt")),
      Row("ours-1000.time", "  with 1,000 siblings"),
      Row("gtk.told", "GTK 4 widget, mapped, handlers"),
      Row("qt.told", "Qt 6 widget, shown, filters"),
    ])

  static let seek = Benchmark(
    name: "seek",
    question: "The state at a random instant of 1,000,000 events: how long does it take?",
    unit: "ms",
    programs: [.ours("few", "seek", "0"), .ours("many", "seek", "100")],
    rows: [
      Row("few.median", "2 controllers, median", goals: .atMost(5)),
      Row("few.p95", "  95 of 100"),
      Row("many.median", "102 controllers, median", goals: .atMost(5)),
      Row("many.p95", "  95 of 100"),
    ])

  static let script = Benchmark(
    name: "script",
    question: "A script of 300 lines becomes a picture of its stage, the whole process: how long?",
    unit: "ms",
    programs: [.whole("ours", exportingScript, writing: "build/bench/script.svg")],
    rows: [Row("ours.time", "Terrarium", goals: .atMost(150))])

  private static let exportingScript = Program.Command(
    program: .terrarium,
    arguments: ["export", "build/bench/script.swift", "-o", "build/bench/script.svg"])

  static let build = Benchmark(
    name: "build",
    question: "A fresh clone is built, then one file of App changes: how long, by the clock?",
    unit: "s",
    programs: [.peer("ours", "build")],
    rows: [
      Row("ours.clean", "swift build, clean", goals: .atMost(180)),
      Row("ours.changed", "  one line of App changed", goals: .atMost(40)),
    ],
    isAskedOnce: true)
}
