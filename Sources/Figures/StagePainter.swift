import Drawing
import Geometry
import Hierarchy
import Tunnel

/// What a stage needs at hand while it paints: the state, the fonts, the world.
struct StagePainter {
  let state: HierarchyState
  let shaper: any TextShaper
  let palette: Palette
  let world: World?
  let mapCache: MapCache?
  let mapLook: MapLook
  let mapColors: MapColors
  /// Who is shown and who is hidden, where that is to be read on the stage.
  let roles: [NodeID: TransitionRole]

  let veils: [NodeID: Veil]

  init(_ state: HierarchyState, options: FigureOptions) {
    self.state = state
    shaper = options.shaper
    palette = options.palette
    world = options.world
    mapCache = options.mapCache
    mapLook = options.mapLook
    mapColors = options.mapColors
    veils = options.veils
    roles = options.showsRoles ? TransitionRole.roles(in: state) : [:]
  }

  /// A run centred in `box`, as many of its lines as fit.
  func centered(_ run: TextRun, in box: CGRect, shift: CGSize = .zero) -> DisplayList.Item? {
    var run = run
    run.alignment = .center
    run.width = max(box.width, 1)
    if run.maximumLines == 0 {
      var line = run
      (line.text, line.maximumLines) = ("X", 1)
      let height = max(shaper.size(of: line).height, 1)
      run.maximumLines = max(1, Int(clamping: box.height / height))
    }
    guard !run.text.isEmpty, box.width > 0, box.height > 0 else { return nil }
    let size = shaper.size(of: run)
    return .text(
      run, at: CGPoint(x: box.minX + shift.width, y: box.midY - size.height / 2 + shift.height))
  }
}
