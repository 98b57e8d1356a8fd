// The benchmarks of the map: beside two reverse geocoders from PyPI, which know the nearest town and
// nothing of countries and seas, and beside a k-d tree in C.

extension Catalogue {
  static let geography = [ready, answers, memory, search]

  private static let ready = Benchmark(
    name: "geography-ready",
    question: "A program starts, reads the map, gives one answer and ends: how long?",
    unit: "ms",
    programs: [
      .whole("ours", .init(program: .built("measure"), arguments: ["ready"])),
      .whole("geocoder", geocoder("reverse_geocoder")),
      .whole("geocode", geocoder("reverse_geocode")),
    ],
    rows: [
      Row(
        "ours.time", "Terrarium",
        goals: .times(0.25, of: "geocoder.time", named: "reverse_geocoder")),
      Row("geocoder.time", "reverse_geocoder 1.5.1"),
      Row("geocode.time", "reverse_geocode 1.6.6"),
    ])

  private static let answers = Benchmark(
    name: "geography-answers",
    question: "What is there? Which place is nearest? How long is a question?",
    unit: "µs",
    programs: [
      .ours("ours", "answers"), .peer("geocoder", "reverse_geocoder"),
      .peer("geocode", "reverse_geocode"), .peer("c", "nearest"),
    ],
    rows: [
      Row(
        "ours.answer", "full answer, anywhere",
        goals: .times(1, of: "geocoder.single", named: "reverse_geocoder")),
      Row("ours.answer-near", "  near places"),
      Row("geocoder.single", "reverse_geocoder, town only"),
      Row("geocode.single", "reverse_geocode, town only"),
      Row("geocoder.batch", "  all in one call, reverse_geocoder"),
      Row("geocode.batch", "  all in one call, reverse_geocode"),
      Row(
        "ours.nearest", "nearest place, anywhere", goals: .times(2, of: "c.nearest", named: "C")),
      Row("c.nearest", "  k-d tree in C"),
      Row(
        "ours.nearest-near", "nearest place, near places",
        goals: .times(2, of: "c.nearest-near", named: "C")),
      Row("c.nearest-near", "  k-d tree in C"),
    ])

  private static let memory = Benchmark(
    name: "geography-memory",
    question: "The map is read and was asked: how much memory is taken?",
    unit: "MB",
    programs: [
      .ours("ours", "answers"), .peer("geocoder", "reverse_geocoder"),
      .peer("geocode", "reverse_geocode"),
    ],
    rows: [
      Row(
        "ours.memory", "Terrarium",
        goals: .times(0.5, of: "geocoder.memory", named: "reverse_geocoder")),
      Row("geocoder.memory", "reverse_geocoder 1.5.1"),
      Row("geocode.memory", "reverse_geocode 1.6.6"),
    ])

  private static let search = Benchmark(
    name: "geography-search",
    question: "A name is typed, letter by letter: how long until places are shown?",
    unit: "ms",
    programs: [.ours("ours", "search")],
    rows: [
      Row("ours.median", "a letter more, median", goals: .atMost(5)),
      Row("ours.worst", "  worst", goals: .atMost(5)),
      Row("ours.index", "  the index, once", goals: .atMost(100)),
    ])

  private static func geocoder(_ name: String) -> Program.Command {
    .init(program: .peer(name), arguments: ["ready"])
  }
}
