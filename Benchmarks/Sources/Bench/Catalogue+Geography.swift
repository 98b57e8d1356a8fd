// The benchmarks of the map, compared with a reverse geocoder from PyPI, which knows the nearest town and
// nothing of countries and seas.

extension Catalogue {
  static let geography = [ready, answers, memory]

  private static let ready = Benchmark(
    name: "geography-ready",
    question: "A program starts, reads the map, gives one answer and ends: how long?",
    unit: "ms",
    programs: [
      .whole("ours", .init(program: .built("measure"), arguments: ["ready"])),
      .whole("geocoder", .init(program: .peer("geocoder"), arguments: ["ready"])),
    ],
    rows: [
      Row(
        "ours.time", "Terrarium",
        goals: .times(0.25, of: "geocoder.time", named: "reverse_geocoder")),
      Row("geocoder.time", "reverse_geocoder 1.5.1"),
    ])

  private static let answers = Benchmark(
    name: "geography-answers",
    question: "What is at a place: how long is a question?",
    unit: "µs",
    programs: asked,
    rows: [
      Row(
        "ours.answer", "full answer, anywhere",
        goals: .times(1, of: "geocoder.single", named: "reverse_geocoder")),
      Row("ours.answer-near", "  near places"),
      Row("geocoder.single", "reverse_geocoder, town only"),
    ])

  private static let memory = Benchmark(
    name: "geography-memory",
    question: "The map is read and was asked: how much memory is taken?",
    unit: "MB",
    programs: asked,
    rows: [
      Row(
        "ours.memory", "Terrarium",
        goals: .times(0.5, of: "geocoder.memory", named: "reverse_geocoder")),
      Row("geocoder.memory", "reverse_geocoder 1.5.1"),
    ])

  private static let asked: [Program] = [
    .ours("ours", "answers"), .peer("geocoder", "geocoder"),
  ]
}
