import Samples
import Testing

/// Tunnel's places on every screen.
@Suite struct `Tunnel's layout` {
  @Test(arguments: [
    (CGSize(width: 320, height: 460), "0,0,320,193.2 0,266.8,320,193.2 160,230"),
    (CGSize(width: 480, height: 300), "0,0,480,126 0,174,480,126 240,150"),
    (CGSize(width: 320, height: 548), "0,0,320,230.16 0,317.84,320,230.16 160,274"),
    (CGSize(width: 568, height: 300), "0,0,568,126 0,174,568,126 284,150"),
    (CGSize(width: 375, height: 812), "0,0,375,341.04 0,470.96,375,341.04 187.5,406"),
  ])
  func `is the published table, initially and after a rotation`(
    size: CGSize, expected: String
  ) {
    let turned = CGSize(width: size.height, height: size.width)
    for stage in [
      Stage(size: size, { TunnelController("tunnel") }),
      Stage(size: turned, { TunnelController("tunnel") }),
    ] {
      if stage.window.bounds.size != size { stage.perform { stage.window.rotate() } }
      let slots = (stage.root?.view.subviews ?? []).filter { $0.name.hasSuffix("Container") }
      let button = stage.root?.infoButton.center ?? .zero
      let center = "\(Double(button.x).formatted) \(Double(button.y).formatted)"
        .replacing(" ", with: ",")
      #expect((slots.map(\.frame.text) + [center]).joined(separator: " ") == expected)
      #expect(
        slots.allSatisfy { slot in slot.subviews.allSatisfy { $0.frame.size == slot.bounds.size } })
    }
  }
}

extension Double {
  fileprivate var formatted: String { self == rounded() ? String(Int(self)) : String(self) }
}
