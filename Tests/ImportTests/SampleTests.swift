import Foundation
import Hierarchy
import Testing

@testable import Import

/// Real dumps with the parents worked out by hand.
struct Sample: Decodable, CustomTestStringConvertible, Sendable {
  let file: String
  let parents: [String: Int?]
  let roots: [Int]
  let states: [String: Int]?
  let presented_lines: [Int]?
  let not_in_window: Int?
  let view_not_loaded: Int?
  let presented_with: [String: Int]?
  let owning_controllers: [String: String]?
  let layer_only_rows: Int?
  let XX_rows: Int?
  let ambiguous_lines: [Int]?
  let max_depth: Int

  var testDescription: String { file }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Samples")

  static let all: [Sample] = {
    struct Index: Decodable { let dumps: [Sample] }
    let data = (try? Data(contentsOf: folder.appending(path: "index.json"))) ?? Data()
    return (try? JSONDecoder().decode(Index.self, from: data).dumps) ?? []
  }()

  func text() throws -> String {
    try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
  }
}

extension Dump {
  /// Each node's line with its parent's, 0 for a root, in the order of the lines.
  var parentLines: [String] {
    nodes.map { ($0.line, $0.isRoot ? 0 : nodes[Int($0.parent)].line) }.sorted { $0.0 < $1.0 }
      .map { "\($0.0) below \($0.1)" }
  }

  /// The tree without lines: depth and class of each node.
  var shape: [String] {
    zip(nodes, depths).map { "\($1) \(className(of: $0) ?? facts(of: $0).name ?? "?")" }
  }
}

@Suite struct `A sample` {
  @Test func `has an entry for every file`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Sample.folder.path)
    #expect(files.filter { $0.hasSuffix(".txt") }.sorted() == Sample.all.map(\.file).sorted())
    #expect(Sample.all.count == 13)
  }

  @Test(arguments: Sample.all)
  func `gives the expected parents`(sample: Sample) throws {
    let dump = try Importer.read(sample.text())
    let expected = sample.parents.map { (Int($0.key) ?? 0, $0.value ?? 0) }.sorted { $0.0 < $1.0 }
      .map { "\($0.0) below \($0.1)" }
    #expect(dump.parentLines == expected)
    #expect(dump.nodes.filter(\.isRoot).map { Int($0.line) } == sample.roots)
    #expect(dump.depths.max() == sample.max_depth)
  }

  @Test(arguments: Sample.all.filter { $0.states != nil })
  func `of controllers has their states`(sample: Sample) throws {
    let dump = try Importer.read(sample.text())
    let states = Dictionary(grouping: dump.nodes.compactMap(\.phase), by: \.rawValue).mapValues(
      \.count)
    #expect(states == sample.states)
    #expect(dump.nodes.count { $0.isInWindow == false } == sample.not_in_window)
    #expect(dump.nodes.count { $0.isViewLoaded == false } == sample.view_not_loaded)
    let presented = dump.nodes.filter { $0.isPresented == true }.map { Int($0.line) }
    #expect(presented == sample.presented_lines ?? [])
    let with = Dictionary(
      grouping: dump.nodes.compactMap { dump.facts(of: $0).presentedWith }, by: \.self
    ).mapValues(\.count)
    #expect(with == sample.presented_with)
  }

  @Test func `of old views has owners, hidden views and plain layers`() throws {
    let sample = try #require(Sample.all.first { $0.owning_controllers != nil })
    let dump = try Importer.read(sample.text())
    let owners = dump.nodes.reduce(into: [String: String]()) { owners, node in
      owners["\(node.line)"] = dump.facts(of: node).controller
    }
    // The index names the controllers as they were before names were replaced.
    #expect(owners.keys.sorted() == sample.owning_controllers?.keys.sorted())
    #expect(dump.nodes.count { $0.kind == .layer } == sample.layer_only_rows)
    #expect(dump.nodes.count { dump.facts(of: $0).other("marker") == "XX" } == sample.XX_rows)
    let text = try #require(dump.nodes.first { $0.line == 35 })
    #expect(dump.facts(of: text).name == "\n\nKede from my tOgopa")
  }

  @Test func `of a layout trace marks ambiguous views`() throws {
    let sample = try #require(Sample.all.first { $0.ambiguous_lines != nil })
    let dump = try Importer.read(sample.text())
    let lines = dump.nodes.filter { dump.facts(of: $0).other("ambiguous") != nil }.map {
      Int($0.line)
    }
    #expect(lines == sample.ambiguous_lines)
  }
}
