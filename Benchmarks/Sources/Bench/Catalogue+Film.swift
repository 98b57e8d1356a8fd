// The benchmark of films, compared with plain Cairo for the same paths.

extension Catalogue {
  static let film = Benchmark(
    name: "film",
    question: "300 ms of a flip of two maps as 60 stills of 500 × 500: how long does it take?",
    unit: "ms",
    programs: [.ours("ours", in: "measure-maps", "film"), .peer("c", "film-cairo")],
    rows: [
      Row(
        "ours.film", "from the recording to pixels", goals: .times(3, of: "c.film", named: "Cairo")),
      Row("ours.laid-out", "  of it, until it can be painted"),
      Row("c.film", "its paths in C and Cairo"),
    ])
}
