import Figures
import Foundation
import Testing

/// Trees far deeper than any interface, which every traversal must survive.
@Suite struct `A deep tree` {
  /// Trees of thousands of levels, as a dump or a script may have them.
  private static let deepTrees = [
    "deep.xml": "<?xml version=\"1.0\"?><hierarchy>"
      + String(repeating: "<node class=\"a\" bounds=\"[0,0][10,10]\">", count: 3_000)
      + String(repeating: "</node>", count: 3_000) + "</hierarchy>",
    "views.swift": """
    import Containers
    let root = ViewController("root")
    window.rootViewController = root
    simulation.turn()
    var last: View = root.view
    for number in 0..<3000 {
      let view = View("v\\(number)")
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      last.addSubview(view)
      last = view
    }
    simulation.turn()
    """,
    "controllers.swift": """
    import Containers
    let root = ViewController("root")
    window.rootViewController = root
    simulation.turn()
    var last = root
    for number in 0..<1500 {
      let child = ViewController("c\\(number)")
      last.addChild(child)
      last.view.addSubview(child.view)
      child.didMove(toParent: last)
      last = child
    }
    simulation.turn()
    """,
  ]

  @Test(arguments: deepTrees.keys.sorted())
  func `of thousands of levels is drawn in every figure`(name: String) throws {
    try ScriptFolder.with([name: Self.deepTrees[name] ?? ""]) { place in
      for figure in FigureKind.allCases.map(\.rawValue) {
        let outcome = try place.shell("$T export \(name) --figure \(figure) -o x.svg")
        #expect(
          !outcome.crashed && (0...2).contains(outcome.status), "\(figure): \(outcome.errors)")
      }
      for words in ["export -o x.png", "export -o x.pdf", "state", "state --json", "check"] {
        let outcome = try place.shell("$T \(words) \(name)")
        #expect((0...1).contains(outcome.status), "\(words): \(outcome.errors)")
      }
    }
  }
}
