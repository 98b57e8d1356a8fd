import Drawing
import Geometry
import Hierarchy

/// The windows of another program, drawn as desktop windows: a sheet with a thin edge and a shadow.
extension StageFigure {
  private static let edge = Color(hex: 0xA8AFB5)
  private static let cornerRadius = 4.0

  /// The windows' sheets, below their contents.
  static func windows(
    of state: HierarchyState, isOnScreen: Bool, hasShadow: Bool
  ) -> [DisplayList.Item] {
    frames(of: state).flatMap { _, frame in
      let sheet = Path.roundedRectangle(frame, radius: cornerRadius)
      let shadow = ViewState.Shadow(radius: 6, opacity: 0.22, offset: CGSize(width: 0, height: 3))
      let shades =
        hasShadow
        ? SoftShadow.items(
          of: frame, cornerRadius: cornerRadius, shadow, below: isOnScreen ? frame : nil) : []
      return shades + [.fill(sheet, .white), .stroke(sheet, Stroke(edge, width: 1))]
    }
  }

  /// The frames of a program's visible windows, with their views.
  static func frames(of state: HierarchyState) -> [(view: ViewState, frame: CGRect)] {
    guard state.showsProgram, let program = state.windows.first.flatMap({ state.views[$0.view] })
    else { return [] }
    return program.subviews.compactMap { id in
      guard let view = state.presentation(of: id), !view.isHidden, !view.unknown.contains(.frame),
        view.frame.width > 0, view.frame.height > 0
      else { return nil }
      return (view, view.frame)
    }
  }
}
