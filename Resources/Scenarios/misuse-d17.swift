// Misuse: a child that reaches for its container
//
// The page knows the class of its navigation stack, and pushes there itself. In any other container
// it would do nothing.

import Containers
import Samples

class Page: ViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let stack = parent as? SKNavigationController {
            stack.pushViewController(ViewController("next"), animated: true)
        }
    }
}

window.rootViewController = SKNavigationController("stack", rootViewController: Page("page"))
simulation.finishAnimations()
