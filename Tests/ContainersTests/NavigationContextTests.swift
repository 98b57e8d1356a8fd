import Containers
import Testing

/// What controllers in a stack find above them, and what the stack leaves to them.
@Suite struct `A navigation controller and its top` {
  private func stage() -> StockStage<NavigationController> {
    StockStage { NavigationController("N", rootViewController: ViewController("a")) }
  }

  @Test func `14.22 the popped one finds its stack until it has disappeared`() {
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

  @Test func `14.23 the top says whether there is a status bar, the stack which colour it has`() {
    final class Bright: ViewController {
      override var preferredStatusBarStyle: StatusBar.Style { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let stage = stage()
    stage.settle { stage.root.pushViewController(Bright("b"), animated: false) }
    #expect(stage.window.statusBar.isHidden)
    #expect(stage.window.statusBar.style == .default)
  }

  @Test func `14.24 a stack is a presentation context`() {
    let stage = stage()
    let sheet = stage.make("s")
    sheet.modalPresentationStyle = .overCurrentContext
    stage.settle { stage.root.topViewController?.present(sheet, animated: false) }
    #expect(sheet.presentingViewController === stage.root)
    #expect(stage.root.definesPresentationContext)
  }
}
