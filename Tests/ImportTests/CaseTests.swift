import Foundation
import Hierarchy
import Testing

@testable import Import

/// Dumps in the folder `Cases`, each with the tree and the notes it is to give.
enum Cases {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  /// The folder's listing is the list of tests.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".dump") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name + ".dump"), encoding: .utf8)
  }
}

/// The form, the outline with the lines of the nodes, what is odd, and the notes.
func outcome(of text: String) -> String {
  do throws(ImportError) {
    let dump = try Importer.read(text)
    let rows = dump.outline.split(separator: "\n", omittingEmptySubsequences: false)
    let tree = zip(dump.nodes, rows).map { node, row in
      "\(node.line)\t\(node.beginsDump ? "= " : "")\(row)"
    }
    let findings = dump.findings.map { "\($0.diagnostic.id) \($0.diagnostic.message)" }
    let notes = dump.notes.map { "line \($0.line): \($0.message)" }
    return ([dump.format.rawValue] + tree + findings + notes).joined(separator: "\n")
  } catch {
    return "\(error)"
  }
}

@Suite struct `A dump` {
  @Test(arguments: Cases.names)
  func `gives the expected tree and notes`(name: String) throws {
    let actual = outcome(of: try Cases.text(name)) + "\n"
    let file = Cases.folder.appending(path: name + ".expected")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try actual.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Recorded \(name).expected; read it, then run again.")
      return
    }
    #expect(actual == expected)
  }

  @Test func `exists for every expectation`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Cases.folder.path)
    let expectations = files.filter { $0.hasSuffix(".expected") }.map { String($0.dropLast(9)) }
    #expect(expectations.sorted() == Cases.names)
    #expect(Cases.names.count >= 40)
  }
}
