import TestSupport
import Testing

/// A scenario script that the compiler translates prints its trace when it ends.
@Suite struct `A compiled script` {
  private static let unknownEra = """
    import Containers

    print(window.frame.width)
    """
  private static let contract = """
    import Containers

    let root = ViewController("root")
    let a = ViewController("a"), b = ViewController("b")

    window.rootViewController = root
    simulation.turn()
    root.addChild(a)
    root.view.addSubview(a.view)
    a.didMove(toParent: root)
    simulation.turn()

    root.addChild(b)
    a.willMove(toParent: nil)
    root.transition(
      from: a, to: b, duration: 0.2, options: [.transitionFlipFromTop, .curveEaseIn]
    ) {
    } completion: { finished in
      b.didMove(toParent: root)
      a.removeFromParent()
    }
    simulation.advance(by: 0.1)
    """
  private static let subclasses = """
    import Containers
    import Samples

    simulation.profile = .ios8
    class Page: ViewController {
      var visits = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        visits += 1
        print("loaded", visits, [name], separator: "-", terminator: ";")
      }
    }
    let page = Page()
    page.loadViewIfNeeded()
    print(page, simulation.profile, page.traitCollection.horizontalSizeClass)
    let map = MapController("map")
    map.updateLocation(Coordinate(latitude: 91, longitude: 181))
    print(map.currentLocation?.longitude ?? 0, terminator: "")
    """
  private static let refused = """
    import Containers

    simulation.stopsAtRefusals = true
    let root = ViewController("root")
    root.addChild(root)
    print("never reached")
    """
  /// One program has them all, which takes a compiler process and a link.
  private static let compiled = Result {
    try CompiledScripts([unknownEra, contract, subclasses, refused])
  }

  @Test func `refuses an unknown era`() throws {
    let outcome = try Self.compiled.get().run(Self.unknownEra, profile: "ios9")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "TERRARIUM_PROFILE is 'ios9', which is none of ios5, ios6, ios8, ios13, ios17\n")
  }

  @Test func `has the specified trace`() throws {
    let outcome = try Self.compiled.get().run(Self.contract, profile: "ios8")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        0 root loadView
        0 root viewDidLoad
        0 root viewWillAppear(false)
        0 root traitCollectionDidChange
        0 root viewDidAppear(false)
        0 a willMove(toParent: root)
        0 a loadView
        0 a viewDidLoad
        0 a viewWillAppear(false)
        0 a traitCollectionDidChange
        0 a didMove(toParent: root)
        0 a viewDidAppear(false)
        0 a didMove(toParent: root)
        0 b willMove(toParent: root)
        0 a willMove(toParent: nil)
        0 a viewWillDisappear(true)
        0 b loadView
        0 b viewDidLoad
        0 b viewWillAppear(true)
        0 b traitCollectionDidChange
        200 b viewDidAppear(true)
        200 a viewDidDisappear(true)
        200 root completion transition finished=true
        200 b didMove(toParent: root)
        200 a didMove(toParent: nil)

        """)
  }

  @Test func `needs no window, and sets its era and its subclasses itself`() throws {
    let compiled = try Self.compiled.get()
    #expect(
      try compiled.run(Self.subclasses).output == """
        0 Page#1 loadView
        0 Page#1 viewDidLoad
        0 > loaded-1-["Page#1"];Page#1 ios8 compact
        0 > 0.0

        """)
    #expect(
      try compiled.run(Self.subclasses, all: true).output
        .contains("0 call map.updateLocation(90.0, 0.0)\n"))
  }

  @Test func `ends at the first refused call on request`() throws {
    let outcome = try Self.compiled.get().run(Self.refused)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("0 ! C1 root "))
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test func `is refused with the compiler's messages`() {
    #expect(throws: CompiledScripts.Refused.self) { try CompiledScripts("let x: Int = nil") }
  }
}
