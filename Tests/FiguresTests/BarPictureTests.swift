import CairoKit
import Drawing
import Figures
import Geometry
import Hierarchy
import Samples
import TestSupport
import Testing

/// What stays while pages move below it.
@Suite struct `The bar of a vertical stack` {
  @Test(arguments: VerticalAnimationStyle.allCases)
  func `S4-36 has the same pixels in every frame of a push and of a pop`(
    style: VerticalAnimationStyle
  ) throws {
    let simulation = Simulation()
    let (window, stack) = simulation.make {
      let window = Window(size: CGSize(width: 320, height: 460))
      let stack = VerticalNavigationController(
        "stack", rootViewController: VerticalPageController(number: 0))
      stack.animationStyle = style
      window.rootViewController = stack
      simulation.turn()
      return (window, stack)
    }
    let recording = { simulation.recording }
    for isPush in [true, false] {
      simulation.make {
        if isPush {
          stack.push(VerticalPageController(number: 1), animated: true)
        } else {
          stack.pop(animated: true)
        }
        simulation.turn()
      }
      let start = simulation.clock
      let frames = try (0...6).map { step in
        try Self.bar(in: recording().state(at: start.advanced(by: Double(step) * 0.05)))
      }
      #expect(Set(frames).count == 1)
      #expect(Set(frames[0]).count > 3, "the bar shows its title")
      simulation.finishAnimations()
      #expect(try Self.bar(in: recording().latest) == frames[0])
    }
    withExtendedLifetime(window) {}
  }

  /// The pixels of the bar, without those on its edges.
  private static func bar(in state: HierarchyState) throws -> [UInt8] {
    var bare = options()
    bare.hasDevice = false
    let figure = StageFigure(of: state, options: bare)
    let image = try PixelImage(of: figure.picture, scale: 1, shaper: PangoShaper())
    let place = CGRect(x: 2, y: 2, width: 316, height: 40).applying(figure.screenTransform)
    return (Int(place.minY)..<Int(place.maxY)).flatMap { y in
      (Int(place.minX)..<Int(place.maxX)).flatMap { x in
        let offset = image.offset(x: x, y: y)
        return Array(image.rgba[offset..<offset + 4])
      }
    }
  }
}
