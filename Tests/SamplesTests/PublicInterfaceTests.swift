import Samples
import TestSupport
import Testing

/// Compiled scripts see the declarations of the modules, interpreted ones the catalog.
@Suite struct `The interface for scripts` {
  @Test(arguments: ["public", "package"])
  func `has everything that the catalog promises to compiled scripts`(access: String) throws {
    let isShipped = access == "package"
    let text = try PublicInterface.text(
      of: ["Containment", "Containers"] + (isShipped ? ["Samples"] : []), access: access)
    let paths = Set(
      text.split(separator: "\n").map { line in
        let declaration = line.drop { $0 != " " }.dropFirst()
        let path = [": public ", ": open ", ": package "].lazy
          .compactMap(declaration.firstRange).first
        return String(declaration[..<(path?.lowerBound ?? declaration.endIndex)])
      })
    let catalogue = isShipped ? Catalogue.samples : Catalogue.containers
    // The text leaves out declarations of Foundation, Geometry, Hierarchy and Tunnel.
    for recipe in catalogue.recipes where paths.contains(recipe.name) {
      let classes = catalogue.lineage(of: recipe.name).map(\.name)
      for member in recipe.members {
        let isThere = classes.contains { paths.contains("\($0).\(member.signature)") }
        #expect(isThere, "compiled scripts find no \(recipe.name).\(member.signature)")
      }
    }
    #expect(catalogue.recipes.count { paths.contains($0.name) } > (isShipped ? 100 : 40))
  }
}
