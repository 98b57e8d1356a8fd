import Foundation
import TestSupport
import Testing

@testable import Import

/// The law of imports: each line of an input is a node, a fact of a node, or named in a note, and each
/// node stands on a line that names it.
///
/// It is checked from outside, by the words of the lines: what a reader claims does not count.
struct LineLaw {
  /// Words that hold a form together, and are no facts.
  private static let structure: Set<String> =
    JSONNames.children.union(JSONNames.childIDs).union([
      "View", "Hierarchy", "Element", "subtree", "Attributes", "hierarchy", "xml", "version",
      "encoding", "utf", "standalone", "yes", "edges", "links", "source", "target", "interface",
      "child", "property", "object", "null", "digraph", "graph", "subgraph", "strict", "node",
      "edge",
      "DOCTYPE", "html", "requires", "UTF", "widget", "flutter", "null", "frame", "bounds", "rect",
      "width", "height", "floating", "TAG", "left", "right", "top", "bottom", "class", "text",
      "name", "signal", "handler", "attribute", "packing", "action",
      "layout",
    ])

  let lines: [String]
  let dump: Dump

  init(_ text: String, _ dump: Dump) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.dump = dump
  }

  /// Words of letters and numbers, as escapes and entities leave them alone.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
      $0.count > 2 && $0.first?.isLetter == true
    }
  }

  /// The lines of which nothing is said, with what is missing.
  var lost: [String] {
    let nodes = Set(dump.nodes.map { Int($0.line) })
    var noted: Set<Int> = []
    for note in dump.notes { noted.formUnion(note.line...note.lastLine) }
    var said = Self.structure
    for node in dump.nodes {
      for range in [node.detail, node.className, node.identity] {
        said.formUnion(Self.words(dump.text.string(range)))
      }
    }
    // A text before all lines belongs to each line.
    for note in dump.notes where note.message.hasPrefix("before each line stands ") {
      said.formUnion(Self.words(note.message))
    }
    return lines.enumerated().compactMap { index, line in
      let number = index + 1
      // What is null is not there, and escapes are undone.
      guard !nodes.contains(number), !noted.contains(number), !line.contains("\\u"),
        dump.format != .json || !line.contains("null")
      else { return nil }
      let missing = Self.words(line).filter { !said.contains($0) }
      return missing.isEmpty ? nil : "line \(number) says \(missing.prefix(4)): \(line.prefix(100))"
    }
  }

  /// The nodes that no line names.
  var invented: [String] {
    dump.nodes.compactMap { node in
      guard let name = dump.className(of: node), !lines.isEmpty else { return nil }
      let first = max(Int(node.line) - 1, 0)
      // JSON may name a class below the brace, XML below the tag's beginning.
      let near = lines[min(first, lines.count - 1)..<min(first + 60, lines.count)]
      let word = name.split { !$0.isLetter && !$0.isNumber }.first ?? ""
      return near.contains { $0.contains(word) } || dump.format == .json
        ? nil : "line \(node.line) does not say \(name)"
    }
  }
}

/// Manual edits of a dump.
enum Handling: String, CaseIterable, Sendable {
  case nothing, dropped, doubled, sentence, deepWord, indented, outdented, logged, quoted, wrapped
  case shownTwice, headCut, fencedBetween

  func apply(to text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = random.number(below: max(lines.count, 1))
    switch self {
    case .nothing: break
    case .dropped: lines.remove(at: place)
    case .doubled: lines.insert(lines[place], at: place)
    case .sentence: lines.insert("Zinnia opened the quartz marmalade here.", at: place)
    case .deepWord:
      let blanks = lines[place].prefix { $0 == " " || $0 == "|" }
      lines.insert(blanks + "  Zinnia quartz marmalade", at: place)
    case .indented: lines[place] = "   " + lines[place]
    case .outdented: lines[place] = String(lines[place].drop { $0 == " " })
    case .logged: lines = lines.map { $0.isEmpty ? "" : "I/flutter ( 4711): " + $0 }
    case .quoted: lines = lines.map { "> " + $0 }
    case .wrapped: lines = lines.map { $0.wrapped(80) }
    case .shownTwice: lines += ["Zinnia says it again:", ""] + lines
    case .headCut: lines.removeFirst(min(place, lines.count / 2))
    case .fencedBetween: lines = ["Zinnia sees", "```"] + lines + ["```", "quartz marmalade"]
    }
    return lines.joined(separator: "\n")
  }
}

@Suite struct `No line of a dump` {
  static let texts: [(name: String, text: String)] = {
    let samples = Sample.all.map { ($0.file, try? $0.text()) }
    let pasted = Pasted.all.map { ($0.file, try? $0.text()) }
    let cases = Cases.names.map { ($0, try? Cases.text($0)) }
    return (samples + pasted + cases).compactMap { name, text in text.map { (name, $0) } }
  }()

  @Test(arguments: Handling.allCases)
  func `is lost or invented silently`(handling: Handling) throws {
    var (read, told) = (0, [String]())
    for (place, (name, text)) in Self.texts.enumerated() {
      for seed in 0..<(handling == .nothing ? 1 : 4) {
        var random = SeededGenerator(seed: UInt64(place * 100 + seed))
        let handled = handling.apply(to: text, &random)
        guard let dump = try? Importer.read(handled) else { continue }
        read += 1
        // In a string the lines are counted from its start.
        let isCounted = !dump.notes.contains { $0.message.contains("line numbers count") }
        guard isCounted, !text.contains("\\n"), !text.contains("&lt;") else { continue }
        let law = LineLaw(handled, dump)
        let faults = law.lost + law.invented
        if !faults.isEmpty {
          told.append("\(name) by \(seed):\n\(faults.prefix(5).joined(separator: "\n"))")
        }
      }
    }
    #expect(told.isEmpty, "\(told.count) of \(read):\n\(told.prefix(12).joined(separator: "\n"))")
    #expect(read > Self.texts.count / 2)
  }
}
