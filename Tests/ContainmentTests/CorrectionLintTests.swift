import Containment
import Testing

/// Lints that public bug reports ask for, each with the story that nearly is one.
@Suite struct `A lint that was added later` {
  private func manual(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    let root = ManualContainer("M")
    window.rootViewController = root
    return [root]
  }

  // Rule 14.8 D31: An appearance begun by hand and never ended is reported when its animation is
  // over, or at the end of the run.
  // Evidence: DeckTransition#40, Parchment PR 373, Motion#24.
  // Also: `14.8 D31 waits for a gesture, and for the end of the animation`.
  @Test func `14.8 D31 finds an appearance that begins and never ends`() {
    let atEnd = lesson(given: manual) { simulation, _, all in
      let child = ViewController("C")
      all[0].embed(child)
      child.beginAppearanceTransition(true, animated: true)
      simulation.finish()
    }
    #expect(atEnd.story == "C.will(M) C.load C.did(M) C.WA* C.IA* D31(C)")
    #expect(
      atEnd.diagnostics.map(\.message) == ["M began an appearance of C and never ended it"])
    #expect(atEnd.causes == ["0 call C.beginAppearanceTransition()"])
    let animated = lesson(given: manual) { simulation, _, all in
      let child = ViewController("C")
      all[0].embed(child)
      child.beginAppearanceTransition(true, animated: true)
      View.animate(withDuration: 0.3) { child.view.frame.origin.y = 100 }
    }
    #expect(animated.story == "C.will(M) C.load C.did(M) C.WA* C.IA* @300 D31(C)")
  }

  @Test func `14.8 D31 waits for a gesture, and for the end of the animation`() {
    let finger = lesson(given: manual) { simulation, _, all in
      let child = ViewController("C")
      all[0].embed(child)
      child.beginAppearanceTransition(true, animated: true)
      simulation.advance(by: 1)
      child.endAppearanceTransition()
      simulation.finish()
    }
    #expect(finger.diagnostics.isEmpty)
    let animated = lesson(given: manual) { simulation, _, all in
      let child = ViewController("C")
      all[0].embed(child)
      child.beginAppearanceTransition(true, animated: true)
      View.animate(withDuration: 0.3) {
        child.view.frame.origin.y = 100
      } completion: { _ in
        child.endAppearanceTransition()
      }
      simulation.finish()
    }
    #expect(animated.diagnostics.isEmpty)
  }

  /// A pager that forwards manually, and tells the page in sight alone.
  private final class Pager: ViewController {
    let pages = [ViewController("one"), ViewController("two")]
    let place: CGPoint
    init(apart place: CGPoint) {
      self.place = place
      super.init("pager")
    }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, page) in pages.enumerated() {
        addChild(page)
        page.view.frame = CGRect(
          x: Double(index) * place.x, y: Double(index) * place.y, width: 320, height: 460)
        view.addSubview(page.view)
        page.didMove(toParent: self)
      }
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      pages[0].beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      pages[0].endAppearanceTransition()
    }
  }

  // Rule 14.15 D15: D15 does not report a manual container that shows one of its children, nor
  // children out of sight.
  // Evidence: a right manual pager.
  // Also: `14.15 D15 accepts a child that a manual container keeps off screen`.
  @Test func `14.15 D15 accepts a correct manual pager`() {
    for place in [CGPoint(x: 320, y: 0), CGPoint(x: 300, y: 0), CGPoint.zero] {
      let told = lesson(given: { _, _ in [] }) { simulation, window, _ in
        window.rootViewController = Pager(apart: place)
        simulation.finish()
      }
      #expect(told.diagnostics.isEmpty)
      #expect(!told.story.contains("two.WA") && told.story.contains("one.WA"))
    }
  }

  @Test func `14.15 D15 accepts a child that a manual container keeps off screen`() {
    func places(_ x: Double) -> [String] {
      lesson(given: manual) { _, _, all in
        let drawer = ViewController("drawer")
        drawer.view.frame = CGRect(x: x, y: 0, width: 200, height: 460)
        all[0].embed(drawer)
      }.diagnostics.map(\.id)
    }
    #expect(places(-200) == [])
    #expect(places(0) == ["D15"])
  }

  // Rule 14.17 D32: A visible child whose view was removed and never came back while it stays a
  // child is reported at the end of the run.
  // Evidence: public bug reports.
  // Also: `14.17 D32 accepts children that come back or are kept in reserve`, `14.17 D32 accepts
  // the covered children of a stack`.
  @Test func `14.17 D32 finds a child whose view is removed for good`() {
    let left = lesson(given: rootWithChild) { simulation, _, all in
      all[1].view.removeFromSuperview()
      simulation.finish()
    }
    #expect(left.story == "a.WD a.DD D32(a)")
    #expect(left.participants == ["a P"])
    let exchanged = lesson(given: rootWithChild) { simulation, _, all in
      let new = ViewController("b")
      all[0].addChild(new)
      all[1].willMove(toParent: nil)
      all[0].transition(from: all[1], to: new, duration: 0.2) {
      } completion: { _ in
        new.didMove(toParent: all[0])
      }
      simulation.finish()
    }
    #expect(exchanged.diagnostics.map(\.id) == ["D32"])
    let swapped = lesson(given: rootWithChild) { simulation, _, all in
      all[1].view.removeFromSuperview()
      all[0].embed(ViewController("b"))
      simulation.finish()
    }
    #expect(swapped.diagnostics.map(\.id) == ["D32"])
    let offScreen = lesson(given: rootWithChild) { simulation, window, all in
      all[1].view.removeFromSuperview()
      window.rootViewController = ViewController("R")
      simulation.finish()
    }
    #expect(offScreen.diagnostics.map(\.id) == ["D32"])
  }

  @Test func `14.17 D32 accepts the covered children of a stack`() {
    let pushed = lesson(given: rootWithChild) { simulation, _, all in
      let new = ViewController("b")
      all[0].addChild(new)
      all[0].transition(from: all[1], to: new, duration: 0.2) {
      } completion: { _ in
        new.didMove(toParent: all[0])
      }
      simulation.finish()
    }
    #expect(pushed.diagnostics.isEmpty)
  }

  @Test func `14.17 D32 accepts children that come back or are kept in reserve`() {
    let back = lesson(given: rootWithChild) { simulation, _, all in
      all[1].view.removeFromSuperview()
      simulation.turn()
      all[0].view.addSubview(all[1].view)
      simulation.finish()
    }
    #expect(back.diagnostics.isEmpty)
    let tabs = lesson { simulation, _, all in
      let tabs = ["one", "two", "three"].map { ViewController($0) }
      for tab in tabs {
        all[0].addChild(tab)
        tab.didMove(toParent: all[0])
      }
      all[0].view.addSubview(tabs[0].view)
      simulation.turn()
      tabs[0].view.removeFromSuperview()
      all[0].view.addSubview(tabs[1].view)
      simulation.finish()
    }
    #expect(tabs.diagnostics.isEmpty)
    let removed = lesson(given: rootWithChild) { simulation, _, all in
      all[1].detach()
      simulation.finish()
    }
    #expect(removed.diagnostics.isEmpty)
  }

  private final class Host: Puppet {
    var onLayout: () -> Void = {}
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      onLayout()
    }
  }

  private func added(_ when: (Host, @escaping () -> Void) -> Void) -> [String] {
    lesson(given: { _, _ in [] }) { _, window, _ in
      let host = Host("P")
      when(host) { if host.children.isEmpty { host.embed(ViewController("C")) } }
      window.rootViewController = host
    }.diagnostics.map(\.id)
  }

  // Rule 14.18 D33: A child added in the first layout of its parent, or in the turn that brings
  // the parent in, is reported in every era.
  // Evidence: as 14.1.
  // Also: `14.18 D33 finds a child that is added in the turn in which its parent appears`, `14.18
  // D33 accepts rows that layout adds to rows added in time`.
  @Test func `14.18 D33 finds a child that is added too late for viewWillAppear`() {
    #expect(added { $0.onLayout = $1 } == ["D33"])
    #expect(added { $0.onLoad = $1 } == [])
    #expect(added { $0.onWillAppear = $1 } == [])
    #expect(added { $0.onDidAppear = $1 } == [])
  }

  @Test func `14.18 D33 accepts rows that layout adds to rows added in time`() {
    let told = lesson(given: { _, _ in [] }) { _, window, _ in
      let host = Host("P")
      host.onLoad = { host.embed(ViewController("first")) }
      host.onLayout = { if host.children.count == 1 { host.embed(ViewController("second")) } }
      window.rootViewController = host
    }
    #expect(told.diagnostics.isEmpty)
  }

  @Test func `14.18 D33 finds a child that is added in the turn in which its parent appears`() {
    func told(after seconds: Double) -> [String] {
      lesson(profile: .ios6) { simulation, _, all in
        let sheet = ViewController("S")
        all[0].present(sheet, animated: true)
        if seconds > 0 { simulation.advance(by: seconds) }
        sheet.embed(ViewController("C"))
      }.diagnostics.map(\.message)
    }
    #expect(told(after: 0) == ["The view of C was added to S too late for viewWillAppear"])
    #expect(told(after: 0.1) == [])
  }

  /// What is found when a root is replaced that presents, or did.
  private func replaced(
    profile: Profile = .ios17, style: ModalPresentationStyle = .fullScreen, isKept: Bool = true,
    _ body: (Simulation, Window, ViewController, ViewController) -> Void
  ) -> Lesson {
    lesson(profile: profile, given: { _, _ in [] }) { simulation, window, _ in
      var root: ViewController? = ViewController("P")
      window.rootViewController = root
      let modal = ViewController("M")
      modal.modalPresentationStyle = style
      root?.present(modal, animated: false)
      simulation.turn()
      if let root { body(simulation, window, root, modal) }
      if !isKept { root = nil }
      simulation.finish()
      withExtendedLifetime(root) {}
    }
  }

  // Rule 14.26 D38: A root that is replaced while it presents leaves the presented view in the
  // window, from iOS 8 on; it is found at the end of the run.
  // Evidence: openradar 18535358; Stack Overflow 26763020; react-native-navigation#878, Sencha PR
  // 23, Swiftilities#38, UIWindowTransitions#7.
  // Also: `14.26 D38 accepts roots that are dismissed first, or come back`.
  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `14.26 D38 finds a root that is replaced while it presents`(style: ModalPresentationStyle) {
    let found = replaced(style: style) { _, window, _, _ in
      window.rootViewController = ViewController("N")
    }
    #expect(
      found.diagnostics.map(\.message) == ["The root of window was replaced while P presents M"])
    #expect(found.causes == ["0 call window.rootViewController(N)"])
    let emptied = replaced(style: style) { _, window, _, _ in window.rootViewController = nil }
    #expect(emptied.diagnostics.map(\.id) == ["D38"])
  }

  @Test func `14.26 D38 accepts roots that are dismissed first, or come back`() {
    let dismissed = replaced { _, window, root, _ in
      root.dismiss(animated: true) { window.rootViewController = ViewController("N") }
    }
    let afterwards = replaced(style: .pageSheet) { _, window, root, _ in
      window.rootViewController = ViewController("N")
      root.dismiss(animated: true)
    }
    let embedded = replaced(style: .pageSheet) { _, window, root, _ in
      let container = ViewController("N")
      container.embed(root)
      window.rootViewController = container
    }
    let back = replaced { _, window, root, _ in
      window.rootViewController = ViewController("N")
      window.rootViewController = root
    }
    let early = replaced(profile: .ios6) { _, window, _, _ in
      window.rootViewController = ViewController("N")
    }
    let free = replaced { simulation, window, root, _ in
      root.dismiss(animated: false)
      simulation.turn()
      window.rootViewController = ViewController("N")
    }
    for lesson in [dismissed, afterwards, embedded, back, early, free] {
      #expect(lesson.diagnostics.isEmpty)
    }
  }

  // Rule 14.19 D35: Begin and end by hand below a container that forwards automatically are
  // reported.
  // Evidence: XLPagerTabStrip#189.
  @Test func `14.19 D35 finds begin and end in addition to automatic forwarding`() {
    let told = lesson { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      all[0].view.addSubview(child.view)
      child.didMove(toParent: all[0])
      child.endAppearanceTransition()
    }
    #expect(told.story == "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P) D35(C)")
    #expect(
      told.causes == [
        "0 call C.beginAppearanceTransition(), 0 call C.endAppearanceTransition()"
      ])
    let byHand = lesson(given: manual) { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      all[0].view.addSubview(child.view)
      child.didMove(toParent: all[0])
      child.endAppearanceTransition()
    }
    #expect(byHand.diagnostics.isEmpty)
  }
}
