import Testing

@testable import Containment

/// D18, D19 and D28: views in wrong places.
@Suite struct `A lint for geometry` {
  @Test func `D18 finds a plain view with its superview's frame, once`() {
    let found = lesson { _, _, all in
      let (box, list) = (View("box"), View("list"))
      all[0].view.addSubview(box)
      box.addSubview(list)
      box.frame = CGRect(x: 0, y: 134, width: 320, height: 326)
      list.frame = box.frame
      list.frame = .zero
      list.frame = box.frame
    }
    #expect(
      found.diagnostics.map(\.message) == [
        "list was given the frame of its superview box, and is off by 0.0, 134.0"
      ])
  }

  @Test func `D18 accepts a frame that equals the bounds, or has another size`() {
    let found = lesson { _, _, all in
      let (box, list) = (View("box"), View("list"))
      all[0].view.addSubview(box)
      box.addSubview(list)
      box.frame = CGRect(x: 0, y: 0, width: 320, height: 326)
      list.frame = box.frame
      box.frame = CGRect(x: 0, y: 134, width: 320, height: 326)
      list.frame = CGRect(
        center: box.center, size: CGSize(width: 40, height: 40))
    }
    #expect(found.diagnostics.isEmpty)
  }

  @Test func `D19 finds a button outside its superview`() {
    let found = lesson { _, window, all in
      let (box, button) = (View("box"), Button("button", title: "Tap"))
      box.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
      button.frame = CGRect(x: 10, y: 70, width: 80, height: 60)
      button.onTap = {}
      box.addSubview(button)
      all[0].view.addSubview(box)
      window.reportUnreachableViews()
      button.frame.origin.y = 20
      window.reportUnreachableViews()
    }
    #expect(
      found.diagnostics.map(\.message)
        == ["button is visible, but a part of it can't be tapped"])
    #expect(found.diagnostics.first?.remedy?.contains("box") == true)
  }

  @Test func `D19 finds a button below a clear view, but not below a visible one`() {
    let found = lesson { _, window, all in
      let (cover, button) = (View("cover"), Button("button", title: "Tap"))
      (cover.frame, button.frame) = (all[0].view.bounds, all[0].view.bounds)
      button.onTap = {}
      all[0].view.addSubview(button)
      all[0].view.addSubview(cover)
      window.reportUnreachableViews()
      cover.backgroundColor = .white
      window.reportUnreachableViews()
      cover.backgroundColor = nil
      cover.isUserInteractionEnabled = false
      window.reportUnreachableViews()
      cover.isUserInteractionEnabled = true
      button.isEnabled = false
      window.reportUnreachableViews()
    }
    #expect(found.diagnostics.map(\.id) == ["D19"])
    #expect(found.diagnostics.first?.reason?.hasPrefix("cover is in front of it") == true)
  }

  @Test func `D19 finds an invisible button on top of visible content`() {
    let found = lesson { _, window, all in
      let (box, list, row) = (View("box"), View("list"), View("row"))
      box.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      list.frame = CGRect(x: 0, y: 50, width: 320, height: 100)
      row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      list.backgroundColor = .white
      row.onTap = {}
      all[0].view.addSubview(box)
      box.addSubview(list)
      list.addSubview(row)
      window.reportUnreachableViews()
      row.frame.origin.y = 56
      window.reportUnreachableViews()
    }
    #expect(
      found.diagnostics.map(\.message) == ["row is visible, but a part of it can't be tapped"])
    #expect(found.diagnostics.first?.reason?.contains("bounds of box") == true)
  }

  private func crowd(_ count: Int, height: Double) -> [Diagnostic] {
    lesson { simulation, _, all in
      for number in 0..<count {
        let row = ViewController("row\(number)")
        all[0].addChild(row)
        row.view.frame = CGRect(x: 0, y: Double(number) * height, width: 320, height: height)
        all[0].view.addSubview(row.view)
        row.didMove(toParent: all[0])
      }
      simulation.turn()
      simulation.turn()
    }.diagnostics
  }

  @Test func `D28 finds many children made at once when some are out of sight`() {
    #expect(
      crowd(50, height: 44).map(\.message) == [
        "P created 50 children with their views at once, and 39 of them are not visible"
      ])
    #expect(crowd(13, height: 30).isEmpty)
    #expect(crowd(12, height: 100).isEmpty)
  }
}
