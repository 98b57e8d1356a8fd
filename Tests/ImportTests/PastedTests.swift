import Foundation
import Testing

@testable import Import

/// Dumps as people paste them, each with the tree that was worked out by hand.
struct Pasted: Decodable, CustomTestStringConvertible, Sendable {
  struct Expected: Decodable, Sendable {
    let nodes: Int
    let roots: Int
    let parents_by_line: [String: Int]?
  }

  let file: String
  let kind: String
  let expected: Expected

  var testDescription: String { file }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pasted")

  static let all: [Pasted] = {
    let data = (try? Data(contentsOf: folder.appending(path: "index.json"))) ?? Data()
    return (try? JSONDecoder().decode([Pasted].self, from: data)) ?? []
  }()

  /// Forms that are known and refused.
  static let refused: [String: (text: String, name: String)] = [
    "xwininfo": (
      """
        Root window id: 0x1a8 (the root window) "W"
           2 children:
           0x20 "a": ("a" "A")  1x1+0+0  +0+0
           0x22 "b": ("b" "B")  1x1+0+0  +0+0
      """, "xwininfo's tree"
    ),
    "a component stack": (
      """
      Warning: text must be rendered within a <Text> component.
          in Text (at Home.tsx:12)
          in View (at Home.tsx:10)
      """, "React's component stack"
    ),
    "hyprctl": (
      """
      Window 5581 -> Spade:
      \tmapped: 1
      \tclass: spade
      """, "hyprctl's list of clients"
    ),
    "a scene": (
      """
      [gd_scene format=3]

      [node name="Main" type="Node2D"]
      [node name="Bed" type="Sprite2D" parent="."]
      """, "a scene of Godot"
    ),
  ]

  func text() throws -> String {
    try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
  }
}

@Suite struct `A pasted dump` {
  @Test func `has a file for every entry`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Pasted.folder.path)
    #expect(files.filter { $0.hasSuffix(".txt") }.sorted() == Pasted.all.map(\.file).sorted())
    #expect(Pasted.all.count == 32)
  }

  @Test(arguments: Pasted.all)
  func `gives the expected tree`(pasted: Pasted) throws {
    let dump = try Importer.read(pasted.text())
    #expect(dump.nodes.count == pasted.expected.nodes)
    #expect(dump.nodes.count(where: \.isRoot) == pasted.expected.roots)
    guard let parents = pasted.expected.parents_by_line else { return }
    let expected = parents.map { (Int($0.key) ?? 0, $0.value) }.sorted { $0.0 < $1.0 }
      .map { "\($0.0) below \($0.1)" }
    #expect(dump.parentLines == expected, "\(dump.outline)")
  }

  @Test(arguments: Pasted.refused.keys.sorted())
  func `in an unsupported form is rejected by name`(what: String) throws {
    let (text, name) = try #require(Pasted.refused[what])
    do throws(ImportError) {
      let dump = try Importer.read(text)
      Issue.record("read as \(dump.format): \(dump.outline)")
    } catch {
      if case .foreignForm(_, let found) = error, found == name { return }
      Issue.record("\(error)")
    }
  }
}
