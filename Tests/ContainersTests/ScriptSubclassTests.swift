import Containers
import Samples
import Testing

/// A script's subclass or delegate of a container does what a compiled one does.
@Suite struct `A script's class in a container` {
  /// A script's class that logs what it overrides and calls `super`.
  private func loud(_ name: String, _ signatures: String...) -> ScriptObject {
    ScriptObject(
      name,
      Dictionary(
        uniqueKeysWithValues: signatures.map { signature in
          (
            signature,
            { receiver, arguments in
              let controller = receiver as? ViewController
              controller?.simulation.log(signature)
              return ScriptObject.superCall(signature, of: receiver, arguments)
            }
          )
        }))
  }

  @Test(arguments: [Profile.ios6, .ios17])
  func `can be a stack`(profile: Profile) {
    let script = loud(
      "LoudStack", "addChild(_:)", "viewWillAppear(_:)", "viewDidLoad()",
      "viewWillLayoutSubviews()", "show(_:sender:)")
    func play(_ simulation: Simulation, _ window: Window, _ stack: NavigationController) {
      window.rootViewController = stack
      simulation.turn()
      stack.pushViewController(ViewController("b"), animated: true)
      simulation.advance(by: 1)
      stack.dispatched.show(ViewController("c"), sender: nil)
      simulation.advance(by: 1)
      stack.topViewController?.dispatched.show(ViewController("d"), sender: nil)
      simulation.advance(by: 1)
      stack.popToRootViewController(animated: false)
    }
    let stories = traces(
      profile: profile,
      [
        { simulation, window in
          let stack = LoudStack(rootViewController: ViewController("a"))
          play(simulation, window, stack)
          return [stack]
        },
        { simulation, window in
          let root = ViewController("a")
          let stack = simulation.make(with: script) {
            NavigationController(rootViewController: root)
          }
          play(simulation, window, stack)
          return [stack]
        },
      ])
    #expect(stories[0] == stories[1])
    #expect(stories[0].contains("> addChild(_:)\n"))
    #expect(stories[0].contains("LoudStack#1 viewWillAppear(false)\n"))
  }

  @Test func `can be a child that containers move and call`() {
    func play(_ simulation: Simulation, _ window: Window, _ make: () -> ViewController) {
      let stack = VerticalNavigationController("stack", rootViewController: make())
      let tabs = TabBarController("tabs", viewControllers: [stack, make()])
      window.rootViewController = tabs
      simulation.turn()
      stack.push(make(), animated: true)
      simulation.advance(by: 1)
      stack.pop(animated: true)
      simulation.advance(by: 1)
      tabs.tap(1)
      simulation.log(tabs.tabBar.subviews.map { "\($0.content)" }.joined())
      let pages = PageViewController("pages")
      pages.setViewControllers([make()], animated: false)
      tabs.viewControllers = [pages]
      simulation.turn()
      pages.setViewControllers([make()], animated: true)
    }
    let script = ScriptObject(
      "Child",
      [
        "title": { _, _ in .string("Titled") },
        "willMove(toParent:)": { receiver, arguments in
          (receiver as? ViewController)?.simulation.log("moves")
          return ScriptObject.superCall("willMove(toParent:)", of: receiver, arguments)
        },
        "removeFromParent()": { receiver, arguments in
          (receiver as? ViewController)?.simulation.log("leaves")
          return ScriptObject.superCall("removeFromParent()", of: receiver, arguments)
        },
      ])
    let stories = traces([
      { simulation, window in
        play(simulation, window) { Child() }
        return []
      },
      { simulation, window in
        play(simulation, window) { simulation.make(with: script) { ViewController() } }
        return []
      },
    ])
    #expect(stories[0] == stories[1])
    #expect(stories[0].contains("Titled"))
    #expect(stories[0].contains("> leaves\n"))
  }

