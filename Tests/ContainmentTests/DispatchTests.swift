import Containment
import Testing

/// A script's class does what the same class would do if it were compiled.
@Suite struct `A script's class` {
  /// The whole recordings of a program, once with each way of making its controllers.
  private func traces(
    profile: Profile, compiled: @escaping (String?) -> ViewController, script: ScriptClass,
    _ program: (Simulation, Window, (String?) -> ViewController) -> Void
  ) -> (compiled: String, script: String) {
    let ways: [(String?) -> ViewController] = [
      compiled,
      { name in Simulation.current.make(with: script) { ViewController(name) } },
    ]
    let traces = ways.map { make in
      let simulation = Simulation(profile: profile)
      return Simulation.$current.withValue(simulation) {
        let window = Window(size: CGSize(width: 390, height: 844))
        program(simulation, window, make)
        simulation.finishAnimations()
        let recording = simulation.recording
        let classes = recording.latest.controllers.values.map(\.className).sorted()
        return withExtendedLifetime(window) {
          recording.traceText(all: true) + classes.joined(separator: " ")
        }
      }
    }
    return (traces[0], traces[1])
  }

  /// Adds, shows, exchanges, removes and takes over children, turns and resizes.
  private static func everything(
    _ simulation: Simulation, _ window: Window, _ make: (String?) -> ViewController
  ) {
    let root = make("root")
    let (a, b, other) = (make("a"), make(nil), make(nil))
    window.rootViewController = root
    simulation.turn()
    root.dispatched.addChild(a)
    root.view.addSubview(a.view)
    a.dispatched.didMove(toParent: root)
    simulation.turn()
    a.preferredContentSize = CGSize(width: 10, height: 10)
    a.view.setNeedsUpdateConstraints()
    window.rotate(to: .landscapeLeft)
    simulation.advance(by: 1)
    window.resize(to: CGSize(width: 1024, height: 768))
    root.dispatched.addChild(b)
    a.dispatched.willMove(toParent: nil)
    root.transition(from: a, to: b, duration: 0.2) {
    } completion: { _ in
      b.dispatched.didMove(toParent: root)
      a.dispatched.removeFromParent()
    }
    simulation.advance(by: 1)
    simulation.sendMemoryWarning()
    b.view.removeFromSuperview()
    simulation.turn()
    root.dispatched.addChild(other)
    other.dispatched.addChild(b)
    b.dispatched.show(a, sender: nil)
    simulation.advance(by: 1)
    simulation.sendMemoryWarning()
    a.dismiss(animated: true)
    b.dispatched.showDetailViewController(make("detail"), sender: nil)
  }

  @Test(arguments: Profile.allCases)
  func `that always calls super has the trace of the compiled class`(profile: Profile) {
    let (compiled, script) = traces(
      profile: profile, compiled: { Echo($0) }, script: .echo, Self.everything)
    #expect(compiled == script)
    #expect(compiled.contains("> viewDidLoad\n"))
    #expect(compiled.contains("Echo#2 "))
    #expect(!compiled.contains("? D14"))
  }

  @Test(arguments: Profile.allCases)
  func `that never calls super misses what the compiled class misses`(profile: Profile) {
    let silent = ScriptClass(
      "Silent",
      Dictionary(
        uniqueKeysWithValues: [
          "viewWillAppear(_:)", "viewDidAppear(_:)", "didMove(toParent:)", "willMove(toParent:)",
          "viewWillTransition(to:with:)", "removeFromParent()", "viewDidLoad()",
          "willRotate(to:duration:)", "didReceiveMemoryWarning()",
        ].map { signature in (signature, { _, _ in .void }) }))
    let (compiled, script) = traces(
      profile: profile, compiled: { Silent($0) }, script: silent, Self.everything)
    #expect(compiled == script)
    #expect(compiled.contains("? D14 root Silent overrides viewWillAppear"))
  }

