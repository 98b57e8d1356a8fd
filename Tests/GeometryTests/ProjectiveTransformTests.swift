import Geometry
import Testing

@Suite struct `A pane rotated in perspective` {
  let pane = CGRect(x: 10, y: 20, width: 300, height: 200)

  @Test func `is flat at angle 0`() {
    let flat = ProjectiveTransform.rotation(
      of: pane, about: .horizontal, by: 0, eyeDistance: 900)
    for corner in pane.corners { #expect(corner.applying(flat) == corner) }
  }

  @Test func `keeps its middle, and its far side looks shorter than its near side`() {
    let turned = ProjectiveTransform.rotation(
      of: pane, about: .horizontal, by: 0.8, eyeDistance: 900)
    let corners = pane.corners.map { $0.applying(turned) }
    #expect(abs(pane.center.applying(turned).y - pane.midY) < 1e-9)
    let (top, bottom) = (corners[1].x - corners[0].x, corners[2].x - corners[3].x)
    #expect(top < 300 && bottom > 300)
    #expect(abs(corners[0].x + corners[1].x - 2 * pane.midX) < 1e-9)
  }

  @Test func `returns through the inverse`() throws {
    let turned = ProjectiveTransform.rotation(
      of: pane, about: .vertical, by: -0.6, eyeDistance: 500)
    let back = try #require(turned.inverse)
    for corner in pane.corners {
      let home = corner.applying(turned).applying(back)
      #expect(abs(home.x - corner.x) < 1e-9 && abs(home.y - corner.y) < 1e-9)
    }
  }
}
