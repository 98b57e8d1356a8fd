import Containers
import Foundation
import TestSupport
import Testing

/// Each misuse causes its own diagnostic, once, whatever correct calls surround it.
@Suite struct `A misuse` {
  private static var all: [Misuse] {
    Misuse.ofContainment + Misuse.ofLints + Misuse.ofPresentations + Misuse.ofContainers
  }

  /// The ids of all rules, found by reading their files.
  private static let rules: Set<String> = {
    var house = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { house.deleteLastPathComponent() }
    var found: Set<String> = []
    for folder in ["Containment/Rules", "Containers/Stock/Rules"] {
      let place = house.appendingPathComponent("Sources/\(folder)")
      let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for file in files {
        let text = try? String(contentsOf: place.appendingPathComponent(file), encoding: .utf8)
        found.formUnion((text ?? "").matches(of: /id: "([A-Z]+\d+)"/).map { String($0.1) })
      }
    }
    return found
  }()

  @Test func `is listed here for every rule`() {
    let known = Self.all.map(\.id)
    #expect(Self.rules.count > 40, "the rules are somewhere else now; look for them there")
    #expect(
      Self.rules.subtracting(known).sorted() == [],
      "write a misuse program for these rules, in a file Misuse+….swift")
    #expect(Set(known).subtracting(Self.rules).sorted() == [])
    #expect(Set(known).count == known.count)
  }

  @Test(arguments: all.map(\.id).sorted())
  func `gives only its own diagnostic, once`(id: String) throws {
    let misuse = try #require(Self.all.first { $0.id == id })
    for seed in 0..<LawQuota.calls(30) {
      let profile = misuse.profiles[seed % misuse.profiles.count]
      let simulation = Simulation(profile: profile)
      let found = Simulation.$current.withValue(simulation) {
        let surroundings = RecipeProgram(seed: UInt64(seed), in: simulation)
        surroundings.play(4)
        let stage = MisuseStage(in: simulation)
        misuse.play(stage)
        stage.settle()
        surroundings.play(4)
        return withExtendedLifetime(stage) { simulation.recording.diagnostics.map(\.id) }
      }
      #expect(
        found.sorted() == ([id] + misuse.companions(profile)).sorted(), "\(profile), seed \(seed)")
      if found.count != 1 + misuse.companions(profile).count { return }
    }
  }
}
