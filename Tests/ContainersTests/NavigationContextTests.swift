import Containers
import Testing

/// What controllers in a stack find above them, and what the stack leaves to them.
@Suite struct `A navigation controller's top` {
  private func stage() -> StockStage<NavigationController> {
    StockStage { NavigationController("N", rootViewController: ViewController("a")) }
  }

  // Rule 14.22: A popped controller finds its stack by `navigationController` until it has
  // disappeared, though it is no longer among its `viewControllers`.
  // Evidence: code of a decade that looks there in `viewWillDisappear` (Stack Overflow 1816614,
  // 1214965).
  @Test func `14.22 has its navigation controller until it has disappeared`() {
    final class Asking: ViewController {
      private(set) var answers: [String] = []
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        answers.append(answer)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        answers.append(answer)
      }
      private var answer: String {
        guard let stack = (children.first ?? self).navigationController else { return "none" }
        return "\(stack.name) with \(stack.viewControllers.names)"
      }
    }
    for animated in [false, true] {
      let stage = stage()
      var asking: Asking?
      stage.call {
        let made = Asking("b")
        made.addChild(ViewController("c"))
        asking = made
      }
      stage.settle { stage.root.pushViewController(asking, animated: false) }
      stage.settle { stage.root.popViewController(animated: animated) }
      #expect(asking?.answers == ["N with a", "none"])
    }
  }

  @Test func `14.23 controls the status bar's visibility, the stack its style`() {
    final class Bright: ViewController {
      override var preferredStatusBarStyle: StatusBar.Style { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let stage = stage()
    stage.settle { stage.root.pushViewController(Bright("b"), animated: false) }
    #expect(stage.window.statusBar.isHidden)
    #expect(stage.window.statusBar.style == .default)
  }

  // Rule 14.24: A stack defines the presentation context from the start.
  // Evidence: documentation of `definesPresentationContext`.
  @Test func `14.24 the stack is a presentation context`() {
    let stage = stage()
    let sheet = stage.make("s")
    sheet.modalPresentationStyle = .overCurrentContext
    stage.settle { stage.root.topViewController?.present(sheet, animated: false) }
    #expect(sheet.presentingViewController === stage.root)
    #expect(stage.root.definesPresentationContext)
  }

  // Rule 2.9 containers: The nearest stack, tab bar or split view above, excluding the receiver;
  // presenters are not followed.
  // Also: `2.9 a controller presented over a stack has no navigation controller`.
  @Test func `2.9 has the nearest stack as its navigation controller, the stack itself has none`() {
    let stage = stage()
    let child = stage.make("child")
    stage.settle { stage.root.children[0].addChild(child) }
    #expect(child.navigationController === stage.root)
    #expect(stage.root.navigationController == nil)
    #expect(child.tabBarController == nil && child.splitViewController == nil)
  }
}
