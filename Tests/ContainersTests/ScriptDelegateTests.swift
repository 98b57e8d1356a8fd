import Containers
import Testing

/// A script's object receives the questions and messages of a compiled delegate.
@Suite struct `A script's delegate` {
  @Test func `has one adapter per protocol, which retains nothing`() {
    let contracts = Catalogue.containers.recipes.compactMap { recipe in
      if case .contract(let adapter) = recipe.kind { (recipe, adapter) } else { nil }
    }
    #expect(contracts.count == 6)
    let script = ScriptObject("Empty", [:])
    for (recipe, adapter) in contracts {
      weak var gone: ScriptInstance?
      do {
        let object = ScriptInstance(script)
        gone = object
        let first = adapter(script, object)
        #expect(recipe.matches(first))
        let isTheSame = adapter(script, object) === first
        #expect(isTheSame)
        let isOwner = (first as? Adapter)?.owner === object
        #expect(isOwner)
        #expect(object.adapters.count == 1)
      }
      #expect(gone == nil, "\(recipe.name)'s adapter keeps its object alive")
    }
  }

  @Test func `decides about a gesture on a sheet`() {
    let log: (String) -> Void = { Simulation.current.log($0) }
    var mayGo = false
    let script = ScriptObject(
      "Guard",
      [
        "presentationControllerShouldDismiss(_:)": { _, _ in .bool(mayGo) },
        "presentationControllerWillDismiss(_:)": { _, _ in
          log("will")
          return .void
        },
        "presentationControllerDidAttemptToDismiss(_:)": { _, _ in
          log("attempt")
          return .void
        },
      ])
    let stories = traces([
      { simulation, window in
        let watch = Watch()
        let sheet = present(in: simulation, window)
        sheet.presentationController.delegate = watch
        pull(sheet) { watch.mayGo = true }
        return [sheet, watch]
      },
      { simulation, window in
        let object = ScriptInstance(script)
        let sheet = present(in: simulation, window)
        setDelegate(of: sheet.presentationController, to: object)
        pull(sheet) { mayGo = true }
        return [sheet, object]
      },
    ])
    #expect(stories[0] == stories[1])
    #expect(stories[0].contains("> attempt\n"))
    #expect(stories[0].contains("> will\n"))
    #expect(stories[0].contains("sheet delegate.didDismiss(sheet)\n"))
  }

  private func present(in simulation: Simulation, _ window: Window) -> ViewController {
    let root = ViewController("root")
    let sheet = ViewController("sheet")
    window.rootViewController = root
    simulation.turn()
    root.present(sheet, animated: true)
    simulation.advance(by: 1)
    return sheet
  }

  private func pull(_ sheet: ViewController, then allow: () -> Void) {
    sheet.interactiveDismissal.begin()
    allow()
    sheet.interactiveDismissal.begin()
    sheet.interactiveDismissal.update(0.4)
    sheet.interactiveDismissal.finish()
    sheet.simulation.advance(by: 1)
  }

  @Test(arguments: [true, false])
  func `decides about a collapsing secondary controller`(mayGo: Bool) {
    let script = ScriptObject(
      "Splitter",
      [
        "splitViewController(_:collapseSecondary:onto:)": { _, _ in .bool(mayGo) },
        "splitViewController(_:separateSecondaryFrom:)": { _, _ in
          mayGo ? ViewController("third").packed : .none
        },
      ])
    func play(_ simulation: Simulation, _ window: Window, _ delegate: (AnyObject) -> Void) {
      let stack = NavigationController("nav", rootViewController: ViewController("a"))
      let split = SplitViewController("split", viewControllers: [stack, ViewController("b")])
      delegate(split)
      window.rootViewController = split
      simulation.turn()
      split.collapse()
      simulation.turn()
      split.expand()
      simulation.turn()
    }
    let stories = traces([
      { simulation, window in
        let splitter = Splitter(mayGo)
        play(simulation, window) { ($0 as? SplitViewController)?.delegate = splitter }
        return [splitter]
      },
      { simulation, window in
        let object = ScriptInstance(script)
        play(simulation, window) { setDelegate(of: $0, to: object) }
        return [object]
      },
    ])
    #expect(stories[0] == stories[1])
    #expect(stories[0].contains("delegate.separateSecondary"))
    #expect(stories[0].contains("third viewDidAppear") == mayGo)
  }

  private func setDelegate(of owner: AnyObject, to object: AnyObject) {
    var receiver = Value.object(owner)
    let type = Catalogue.containers.recipe(of: owner)?.name ?? ""
    let member = Catalogue.containers.member("delegate", of: type)
    #expect(throws: Never.self) { try member?.set?(&receiver, .object(object)) }
  }
}

private final class Watch: PresentationControllerDelegate {
  var mayGo = false

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { mayGo }
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    Simulation.current.log("will")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) { Simulation.current.log("attempt") }
}

private final class Splitter: SplitViewControllerDelegate {
  private let mayGo: Bool

  init(_ mayGo: Bool) { self.mayGo = mayGo }

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { mayGo }
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { mayGo ? ViewController("third") : nil }
}
