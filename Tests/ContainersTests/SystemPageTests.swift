import Containers
import Foundation
import TestSupport
import Testing

/// Whoever adds a system, a version or a verb lets `Documentation/Systems.md` say so.
@Suite struct `The page of systems` {
  @Test func `is what the recipes say`() throws {
    let file = BuiltModules.house.appendingPathComponent("Documentation/Systems.md")
    if ProcessInfo.processInfo.environment["TERRARIUM_WRITE_SYSTEMS"] != nil {
      try Data(SystemPage.text.utf8).write(to: file)
    }
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let change = SystemPage.text.split(separator: "\n")
      .difference(from: written.split(separator: "\n"))
    #expect(change.isEmpty, "scripts/systems writes Documentation/Systems.md anew")
  }

  @Test func `credits everybody and names every version and verb`() {
    for recipe in Systems.all {
      if let credit = recipe.source?.credit { #expect(SystemPage.text.contains(credit)) }
      for slug in recipe.variants.map(\.slug) + recipe.actions.map(\.slug) {
        #expect(SystemPage.text.contains("`\(slug)`"))
      }
    }
  }
}
