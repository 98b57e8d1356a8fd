import Containers

/// The misuses of presentations and of UIKit's own containers.
extension Misuse {
  private static let old: [Profile] = [.ios5, .ios6]

  static var ofPresentations: [Misuse] {
    [
      Misuse("P1") { $0.root.present(nil, animated: true) },
      Misuse("P2") { $0.make("off").present($0.make("M"), animated: true) },
      Misuse("P3") { stage in
        stage.root.present(stage.make("M"), animated: false)
        stage.settle()
        stage.root.present(stage.make("N"), animated: true)
      },
      Misuse("P4") { stage in
        let sheet = stage.make("M")
        stage.root.present(sheet, animated: false)
        stage.settle()
        stage.root.present(sheet, animated: true)
      },
      Misuse("P5") { $0.root.present($0.child("C"), animated: true) },
      Misuse("P8") { stage in
        let page = stage.make("M")
        page.modalPresentationStyle = .custom
        page.modalTransitionStyle = .partialCurl
        stage.root.present(page, animated: true)
      },
      Misuse("P6") { stage in
        let loose = stage.make("Q")
        stage.window.addSubview(loose.view)
        stage.settle()
        loose.present(stage.make("M"), animated: false)
      },
      Misuse("P7", in: [.ios5, .ios6, .ios8]) { stage in
        stage.root.present(stage.make("M"), animated: true)
        stage.simulation.advance(by: 0.1)
        stage.root.dismiss(animated: true)
      },
    ]
  }

  static var ofContainers: [Misuse] {
    [
      Misuse("N1") { stage in
        let stack = stage.stack()
        stack.pushViewController(stack.viewControllers[0], animated: true)
      },
      Misuse("N2") { stage in
        let other = NavigationController("O", rootViewController: stage.make("b"))
        stage.stack().pushViewController(other, animated: true)
      },
      Misuse("N3") { $0.stack().pushViewController(nil, animated: true) },
      Misuse("N4") { stage in
        stage.stack().popToViewController(stage.make("x"), animated: true)
      },
      Misuse("N5") { stage in
        let x = stage.make("x")
        stage.stack().setViewControllers([x, x], animated: true)
      },
      // A push into a push: warned of when it begins and when it ends, and the controller in the
      // middle is told to end an arrival that was turned around.
      Misuse("N6", in: old, with: ["N7", "U1"]) { $0.pushTwice() },
      Misuse("N7", in: old, with: ["N6", "U1"]) { $0.pushTwice() },
      Misuse("SP1") { stage in
        stage.stack().pushViewController(SplitViewController("S"), animated: true)
      },
      Misuse("TB1") { stage in
        let tabs = stage.show(TabBarController("T", viewControllers: [stage.make("a")]))
        tabs.selectedViewController = stage.make("x")
      },
      Misuse("PG1") { stage in
        let pages = PageViewController("G")
        pages.setViewControllers([stage.make("a")], animated: false)
        stage.show(pages).setViewControllers([], animated: true)
      },
    ]
  }
}

extension MisuseStage {
  fileprivate func pushTwice() {
    let stack = stack()
    stack.pushViewController(make("b"), animated: true)
    simulation.advance(by: 0.1)
    stack.pushViewController(make("c"), animated: true)
  }
}
