import Testing

@testable import Containment

/// Autoresizing masks and the drawn kinds of views.
@Suite struct `A view` {
  @Test func `with an invalid frame survives and is not hit`() {
    let simulation = Simulation()
    let window = simulation.make { Window() }
    for bad in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      for frame in [
        CGRect(x: bad, y: bad, width: bad, height: bad), CGRect(x: bad, y: 0, width: 9, height: 9),
        CGRect(x: 0, y: 0, width: bad, height: 9),
      ] {
        let view = simulation.make { View() }
        window.addSubview(view)
        view.frame = frame
        view.transform = CGAffineTransform(a: bad, b: bad, c: 0, d: bad, tx: bad, ty: bad)
        #expect(window.hitTest(CGPoint(x: bad, y: bad)) == nil)
        #expect(window.hitTest(CGPoint(x: 4, y: bad)) == nil)
        _ = window.hitTest(CGPoint(x: 5, y: 5))
        simulation.turn()
      }
    }
  }

  @Test func `S0-37 grows with a slot that had no size`() {
    _ = simulated { _, _ in
      let (slot, child) = (View("slot"), View("child"))
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      slot.addSubview(child)
      slot.frame = CGRect(x: 0, y: 0, width: 320, height: 193.2)
      #expect(child.frame == CGRect(x: 0, y: 0, width: 320, height: 193.2))
    }
  }

  /// What becomes of a view at 10,20 of 30 × 40 when its superview grows from 100 × 100 to
  /// 200 × 300.
  @Test(
    arguments: [
      ([], "10.0 20.0 30.0 40.0"), (.flexibleWidth, "10.0 20.0 130.0 40.0"),
      ([.flexibleWidth, .flexibleHeight], "10.0 20.0 130.0 240.0"),
      (.flexibleLeftMargin, "110.0 20.0 30.0 40.0"),
      (.flexibleTopMargin, "10.0 220.0 30.0 40.0"),
      ([.flexibleRightMargin, .flexibleBottomMargin], "10.0 20.0 30.0 40.0"),
      ([.flexibleLeftMargin, .flexibleWidth], "35.0 20.0 105.0 40.0"),
      (
        [
          .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin, .flexibleLeftMargin,
          .flexibleWidth, .flexibleRightMargin,
        ], "20.0 60.0 60.0 120.0"
      ),
    ] as [(AutoresizingMask, String)])
  func `divides its superview's size change among its flexible parts`(
    mask: AutoresizingMask, expected: String
  ) {
    _ = simulated { _, _ in
      let outer = View("outer", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = View("inner", frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      outer.bounds.size = CGSize(width: 200, height: 300)
      let frame = inner.frame
      #expect("\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)" == expected)
    }
  }

  @Test func `that scrolls keeps its offset in its bounds, within the content`() {
    _ = simulated { simulation, window in
      let scroll = ScrollView("s", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = View("inner", frame: CGRect(x: 0, y: 150, width: 100, height: 50))
      scroll.addSubview(inner)
      window.addSubview(scroll)
      scroll.contentSize = CGSize(width: 100, height: 250)
      var seen: [Double] = []
      scroll.onScroll = { seen.append($0.contentOffset.y) }
      #expect(window.hitTest(CGPoint(x: 50, y: 60)) === scroll)
      scroll.drag(by: CGSize(width: 30, height: -100))
      #expect(scroll.bounds.origin == CGPoint(x: 0, y: 100) && scroll.frame.origin == .zero)
      #expect(window.hitTest(CGPoint(x: 50, y: 60)) === inner)
      scroll.drag(by: CGSize(width: 0, height: -1000))
      scroll.drag(by: CGSize(width: 0, height: 1000))
      scroll.contentOffset.y = 400
      scroll.contentOffset.y = 0
      scroll.scrollRectToVisible(inner.frame, animated: true)
      #expect(scroll.contentOffset.y == 100)
      #expect(simulation.recording.latest.animations.count == 1)
      scroll.isScrollEnabled = false
      scroll.drag(by: CGSize(width: 0, height: 50))
      #expect(seen == [100, 150, 0, 400, 0, 100])
    }
  }

  @Test func `that lists has rows to tap`() {
    _ = simulated { _, _ in
      let table = TableView("t", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var tapped: [Int] = []
      table.onSelect = { tapped.append($0) }
      table.rows = ["a", "b", "c"]
      #expect(table.content == .list(["a", "b", "c"]))
      #expect(table.contentSize == CGSize(width: 100, height: 132))
      #expect(
        table.row(at: CGPoint(x: 5, y: 131)) == 2 && table.row(at: CGPoint(x: 5, y: 132)) == nil)
      #expect(table.rect(forRow: 1) == CGRect(x: 0, y: 44, width: 100, height: 44))
      table.tapRow(1)
      table.tapRow(3)
      table.tapRow(-1)
      #expect(tapped == [1] && table.selectedRow == 1)
      table.rows = ["a"]
      #expect(table.selectedRow == nil)
    }
  }

  @Test func `that is a spinner turns only while animating`() {
    _ = simulated { _, _ in
      let wheel = ActivityIndicator("w")
      wheel.startAnimating()
      #expect(wheel.content == .spinner && !wheel.isHidden && wheel.isAnimating)
      wheel.stopAnimating()
      #expect(wheel.content == .none && wheel.isHidden)
      wheel.hidesWhenStopped = false
      #expect(!wheel.isHidden)
      let image = ImageView("i", image: "man")
      #expect(image.content == .picture("man"))
      image.image = nil
      #expect(image.content == .none)
    }
  }
}
