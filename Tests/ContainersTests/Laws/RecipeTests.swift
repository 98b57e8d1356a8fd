import Containers
import TestSupport
import Testing

/// A program that follows the recommended calls causes no diagnostics of any kind.
@Suite struct `Recommended recipes` {
  /// How many sequences are tried, in how many cases.
  private static let (sequences, cases) = (LawQuota.calls(10_000), 20)

  @Test(arguments: 0..<cases)
  func `give no diagnostic in ten thousand random sequences`(number: Int) {
    var done: Set<RecipeProgram.Recipe> = []
    for seed in stride(from: number, to: Self.sequences, by: Self.cases) {
      let simulation = Simulation(profile: Profile.allCases[seed % Profile.allCases.count])
      let (found, recipes) = Simulation.$current.withValue(simulation) {
        let program = RecipeProgram(seed: UInt64(seed), in: simulation)
        program.play(7)
        return (
          simulation.recording.diagnostics.map { "\($0.id) \($0.message)" }, program.done
        )
      }
      done.formUnion(recipes)
      guard found == [] else {
        Issue.record("seed \(seed), \(simulation.profile): \(found) after \(recipes)")
        return
      }
    }
    #expect(done.count == RecipeProgram.Recipe.allCases.count || Self.sequences < 10_000)
  }
}
