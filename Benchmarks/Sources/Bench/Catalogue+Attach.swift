// The benchmark of watching a running program, compared with the system's own library for that.

import Foundation

extension Catalogue {
  /// The program that `scripts/bench` has started.
  private static let target = ProcessInfo.processInfo.environment["BENCH_TARGET"] ?? "0"

  static let attach = Benchmark(
    name: "attach",
    question: "gtk4-widget-factory is looked at: how long until all of it is known, and drawn?",
    unit: "ms",
    programs: [
      .ours("ours", in: "measure-attach", "walk", target),
      .ours("watching", in: "measure-attach", "watch", target),
      .peer("library", "attach"),
    ],
    rows: [
      Row("ours.picture", "Terrarium, the first picture", goals: .atMost(300)),
      Row("ours.walk", "  the whole walk, recorded"),
      Row("library.walk", "the system's AT-SPI library, from Python"),
      Row("ours.count", "accessibles, Terrarium"),
      Row("library.count", "  the library"),
      Row("watching.watched", "processor time of the watched, ms a second"),
      Row("watching.alone", "  when it is not watched"),
    ])
}
