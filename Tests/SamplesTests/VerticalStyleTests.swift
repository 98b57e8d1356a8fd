import Samples
import Testing

/// The ways in which pages of a vertical stack take each other's place; S4-04, S4-35, S4-36.
@Suite struct `A style of the vertical stack` {
  /// The places of both pages at the start, in the middle and just before the end, old one first.
  private func frames(_ style: VerticalAnimationStyle, isPush: Bool) -> [String] {
    let stage = Stage {
      VerticalNavigationController("stack", rootViewController: ViewController("a"))
    }
    stage.root?.animationStyle = style
    if !isPush {
      stage.perform { stage.root?.push(ViewController("b")) }
    }
    let old = stage.root?.topViewController
    stage.perform {
      if isPush {
        stage.root?.push(ViewController("b"), animated: true)
      } else {
        stage.root?.pop(animated: true)
      }
    }
    let new = stage.root?.topViewController
    return [0.0, 150, 149.999].map { pause in
      stage.advance(by: pause)
      let state = stage.simulation.recording.state(at: stage.simulation.clock)
      return [old, new].map { page in
        guard let id = page?.viewIfLoaded?.id, let view = state.presentation(of: id) else {
          return "–"
        }
        let alpha = (view.alpha * 100).rounded() / 100
        return "\(Int(view.frame.minY.rounded()))" + (alpha < 1 ? " α\(alpha)" : "")
      }.joined(separator: " | ")
    }
  }

  @Test func `moves both pages as the specification's table says`() {
    #expect(frames(.slide, isPush: true) == ["44 | 460", "-164 | 252", "-372 | 44"])
    #expect(frames(.slide, isPush: false) == ["44 | -372", "252 | -164", "460 | 44"])
    #expect(frames(.pushOver, isPush: true) == ["44 | 460", "-25 | 252", "-95 | 44"])
    #expect(frames(.pushOver, isPush: false) == ["44 | -95", "252 | -25", "460 | 44"])
    #expect(frames(.cover, isPush: true) == ["44 | 460", "44 | 252", "44 | 44"])
    #expect(frames(.cover, isPush: false) == ["44 | 44", "252 | 44", "460 | 44"])
    #expect(frames(.fade, isPush: true) == ["44 | 44 α0.0", "44 | 44 α0.5", "44 | 44"])
    #expect(frames(.fade, isPush: false) == ["44 | 44", "44 α0.5 | 44", "44 α0.0 | 44"])
    #expect(frames(.none, isPush: true) == ["44 | 44", "44 | 44", "44 | 44"])
  }

  @Test(arguments: VerticalAnimationStyle.allCases)
  func `S4-36 leaves the bar in front, the same in every frame`(
    style: VerticalAnimationStyle
  ) throws {
    let stage = Stage {
      VerticalNavigationController("stack", rootViewController: VerticalPageController(number: 0))
    }
    let root = try #require(stage.root)
    root.animationStyle = style
    for isPush in [true, false] {
      stage.perform {
        if isPush {
          root.push(VerticalPageController(number: 1), animated: true)
        } else {
          root.pop(animated: true)
        }
      }
      var seen: Set<ViewState> = []
      for _ in 0..<30 {
        let state = stage.simulation.recording.state(at: stage.simulation.clock)
        seen.insert(try #require(state.presentation(of: root.bar.id)))
        #expect(state.views[root.view.id]?.subviews.last == root.bar.id)
        stage.advance(by: 10)
      }
      #expect(seen.count == 1)
      #expect(seen.first?.frame.text == "0,0,320,44")
      stage.finish()
    }
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test(arguments: VerticalAnimationStyle.allCases)
  func `keeps the top page in front of the other`(style: VerticalAnimationStyle) throws {
    let stage = Stage {
      VerticalNavigationController("stack", rootViewController: ViewController("a"))
    }
    stage.root?.animationStyle = style
    stage.perform { stage.root?.push(ViewController("b"), animated: true) }
    #expect(stage.root?.view.subviews.map(\.name) == ["a.view", "b.view", "bar"])
    stage.finish()
    stage.perform { stage.root?.pop(animated: true) }
    let overlaps = [.pushOver, .cover, .fade].contains(style)
    #expect(
      stage.root?.view.subviews.map(\.name)
        == (overlaps ? ["a.view", "b.view", "bar"] : ["b.view", "a.view", "bar"]))
    stage.finish()
    #expect(stage.root?.view.subviews.map(\.name) == ["a.view", "bar"])
    #expect(stage.root?.topViewController?.view.alpha == 1)
  }

  @Test func `may change between a push and a pop`() {
    let stage = Stage {
      VerticalNavigationController("stack", rootViewController: ViewController("a"))
    }
    let page = stage.simulation.make { ViewController("b") }
    for (push, pop) in [
      (VerticalAnimationStyle.fade, VerticalAnimationStyle.slide), (.slide, .fade), (.cover, .none),
      (.none, .pushOver),
    ] {
      stage.root?.animationStyle = push
      stage.perform { stage.root?.push(page, animated: true) }
      stage.finish()
      #expect(page.view.frame.text == "0,44,320,416" && page.view.alpha == 1)
      stage.root?.animationStyle = pop
      stage.perform { stage.root?.pop(animated: true) }
      stage.finish()
      let top = stage.root?.topViewController?.view
      #expect(top?.frame.text == "0,44,320,416" && top?.alpha == 1)
    }
  }
}
