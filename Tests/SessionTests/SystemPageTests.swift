import Foundation
import Samples
import TestSupport
import Testing

/// `Documentation/Systems.md` has every container, version and action, in each language.
@Suite struct `The page of demos` {
  @Test func `equals the recipes`() throws {
    for page in [SystemPage.english, try .japanese()] {
      let file = BuiltModules.house.appendingPathComponent("Documentation/\(page.file)")
      if ProcessInfo.processInfo.environment["TERRARIUM_WRITE_SYSTEMS"] != nil {
        try Data(page.text.utf8).write(to: file)
      }
      let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let change = page.text.split(separator: "\n")
        .difference(from: written.split(separator: "\n"))
      #expect(change.isEmpty, "run scripts/systems to update Documentation/\(page.file)")
    }
  }

  @Test func `credits all authors and names every version and action`() {
    let text = SystemPage.english.text
    for recipe in Systems.all {
      if let credit = recipe.source?.credit { #expect(text.contains(credit)) }
      for slug in recipe.variants.map(\.slug) + recipe.actions.map(\.slug) {
        #expect(text.contains("`\(slug)`"))
      }
    }
  }
}
