import Drawing
import Figures
import Geometry
import Hierarchy
import Scenarios

/// Pictures of trees as one looks at them in the window: folded, searched, changed, side by side.
enum TreeLookPictures {
  static func all(_ shaper: any TextShaper = BlockShaper()) -> [Shot.Picture] {
    [Theme.light, .dark].flatMap { theme in
      looks.map { name, state, selection, look in
        var options = options(theme, selection: selection)
        options.shaper = shaper
        options.treeLook = look
        return Shot.Picture(
          name: "Trees, \(name), \(theme.rawValue)",
          picture: HierarchyFigure.diagram(of: state, options: options).picture)
      } + [minimap(theme, shaper)]
    }
  }

  typealias Look = (
    name: String, state: HierarchyState, selection: NodeID?, look: TreeLook
  )

  private static var looks: [Look] {
    let state = SlotScene().recording.latest
    let (root, slot) = (card(.controller, SlotScene.root), card(.view, SlotScene.slot))
    let (old, oldView) = (card(.controller, SlotScene.old), card(.view, SlotScene.oldView))
    return [
      ("folded", state, nil, look { $0.folded = [root, slot] }),
      ("found", state, nil, look { ($0.found, $0.hit) = ([old, oldView], old) }),
      (
        "changed", state, nil,
        look {
          $0.changes = [
            SlotScene.old: .changed, SlotScene.new: .new, SlotScene.newView: .new,
            SlotScene.oldView: .moved,
          ]
        }
      ),
      (
        "side by side with a link", state, SlotScene.new,
        look { ($0.arrangement, $0.linksSelection) = (.sideBySide, true) }
      ),
      ("side by side and torn", torn, nil, look { $0.arrangement = .sideBySide }),
      ("in a chain", torn, nil, look { ($0.foldsChains, $0.trees) = (true, .views) }),
    ]
  }

  /// A pane whose view is in the other pane's view.
  private static var torn: HierarchyState {
    var scene = SlotScene()
    scene.recording.append(.superview(SlotScene.newView, SlotScene.oldView, index: 0))
    return scene.recording.latest
  }

  private static func minimap(_ theme: Theme, _ shaper: any TextShaper) -> Shot.Picture {
    var options = options(theme, selection: SlotScene.old)
    options.shaper = shaper
    let diagram = HierarchyFigure.diagram(of: SlotScene().recording.latest, options: options)
    let map = Minimap(of: diagram.size, within: CGSize(width: 150, height: 100))
    return Shot.Picture(
      name: "Trees, minimap, \(theme.rawValue)",
      picture: map.picture(
        of: map.spots(of: diagram, palette: options.palette),
        showing: CGRect(x: 60, y: 40, width: 200, height: 150),
        palette: options.palette))
  }

  static func card(_ kind: Card.Kind, _ node: NodeID) -> Card.Key {
    Card.Key(kind: kind, node: node)
  }

  static func look(_ body: (inout TreeLook) -> Void) -> TreeLook {
    var look = TreeLook()
    body(&look)
    return look
  }
}
