import Containment
import Foundation
import Samples
import Script
import TestSupport
import Testing

@testable import Interpreter

/// What holds for completion and help at every place of every script.
@Suite("Completion and help")
struct CompletionLawTests {
  static let interpreter = Interpreter(.scripts)

  @Test(arguments: Catalogue.samples.recipes.map(\.name))
  func `every member of the catalog is offered and explained after its receiver`(
    _ type: String
  ) throws {
    let head = try #require(Receiver.head(of: type), "No script can have a \(type).")
    let catalogue = Catalogue.samples
    let interpreter = Interpreter(catalogue)
    let offered = interpreter.proposals(in: head + "\n}\n", at: head.utf8.count)
    let isNamed = Receiver.isNamed(type)
    let ofType = interpreter.proposals(in: "\(type).", at: type.utf8.count + 1)
    for (distance, recipe) in catalogue.lineage(of: type).enumerated() {
      for member in recipe.members {
        let isOfInstances = member.kind == .property || member.kind == .method
        if member.kind == .initializer, distance > 0 { continue }
        if !isOfInstances, !isNamed { continue }
        let same = (isOfInstances ? offered : ofType).filter { $0.name == member.name }
        #expect(
          same.contains { $0.summary == member.summary } || distance > 0 && !same.isEmpty,
          "\(type).\(member.signature) is not offered")
        guard member.kind == .property || member.kind == .constant else { continue }
        let text = isOfInstances ? head + member.name + "\n}\n" : "_ = \(type).\(member.name)\n"
        let place = (isOfInstances ? head.utf8.count : "_ = \(type).".utf8.count) + 1
        let help = interpreter.help(in: text, at: place)
        #expect(help?.signature == "\(member.name): \(member.type)")
        #expect(help?.summary == member.summary || distance > 0)
      }
    }
  }

  @Test func `every overridable member is offered in a subclass and compiles when inserted`() {
    let names = ["ViewController", "NavigationController", "View", "TabBarController"]
    for name in names {
      let head = "import Containers\n\nclass Own: \(name) {\n    "
      let offered = Self.interpreter.proposals(in: head + "\n}\n", at: head.utf8.count)
        .filter { $0.kind == .override }
      let open = Catalogue.containers.lineage(of: name).flatMap(\.members).filter(\.isOverridable)
      for member in open {
        #expect(offered.contains { $0.name == member.name }, "\(name).\(member.signature)")
      }
      for proposal in offered {
        let text = head + proposal.edit.text + "\n}\n"
        let errors = Self.interpreter.errors(in: ParsedScript(text))
        #expect(errors.isEmpty, "\(text): \(errors.map(\.message))")
      }
    }
  }

  @Test(arguments: HouseScript.all)
  func `never crash, edit outside or take long, anywhere in a shipped script`(
    _ script: HouseScript
  ) throws {
    let text = try script.source()
    let count = text.utf8.count
    var random = SeededGenerator(seed: UInt64(count))
    let clock = ContinuousClock()
    var total = Duration.zero
    for _ in 0..<6 {
      let offset = Int.random(in: 0...count, using: &random)
      var bytes = Array(text.utf8)
      // Half of the time the script ends at the cursor, or the rest of its line is missing.
      if offset.isMultiple(of: 2) {
        let end = bytes[offset...].firstIndex(of: 0x0A) ?? count
        bytes.removeSubrange(offset..<(offset.isMultiple(of: 4) ? count : end))
      }
      let typed = String(decoding: bytes, as: UTF8.self)
      guard typed.utf8.count == bytes.count else { continue }
      total += clock.measure {
        for proposal in Self.interpreter.proposals(in: typed, at: offset) {
          let range = proposal.edit.range
          #expect(range.start <= offset && range.end >= offset && range.end <= bytes.count)
          #expect((0...proposal.edit.text.utf8.count).contains(proposal.edit.caret))
        }
        _ = Self.interpreter.help(in: typed, at: offset)
      }
    }
    // Generous: the tests are built without optimisation, on a machine that does other things.
    #expect(total < Patience.seconds(12))
  }

  @Test(arguments: HouseScript.all)
  func `offer an existing member for its first letters`(
    _ script: HouseScript
  ) throws {
    let text = try script.source()
    var random = SeededGenerator(seed: 7)
    let places = script.memberPlaces(in: text).shuffled(using: &random).prefix(2)
    for (offset, name) in places {
      let proposals = Self.interpreter.proposals(in: text, at: offset + 1)
      #expect(
        proposals.contains { $0.name == name }, "\(name) at \(offset) of \(script.path)")
      #expect(Self.interpreter.help(in: text, at: offset) != nil, "\(name) at \(offset)")
    }
  }
}

/// Values of the types of the catalog, as scripts come by them.
enum Receiver {
  /// Whether scripts can name a type: `Content.Place` they cannot, as there is no `Content`.
  static func isNamed(_ type: String) -> Bool {
    let outer = type.split(separator: ".").dropLast().joined(separator: ".")
    return outer.isEmpty || Catalogue.samples[outer] != nil
  }

  /// The text up to and with the dot after such a value; nil where a script cannot have one.
  static func head(of type: String) -> String? {
    expression(of: type, depth: 0).map { "func use(_ value: \($0.type)) {\n    \($0.path)." }
  }

  private static func expression(of type: String, depth: Int) -> (type: String, path: String)? {
    if isNamed(type) { return (type, "value") }
    guard depth < 3 else { return nil }
    for recipe in Catalogue.samples.recipes where recipe.name != type {
      for member in recipe.members where member.kind == .property {
        let suffix: String
        switch member.type {
        case .named(type): suffix = ""
        case .optional(.named(type)): suffix = "!"
        case .array(.named(type)): suffix = "[0]"
        default: continue
        }
        if let base = expression(of: recipe.name, depth: depth + 1) {
          return (base.type, "\(base.path).\(member.name)\(suffix)")
        }
      }
    }
    return nil
  }
}

extension HouseScript {
  /// The positions of names after a dot, outside of comments and texts.
  func memberPlaces(in text: String) -> [(offset: Int, name: String)] {
    let source = SourceText(text)
    let pieces = Highlight.all(in: source)
    return pieces.indices.dropFirst().compactMap { index in
      let piece = pieces[index]
      guard piece.kind == .name || piece.kind == .function,
        source.text(of: pieces[index - 1].range) == "."
      else { return nil }
      return (piece.range.start, source.text(of: piece.range))
    }
  }
}
