// The benchmarks of drawing: maps, against plain Cairo for the same coasts, and the timeline.

extension Catalogue {
  static let maps = [fresh, drag, timeline]

  private static let fresh = Benchmark(
    name: "maps-fresh",
    question: "A map of 800 × 500 points that nobody has seen yet: how long until it is there?",
    unit: "ms",
    programs: [.ours("ours", in: "measure-maps", "fresh"), .peer("c", "map-cairo")],
    rows: [
      Row("ours.world", "the world", goals: .times(2, of: "c.world", named: "Cairo")),
      Row("ours.world-laid-out", "  of it, until it can be painted"),
      Row("c.world", "  its coasts in C and Cairo"),
      Row("ours.europe", "Europe", goals: .times(2, of: "c.europe", named: "Cairo")),
      Row("ours.europe-laid-out", "  of it, until it can be painted"),
      Row("c.europe", "  its coasts in C and Cairo"),
      Row("ours.denmark", "Denmark", goals: .times(2, of: "c.denmark", named: "Cairo")),
      Row("ours.denmark-laid-out", "  of it, until it can be painted"),
      Row("c.denmark", "  its coasts in C and Cairo"),
    ])

  private static let drag = Benchmark(
    name: "maps-drag",
    question: "The man is carried and his map goes on below him: how long does a frame take?",
    unit: "ms",
    programs: [.ours("ours", in: "measure-maps", "drag")],
    rows: [
      Row("ours.median", "both maps, median", goals: .atMost(4)),
      Row("ours.p95", "  95 of 100", goals: .atMost(4)),
      Row("ours.worst", "  the worst", goals: .atMost(4)),
      Row("ours.late", "  above 4 ms, of 100"),
    ])

  private static let timeline = Benchmark(
    name: "timeline",
    question: "5,000 controllers, 100,000 events: how long until a frame of the timeline is made?",
    unit: "ms",
    programs: [.ours("ours", in: "measure-maps", "timeline")],
    rows: [
      Row("ours.step", "a step, all of the run in sight", goals: .atMost(4)),
      Row("ours.scroll", "scrolling", goals: .atMost(4)),
      Row("ours.closer", "a step, 500 times closer", goals: .atMost(4)),
      Row("ours.read", "the recording, read once"),
    ])
}
