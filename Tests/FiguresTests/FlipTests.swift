import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

@Suite struct `A flip` {
  static let flips: [TransitionStyle] = [
    .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom,
  ]
  static let panes = [
    CGRect(x: 0, y: 0, width: 320, height: 193), CGRect(x: 7, y: -3, width: 90, height: 400),
  ]

  @Test(arguments: flips, panes)
  func `never leaves its slot`(style: TransitionStyle, pane: CGRect) {
    for step in 0...100 {
      let flip = Flip(style, progress: Double(step) / 100)
      let silhouette = pane.applying(flip.transform(of: pane))
      #expect(pane.insetBy(dx: -1e-6, dy: -1e-6).contains(silhouette), "at \(step) %")
    }
  }

  @Test(arguments: flips, panes)
  func `is never mirrored`(style: TransitionStyle, pane: CGRect) {
    for step in 0...100 {
      let flip = Flip(style, progress: Double(step) / 100)
      guard !flip.isEdgeOn else { continue }
      let corners = pane.corners.map { $0.applying(flip.transform(of: pane)) }
      // Top left, top right, bottom right: a turn to the right, as at rest.
      let (a, b, c) = (corners[0], corners[1], corners[2])
      #expect((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0, "at \(step) %")
    }
  }

  @Test func `brings the named side forward, then the far side of the new picture`() {
    let pane = CGRect(x: 0, y: 0, width: 100, height: 100)
    func lengths(_ style: TransitionStyle, _ progress: Double) -> [Int] {
      let corners = pane.corners.map {
        $0.applying(Flip(style, progress: progress).transform(of: pane))
      }
      return (0..<4).map { index in
        let (a, b) = (corners[index], corners[(index + 1) % 4])
        return Int(hypot(a.x - b.x, a.y - b.y).rounded())
      }
    }
    // Top, right, bottom, left: the near edge keeps its length, the far one looks shorter.
    #expect(lengths(.flipFromTop, 0.25)[0] == 100)
    #expect(lengths(.flipFromTop, 0.25)[2] < 80)
    #expect(lengths(.flipFromTop, 0.75)[2] == 100)
    #expect(lengths(.flipFromBottom, 0.25)[2] == 100)
    #expect(lengths(.flipFromBottom, 0.75)[0] == 100)
    #expect(lengths(.flipFromLeft, 0.25)[3] == 100)
    #expect(lengths(.flipFromLeft, 0.75)[1] == 100)
    #expect(lengths(.flipFromRight, 0.25)[1] == 100)
    #expect(lengths(.flipFromRight, 0.75)[3] == 100)
  }

  @Test(arguments: flips)
  func `rotates evenly by half a turn`(style: TransitionStyle) {
    let first = Flip(style, progress: 0.25)
    let second = Flip(style, progress: 0.75)
    #expect(!first.showsNew && second.showsNew)
    #expect(abs(first.angle + second.angle) < 1e-9)
    #expect(abs(abs(first.angle) - .pi / 4) < 1e-9)
    #expect(Flip(style, progress: 0.5).isEdgeOn)
    #expect(Flip(style, progress: 0).transform(of: Self.panes[0]) == .identity)
    #expect(Flip(style, progress: 1).transform(of: Self.panes[0]) == .identity)
  }
}
