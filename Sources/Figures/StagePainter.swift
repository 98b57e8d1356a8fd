import Drawing
import Geometry
import Hierarchy
import Tunnel

/// The context for painting a stage: state, fonts, world.
struct StagePainter {
  let state: HierarchyState
  let shaper: any TextShaper
  let palette: Palette
  let world: World?
  let mapCache: MapCache?
  let mapLook: MapLook
  let mapColors: MapColors
  /// The roles "from" and "to", if the stage labels them.
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

  /// Text centered in `box`, with as many lines as fit.
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
