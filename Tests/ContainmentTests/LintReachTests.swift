import Testing

@testable import Containment

/// D16: containers that change what belongs to their children.
@Suite struct `A lint for encapsulation` {
  /// A container with one child without code of its own.
  private func lesson(
    making child: @escaping () -> ViewController = { ViewController("C") },
    _ reach: @escaping (Puppet, ViewController) -> Void
  ) -> Lesson {
    ContainmentTests.lesson(given: { _, window in
      let (parent, child) = (Puppet("P"), child())
      let (middle, label) = (View("middle"), Label("label"))
      child.view.addSubview(middle)
      middle.addSubview(label)
      parent.onWillAppear = { reach(parent, child) }
      parent.embed(child)
      return [parent, child]
    }) { simulation, window, all in
      window.rootViewController = all[0]
      simulation.turn()
    }
  }

  private let changes: [(name: String, (View) -> Void)] = [
    ("alpha", { $0.subviews[0].alpha = 0.5 }), ("text", { $0.subviews[0].alpha = 0.2 }),
    ("frame", { $0.subviews[0].subviews[0].frame = CGRect(x: 1, y: 1, width: 1, height: 1) }),
    ("add", { $0.addSubview(View("new")) }), ("remove", { $0.subviews[0].removeFromSuperview() }),
  ]

  @Test func `D16 finds a container that changes a view of its child`() {
    for change in changes {
      let found = lesson { _, child in change.1(child.view) }.diagnostics
      #expect(found.map(\.id) == ["D16"], "\(change.name)")
    }
    let wrong = lesson { _, child in child.view.subviews[0].alpha = 0.5 }
    #expect(
      wrong.diagnostics.map(\.message) == [
        "P changed middle below the root view of its child C"
      ])
    #expect(wrong.causes == ["0 P viewWillAppear(false)"])
    #expect(wrong.participants == ["C P"])
    #expect(wrong.story.hasPrefix("P.WA D16(C) C.WA"))
  }

  @Test func `D16 is reported once per container and child`() {
    let found = lesson { _, child in
      for _ in 0..<3 { child.view.addSubview(View()) }
    }.diagnostics
    #expect(found.map(\.id) == ["D16"])
  }

  @Test func `D16 finds a container that reaches through a child to a grandchild`() {
    let found = lesson { _, child in
      let grandchild = ViewController("G")
      child.embed(grandchild)
      grandchild.view.addSubview(View("new"))
    }
    #expect(
      found.diagnostics.map(\.message) == ["P changed new below the root view of its child G"])
  }

  @Test func `D16 accepts a container that places root views and does layout`() {
    let right = lesson { parent, child in
      child.view.subviews.first?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.frame = CGRect(x: 0, y: 20, width: 300, height: 300)
      child.view.alpha = 0.9
      parent.view.addSubview(View("own"))
      parent.view.layoutIfNeeded()
    }
    #expect(right.diagnostics == [])
    let stacked = lesson {
      let child = ViewController("C")
      child.view = StackView("stack")
      return child
    } _: { parent, child in
      child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      parent.view.layoutIfNeeded()
    }
    #expect(stacked.diagnostics == [])
  }

  @Test func `D16 accepts calls to a child, and controllers without a container`() {
    let asked = lesson { _, child in
      child.acting { child.view.subviews[0].alpha = 0.5 }
    }
    #expect(asked.diagnostics == [])
    final class Own: ViewController {
      func fade() { view.subviews[0].alpha = 0.5 }
    }
    let compiled = lesson {
      Own("C")
    } _: { _, child in
      (child as? Own)?.fade()
    }
    #expect(compiled.diagnostics == [], "compiled methods do not say whose they are")
    let before = lesson { parent, _ in
      let other = ViewController("D")
      other.view.addSubview(View("new"))
      parent.embed(other)
    }
    #expect(before.diagnostics == [], "it is built before it is a child")
  }

  @Test func `D16 finds a method run by an interpreter`() {
    let found = ContainmentTests.lesson(given: rootWithChild) { _, _, all in
      all[0].acting { all[1].view.addSubview(View("new")) }
      all[1].acting { all[1].view.addSubview(View("own")) }
      all[1].view.addSubview(View("nobody's"))
    }
    #expect(
      found.diagnostics.map(\.message) == ["P changed new below the root view of its child a"])
  }
}