  @Test func `can be a delegate that vetoes a tap, and that is released`() {
    let script = ScriptObject(
      "Gate",
      [
        "tabBarController(_:shouldSelect:)": { _, arguments in
          Simulation.current.log("asked")
          let tab = arguments.last.flatMap { ViewController.unpacked($0) }
          return .bool(tab?.name != "b")
        }
      ])
    func play(_ simulation: Simulation, _ window: Window, _ tabs: TabBarController) {
      window.rootViewController = tabs
      for index in [1, 2, 0] {
        tabs.tap(index)
        simulation.turn()
      }
    }
    func makeTabs() -> TabBarController {
      TabBarController("tabs", viewControllers: ["a", "b", "c"].map { ViewController($0) })
    }
    let delegate = Catalogue.containers.member("delegate", of: "TabBarController")
    let stories = traces([
      { simulation, window in
        let tabs = makeTabs()
        var gate: Gate? = Gate()
        tabs.delegate = gate
        play(simulation, window, tabs)
        gate = nil
        play(simulation, window, tabs)
        return [tabs] + [gate].compactMap(\.self)
      },
      { simulation, window in
        let tabs = makeTabs()
        var object: ScriptInstance? = ScriptInstance(script)
        if let object {
          var receiver = Value.object(tabs)
          #expect(throws: Never.self) { try delegate?.set?(&receiver, .object(object)) }
          guard case .object(let found)? = try? delegate?.ask(receiver, []) else {
            Issue.record("The delegate cannot be read back")
            return []
          }
          let isTheSame = found === object
          #expect(isTheSame)
        }
        play(simulation, window, tabs)
        object = nil
        #expect(tabs.delegate == nil)
        play(simulation, window, tabs)
        return [tabs]
      },
    ])
    #expect(stories[0] == stories[1])
    #expect(
      stories[0].contains("0 tabs delegate.shouldSelect(b)\n0 > asked\n0 tabs viewIsAppearing"))
  }

  @Test func `can be its own stack's delegate and a data source of pages`() {
    Simulation.$current.withValue(Simulation()) {
      let script = ScriptObject(
        "Guide",
        [
          "navigationController(_:didShow:animated:)": { _, arguments in
            Simulation.current.log("\(arguments.count) arguments")
            return .void
          },
          "pageViewController(_:viewControllerAfter:)": { _, _ in ViewController("next").packed },
        ])
      let guide = Simulation.current.make(with: script) { ViewController("guide") }
      let stack = NavigationController("nav", rootViewController: guide)
      let pages = PageViewController("pages")
      for (name, owner) in [("delegate", stack), ("dataSource", pages as ViewController)] {
        var receiver = Value.object(owner)
        let type = Catalogue.containers.recipe(of: owner)?.name ?? ""
        let member = Catalogue.containers.member(name, of: type)
        #expect(throws: Never.self) { try member?.set?(&receiver, .object(guide)) }
      }
      let window = Window()
      window.rootViewController = stack
      simulation.turn()
      #expect(simulation.recording.log.filter { $0 == "3 arguments" }.count == 1)
      stack.pushViewController(ViewController("b"), animated: false)
      simulation.turn()
      #expect(simulation.recording.log.filter { $0 == "3 arguments" }.count == 2)
      #expect(
        pages.dataSource?.pageViewController(pages, viewControllerAfter: stack)?.name == "next")
      #expect(pages.dataSource?.pageViewController(pages, viewControllerBefore: stack) == nil)
    }
  }
}

private final class LoudStack: NavigationController {
  override func addChild(_ child: ViewController) {
    simulation.log("addChild(_:)")
    super.addChild(child)
  }
  override func viewDidLoad() {
    simulation.log("viewDidLoad()")
    super.viewDidLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    simulation.log("viewWillAppear(_:)")
    super.viewWillAppear(animated)
  }
  override func viewWillLayoutSubviews() {
    simulation.log("viewWillLayoutSubviews()")
    super.viewWillLayoutSubviews()
  }
  override func show(_ controller: ViewController, sender: Any?) {
    simulation.log("show(_:sender:)")
    super.show(controller, sender: sender)
  }
}

private final class Child: ViewController {
  override var title: String? {
    get { "Titled" }
    set {}
  }
  override func willMove(toParent parent: ViewController?) {
    simulation.log("moves")
    super.willMove(toParent: parent)
  }
  override func removeFromParent() {
    simulation.log("leaves")
    super.removeFromParent()
  }
}

private final class Gate: TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    Simulation.current.log("asked")
    return viewController.name != "b"
  }
}
