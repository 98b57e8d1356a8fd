import Containers
import TestSupport
import Testing

/// Compiled scripts see the public declarations, interpreted ones the catalog.
@Suite struct `The public interface` {
  @Test func `has everything that the catalog promises to compiled scripts`() throws {
    let text = try PublicInterface.text(of: ["Containment", "Containers"])
    let paths = Set(
      text.split(separator: "\n").map { line in
        let declaration = line.drop { $0 != " " }.dropFirst()
        let path = declaration.firstRange(of: ": public ") ?? declaration.firstRange(of: ": open ")
        return String(declaration[..<(path?.lowerBound ?? declaration.endIndex)])
      })
    let catalogue = Catalogue.containers
    // The text leaves out declarations of Foundation, Geometry, Hierarchy and Tunnel.
    for recipe in catalogue.recipes where paths.contains(recipe.name) {
      let classes = catalogue.lineage(of: recipe.name).map(\.name)
      for member in recipe.members {
        let isThere = classes.contains { paths.contains("\($0).\(member.signature)") }
        #expect(isThere, "compiled scripts find no \(recipe.name).\(member.signature)")
      }
    }
    #expect(catalogue.recipes.count { paths.contains($0.name) } > 40)
  }
}