  @Test(arguments: Profile.allCases)
  func `returns what the compiled class returns`(profile: Profile) {
    let stubborn = ScriptClass(
      "Stubborn",
      [
        "shouldAutomaticallyForwardAppearanceMethods": { _, _ in .bool(false) },
        "shouldAutomaticallyForwardRotationMethods": { _, _ in .bool(false) },
        "shouldAutorotate": { _, _ in .bool(false) },
        "supportedInterfaceOrientations": { _, _ in InterfaceOrientationMask.portrait.packed },
        "shouldAutorotateToInterfaceOrientation(_:)": { _, _ in .bool(true) },
        "size(forChildContentContainer:withParentContainerSize:)": { _, _ in
          CGSize(width: 7, height: 7).packed
        },
        "loadView()": { receiver, _ in
          (receiver as? ViewController)?.view = View(
            "own", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
          return .void
        },
      ])
    let (compiled, script) = traces(
      profile: profile, compiled: { Stubborn($0) }, script: stubborn, Self.everything)
    // Only a script's override of shouldAutorotate can be found without asking it.
    let found = script.split(separator: "\n").filter { $0.contains(" ? D36 ") }
    #expect(found.isEmpty == profile.asksShouldAutorotate)
    let said = script.split(separator: "\n").filter { !found.contains($0) }
    #expect(compiled.split(separator: "\n") == said)
  }

  @Test func `of views places its subviews`() {
    let script = ScriptClass(
      "Row",
      [
        "layoutSubviews()": { receiver, _ in
          (receiver as? View)?.simulation.log("row")
          return ScriptClass.superCall("layoutSubviews()", of: receiver, [])
        },
        "intrinsicContentSize": { _, _ in CGSize(width: 11, height: 12).packed },
      ])
    let ways: [() -> View] = [
      { Row() }, { Simulation.current.make(with: script) { View() } },
    ]
    let traces = ways.map { make in
      simulated { simulation, window in
        let stack = StackView("stack")
        let row = make()
        stack.addArrangedSubview(row)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        window.addSubview(stack)
        simulation.turn()
        simulation.log("\(row) \(row.frame)")
      }.traceText(all: true)
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0].contains("> row\n"))
    #expect(traces[0].contains("> Row#1 "))
  }

  @Test func `applies only to the first object of its base class`() {
    _ = simulated { simulation, _ in
      let script = ScriptClass("Mine", [:])
      let stack = simulation.make(with: script) {
        let inner = View("inner")
        let made = StackView(nil, arrangedSubviews: [inner])
        #expect(inner.behaviour == nil)
        return made
      }
      #expect(stack.behaviour === script)
      #expect(stack.name == "Mine#1")
      #expect(View().behaviour == nil)
      let second = Catalogue.containment.initializers(of: "ViewController").first
      let value = simulation.make(with: script) { try? second?.ask(.void, [.none]) }
      guard case .object(let object) = value else { return #expect(Bool(false)) }
      #expect((object as? ViewController)?.name == "Mine#2")
    }
  }

  @Test func `that is stopped by a refused call records no more`() {
    let recording = simulated { simulation, window in
      simulation.stopsAtRefusals = true
      let root = ViewController("root")
      window.rootViewController = root
      root.addChild(root)
      #expect(simulation.isStopped)
      simulation.log("never")
      root.addChild(ViewController("never"))
    }
    #expect(
      recording.traceText(all: true).split(separator: "\n").last?.hasPrefix("0 ! C1 ") == true)
    #expect(recording.diagnostics.count == 1)
  }
}

private final class Silent: ViewController {
  override func viewWillAppear(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func didMove(toParent parent: ViewController?) {}
  override func willMove(toParent parent: ViewController?) {}
  override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {}
  override func removeFromParent() {}
  override func viewDidLoad() {}
  override func willRotate(to orientation: InterfaceOrientation, duration: Double) {}
  override func didReceiveMemoryWarning() {}
}

private final class Stubborn: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override var shouldAutomaticallyForwardRotationMethods: Bool { false }
  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
  override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool { true }
  override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
  ) -> CGSize { CGSize(width: 7, height: 7) }
  override func loadView() {
    view = View("own", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

private final class Row: View {
  override func layoutSubviews() {
    simulation.log("row")
    super.layoutSubviews()
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 11, height: 12) }
}
