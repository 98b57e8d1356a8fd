// Runs benchmarks: `bench list`, `bench verdicts CSV-FOLDER`, or `bench BUILT-FOLDER PEERS-FOLDER CSV-FOLDER ROUNDS NAME TERRARIUM`.
//
// Nothing is asserted about a figure; the program fails only when something did not run.

import Foundation

let arguments = CommandLine.arguments

func say(_ text: String) { FileHandle.standardError.write(Data("terrarium: \(text)\n".utf8)) }

/// Adds lines to a file that begins with a header.
func append(_ lines: [String], to file: URL) throws {
  let earlier = (try? String(contentsOf: file, encoding: .utf8)) ?? Table.csvHeader + "\n"
  let text = earlier + lines.map { $0 + "\n" }.joined()
  try Data(text.utf8).write(to: file, options: .atomic)
}

func run(_ benchmark: Benchmark, rounds: Int, by runner: Runner, into folder: URL) throws {
  let count = benchmark.isAskedOnce ? 1 : max(benchmark.fewestRounds, rounds)
  if !benchmark.isAskedOnce { _ = try runner.round(0, of: benchmark) }  // warm-up
  if count != rounds {
    say("\(benchmark.name): \(count) round\(count == 1 ? "" : "s"), not \(rounds)")
  }
  let table = Table(
    benchmark: benchmark, rounds: try (1...count).map { try runner.round($0, of: benchmark) })
  print(table.text)
  try append(
    table.csv(at: Date(), of: ProcessInfo.processInfo.environment["BENCH_COMMIT"] ?? ""),
    to: folder.appendingPathComponent("\(benchmark.name).csv"))
}

if arguments.count == 7, let benchmark = Catalogue.all.first(where: { $0.name == arguments[5] }) {
  let runner = Runner(
    ours: URL(fileURLWithPath: arguments[1]).appendingPathComponent("measure"),
    terrarium: URL(fileURLWithPath: arguments[6]),
    peers: URL(fileURLWithPath: arguments[2]))
  do {
    try run(
      benchmark, rounds: Int(arguments[4]) ?? 5, by: runner,
      into: URL(fileURLWithPath: arguments[3]))
  } catch let failure as Runner.Failure {
    say("\(benchmark.name): \(failure.program) gave nothing: \(failure.reason)")
    exit(1)
  } catch {
    say("\(benchmark.name): \(error)")
    exit(1)
  }
} else if arguments.count == 3, arguments[1] == "verdicts" {
  print(Verdicts(of: Catalogue.all, in: URL(fileURLWithPath: arguments[2])).text)
} else {
  for benchmark in Catalogue.all { print("\(benchmark.name)\t\(benchmark.question)") }
  exit(arguments.last == "list" ? 0 : 2)
}
