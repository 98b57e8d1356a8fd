// The last three runs of every benchmark as a page of Markdown: every figure, and what became of every
// goal.

import Foundation

struct Verdicts {
  private let runs: [(benchmark: Benchmark, runs: [KeptRun])]
  private static let count = 3

  /// Reads what `folder` keeps of the benchmarks.
  init(of benchmarks: [Benchmark], in folder: URL) {
    runs = benchmarks.map { benchmark in
      let file = folder.appendingPathComponent("\(benchmark.name).csv")
      return (benchmark, KeptRun.last(Self.count, in: file))
    }
  }

  var text: String {
    var lines = [
      "# Benchmarks", "",
      "The last three runs of each benchmark. A figure is the median of a run's rounds;"
        + " a goal *holds* where it did in all three.",
      "",
    ]
    let all = runs.flatMap { benchmark, runs in goals(of: benchmark, in: runs) }
    let missed = all.filter { $0.holds == false }
    let unknown = all.count { $0.holds == nil }
    let rest = unknown == 0 ? "" : " and \(unknown) were not judged in three runs"
    lines.append(
      "Of \(all.count) goals \(all.count - missed.count - unknown) hold\(rest). These do not:")
    lines += ["", "| | goal | the three runs |", "|---|---|---|"]
    lines += missed.map {
      "| `\($0.benchmark)`: \($0.label) | \($0.goal) | \($0.reached.joined(separator: ", ")) |"
    }
    for (benchmark, runs) in runs { lines += [""] + section(benchmark, runs) }
    return lines.joined(separator: "\n")
  }

  private func section(_ benchmark: Benchmark, _ runs: [KeptRun]) -> [String] {
    var lines = ["## \(benchmark.name)", "", "\(benchmark.question) In \(benchmark.unit). "]
    guard !runs.isEmpty else { return ["## \(benchmark.name)", "", "Not measured."] }
    let moments = runs.map { run in
      run.time.replacingOccurrences(of: "T", with: " ").prefix(16)
        + (run.commit.isEmpty ? "" : " of \(run.commit)")
    }
    lines[2] += "Runs of " + moments.joined(separator: ", ") + "."
    lines += ["", "| | the runs | goal | beside it | |", "|---|---|---|---|---|"]
    let goals = goals(of: benchmark, in: runs)
    for row in benchmark.rows {
      let medians = runs.map { run in run.medians[row.figure].map(inDigits) ?? "–" }
      let own = goals.filter { $0.figure == row.figure }
      let head =
        "| \(row.label.trimmingCharacters(in: .whitespaces)) | \(medians.joined(separator: ", ")) |"
      if own.isEmpty { lines.append("\(head) | | |") }
      for (place, goal) in own.enumerated() {
        let beside = goal.isRelative ? goal.reached.joined(separator: ", ") : ""
        lines.append(
          "\(place == 0 ? head : "| | |") \(goal.goal) | \(beside) | \(goal.word) |")
      }
    }
    for growth in benchmark.growths {
      let powers = runs.map { $0.medians[growth.key].map(inDigits) ?? "–" }.joined(separator: ", ")
      let own = goals.first { $0.figure == growth.key }
      let end = own.map { "\($0.goal) | | \($0.word)" } ?? "| |"
      lines.append("| \(growth.label), with the power | \(powers) | \(end) |")
    }
    return lines
  }

  private struct Verdict {
    let benchmark: String
    let figure: String
    let label: String
    let goal: String
    /// What is judged, of each run.
    let reached: [String]
    let isRelative: Bool
    /// Nil as long as there are fewer runs than are needed.
    let holds: Bool?

    var word: String { holds.map { $0 ? "holds" : "**does not hold**" } ?? "" }
  }

  /// Every goal of a benchmark that was measured, in the order of its rows.
  private func goals(of benchmark: Benchmark, in runs: [KeptRun]) -> [Verdict] {
    guard !runs.isEmpty else { return [] }
    func verdict(
      _ figure: String, _ label: String, _ goal: String, _ limit: Double, isRelative: Bool = false,
      _ reached: [Double?]
    ) -> Verdict {
      Verdict(
        benchmark: benchmark.name, figure: figure,
        label: label.trimmingCharacters(in: .whitespaces), goal: goal,
        reached: reached.map { $0.map(inDigits) ?? "–" }, isRelative: isRelative,
        holds: reached.contains { ($0 ?? .infinity) > limit }
          ? false : runs.count < Self.count ? nil : true)
    }
    let rows = benchmark.rows.flatMap { row in
      row.goals.map { goal in
        verdict(
          row.figure, row.label, goal.text, goal.limit, isRelative: goal.isRelative,
          runs.map { run in goal.reached(by: row.figure) { run.medians[$0] } })
      }
    }
    let growths = benchmark.growths.compactMap { growth in
      growth.goal.map { limit in
        verdict(
          growth.key, growth.label, "power ≤ \(inDigits(limit))", limit,
          runs.map { $0.medians[growth.key] })
      }
    }
    return rows + growths
  }
}
