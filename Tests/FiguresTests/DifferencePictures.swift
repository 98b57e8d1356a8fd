import Drawing
import Figures
import Hierarchy

/// Pictures of what differs between two hierarchies: every kind of change, at once and alone.
enum DifferencePictures {
  static func all(_ shaper: any TextShaper = BlockShaper()) -> [Shot.Picture] {
    Theme.allCases.flatMap { theme in
      differences.map { name, difference in
        var options = options(theme)
        options.shaper = shaper
        return Shot.Picture(
          name: "Difference, \(name), \(theme.rawValue)",
          picture: DifferenceDiagram.picture(of: difference, options: options))
      }
    }
  }

  private static var differences: [(String, HierarchyDifference)] {
    let (before, after) = (tree(before), tree(after))
    return [
      ("of addresses", HierarchyDifference(from: before, to: after, ofOneSource: true)),
      ("of structure", HierarchyDifference(from: before, to: after, ofOneSource: false)),
      ("none", HierarchyDifference(from: before, to: before, ofOneSource: true)),
    ]
  }

  typealias Line = (depth: Int, name: String, identity: String, state: String)

  private static let before: [Line] = [
    (0, "TabBarController", "0x1", "appeared"), (1, "NavigationController", "0x2", "appeared"),
    (2, "ListController", "0x3", "appeared"), (2, "DetailController", "0x4", "disappeared"),
    (3, "MapController", "0x5", "disappeared"), (1, "NavigationController", "0x6", "disappeared"),
    (2, "SettingsController", "0x7", "disappeared"), (2, "AboutController", "0x8", "disappeared"),
  ]
  private static let after: [Line] = [
    (0, "TabBarController", "0x1", "appeared"), (1, "NavigationController", "0x2", "appeared"),
    (2, "ListController", "0x3", "disappeared"), (1, "BannerController", "0x9", "appeared"),
    (1, "NavigationController", "0x6", "disappeared"),
    (2, "SettingsController", "0x7", "disappeared"),
    (2, "DetailController", "0x4", "appearing"), (3, "MapController", "0x5", "disappeared"),
  ]

  private static func tree(_ lines: [Line]) -> ComparedTree {
    var (nodes, open) = ([ComparedTree.Node](), [Int]())
    for line in lines {
      open.removeLast(open.count - line.depth)
      nodes.append(
        ComparedTree.Node(
          className: line.name, identity: line.identity,
          facts: [ComparedTree.Fact("state", line.state)], parent: open.last))
      open.append(nodes.count - 1)
    }
    return ComparedTree(nodes)
  }
}
