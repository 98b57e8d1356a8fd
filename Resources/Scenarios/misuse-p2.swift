// Misuse: presenting in viewDidLoad
//
// In viewDidLoad the view is not in the window yet, so there is nothing to present from.

import Containers

class Eager: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        present(ViewController("modal"), animated: true)
    }
}

window.rootViewController = Eager("eager")
simulation.turn()
