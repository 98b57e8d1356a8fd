// Misuse: an override that does not call super
//
// UIKit's own work in the superclass is skipped.

import Containers

class Silent: ViewController {
    override func viewWillAppear(_ animated: Bool) {
        print("nobody else hears of this")
    }
}

window.rootViewController = Silent("silent")
simulation.turn()
