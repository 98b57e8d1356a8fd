import Samples
import Testing

/// A monkey that taps, drags and turns at random moments; the systems must come to rest whole.
@Suite struct `Random input` {
  /// The same numbers for the same seed.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % sides)
    }
  }

  private func play(_ stage: Stage<TunnelController>, seed: UInt64, steps: Int) {
    var dice = Dice(state: seed)
    let phases: [MapView.DragPhase] = [.began, .changed, .changed, .ended, .cancelled]
    for _ in 0..<steps {
      stage.perform {
        switch dice.roll(4) {
        case 0: stage.root?.infoButton.tap()
        case 1: stage.window.rotate()
        default:
          let map = dice.roll(2) == 0 ? stage.root?.startMap : stage.root?.targetMap
          let place = Content.Place(
            latitude: Double(dice.roll(190)) - 95, longitude: Double(dice.roll(800)) - 400)
          (map?.viewIfLoaded as? MapView)?.dragMarker(0, phases[dice.roll(5)], to: place)
        }
      }
      stage.advance(by: Double(dice.roll(12)) * 25)
    }
    // Fingers are lifted in the end.
    stage.perform {
      for map in [stage.root?.startMap, stage.root?.targetMap] {
        (map?.viewIfLoaded as? MapView)?.dragMarker(
          0, .cancelled, to: Content.Place(latitude: 0, longitude: 0))
      }
    }
    stage.finish()
  }

  @Test(arguments: [UInt64](1...12))
  func `leaves Tunnel with two panes in their slots, and opposite places`(seed: UInt64) throws {
    let stage = Stage { TunnelController("tunnel") }
    play(stage, seed: seed, steps: 150)
    let root = try #require(stage.root)
    #expect(stage.simulation.recording.diagnostics.isEmpty)
    #expect(stage.state.animations.isEmpty)
    #expect(root.infoButton.isEnabled)
    let names = root.children.map(\.name)
    #expect(names == ["startMap", "targetMap"] || names == ["startGeo", "targetGeo"])
    for child in root.children {
      let slot = try #require(child.view.superview)
      #expect(slot.subviews.count == 1)
      #expect(
        child.view.frame.text
          == "0,0,\(slot.frame.text.split(separator: ",").suffix(2).joined(separator: ","))")
      #expect(child.appearancePhase == .appeared)
    }
    let (near, far) = (root.startMap.currentLocation, root.targetMap.currentLocation)
    let distance = try #require(near).distance(to: #require(far))
    #expect(abs(distance - Coordinate.earthRadius * .pi) < 0.001)
  }

  @Test(arguments: [UInt64](1...12))
  func `may upset the original, which survives`(seed: UInt64) throws {
    let stage = Stage { TunnelController("tunnel", version: .original) }
    play(stage, seed: seed, steps: 150)
    #expect(stage.state.animations.isEmpty)
    #expect(stage.root?.children.isEmpty == false)
  }

  @Test(arguments: [UInt64](1...12))
  func `leaves the vertical stack with its top visible and its stack as children`(
    seed: UInt64
  ) throws {
    var dice = Dice(state: seed)
    let stage = Stage {
      VerticalNavigationController("stack", rootViewController: ViewController("p0"))
    }
    for number in 1...150 {
      stage.perform {
        switch dice.roll(5) {
        case 0, 1: stage.root?.push(ViewController("p\(number)"), animated: dice.roll(2) == 0)
        case 2, 3: stage.root?.pop(animated: dice.roll(2) == 0)
        default: stage.window.rotate()
        }
      }
      stage.advance(by: Double(dice.roll(8)) * 50)
    }
    stage.finish()
    let root = try #require(stage.root)
    #expect(stage.simulation.recording.diagnostics.isEmpty)
    #expect(root.children.map(\.name) == root.viewControllers.map(\.name))
    let shown = root.children.filter { $0.viewIfLoaded?.superview != nil }
    #expect(shown.map(\.name) == [root.topViewController?.name])
    #expect(shown.allSatisfy { $0.appearancePhase == .appeared })
    let size = root.view.bounds.size
    #expect(
      shown.map(\.view.frame) == [CGRect(x: 0, y: 44, width: size.width, height: size.height - 44)])
    #expect(root.view.subviews.last === root.bar)
    let alive = stage.state.controllers.values.count
    #expect(alive == root.viewControllers.count + 1)
  }
}
