// The rounds as a table for people and as lines of a CSV file.

import Foundation

/// A figure over all rounds.
struct Spread {
  let median: Double
  let low: Double
  let high: Double

  init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let low = sorted.first, let high = sorted.last else { return nil }
    let middle = sorted.count / 2
    self.low = low
    self.high = high
    median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

struct Table {
  let benchmark: Benchmark
  let rounds: [Round]

  func spread(of row: Row) -> Spread? {
    Spread(rounds.compactMap { $0[row.figure] })
  }

  private func spread(of figure: String) -> Spread? {
    benchmark.rows.first { $0.figure == figure }.flatMap(spread(of:))
  }

  /// The table as lines; the ratio of each row is to the first one.
  var text: String {
    let first = benchmark.rows.first.flatMap(spread(of:))?.median ?? .nan
    let width = benchmark.rows.map(\.label.count).max() ?? 0
    var lines = [
      "\(benchmark.name): \(benchmark.question)",
      pad("", width) + left("median", 11) + left("lowest–highest", 19) + left("ratio", 9)
        + "   goal (\(benchmark.unit))",
    ]
    for row in benchmark.rows {
      guard let spread = spread(of: row) else {
        lines.append(pad(row.label, width) + "   did not run")
        continue
      }
      lines.append(
        pad(row.label, width) + left(inDigits(spread.median), 11)
          + left("\(inDigits(spread.low))–\(inDigits(spread.high))", 19)
          + left(inDigits(spread.median / first), 9) + verdict(on: row))
    }
    for growth in benchmark.growths {
      guard let exponent = exponent(of: growth) else { continue }
      let verdict = growth.goal.map { goal in
        " ≤ \(inDigits(goal)): \(exponent <= goal ? "held" : "not held")"
      }
      lines.append("\(growth.label): grows with the power \(inDigits(exponent))\(verdict ?? "")")
    }
    return lines.joined(separator: "\n")
  }

  private func exponent(of growth: Growth) -> Double? {
    growth.exponent { spread(of: $0)?.median }
  }

  /// What a row is to reach and whether it did; where that depends on another row, with what it reached.
  private func verdict(on row: Row) -> String {
    let verdicts = row.goals.compactMap { goal -> String? in
      guard let reached = goal.reached(by: row.figure, { spread(of: $0)?.median }) else {
        return nil
      }
      let relation = goal.isRelative ? " (\(inDigits(reached)))" : ""
      return "\(goal.text): \(reached <= goal.limit ? "held" : "not held")\(relation)"
    }
    return verdicts.isEmpty ? "" : "   " + verdicts.joined(separator: ", ")
  }

  /// One line a row: when, benchmark, figure, unit, median, lowest, highest, rounds, and of which commit.
  func csv(at date: Date, of commit: String) -> [String] {
    let time = ISO8601DateFormatter().string(from: date)
    let rows = benchmark.rows.compactMap { row -> [String]? in
      guard let spread = spread(of: row) else { return nil }
      return [
        time, benchmark.name, row.figure, benchmark.unit, "\(spread.median)", "\(spread.low)",
        "\(spread.high)", "\(rounds.count)", commit,
      ]
    }
    let growths = benchmark.growths.compactMap { growth in
      exponent(of: growth).map {
        [time, benchmark.name, growth.key, "power", "\($0)", "", "", "\(rounds.count)", commit]
      }
    }
    return (rows + growths).map { $0.joined(separator: ",") }
  }

  static let csvHeader = "time,benchmark,figure,unit,median,lowest,highest,rounds,commit"

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
  private func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// A figure in three digits, or two where it is small.
func inDigits(_ value: Double) -> String {
  guard value.isFinite else { return "–" }
  if value > 0, value < 0.1 { return String(format: "%.2g", value) }
  return String(
    format: value.magnitude < 10 ? "%.2f" : value.magnitude < 100 ? "%.1f" : "%.0f", value)
}
