import Drawing
import Geometry
import Hierarchy

/// A picture with everything in it that a format must carry.
enum Sample {
  static let pane = CGRect(x: 180, y: 20, width: 160, height: 100)

  /// Two nodes; the second turned by `angle`.
  static func picture(turnedBy angle: Double = 0.6) -> DisplayList {
    let turn = ProjectiveTransform.rotation(
      of: pane, about: .horizontal, by: angle, eyeDistance: 500)
    let card = Group(
      node: NodeID(12), title: "TunnelController <root>",
      bounds: CGRect(x: 0, y: 0, width: 140, height: 60),
      transform: ProjectiveTransform(CGAffineTransform(translationX: 20, y: 30)),
      items: [
        .fill(
          .roundedRectangle(CGRect(x: 0, y: 0, width: 140, height: 60), radius: 8),
          Color(hex: 0xE8F1FA)),
        .stroke(
          .roundedRectangle(CGRect(x: 0, y: 0, width: 140, height: 60), radius: 8),
          Stroke(Color(hex: 0x3465A4), width: 2, dashes: [6, 3], cap: .round)),
        .text(
          TextRun(
            "TunnelController & friends, far too long", size: 13, weight: .semibold, width: 120),
          at: CGPoint(x: 10, y: 8)),
        .text(
          TextRun("東京 viewDidAppear(_:)", size: 11, family: .mono, color: .darkGray),
          at: CGPoint(x: 10, y: 32)),
      ])
    let map = Group(
      node: NodeID(7), title: "MapController", bounds: pane, transform: turn,
      clip: .roundedRectangle(pane, radius: 12), opacity: 0.9,
      items: [
        .fill(.rectangle(pane), Color(hex: 0xA8D0E6)),
        .fill(.circle(center: pane.center, radius: 60), Color(hex: 0x2E8B57, alpha: 0.7)),
        .text(
          TextRun("Lemvig", size: 24, color: .white, alignment: .center, width: 160),
          at: CGPoint(x: pane.minX, y: pane.minY + 35)),
      ])
    return DisplayList(
      size: CGSize(width: 360, height: 140), background: .white,
      items: [.group(card), .group(map)], title: "Tunnel \u{1} \"mid-flip\"",
      summary: "Two maps & a man")
  }
}
