import Containment
import Foundation
import Hierarchy
import Samples
import Script
import TestSupport
import Testing

@testable import Interpreter

/// Programs that Swift's compiler refuses, and others that are nearly the same and taken.
///
/// A file of `Refusals` holds programs of one kind. Each begins with `== NAME`; after it come the
/// errors of the interpreter, `>> PLACE: MESSAGE`, and `>>= …` where the compiler says the very
/// same. A program without errors is taken by both. All begin with an `import`, in line 1.
///
/// Swift's compiler checks every sixteenth program with a push, each in a process of its own, and all
/// of them by night.
@Suite("Refused programs") struct RefusalTests {
  @Test(arguments: RefusalFile.all)
  func `have these errors, and others are accepted`(_ file: RefusalFile) throws {
    for one in try file.programs() {
      #expect(one.outcome() == one.errors, "\(file.name): \(one.name)")
    }
  }

  @Test(arguments: RefusalFile.all)
  func `are refused by Swift's compiler, and others are accepted`(_ file: RefusalFile) throws {
    for one in try file.compared() {
      let errors = try SwiftVerdict(on: one.source).errors
      #expect(errors.isEmpty == one.errors.isEmpty, "\(file.name): \(one.name): \(errors)")
      for same in one.shared {
        #expect(errors.contains(same), "\(file.name): \(one.name): \(errors)")
      }
    }
  }

  @Test func `are many of each kind, half of them in the compiler's own words`() throws {
    let programs = try RefusalFile.all.map { try $0.programs() }
    #expect(programs.count >= 18)
    #expect(programs.allSatisfy { $0.count >= 5 })
    let all = programs.joined()
    #expect(all.filter { !$0.errors.isEmpty }.count < 2 * all.filter { !$0.shared.isEmpty }.count)
  }
}

/// The programs of one kind.
struct RefusalFile: CustomTestStringConvertible, Sendable {
  let name: String

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Refusals")

  static let all: [RefusalFile] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".cases") }.sorted()
      .map { RefusalFile(name: String($0.dropLast(6))) }
  }()

  var testDescription: String { name }

  /// The programs that Swift's compiler is asked about too.
  func compared() throws -> [RefusedProgram] {
    let step = Nightly.count(push: 16, nightly: 1)
    return try programs().enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  func programs() throws -> [RefusedProgram] {
    let file = Self.folder.appending(path: "\(name).cases")
    var programs: [RefusedProgram] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("== ") {
        programs.append(RefusedProgram(name: String(line.dropFirst(3))))
      } else if !programs.isEmpty {
        programs[programs.count - 1].add(line)
      }
    }
    return programs
  }
}

/// One program, and what is wrong with it.
struct RefusedProgram {
  let name: String
  private(set) var source = "import Containers\n"
  /// The errors of the interpreter, as `line:column: message`.
  private(set) var errors: [String] = []
  /// Those that the compiler has in the same words, at the same place.
  private(set) var shared: [String] = []

  init(name: String) { self.name = name }

  fileprivate mutating func add(_ line: Substring) {
    if line.hasPrefix(">>= ") {
      errors.append(String(line.dropFirst(4)))
      shared.append(String(line.dropFirst(4)))
    } else if line.hasPrefix(">> ") {
      errors.append(String(line.dropFirst(3)))
    } else {
      source += line + "\n"
    }
  }

  /// What the interpreter says.
  func outcome() -> [String] {
    let script = ParsedScript(source)
    return Interpreter(.scripts).errors(in: script).map { error in
      let place = script.source.position(of: error.range.start)
      return "\(place.line):\(place.column): \(error.message)"
    }
  }
}
